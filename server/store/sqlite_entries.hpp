// Where a SQLite journal keeps its entries. A page is written whole, however little of it has changed; so entries are
// first written one after the other, whatever their tables, in `recent`, and a commit changes a page or two instead of
// one for each table. A few thousand at a time they are moved to `entries`, where those of a table stand together: what
// is moved of a table at a time is a row there, a line for each entry. That happens a few tables at a time, so that
// nobody waits for more; while it goes on, and if it is cut off, an entry may stand in both.
// Everything here throws SQLite::Exception.
#pragma once

#include "server/store/journal.hpp"
#include "server/store/sqlite_flushing.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <optional>
#include <unordered_map>

namespace dahut {

// A statement ready for its next use, whatever happened at its last one.
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

    // The database has its schema.
    SqliteEntries(SQLite::Database& database, SqliteFlushing& flushing);

    // Called first in every transaction that reads or changes entries: somebody else may have changed some.
    void look_for_others();
    // How many entries the table has.
    [[nodiscard]] std::int64_t last_number(const std::string& table);
    // The number is the table's next.
    void add(const std::string& table, std::int64_t number, const Entry& entry);
    // All of this table.
    void remove(const std::string& table);
    // To be called after a transaction that failed: it has added nothing.
    void forget();
    // Moves some of what is recent, if it has become much: the more, the more was added since. Outside any transaction.
    void tidy();
    // In order.
    [[nodiscard]] std::vector<Entry> read(const std::string& table);

private:
    // What `recent` holds of a table and `entries` does not.
    struct Recent {
        // How many entries the table has with these.
        std::int64_t last_number = 0;
        std::int64_t last_ms = 0;
        // A line for each.
        std::string lines;
    };
    using RecentOfTables = std::unordered_map<std::string, Recent>;

    void note(const std::string& table, std::int64_t number, const Entry& entry);
    static void take(const RecentOfTables& recent, const std::string& table, std::vector<Entry>& entries);
    // Finds out what is recent.
    void learn();
    // None if what has been moved of the table cannot be read.
    [[nodiscard]] std::optional<std::int64_t> last_moved_number(const std::string& table);
    [[nodiscard]] bool has_to_move() const;
    // The next part of a move, which is to write some tables or to remove some rows.
    void carry_on();
    // Changes nothing but what is in memory.
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
    // What has been added since the latest move began, and what that move has still to write.
    RecentOfTables recent_;
    RecentOfTables moving_;
    std::int64_t recent_count_ = 0;
    // Whether these, and the places below, are what is in the database.
    bool knows_recent_ = false;
    std::int64_t version_seen_ = 0;
    // Whether all that is recent could be told from what has been moved.
    bool can_move_ = true;
    // Where the latest entry stands, the last of those that are being written, and the last of those that have been
    // and may be removed; 0 if there is none.
    std::int64_t last_place_ = 0;
    std::int64_t moving_until_ = 0;
    std::int64_t removable_until_ = 0;
    // How many have been added for which no part of a move has been done yet.
    std::int64_t owed_ = 0;
};

} // namespace dahut
