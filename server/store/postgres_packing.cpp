#include "server/store/postgres_packing.hpp"

#include "server/store/packed_entries.hpp"
#include "server/store/postgres_bytes.hpp"
#include "server/store/postgres_entries.hpp"

#include <algorithm>
#include <span>

namespace dahut::postgres_packing {

namespace {

// A table of which no replay was kept has an empty one.
constexpr const char* put_entries = "INSERT INTO replays (table_id, replay, entries)"
                                    " VALUES ($1::text, '', decode($2::text, 'hex'))"
                                    " ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries";
constexpr const char* put_replay = "UPDATE replays SET replay = decode($2::text, 'hex')"
                                   " WHERE table_id = $1::text AND octet_length(replay) > 0";

void put(PostgresConnection& connection, const char* statement, const std::string& table, const std::string& bytes)
{
    (void)connection.ask(statement, {table, hex_of_bytes(bytes)});
}

std::optional<std::string> bytes_of(PostgresConnection& connection, const std::string& table)
{
    const PostgresRows found = connection.ask("SELECT encode(entries, 'hex') FROM replays"
                                              " WHERE table_id = $1::text AND entries IS NOT NULL",
                                              {table});
    return found.count() == 0 ? std::nullopt : std::optional(bytes_of_hex(found.text(0, 0)));
}

// Whoever plays on meanwhile adds entries behind these.
bool are_still_there(PostgresConnection& connection, const PackedTable& packed)
{
    const std::vector<Entry> entries =
        postgres_entries::read(connection, packed.table, postgres_entries::Aside::as_well);
    return entries.size() >= packed.former.size()
           && std::ranges::equal(std::span(entries).first(packed.former.size()), packed.former);
}

} // namespace

std::vector<std::string> to_pack(PostgresConnection& connection, int most)
{
    return connection
        .ask("SELECT table_id FROM finished_tables WHERE NOT packed AND replay_sought ORDER BY place LIMIT $1::bigint",
             {most})
        .texts();
}

// A table may have gone meanwhile. Its bytes are measured again.
void pack(PostgresConnection& connection, const PackedTable& packed)
{
    const std::string& table = packed.table;
    hold_still(connection);
    if (!are_still_there(connection, packed)) {
        return;
    }
    const std::int64_t found =
        connection.ask("UPDATE finished_tables SET packed = true, bytes = NULL WHERE table_id = $1::text", {table})
            .changed();
    if (found > 0 && packed.replay) {
        put(connection, put_replay, table, *packed.replay);
    }
    if (found > 0 && packed.entries && !packed.former.empty()) {
        const std::int64_t number = std::ssize(packed.former);
        (void)connection.ask("DELETE FROM entries WHERE table_id = $1::text AND number <= $2::bigint", {table, number});
        (void)connection.ask("INSERT INTO entries (table_id, number, at_ms, entry)"
                             " VALUES ($1::text, $2::bigint, $3::bigint, $4::text)",
                             {table, number, packed.former.back().at_ms, mark_of_packed(packed.former.front().at_ms)});
        put(connection, put_entries, table, *packed.entries);
    }
}

// A table that was packed anew since the rows were read has some of them among the packed ones.
std::vector<Entry> behind_mark(PostgresConnection& connection, const std::string& table, const PostgresRows& rows)
{
    std::vector<Entry> entries = dahut::behind_mark(rows.number(0, 1), rows.text(0, 2), bytes_of(connection, table));
    for (int row = 1; row < rows.count(); ++row) {
        if (rows.number(row, 0) > std::ssize(entries)) {
            entries.push_back({rows.number(row, 1), rows.text(row, 2)});
        }
    }
    return entries;
}

// The lock is "DAHUP" in letters.
void hold_still(PostgresConnection& connection) { (void)connection.ask("SELECT pg_advisory_xact_lock(293153035600)"); }

void replace(PostgresConnection& connection, const Forgotten& forgotten)
{
    const std::optional<std::string> bytes = bytes_of(connection, forgotten.table);
    if (!bytes) {
        return;
    }
    if (const std::optional<std::string> others = with_replacements(*bytes, forgotten.entries)) {
        put(connection, put_entries, forgotten.table, *others);
    }
}

} // namespace dahut::postgres_packing
