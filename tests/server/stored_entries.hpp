// Entries as the tests of the store add them, and how many of a database's have been moved to where those of a table
// stand together, several to a row.
#pragma once

#include "server/store/journal.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <string>
#include <vector>

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

[[nodiscard]] inline Addition entries(const std::string& table, std::int64_t expected,
                                      const std::vector<std::string>& texts)
{
    Addition addition{table, expected, {}, {}, std::nullopt};
    for (const std::string& text : texts) {
        addition.entries.push_back({1000 + expected, text});
    }
    return addition;
}

// Of a table's entries from this number on, up to another.
[[nodiscard]] inline std::vector<std::string> texts_between(const std::string& table, std::int64_t first,
                                                            std::int64_t end)
{
    std::vector<std::string> texts;
    for (std::int64_t number = first; number < end; ++number) {
        texts.push_back(table + std::to_string(number));
    }
    return texts;
}

[[nodiscard]] inline std::vector<std::string> ten_texts(const std::string& table, std::int64_t first)
{
    return texts_between(table, first, first + 10);
}

} // namespace dahut::test
