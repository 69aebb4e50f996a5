// How many entries have been moved to where those of a table stand together, several to a row.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>

namespace dahut::test {

[[nodiscard]] inline std::int64_t moved_entries(SQLite::Database& database)
{
    constexpr const char* lines = "SELECT total(length(entry) - length(replace(entry, char(10), ''))) FROM entries";
    return database.execAndGet(lines).getInt64();
}

} // namespace dahut::test
