// Where a SQLite journal keeps its entries. A page is written whole, however little of it has changed; so entries are
// first written one after the other, whatever their tables, in `recent`, and a commit changes a page or two instead of
// one for each table. A few thousand at a time they are moved to `entries`, where those of a table stand together: what
// is moved of a table at a time is a row there, a line for each entry.
// Everything here throws SQLite::Exception.
#pragma once

#include "server/store/journal.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

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
    explicit SqliteEntries(SQLite::Database& database);

    // Called first in every transaction that changes entries: somebody else may have changed some.
    void look_for_others();
    // How many entries the table has.
    [[nodiscard]] std::int64_t last_number(const std::string& table);
    // The number is the table's next.
    void add(const std::string& table, std::int64_t number, const Entry& entry);
    // All of this table.
    void remove(const std::string& table);
    // To be called after a transaction that failed: it has added nothing.
    void forget();
    // Moves what is recent, if it has become much. Outside any transaction.
    void tidy();
    // In order.
    [[nodiscard]] std::vector<Entry> read(const std::string& table);

private:
    // Of a table that has recent entries: how many it has in all, and where the first recent one stands.
    struct Recent {
        std::int64_t last_number = 0;
        std::int64_t first_place = 0;
    };

    // Finds out which tables have recent entries.
    void learn();
    void move();
    void write_moved();
    [[nodiscard]] std::int64_t data_version();

    SQLite::Database& database_;
    SQLite::Statement version_;
    SQLite::Statement add_;
    SQLite::Statement last_moved_;
    std::unordered_map<std::string, Recent> recent_;
    // Or else `recent_` is not what is in the database.
    bool knows_recent_ = false;
    std::int64_t version_seen_ = 0;
    std::int64_t added_ = 0;
};

} // namespace dahut
