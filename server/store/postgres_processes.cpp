#include "server/store/postgres_processes.hpp"

#include "server/limits.hpp"

#include <vector>

namespace dahut::postgres_processes {

namespace {

constexpr const char* do_not_wait = "SET LOCAL synchronous_commit = off";

constexpr const char* sign_row = "UPDATE processes SET signed = clock_timestamp() WHERE incarnation = $1::bigint"
                                 " RETURNING (SELECT count(*) FROM tables WHERE stage < 2), coalesce(timeline, 0),"
                                 " current_setting('synchronous_standby_names')";
constexpr const char* note_what_is_known = "UPDATE processes SET timeline = $2::bigint, rules = $3::text[]"
                                           " WHERE incarnation = $1::bigint";
constexpr const char* add_row = "INSERT INTO processes (name, signed, timeline, rules)"
                                " VALUES ($1::text, clock_timestamp(), $2::bigint, $3::text[])"
                                " RETURNING incarnation";
constexpr const char* latest_revoked =
    "SELECT keyring FROM revoked_keyrings WHERE at > clock_timestamp() - make_interval(secs => $1::integer)";
// Each process begins elsewhere, so that they do not all take up the same ones. Those whose rules only others have are
// left to them.
constexpr const char* orphaned =
    "SELECT id FROM tables WHERE stage = 1 AND owner IS NOT NULL"
    " AND NOT EXISTS (SELECT 1 FROM living WHERE incarnation = owner)"
    " AND NOT EXISTS (SELECT 1 FROM going_on WHERE NOT rules <@ $3::text[]"
    " AND (SELECT made.rules FROM rules_of_tables AS made WHERE table_id = id AND made.rules <> ALL ($3::text[]))"
    " = ANY (rules))"
    " ORDER BY md5(id || $1::text) LIMIT $2::integer";

// A session has the lock of its process's name for as long as the server works for it (postgres_session.cpp).
constexpr const char* sessions_of =
    "SELECT 1 FROM processes JOIN pg_locks ON objid::bigint = (hashtext(name)::bigint & 4294967295)"
    " WHERE incarnation = $1::bigint AND locktype = 'advisory' AND granted AND objsubid = 2"
    " AND classid::bigint = 1145128021"
    " AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())";
constexpr const char* give_all_back = "UPDATE tables SET owner = NULL FROM unnest($2::text[], $3::bigint[])"
                                      " AS given (given_id, given_term)"
                                      " WHERE id = given_id AND term = given_term AND owner = $1::bigint";

// No process has the number 0, so those that run count as a dead one's.
constexpr const char* leave_to_others = "UPDATE tables SET owner = 0 FROM unnest($2::text[], $3::bigint[])"
                                        " AS given (given_id, given_term)"
                                        " WHERE id = given_id AND term = given_term AND owner = $1::bigint";
constexpr const char* note_leaving = "UPDATE processes SET leaving = true WHERE incarnation = $1::bigint";
constexpr const char* who_goes_on = "SELECT name FROM going_on WHERE incarnation <> $1::bigint ORDER BY name";

constexpr const char* lost_ones =
    "SELECT served_id FROM unnest($2::text[], $3::bigint[]) AS served (served_id, served_term)"
    " WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = served_id AND term = served_term"
    " AND owner = $1::bigint)";

constexpr const char* become_keeper = "UPDATE running_time SET keeper = $1::bigint WHERE keeper IS DISTINCT FROM"
                                      " $1::bigint AND NOT EXISTS (SELECT 1 FROM living WHERE incarnation = keeper)";

constexpr const char* who_keeps = "SELECT 1 FROM running_time WHERE keeper = $1::bigint";

std::vector<PostgresValue> values_of(const Process& process, std::span<const ServedTable> tables)
{
    std::vector<std::string> ids;
    std::vector<std::int64_t> terms;
    for (const ServedTable& one : tables) {
        ids.push_back(one.table);
        terms.push_back(one.term);
    }
    return {process.incarnation, std::span<const std::string>(ids), std::span<const std::int64_t>(terms)};
}

} // namespace

std::vector<PostgresRows> hinted(PostgresConnection& connection, std::vector<PostgresQuestion> questions)
{
    questions.insert(questions.begin(), PostgresQuestion{do_not_wait, {}});
    std::vector<PostgresRows> answers = connection.commit_together(questions);
    answers.erase(answers.begin());
    return answers;
}

StandbyKind standby_named(std::string_view setting)
{
    return setting.empty() ? StandbyKind::none : StandbyKind::awaited;
}

void sign_on(PostgresConnection& connection, Process& process)
{
    const std::span<const std::string> rules = process.rules;
    const std::vector<PostgresRows> signing =
        hinted(connection, {{note_what_is_known, {process.incarnation, process.timeline, rules}},
                            {sign_row, {process.incarnation}}});
    if (signing.back().count() > 0) {
        return;
    }
    connection.in_transaction([&] {
        (void)connection.ask("DELETE FROM processes WHERE name = $1::text", {process.name});
        process.incarnation = connection.ask(add_row, {process.name, process.timeline, rules}).number(0, 0);
    });
}

void sign_off(PostgresConnection& connection, const Process& process)
{
    (void)hinted(connection, {{"DELETE FROM processes WHERE incarnation = $1::bigint", {process.incarnation}}});
}

// While a database is made, whoever makes it is living.
bool is_living(PostgresConnection& connection, const std::string& name)
{
    if (connection.ask("SELECT to_regclass('living')").is_null(0, 0)) {
        return true;
    }
    return connection.ask("SELECT 1 FROM living WHERE name = $1::text", {name}).count() > 0;
}

std::optional<HouseNews> sign(PostgresConnection& connection, Process& process, std::chrono::seconds heard_before)
{
    const std::vector<PostgresRows> answers =
        hinted(connection, {{sign_row, {process.incarnation}},
                            {latest_revoked, {std::int64_t{heard_before.count()}}},
                            {orphaned,
                             {std::to_string(process.incarnation), limits::tables_taken_over_at_once,
                              std::span<const std::string>(process.rules)}}});
    if (answers[0].count() == 0 || answers[0].number(0, 1) > process.timeline) {
        process.timeline = answers[0].count() == 0 ? process.timeline : answers[0].number(0, 1);
        return std::nullopt;
    }
    return HouseNews{answers[0].number(0, 0), answers[1].texts(), answers[2].texts(),
                     standby_named(answers[0].text(0, 2))};
}

bool has_ended(PostgresConnection& connection, const FormerOwner& owner)
{
    return connection.ask(sessions_of, {owner.incarnation}).count() == 0;
}

void give_back(PostgresConnection& connection, const Process& process, std::span<const ServedTable> tables)
{
    (void)hinted(connection, {{give_all_back, values_of(process, tables)}});
}

std::vector<std::string> hand_over(PostgresConnection& connection, const Process& process,
                                   std::span<const ServedTable> tables)
{
    return hinted(connection, {{note_leaving, {process.incarnation}},
                               {leave_to_others, values_of(process, tables)},
                               {who_goes_on, {process.incarnation}}})
        .back()
        .texts();
}

std::vector<std::string> lost(PostgresConnection& connection, const Process& process,
                              std::span<const ServedTable> tables)
{
    return connection.ask(lost_ones, values_of(process, tables)).texts();
}

bool keeps_house(PostgresConnection& connection, const Process& process)
{
    return hinted(connection, {{become_keeper, {process.incarnation}}, {who_keeps, {process.incarnation}}})
               .back()
               .count()
           > 0;
}

void note_revoked(PostgresConnection& connection, const std::string& keyring)
{
    (void)connection.ask("INSERT INTO revoked_keyrings (keyring, at) VALUES ($1::text, clock_timestamp())", {keyring});
}

void forget_revoked(PostgresConnection& connection)
{
    (void)connection.ask("DELETE FROM revoked_keyrings WHERE at < clock_timestamp() - interval '1 day'");
}

} // namespace dahut::postgres_processes
