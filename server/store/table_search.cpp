#include "server/store/table_search.hpp"

#include "server/store/packed_entries.hpp"
#include "server/store/sqlite_packing.hpp"
#include "server/store/sqlite_reading.hpp"
#include "server/store/sqlite_statements.hpp"

#include <algorithm>
#include <charconv>

namespace dahut {

namespace {

// A table that is gone has no facts.
constexpr const char* with_facts = "SELECT id, stage, summary FROM tables WHERE stage = ? AND summary IS NOT NULL"
                                   " ORDER BY sequence DESC";
constexpr const char* by_id = "SELECT id, stage, summary FROM tables WHERE id = ? AND summary IS NOT NULL";

// The row of a table that was moved or packed holds the moment of its last entry, and of its first one at its
// beginning.
constexpr const char* first_moved = "SELECT at_ms, substr(entry, 1, 30) FROM entries WHERE table_id = ?"
                                    " ORDER BY number LIMIT 1";
constexpr const char* all_moved = "SELECT coalesce(max(number), 0), coalesce(max(at_ms), 0),"
                                  " coalesce(sum(length(CAST(entry AS BLOB))), 0) FROM entries WHERE table_id = ?";
// What has just been moved may stand in both places.
constexpr const char* all_recent = "SELECT coalesce(max(number), 0), coalesce(max(at_ms), 0), coalesce(min(at_ms), 0),"
                                   " coalesce(sum(length(CAST(entry AS BLOB))), 0) FROM recent"
                                   " WHERE table_id = ? AND number > ?";

template <typename Work>
auto read_from(const std::filesystem::path& file, Work&& work)
{
    return reading([&] {
        SQLite::Database database = opened_to_read(file);
        // What is read belongs together, whatever is stored meanwhile.
        const SQLite::Transaction snapshot(database);
        return work(database);
    });
}

// A row of an old version holds one entry, a JSON object, and its moment beside it.
std::int64_t first_moment(std::int64_t at_ms, const std::string& beginning)
{
    std::int64_t first_ms = at_ms;
    std::from_chars(beginning.data(), beginning.data() + beginning.size(), first_ms);
    return first_ms;
}

void measure(SQLite::Database& database, TableFound& table)
{
    SQLite::Statement first(database, first_moved);
    first.bind(1, table.id);
    const bool is_moved = first.executeStep();
    SQLite::Statement moved(database, all_moved);
    moved.bind(1, table.id);
    moved.executeStep();
    SQLite::Statement recent(database, all_recent);
    recent.bind(1, table.id);
    recent.bind(2, moved.getColumn(0).getInt64());
    recent.executeStep();
    table.entries = std::max(moved.getColumn(0).getInt64(), recent.getColumn(0).getInt64());
    table.last_ms = std::max(moved.getColumn(1).getInt64(), recent.getColumn(1).getInt64());
    table.first_ms = is_moved ? first_moment(first.getColumn(0).getInt64(), first.getColumn(1).getString())
                              : recent.getColumn(2).getInt64();
    table.bytes = moved.getColumn(2).getInt64() + recent.getColumn(3).getInt64();
    // A database of an old version has no place for them.
    if (is_moved && is_mark_of_packed(first.getColumn(1).getString())) {
        table.bytes += sqlite_packing::packed_bytes(database, table.id);
    }
}

TableFound table_in(SQLite::Statement& row)
{
    TableFound table;
    table.id = row.getColumn(0).getString();
    table.stage = static_cast<TableStage>(row.getColumn(1).getInt());
    table.summary = row.getColumn(2).getString();
    return table;
}

void take(SQLite::Statement& rows, const TableSearch& search, TablesFound& found)
{
    while (rows.executeStep()) {
        TableFound table = table_in(rows);
        if (!search.wanted(table.summary)) {
            continue;
        }
        if (found.tables.size() == search.most) {
            found.are_more = true;
            return;
        }
        found.tables.push_back(std::move(table));
    }
}

void look(SQLite::Database& database, const TableSearch& search, TablesFound& found)
{
    if (search.id) {
        SQLite::Statement rows(database, by_id);
        rows.bind(1, *search.id);
        take(rows, search, found);
        return;
    }
    for (const TableStage stage : search.stages) {
        SQLite::Statement rows(database, with_facts);
        rows.bind(1, static_cast<int>(stage));
        take(rows, search, found);
    }
}

} // namespace

TablesFound tables_in(const std::filesystem::path& database, const TableSearch& search)
{
    return read_from(database, [&](SQLite::Database& opened) {
        TablesFound found;
        look(opened, search, found);
        for (TableFound& table : found.tables) {
            measure(opened, table);
        }
        return found;
    });
}

std::optional<std::string> table_of_key(const std::filesystem::path& database, const std::string& key)
{
    return read_from(database, [&](SQLite::Database& opened) {
        const std::vector<std::string> tables = texts_of(opened, "SELECT table_id FROM keys WHERE hash = ?", key);
        return tables.empty() ? std::nullopt : std::optional(tables.front());
    });
}

} // namespace dahut
