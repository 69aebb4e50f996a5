#include "server/store/table_copies.hpp"

#include "server/store/sqlite_packing.hpp"
#include "server/store/sqlite_reading.hpp"
#include "server/store/sqlite_statements.hpp"

namespace dahut {

namespace {

constexpr const char* row_of_copy = "SELECT stage, listed, summary FROM tables WHERE id = ? AND summary IS NOT NULL"
                                    " AND stage < 4";
constexpr const char* moved_of_copy = "SELECT at_ms, entry, number FROM entries WHERE table_id = ? ORDER BY number";
// What has just been moved may stand in both places.
constexpr const char* recent_of_copy = "SELECT at_ms, entry FROM recent WHERE table_id = ? AND number > ?"
                                       " ORDER BY number";

} // namespace

std::vector<Entry> stored_entries(SQLite::Database& database, const std::string& id)
{
    std::vector<Entry> entries;
    std::int64_t last = 0;
    SQLite::Statement moved(database, moved_of_copy);
    moved.bind(1, id);
    while (moved.executeStep()) {
        last = moved.getColumn(2).getInt64();
        sqlite_packing::take_row(database, id, moved, entries);
    }
    SQLite::Statement recent(database, recent_of_copy);
    recent.bind(1, id);
    recent.bind(2, last);
    while (recent.executeStep()) {
        entries.push_back({recent.getColumn(0).getInt64(), recent.getColumn(1).getString()});
    }
    return entries;
}

TableCopies::TableCopies(const std::filesystem::path& database)
    : database_(reading([&] { return opened_to_read(database); }))
{}

std::vector<std::string> TableCopies::ids()
{
    return reading([this] {
        return texts_of(database_, "SELECT id FROM tables WHERE summary IS NOT NULL AND stage < 4 ORDER BY sequence");
    });
}

std::optional<TableCopy> TableCopies::copy(const std::string& id)
{
    return reading([&]() -> std::optional<TableCopy> {
        const SQLite::Transaction snapshot(database_);
        SQLite::Statement row(database_, row_of_copy);
        row.bind(1, id);
        if (!row.executeStep()) {
            return std::nullopt;
        }
        TableCopy copy{id, {}, {}, {}};
        copy.row = {static_cast<TableStage>(row.getColumn(0).getInt()), row.getColumn(1).getInt() != 0,
                    row.getColumn(2).getString()};
        copy.keys = texts_of(database_, "SELECT hash FROM keys WHERE table_id = ? ORDER BY hash", id);
        copy.entries = stored_entries(database_, id);
        return copy;
    });
}

} // namespace dahut
