// The ages of tables in a SQLite journal: the last visit to each open or running table, which of them are deserted, and
// what is left of those that are gone. The caller decides which ages matter. Everything here throws SQLite::Exception
// and runs in the caller's transaction.
#pragma once

#include "server/store/sqlite_entries.hpp"
#include "server/store/sqlite_keyrings.hpp"

#include <string>
#include <vector>

namespace dahut {

class SqliteAges {
public:
    // Works with databases of any version: older programs ignore this table.
    static constexpr const char* schema = R"(
        CREATE TABLE IF NOT EXISTS visits (
            table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
            seen_ms INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX IF NOT EXISTS keys_by_table ON keys (table_id);
    )";

    // Requires that the database has its schema, including this one. All arguments must outlive this object.
    SqliteAges(SQLite::Database& database, SqliteEntries& entries, SqliteKeyrings& keyrings)
        : database_(database), entries_(entries), keyrings_(keyrings)
    {}

    [[nodiscard]] Surveyed survey(const Survey& survey);
    void remove(std::span<const std::string> tables, std::int64_t now_ms);

private:
    void note(const Survey& survey);
    [[nodiscard]] int unlist(std::int64_t before_ms);
    // Forgets all but the latest gone tables.
    void forget_gone(std::int64_t most);
    [[nodiscard]] std::vector<std::string> deserted(const Survey& survey);

    SQLite::Database& database_;
    SqliteEntries& entries_;
    SqliteKeyrings& keyrings_;
};

} // namespace dahut
