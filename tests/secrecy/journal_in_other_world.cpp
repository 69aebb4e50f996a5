#include "tests/secrecy/journal_in_other_world.hpp"

#include "tests/secrecy/other_world.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace dahut {

namespace {

// What a row of the journal holds, with the digests of the other world. A row may hold many entries.
std::string in_other_world(std::string entries)
{
    constexpr std::string_view key = R"("digest":")";
    constexpr std::size_t digits = 64;
    for (std::size_t found = entries.find(key); found != std::string::npos; found = entries.find(key, found)) {
        found += key.size();
        entries.replace(found, digits, other_digest(entries.substr(found, digits)));
    }
    return entries;
}

// The journal has only one table, so its rows are told apart by their numbers.
void move_rows(SQLite::Database& journal, const std::string& where)
{
    std::map<std::int64_t, std::string> rows;
    for (SQLite::Statement all(journal, "SELECT number, entry FROM " + where); all.executeStep();) {
        rows[all.getColumn(0).getInt64()] = in_other_world(all.getColumn(1).getString());
    }
    for (const auto& [row, entries] : rows) {
        SQLite::Statement one(journal, "UPDATE " + where + " SET entry = ? WHERE number = ?");
        one.bind(1, entries);
        one.bind(2, row);
        one.exec();
    }
}

} // namespace

void move_to_other_world(const std::filesystem::path& database)
{
    SQLite::Database journal(database.string(), SQLite::OPEN_READWRITE);
    SQLite::Transaction together(journal);
    move_rows(journal, "entries");
    move_rows(journal, "recent");
    together.commit();
}

} // namespace dahut
