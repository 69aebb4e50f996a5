// The schema of a journal in SQLite. It has a version (PRAGMA user_version), and the file has a mark (PRAGMA
// application_id). So we never write to the database of a newer version or of another program. Parts of the journal
// with tables of their own declare them themselves.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <optional>

namespace dahut {

// Creates the tables of a new database and upgrades those of an older version. Throws StoreError (corrupt) for the
// database of another program or of a newer version, and SQLite::Exception.
void bring_up_to_date(SQLite::Database& database);
// The number of the schema if it is one of a former version.
[[nodiscard]] std::optional<int> former_schema(SQLite::Database& database);
// Commits a page that stays as it is, which shows whether anything can be stored. Throws SQLite::Exception.
void store_version_again(SQLite::Database& database);
// Throws StoreError (corrupt) unless this is the database of this Dahut or of an older one.
void refuse_foreign(SQLite::Database& database);

} // namespace dahut
