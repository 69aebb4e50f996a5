// How old the tables of a SQLite journal are: when somebody was last at each of those that are open or running, which
// of them nobody has been at for long, and what is left of those that are gone. What is old is the caller's decision.
// Everything here throws SQLite::Exception and happens in the caller's transaction.
#pragma once

#include "server/store/sqlite_entries.hpp"
#include "server/store/sqlite_keyrings.hpp"

#include <string>
#include <vector>

namespace dahut {

class SqliteAges {
public:
    // For databases of any Dahut: one that knows nothing of visits is not disturbed by them.
    static constexpr const char* schema = R"(
        CREATE TABLE IF NOT EXISTS visits (
            table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
            seen_ms INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX IF NOT EXISTS keys_by_table ON keys (table_id);
    )";

    // The database has its schema, this one included; all of them must outlive it.
    SqliteAges(SQLite::Database& database, SqliteEntries& entries, SqliteKeyrings& keyrings)
        : database_(database), entries_(entries), keyrings_(keyrings)
    {}

    [[nodiscard]] Surveyed survey(const Survey& survey);
    void remove(std::span<const std::string> tables, std::int64_t now_ms);

private:
    void note(const Survey& survey);
    [[nodiscard]] int unlist(std::int64_t before_ms);
    // All but the latest of the tables that are gone.
    void forget_gone(std::int64_t most);
    [[nodiscard]] std::vector<std::string> deserted(const Survey& survey);

    SQLite::Database& database_;
    SqliteEntries& entries_;
    SqliteKeyrings& keyrings_;
};

} // namespace dahut
