#include "server/store/sqlite_keyrings.hpp"

#include "server/limits.hpp"
#include "server/store/sqlite_statements.hpp"

namespace dahut {

std::optional<LentSeat> SqliteKeyrings::find(std::string_view hash)
{
    SQLite::Statement query(database_, "SELECT keyring, table_id, seat, seat_key FROM lent_seats WHERE hash = ?");
    query.bind(1, std::string(hash));
    if (!query.executeStep()) {
        return std::nullopt;
    }
    return LentSeat{query.getColumn(0).getString(), std::string(hash), query.getColumn(1).getString(),
                    query.getColumn(2).getInt(), query.getColumn(3).getString()};
}

// Leaves out closed tables and those that are gone.
std::vector<ShownSeat> SqliteKeyrings::opened(std::string_view keyring)
{
    SQLite::Statement query(database_,
                            "SELECT table_id, seat, seat_key, summary FROM lent_seats"
                            " JOIN tables ON id = table_id"
                            " WHERE keyring = ? AND stage < 4 AND summary IS NOT NULL ORDER BY sequence, seat");
    query.bind(1, std::string(keyring));
    std::vector<ShownSeat> seats;
    while (query.executeStep()) {
        seats.push_back({query.getColumn(0).getString(), query.getColumn(1).getInt(), query.getColumn(2).getString(),
                         query.getColumn(3).getString()});
    }
    return seats;
}

Lending SqliteKeyrings::lend(const LentSeat& seat, KeyringAge age)
{
    // Counts seats at tables that are neither closed nor gone. A keyring without any is unknown, although its rows stay
    // until their tables are removed.
    const std::int64_t seats = count("SELECT count(*) FROM lent_seats JOIN tables ON id = table_id"
                                     " WHERE keyring = ? AND stage < 4",
                                     seat.keyring);
    if (seats == 0 && age == KeyringAge::known) {
        return Lending::unknown_keyring;
    }
    if (count("SELECT count(*) FROM lent_seats WHERE hash = ?", seat.hash) > 0) {
        return Lending::done;
    }
    const std::int64_t keyrings = count("SELECT count(*) FROM lent_seats WHERE seat_key = ?", seat.seat_key);
    if (seats >= limits::keyring_seats || keyrings >= limits::keyrings_per_seat) {
        return Lending::full;
    }
    execute(database_, "INSERT INTO lent_seats (hash, keyring, table_id, seat, seat_key) VALUES (?, ?, ?, ?, ?)",
            seat.hash, seat.keyring, seat.table, seat.seat, seat.seat_key);
    return Lending::done;
}

bool SqliteKeyrings::revoke(std::string_view keyring)
{
    return execute(database_, "DELETE FROM lent_seats WHERE keyring = ?", std::string(keyring)) > 0;
}

void SqliteKeyrings::seat_left(const std::string& seat_key)
{
    execute(database_, "DELETE FROM lent_seats WHERE seat_key = ?", seat_key);
}

void SqliteKeyrings::table_gone(const std::string& table)
{
    execute(database_, "DELETE FROM lent_seats WHERE table_id = ?", table);
}

std::int64_t SqliteKeyrings::count(const char* query, const std::string& value)
{
    SQLite::Statement statement(database_, query);
    statement.bind(1, value);
    return statement.executeStep() ? statement.getColumn(0).getInt64() : 0;
}

} // namespace dahut
