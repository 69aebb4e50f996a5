// The schema of a journal in SQLite. It has a version (PRAGMA user_version) and the file a mark (PRAGMA
// application_id), so that neither a newer Dahut's database nor somebody else's is written to. What the parts of a
// journal keep in tables of their own, they describe themselves.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

namespace dahut {

// Makes the tables of a new database, and those of a former Dahut into what they are now. Throws StoreError (corrupt)
// if it is somebody else's or a newer Dahut's, and SQLite::Exception.
void bring_up_to_date(SQLite::Database& database);

} // namespace dahut
