// Which database a write-ahead log belongs to. SQLite applies any log that lies beside a database under its name, also
// to a copy that somebody has put there. So the database has an id and a number for its log, both in one row. The
// number rises with the first entry of each log. A log that begins where the database ends has the next number, and a
// log whose beginning has been carried over into the database already has the same.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

namespace dahut::sqlite_identity {

// Works with databases of any version: older programs ignore this table.
inline constexpr const char* schema = R"(
    CREATE TABLE IF NOT EXISTS identity (
        id TEXT NOT NULL,
        log INTEGER NOT NULL,
        in_use INTEGER NOT NULL
    ) STRICT;
    INSERT INTO identity (id, log, in_use)
        SELECT lower(hex(randomblob(16))), 0, 0 WHERE NOT EXISTS (SELECT 1 FROM identity);
)";

// Call this while nobody has the database open. Throws StoreError (corrupt) if the log beside it belongs to another
// database, or to another time of this one.
void refuse_wrong_log(const std::filesystem::path& database);
// Whether a server had this file open when it was copied or when the server died, and its log does not lie beside it.
// Somebody else may have carried that log over since.
[[nodiscard]] bool misses_log(const std::filesystem::path& database);

// The log has been carried over as a whole, and the next one begins with this. Throws SQLite::Exception.
void begin_log(SQLite::Database& database);
// The server ends in order.
void end_use(SQLite::Database& database);
// From now on this is another database than the one it was copied from.
void become_another(SQLite::Database& database);

} // namespace dahut::sqlite_identity
