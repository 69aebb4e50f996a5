#include "server/store/postgres_replays.hpp"

#include <charconv>

namespace dahut::postgres_replays {

std::string digits_of(std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const char letter : bytes) {
        const auto byte = static_cast<unsigned char>(letter);
        text += digits[byte / digits.size()];
        text += digits[byte % digits.size()];
    }
    return text;
}

std::string bytes_of(std::string_view digits)
{
    std::string bytes;
    for (; digits.size() >= 2; digits.remove_prefix(2)) {
        unsigned int byte = 0;
        std::from_chars(digits.begin(), digits.begin() + 2, byte, 16);
        bytes += static_cast<char>(byte);
    }
    return bytes;
}

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
                             {replay.table, digits_of(*replay.replay)});
    }
}

std::optional<std::string> kept(PostgresConnection& connection, std::string_view table)
{
    const PostgresRows found =
        connection.ask("SELECT encode(replay, 'hex') FROM replays WHERE table_id = $1::text", {table});
    return found.count() == 0 ? std::nullopt : std::optional(bytes_of(found.text(0, 0)));
}

} // namespace dahut::postgres_replays
