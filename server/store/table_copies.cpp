#include "server/store/table_copies.hpp"

#include "server/limits.hpp"
#include "server/store/entry_lines.hpp"
#include "server/store/sqlite_schema.hpp"
#include "server/store/sqlite_statements.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

namespace dahut {

namespace {

constexpr const char* row_of_copy = "SELECT stage, listed, summary FROM tables WHERE id = ? AND summary IS NOT NULL"
                                    " AND stage < 4";
constexpr const char* moved_of_copy = "SELECT number, at_ms, entry FROM entries WHERE table_id = ? ORDER BY number";
// What has just been moved may stand in both places.
constexpr const char* recent_of_copy = "SELECT at_ms, entry FROM recent WHERE table_id = ? AND number > ?"
                                       " ORDER BY number";

// Turns the library's exceptions into StoreError.
template <typename Work>
auto copying(Work&& work)
{
    try {
        return work();
    } catch (const SQLite::Exception& error) {
        throw StoreError(StoreFault::failed, error.what());
    }
}

std::unique_ptr<SQLite::Database> opened_to_copy(const std::filesystem::path& file)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error)) {
        throw StoreError(StoreFault::failed, "there is no such file");
    }
    auto database = std::make_unique<SQLite::Database>(file.string(), SQLite::OPEN_READONLY,
                                                       static_cast<int>(limits::database_waiting_time.count()));
    refuse_foreign(*database);
    return database;
}

std::vector<Entry> entries_of(SQLite::Database& database, const std::string& id)
{
    std::vector<Entry> entries;
    std::int64_t last = 0;
    SQLite::Statement moved(database, moved_of_copy);
    moved.bind(1, id);
    while (moved.executeStep()) {
        last = moved.getColumn(0).getInt64();
        take_row(moved.getColumn(1).getInt64(), moved.getColumn(2).getString(), entries);
    }
    SQLite::Statement recent(database, recent_of_copy);
    recent.bind(1, id);
    recent.bind(2, last);
    while (recent.executeStep()) {
        entries.push_back({recent.getColumn(0).getInt64(), recent.getColumn(1).getString()});
    }
    return entries;
}

} // namespace

TableCopies::TableCopies(const std::filesystem::path& database)
    : database_(copying([&] { return opened_to_copy(database); }))
{}

TableCopies::~TableCopies() = default;

std::vector<std::string> TableCopies::ids()
{
    return copying([this] {
        return texts_of(*database_, "SELECT id FROM tables WHERE summary IS NOT NULL AND stage < 4 ORDER BY sequence");
    });
}

std::optional<TableCopy> TableCopies::copy(const std::string& id)
{
    return copying([&]() -> std::optional<TableCopy> {
        const SQLite::Transaction snapshot(*database_);
        SQLite::Statement row(*database_, row_of_copy);
        row.bind(1, id);
        if (!row.executeStep()) {
            return std::nullopt;
        }
        TableCopy copy{id, {}, {}, {}};
        copy.row = {static_cast<TableStage>(row.getColumn(0).getInt()), row.getColumn(1).getInt() != 0,
                    row.getColumn(2).getString()};
        copy.keys = texts_of(*database_, "SELECT hash FROM keys WHERE table_id = ? ORDER BY hash", id);
        copy.entries = entries_of(*database_, id);
        return copy;
    });
}

} // namespace dahut
