#include "server/store/postgres_replays.hpp"

#include "server/store/postgres_bytes.hpp"

namespace dahut::postgres_replays {

std::vector<std::string> without_replay(PostgresConnection& connection, int most)
{
    return connection
        .ask("SELECT table_id FROM finished_tables WHERE NOT replay_sought ORDER BY place DESC LIMIT $1::bigint",
             {most})
        .texts();
}

// Its bytes count with those of its table, which are therefore measured again. A table may have gone meanwhile.
void keep(PostgresConnection& connection, const KeptReplay& replay)
{
    const std::int64_t found =
        connection
            .ask("UPDATE finished_tables SET replay_sought = true, bytes = NULL WHERE table_id = $1::text",
                 {replay.table})
            .changed();
    if (found > 0 && replay.replay) {
        (void)connection.ask("INSERT INTO replays (table_id, replay) VALUES ($1::text, decode($2::text, 'hex'))"
                             " ON CONFLICT (table_id) DO UPDATE SET replay = excluded.replay",
                             {replay.table, hex_of_bytes(*replay.replay)});
    }
}

std::optional<std::string> kept(PostgresConnection& connection, std::string_view table)
{
    const PostgresRows found = connection.ask("SELECT encode(replay, 'hex') FROM replays"
                                              " WHERE table_id = $1::text AND octet_length(replay) > 0",
                                              {table});
    return found.count() == 0 ? std::nullopt : std::optional(bytes_of_hex(found.text(0, 0)));
}

} // namespace dahut::postgres_replays
