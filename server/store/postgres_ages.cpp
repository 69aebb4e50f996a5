#include "server/store/postgres_ages.hpp"

#include "server/store/postgres_finished.hpp"
#include "server/store/postgres_packing.hpp"

#include <algorithm>
#include <iterator>

namespace dahut::postgres_ages {

namespace {

// A table ages anew in each stage. What is not listed any more does not age.
constexpr const char* drop_former_ages =
    "DELETE FROM ages WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id AND tables.stage = ages.stage"
    " AND (tables.stage IN (0, 1, 6) OR tables.stage = 2 AND listed))";
constexpr const char* begin_ages =
    "INSERT INTO ages (table_id, stage, since_ms) SELECT id, stage, ran_ms FROM tables, running_time"
    " WHERE stage IN (0, 1, 6) OR stage = 2 AND listed ON CONFLICT DO NOTHING";
constexpr const char* note_visits = "UPDATE ages SET since_ms = greatest(since_ms, ran_ms - ago)"
                                    " FROM running_time, unnest($1::text[], $2::bigint[]) AS visit (visited, ago)"
                                    " WHERE table_id = visited AND stage < 2";

// The tables that have been in this stage, without a visit, for so long.
std::vector<std::string> aged(PostgresConnection& connection, TableStage stage, std::chrono::milliseconds age)
{
    return connection
        .ask("SELECT id FROM ages JOIN tables ON id = table_id, running_time"
             " WHERE ages.stage = $1::integer AND since_ms <= ran_ms - $2::bigint ORDER BY since_ms, sequence",
             {static_cast<int>(stage), std::int64_t{age.count()}})
        .texts();
}

int unlist(PostgresConnection& connection, std::chrono::milliseconds age)
{
    const std::vector<std::string> old = aged(connection, TableStage::finished, age);
    (void)connection.ask("UPDATE tables SET listed = false WHERE id = ANY($1::text[])",
                         {std::span<const std::string>(old)});
    return static_cast<int>(old.size());
}

// Forgets all but the latest gone tables.
void forget_gone(PostgresConnection& connection, std::int64_t most)
{
    const std::vector<std::string> oldest =
        connection
            .ask("SELECT id FROM tables WHERE stage = 5 AND NOT listed ORDER BY changed_ms DESC OFFSET $1::bigint",
                 {most})
            .texts();
    for (const char* const deletion :
         {"DELETE FROM keys WHERE table_id = ANY($1::text[])", "DELETE FROM tables WHERE id = ANY($1::text[])"}) {
        (void)connection.ask(deletion, {std::span<const std::string>(oldest)});
    }
}

} // namespace

void note(PostgresConnection& connection, const std::vector<Visit>& visits)
{
    std::vector<std::string> tables;
    std::vector<std::int64_t> agos;
    for (const Visit& visit : visits) {
        tables.push_back(visit.table);
        agos.push_back(visit.ago.count());
    }
    if (!tables.empty()) {
        (void)connection.ask(note_visits, {std::span<const std::string>(tables), std::span<const std::int64_t>(agos)});
    }
}

Surveyed survey(PostgresConnection& connection, const Survey& survey, const Process& process)
{
    (void)connection.ask("UPDATE running_time SET ran_ms = ran_ms + $1::bigint", {std::int64_t{survey.ran.count()}});
    (void)connection.ask(drop_former_ages);
    (void)connection.ask(begin_ages);
    note(connection, survey.visits);
    postgres_processes::forget_revoked(connection);
    remove(connection, connection.ask("SELECT id FROM tables WHERE stage = 4").texts(), survey.now_ms);
    forget_gone(connection, survey.gone_most);
    Surveyed surveyed;
    if (survey.extent == Survey::Extent::all) {
        remove(connection, aged(connection, TableStage::set_aside, survey.aside_age), survey.now_ms);
        surveyed.unlisted = unlist(connection, survey.listed_age);
        surveyed.deserted = aged(connection, TableStage::open, survey.open_age);
        std::ranges::move(aged(connection, TableStage::running, survey.running_age),
                          std::back_inserter(surveyed.deserted));
        surveyed.outlived = postgres_finished::outlived(connection, survey);
        if (survey.names_age) {
            surveyed.named = postgres_finished::named(connection, *survey.names_age, process);
        }
    }
    return surveyed;
}

void remove(PostgresConnection& connection, std::span<const std::string> tables, std::int64_t now_ms)
{
    if (tables.empty()) {
        return;
    }
    postgres_packing::hold_still(connection);
    for (const char* const deletion : {"DELETE FROM entries WHERE table_id = ANY($1::text[])",
                                       "DELETE FROM lent_seats WHERE table_id = ANY($1::text[])",
                                       "DELETE FROM ages WHERE table_id = ANY($1::text[])",
                                       "DELETE FROM replays WHERE table_id = ANY($1::text[])"}) {
        (void)connection.ask(deletion, {tables});
    }
    (void)connection.ask("UPDATE tables SET stage = 5, listed = false, changed_ms = $2::bigint, summary = NULL"
                         " WHERE id = ANY($1::text[])",
                         {tables, now_ms});
    postgres_finished::note(connection, tables);
}

std::vector<std::string> held_still(PostgresConnection& connection, std::span<const std::string> tables,
                                    const Process& process)
{
    return connection
        .ask("SELECT id FROM tables WHERE id = ANY($1::text[])"
             " AND NOT EXISTS (SELECT 1 FROM living WHERE incarnation = owner AND incarnation <> $2::bigint)"
             " ORDER BY array_position($1::text[], id) FOR UPDATE OF tables",
             {tables, process.incarnation})
        .texts();
}

std::vector<SetAside> set_aside(PostgresConnection& connection, std::span<const std::string> tables, TableStage before,
                                const Process& process)
{
    const std::vector<std::string> ours = held_still(connection, tables, process);
    const PostgresRows found = connection.ask("SELECT id, stage FROM tables WHERE id = ANY($1::text[])"
                                              " AND stage < $2::integer ORDER BY array_position($1::text[], id)",
                                              {std::span<const std::string>(ours), static_cast<int>(before)});
    std::vector<SetAside> aside;
    for (int row = 0; row < found.count(); ++row) {
        aside.push_back({found.text(row, 0), static_cast<TableStage>(found.number(row, 1))});
    }
    const std::vector<std::string> ids = found.texts();
    (void)connection.ask("DELETE FROM ages WHERE table_id = ANY($1::text[])", {std::span<const std::string>(ids)});
    (void)connection.ask("INSERT INTO ages (table_id, stage, since_ms, former_stage)"
                         " SELECT id, 6, ran_ms, stage FROM tables, running_time WHERE id = ANY($1::text[])",
                         {std::span<const std::string>(ids)});
    (void)connection.ask("UPDATE tables SET stage = 6 WHERE id = ANY($1::text[])", {std::span<const std::string>(ids)});
    postgres_finished::note(connection, ids);
    return aside;
}

bool bring_back(PostgresConnection& connection, const std::string& table)
{
    const std::int64_t back = connection
                                  .ask("UPDATE tables SET stage = former_stage FROM ages"
                                       " WHERE table_id = id AND tables.stage = 6 AND id = $1::text",
                                       {table})
                                  .changed();
    (void)connection.ask("DELETE FROM ages WHERE table_id = $1::text", {table});
    postgres_finished::note(connection, std::span(&table, 1));
    return back > 0;
}

} // namespace dahut::postgres_ages
