// Which seats keyrings open (docs/decisions/0030): a keyring is there as long as it opens one. Everything here throws
// SQLite::Exception and happens in the caller's transaction.
#pragma once

#include "server/store/journal.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

class SqliteKeyrings {
public:
    // For databases of any Dahut: one that knows nothing of keyrings is not disturbed by them.
    static constexpr const char* schema = R"(
        CREATE TABLE IF NOT EXISTS lent_seats (
            hash TEXT NOT NULL PRIMARY KEY,
            keyring TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            seat_key TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX IF NOT EXISTS lent_seats_by_keyring ON lent_seats (keyring);
        CREATE INDEX IF NOT EXISTS lent_seats_by_key ON lent_seats (seat_key);
        CREATE INDEX IF NOT EXISTS lent_seats_by_table ON lent_seats (table_id);
    )";

    // The database has its schema, this one included; it must outlive this.
    explicit SqliteKeyrings(SQLite::Database& database) : database_(database) {}

    [[nodiscard]] std::optional<LentSeat> find(std::string_view hash);
    [[nodiscard]] std::vector<ShownSeat> opened(std::string_view keyring);
    [[nodiscard]] Lending lend(const LentSeat& seat, KeyringAge age);
    [[nodiscard]] bool revoke(std::string_view keyring);
    // Whoever held the seat with this key holds it no more.
    void seat_left(const std::string& seat_key);
    void table_gone(const std::string& table);

private:
    [[nodiscard]] std::int64_t count(const char* query, const std::string& value);

    SQLite::Database& database_;
};

} // namespace dahut
