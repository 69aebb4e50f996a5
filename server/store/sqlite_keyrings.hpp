// The seats that keyrings open (docs/decisions/0030). A keyring exists as long as it opens a seat. Everything here
// throws SQLite::Exception and runs in the caller's transaction.
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
    // Works with databases of any version: older programs ignore these tables.
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

    // Requires that the database has its schema, including this one. It must outlive this object.
    explicit SqliteKeyrings(SQLite::Database& database) : database_(database) {}

    [[nodiscard]] std::optional<LentSeat> find(std::string_view hash);
    [[nodiscard]] std::vector<ShownSeat> opened(std::string_view keyring);
    [[nodiscard]] Lending lend(const LentSeat& seat, KeyringAge age);
    [[nodiscard]] bool revoke(std::string_view keyring);
    // The holder of this key has left the seat.
    void seat_left(const std::string& seat_key);
    void table_gone(const std::string& table);

private:
    [[nodiscard]] std::int64_t count(const char* query, const std::string& value);

    SQLite::Database& database_;
};

} // namespace dahut
