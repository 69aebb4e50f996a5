// Where a SQLite journal keeps its entries. A page is written whole, however little of it has changed; so entries are
// first written one after the other, whatever their tables, in `recent`, and a commit changes a page or two instead of
// one for each table. A thousand at a time they are moved to `entries`, where those of a table stand together.
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

    // Called first in every transaction that adds entries: somebody else may have added some.
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
    void move();
    [[nodiscard]] std::int64_t data_version();

    SQLite::Database& database_;
    SQLite::Statement version_;
    SQLite::Statement add_;
    SQLite::Statement last_moved_;
    SQLite::Statement last_recent_;
    // How many entries the tables have that have recent ones: all of those tables, if `knows_all_` is set.
    std::unordered_map<std::string, std::int64_t> numbers_;
    bool knows_all_ = false;
    std::int64_t version_seen_ = 0;
    std::int64_t added_ = 0;
};

} // namespace dahut
