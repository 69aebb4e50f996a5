#include "server/store/sqlite_packing.hpp"

#include "server/store/entry_lines.hpp"
#include "server/store/packed_entries.hpp"
#include "server/store/sqlite_entries.hpp"
#include "server/store/sqlite_statements.hpp"

namespace dahut::sqlite_packing {

namespace {

constexpr const char* packing_schema = R"(
    ALTER TABLE replays ADD COLUMN entries BLOB;
    ALTER TABLE finished_tables ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX finished_to_pack ON finished_tables (place) WHERE packed = 0;
)";

constexpr const char* packed_of = "SELECT entries FROM replays WHERE table_id = ? AND entries IS NOT NULL";

bool knows_packing(SQLite::Database& database)
{
    return database.execAndGet("SELECT count(*) FROM pragma_table_info('replays') WHERE name = 'entries'").getInt() > 0;
}

void bind_bytes(SQLite::Statement& statement, int index, const std::string& bytes)
{
    statement.bind(index, bytes.data(), static_cast<int>(bytes.size()));
}

// A table of which no replay was kept has an empty one.
void put(SQLite::Database& database, const std::string& table, const std::string& entries)
{
    SQLite::Statement putting(database, "INSERT INTO replays (table_id, replay, entries) VALUES (?, x'', ?)"
                                        " ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries");
    putting.bind(1, table);
    bind_bytes(putting, 2, entries);
    putting.exec();
}

std::optional<std::string> bytes_of(SQLite::Database& database, const std::string& table)
{
    SQLite::Statement query(database, packed_of);
    query.bind(1, table);
    return query.executeStep() ? std::optional(query.getColumn(0).getString()) : std::nullopt;
}

void put_replay(SQLite::Database& database, const std::string& table, const std::string& replay)
{
    SQLite::Statement putting(database, "UPDATE replays SET replay = ?2 WHERE table_id = ?1 AND length(replay) > 0");
    putting.bind(1, table);
    bind_bytes(putting, 2, replay);
    putting.exec();
}

} // namespace

void bring_up_to_date(SQLite::Database& database)
{
    if (knows_packing(database)) {
        return;
    }
    SQLite::Transaction transaction(database);
    database.exec(packing_schema);
    transaction.commit();
}

void pack_anew(SQLite::Database& database)
{
    if (knows_packing(database)) {
        database.exec("UPDATE finished_tables SET packed = 0");
    }
}

std::vector<std::string> to_pack(SQLite::Database& database, int most)
{
    return texts_of(database,
                    "SELECT table_id FROM finished_tables WHERE packed = 0 AND replay_sought = 1"
                    " ORDER BY place LIMIT ?",
                    most);
}

// A table may have gone meanwhile. Its bytes are measured again.
void pack(SQLite::Database& database, SqliteEntries& entries, const PackedTable& packed)
{
    const std::string& table = packed.table;
    if (entries.read_within(table) != packed.former) {
        return;
    }
    const int found =
        execute(database, "UPDATE finished_tables SET packed = 1, bytes = NULL WHERE table_id = ?", table);
    if (found > 0 && packed.replay) {
        put_replay(database, table, *packed.replay);
    }
    if (found > 0 && packed.entries && !packed.former.empty()) {
        const std::int64_t number = entries.last_number(table);
        entries.remove(table);
        execute(database, "INSERT INTO entries (table_id, number, at_ms, entry) VALUES (?, ?, ?, ?)", table, number,
                packed.former.back().at_ms, mark_of_packed(packed.former.front().at_ms));
        put(database, table, *packed.entries);
    }
}

void take_row(SQLite::Database& database, const std::string& table, SQLite::Statement& row, std::vector<Entry>& entries)
{
    const SQLite::Column column = row.getColumn(1);
    const std::string_view text(column.getText(), static_cast<std::size_t>(column.getBytes()));
    const std::int64_t at_ms = row.getColumn(0).getInt64();
    if (!is_mark_of_packed(text)) {
        dahut::take_row(at_ms, text, entries);
        return;
    }
    std::vector<Entry> behind = behind_mark(at_ms, text, bytes_of(database, table));
    entries.insert(entries.end(), std::make_move_iterator(behind.begin()), std::make_move_iterator(behind.end()));
}

std::int64_t packed_bytes(SQLite::Database& database, const std::string& table)
{
    const std::optional<std::string> bytes = bytes_of(database, table);
    return bytes ? static_cast<std::int64_t>(bytes->size()) : 0;
}

void replace(SQLite::Database& database, const Forgotten& forgotten)
{
    const std::optional<std::string> bytes = bytes_of(database, forgotten.table);
    if (!bytes) {
        return;
    }
    if (const std::optional<std::string> others = with_replacements(*bytes, forgotten.entries)) {
        put(database, forgotten.table, *others);
    }
}

} // namespace dahut::sqlite_packing
