// The ages of tables in a SQLite journal: how long servers have run, when by that somebody was last at each open or
// running table, which of them are deserted, what was set aside, and what is left of those that are gone. The caller
// decides which ages matter. Everything here throws SQLite::Exception and runs in the caller's transaction.
#pragma once

#include "server/store/sqlite_entries.hpp"
#include "server/store/sqlite_keyrings.hpp"

#include <string>
#include <vector>

namespace dahut {

class SqliteAges {
public:
    // Works with databases of any version. Older programs ignore these tables, and noted visits by the time of day.
    static constexpr const char* schema = R"(
        CREATE TABLE IF NOT EXISTS running_time (
            id INTEGER PRIMARY KEY CHECK (id = 0),
            ran_ms INTEGER NOT NULL
        ) STRICT;
        INSERT OR IGNORE INTO running_time (id, ran_ms) VALUES (0, 0);
        CREATE TABLE IF NOT EXISTS ages (
            table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
            stage INTEGER NOT NULL,
            since_ms INTEGER NOT NULL,
            former_stage INTEGER
        ) STRICT, WITHOUT ROWID;
        DROP TABLE IF EXISTS visits;
        CREATE INDEX IF NOT EXISTS keys_by_table ON keys (table_id);
    )";

    // Requires that the database has its schema, including this one. All arguments must outlive this object.
    SqliteAges(SQLite::Database& database, SqliteEntries& entries, SqliteKeyrings& keyrings)
        : database_(database), entries_(entries), keyrings_(keyrings)
    {}

    [[nodiscard]] Surveyed survey(const Survey& survey);
    void remove(std::span<const std::string> tables, std::int64_t now_ms);
    [[nodiscard]] std::vector<SetAside> set_aside(std::span<const std::string> tables, TableStage before);
    [[nodiscard]] bool bring_back(const std::string& table);
    [[nodiscard]] bool is_aside(const std::string& table);

private:
    // Of a table that no survey has met, and of one that is not listed, no age is known.
    void keep(const SetAside& table);
    [[nodiscard]] std::int64_t ran_ms();
    void note(const Survey& survey);
    [[nodiscard]] int unlist(std::chrono::milliseconds age);
    // Forgets all but the latest gone tables.
    void forget_gone(std::int64_t most);
    [[nodiscard]] std::vector<std::string> deserted(const Survey& survey);
    // The tables that have been in this stage, without a visit, for so long.
    [[nodiscard]] std::vector<std::string> aged(TableStage stage, std::chrono::milliseconds age);

    SQLite::Database& database_;
    SqliteEntries& entries_;
    SqliteKeyrings& keyrings_;
};

} // namespace dahut
