#include "server/store/postgres_finished.hpp"

#include "server/limits.hpp"

#include <algorithm>

namespace dahut::postgres_finished {

namespace {

// Measures some that have not been.
void measure(PostgresConnection& connection)
{
    (void)connection.ask(
        "UPDATE finished_tables SET bytes = (SELECT coalesce(sum(octet_length(entry)), 0) FROM entries"
        "  WHERE entries.table_id = finished_tables.table_id)"
        " + (SELECT coalesce(sum(octet_length(replay) + coalesce(octet_length(entries), 0)), 0) FROM replays"
        "  WHERE replays.table_id = finished_tables.table_id)"
        " WHERE place IN (SELECT place FROM finished_tables WHERE bytes IS NULL ORDER BY place LIMIT $1::bigint)",
        {limits::finished_measured_at_once});
}

// How many of the oldest go, so that the others have so many bytes at most. Those that have not been measured have
// none.
std::int64_t beyond(PostgresConnection& connection, std::int64_t bytes_most)
{
    std::int64_t left = connection.ask("SELECT coalesce(sum(bytes), 0) FROM finished_tables").number(0, 0);
    const PostgresRows oldest =
        connection.ask("SELECT coalesce(bytes, 0) FROM finished_tables ORDER BY place LIMIT $1::bigint",
                       {limits::finished_going_at_once});
    int count = 0;
    while (left > bytes_most && count < oldest.count()) {
        left -= oldest.number(count, 0);
        ++count;
    }
    return count;
}

} // namespace

std::array<PostgresQuestion, 2> noting(std::span<const std::string> tables)
{
    return {PostgresQuestion{"INSERT INTO finished_tables (table_id, since_ms) SELECT id, ran_ms"
                             " FROM tables, running_time WHERE id = ANY($1::text[]) AND stage = 2"
                             " ORDER BY array_position($1::text[], id) ON CONFLICT DO NOTHING",
                             {tables}},
            PostgresQuestion{"DELETE FROM finished_tables USING tables"
                             " WHERE table_id = id AND id = ANY($1::text[]) AND stage <> 2",
                             {tables}}};
}

void note(PostgresConnection& connection, std::span<const std::string> tables)
{
    for (PostgresQuestion& question : noting(tables)) {
        (void)connection.ask(question.statement, std::move(question.values));
    }
}

std::vector<std::string> outlived(PostgresConnection& connection, const Survey& survey)
{
    std::int64_t count = 0;
    if (survey.finished_age) {
        count = connection
                    .ask("SELECT count(*) FROM finished_tables, running_time WHERE since_ms <= ran_ms - $1::bigint",
                         {std::int64_t{survey.finished_age->count()}})
                    .number(0, 0);
    }
    if (survey.finished_bytes) {
        measure(connection);
        count = std::max(count, beyond(connection, *survey.finished_bytes));
    }
    return connection
        .ask("SELECT table_id FROM finished_tables ORDER BY place LIMIT $1::bigint",
             {std::min(count, std::int64_t{limits::finished_going_at_once})})
        .texts();
}

std::vector<ListedTable> named(PostgresConnection& connection, std::chrono::milliseconds age, const Process& process)
{
    const PostgresRows found = connection.ask(
        "SELECT table_id, coalesce(summary, '') FROM finished_tables"
        " JOIN tables ON tables.id = table_id, running_time WHERE NOT nameless AND since_ms <= ran_ms - $1::bigint"
        " AND NOT EXISTS (SELECT 1 FROM living WHERE incarnation = owner AND incarnation <> $3::bigint)"
        " ORDER BY place LIMIT $2::bigint",
        {std::int64_t{age.count()}, limits::finished_going_at_once, process.incarnation});
    std::vector<ListedTable> tables;
    for (int row = 0; row < found.count(); ++row) {
        tables.push_back({found.text(row, 0), found.text(row, 1)});
    }
    return tables;
}

// Whoever adds names to the table waits for its row, or has added them when this is asked.
bool is_still(PostgresConnection& connection, const std::string& table, const Forgotten::Named& named)
{
    const PostgresRows rows = connection.ask("SELECT 1 FROM finished_tables JOIN tables ON id = table_id"
                                             " WHERE table_id = $1::text AND summary = $2::text FOR UPDATE",
                                             {table, named.summary});
    return rows.count() > 0
           && connection.ask("SELECT coalesce(max(number), 0) FROM entries WHERE table_id = $1::text", {table})
                      .number(0, 0)
                  == named.entries;
}

void names_went(PostgresConnection& connection, const std::string& table)
{
    (void)connection.ask("WITH went AS (UPDATE finished_tables SET nameless = true WHERE table_id = $1::text"
                         " RETURNING table_id) INSERT INTO forgetting (table_id) SELECT table_id FROM went",
                         {table});
}

} // namespace dahut::postgres_finished
