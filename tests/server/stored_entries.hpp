// How many entries of a SQLite database have been moved to where those of a table stand together, several to a row.
#pragma once

#include "tests/support/additions.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <string>

namespace dahut::test {

// Of the rows that are like this.
[[nodiscard]] inline std::int64_t moved_entries(SQLite::Database& database, const std::string& where = "true")
{
    const std::string lines = "SELECT total(length(entry) - length(replace(entry, char(10), ''))) FROM entries WHERE ";
    return database.execAndGet(lines + where).getInt64();
}

[[nodiscard]] inline std::int64_t recent_entries(SQLite::Database& database)
{
    return database.execAndGet("SELECT count(*) FROM recent").getInt64();
}

} // namespace dahut::test
