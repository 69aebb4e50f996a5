// Where a SQLite journal keeps its entries. SQLite writes whole pages, however little of them has changed. So new
// entries of all tables go one after the other into `recent`: a commit then changes a page or two, not one page per
// table. After a few thousand, a move brings them to `entries`, where a table's entries stand together: the move writes
// one row per table, with a line for each entry. It proceeds a few tables at a time, so that nobody waits long. During
// a move, and after one that was cut off, an entry may stand in both. Everything here throws SQLite::Exception.
#pragma once

#include "server/store/journal.hpp"
#include "server/store/sqlite_flushing.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <optional>
#include <unordered_map>

namespace dahut {

// The statement, reset for its next use whatever happened in the last one.
[[nodiscard]] SQLite::Statement& fresh(SQLite::Statement& statement);

class SqliteEntries {
public:
    static constexpr const char* schema = R"(
        CREATE TABLE recent (
            place INTEGER PRIMARY KEY,
            table_id TEXT NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            at_ms INTEGER NOT NULL,
            entry TEXT NOT NULL
        ) STRICT;
    )";

    // Requires that the database has its schema.
    SqliteEntries(SQLite::Database& database, SqliteFlushing& flushing);

    // Call this first in every transaction that reads or changes entries: another process may have changed some.
    void look_for_others();
    // How many entries the table has.
    [[nodiscard]] std::int64_t last_number(const std::string& table);
    // `number` must be the table's next number.
    void add(const std::string& table, std::int64_t number, const Entry& entry);
    // Removes all entries of this table.
    void remove(const std::string& table);
    // Call this after a transaction that failed and so added nothing.
    void forget();
    // Moves a part of `recent` if it has become long: more, the more entries were added since the last call. Call it
    // outside any transaction.
    void tidy();
    // In order.
    [[nodiscard]] std::vector<Entry> read(const std::string& table);
    // The same within a transaction.
    [[nodiscard]] std::vector<Entry> read_within(const std::string& table);

private:
    // The entries of a table that are in `recent` but not in `entries`.
    struct Recent {
        // The table's number of entries, these included.
        std::int64_t last_number = 0;
        std::int64_t last_ms = 0;
        // One line per entry.
        std::string lines;
    };
    using RecentOfTables = std::unordered_map<std::string, Recent>;

    void note(const std::string& table, std::int64_t number, const Entry& entry);
    static void take(const RecentOfTables& recent, const std::string& table, std::vector<Entry>& entries);
    // Reads from the database what is recent.
    void learn();
    // Nothing if the table's rows in `entries` cannot be read.
    [[nodiscard]] std::optional<std::int64_t> last_moved_number(const std::string& table);
    [[nodiscard]] bool has_to_move() const;
    // Runs the next part of a move: writes the rows of some tables, or removes some rows of `recent`.
    void carry_on();
    // Changes memory only.
    void begin_moving();
    void write_some(SQLite::Transaction& transaction);
    void remove_some(SQLite::Transaction& transaction);
    [[nodiscard]] std::int64_t data_version();

    SQLite::Database& database_;
    SqliteFlushing& flushing_;
    SQLite::Statement version_;
    SQLite::Statement add_;
    SQLite::Statement last_moved_;
    SQLite::Statement move_;
    // `recent_` holds the entries added since the latest move began. `moving_` holds what that move has still to write.
    RecentOfTables recent_;
    RecentOfTables moving_;
    std::int64_t recent_count_ = 0;
    // Whether these members and the places below match the database.
    bool knows_recent_ = false;
    std::int64_t version_seen_ = 0;
    // Whether `entries` could be read for all recent tables. Only then a move may run.
    bool can_move_ = true;
    // Places in `recent`: the latest entry, the last one of the current move, and the last one that may be removed
    // because it has been moved. 0 means none.
    std::int64_t last_place_ = 0;
    std::int64_t moving_until_ = 0;
    std::int64_t removable_until_ = 0;
    // The number of entries added for which no part of a move has run yet.
    std::int64_t owed_ = 0;
};

} // namespace dahut
