#include "server/store/postgres_keyrings.hpp"

#include "server/limits.hpp"

namespace dahut::postgres_keyrings {

std::optional<LentSeat> find(PostgresConnection& connection, const std::string& hash)
{
    const PostgresRows found =
        connection.ask("SELECT keyring, table_id, seat, seat_key FROM lent_seats WHERE hash = $1::text", {hash});
    if (found.count() == 0) {
        return std::nullopt;
    }
    return LentSeat{found.text(0, 0), hash, found.text(0, 1), static_cast<int>(found.number(0, 2)), found.text(0, 3)};
}

// Leaves out closed tables and those that are gone.
std::vector<ShownSeat> opened(PostgresConnection& connection, const std::string& keyring)
{
    const PostgresRows found =
        connection.ask("SELECT table_id, seat, seat_key, summary FROM lent_seats JOIN tables ON id = table_id"
                       " WHERE keyring = $1::text AND stage < 4 AND summary IS NOT NULL ORDER BY sequence, seat",
                       {keyring});
    std::vector<ShownSeat> seats;
    for (int row = 0; row < found.count(); ++row) {
        seats.push_back(
            {found.text(row, 0), static_cast<int>(found.number(row, 1)), found.text(row, 2), found.text(row, 3)});
    }
    return seats;
}

// Counts seats at tables that are neither closed nor gone. A keyring without any is unknown, although its rows stay
// until their tables are removed.
Lending lend(PostgresConnection& connection, const LentSeat& seat, KeyringAge age)
{
    const std::int64_t seats = connection
                                   .ask("SELECT count(*) FROM lent_seats JOIN tables ON id = table_id"
                                        " WHERE keyring = $1::text AND stage < 4",
                                        {seat.keyring})
                                   .number(0, 0);
    if (seats == 0 && age == KeyringAge::known) {
        return Lending::unknown_keyring;
    }
    if (find(connection, seat.hash)) {
        return Lending::done;
    }
    const std::int64_t keyrings =
        connection.ask("SELECT count(*) FROM lent_seats WHERE seat_key = $1::text", {seat.seat_key}).number(0, 0);
    if (seats >= limits::keyring_seats || keyrings >= limits::keyrings_per_seat) {
        return Lending::full;
    }
    (void)connection.ask("INSERT INTO lent_seats (hash, keyring, table_id, seat, seat_key)"
                         " VALUES ($1::text, $2::text, $3::text, $4::integer, $5::text)",
                         {seat.hash, seat.keyring, seat.table, seat.seat, seat.seat_key});
    return Lending::done;
}

bool revoke(PostgresConnection& connection, const std::string& keyring)
{
    return connection.ask("DELETE FROM lent_seats WHERE keyring = $1::text", {keyring}).changed() > 0;
}

} // namespace dahut::postgres_keyrings
