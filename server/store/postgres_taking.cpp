#include "server/store/postgres_taking.hpp"

#include "server/limits.hpp"
#include "server/store/packed_entries.hpp"
#include "server/store/postgres_entries.hpp"

#include <chrono>
#include <map>
#include <utility>

namespace dahut::postgres_taking {

namespace {

using postgres_processes::FormerOwner;
using postgres_processes::Process;

// Of a process that was killed the server ends the session at once, so its tables need not wait until its signature is
// old. Of a machine that is gone the server knows nothing yet. Rows that somebody else holds are left alone: processes
// that take the same tables in different orders would else wait for each other.
constexpr const char* take_free_ones = R"(
    WITH serving AS MATERIALIZED (
        SELECT incarnation, name, signed::text AS signature,
            greatest(0, 1000 * extract(epoch FROM clock_timestamp() - signed))::bigint AS silent_ms,
            incarnation IN (SELECT incarnation FROM living) AS lives,
            incarnation <> $2::bigint AND EXISTS (
                SELECT 1 FROM pg_locks
                WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid::bigint = 1145128021
                    AND objid::bigint = (hashtext(name)::bigint & 4294967295)
                    AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database()))
                AS has_session
        FROM processes WHERE incarnation IN (SELECT owner FROM tables WHERE id = ANY ($1::text[]))),
    asked AS MATERIALIZED (
        SELECT id, stage, coalesce(owner, 0) AS former, term, signature, serving.name, silent_ms, has_session,
            coalesce(lives AND (has_session OR silent_ms <= $4::bigint), false) AS is_served,
            (SELECT going_on.name FROM going_on WHERE NOT rules <@ $3::text[] AND stage < 2
                AND (SELECT made.rules FROM rules_of_tables AS made
                    WHERE table_id = id AND made.rules <> ALL ($3::text[])) = ANY (rules)
                ORDER BY md5(going_on.name || id) LIMIT 1) AS left_to
        FROM tables LEFT JOIN serving ON incarnation = owner
        WHERE id = ANY ($1::text[])),
    free AS (
        SELECT id FROM tables JOIN asked USING (id)
        WHERE former <> $2::bigint AND NOT is_served AND left_to IS NULL AND asked.stage < 5
            AND coalesce(tables.owner, 0) = former AND tables.term = asked.term
        FOR NO KEY UPDATE OF tables SKIP LOCKED),
    taken AS (
        UPDATE tables SET owner = $2::bigint, term = tables.term + 1 FROM free WHERE tables.id = free.id
        RETURNING tables.id, tables.term)
    SELECT id, former, asked.term, signature, CASE WHEN is_served THEN name ELSE left_to END, taken.term,
        CASE WHEN is_served AND NOT has_session THEN $4::bigint - silent_ms
            WHEN is_served AND silent_ms BETWEEN $5::bigint AND $6::bigint THEN $6::bigint - silent_ms END
    FROM asked LEFT JOIN taken USING (id) WHERE stage < 5)";

// The subquery of each table is one scan of its key, however many tables there are.
constexpr const char* entries_of_own =
    "SELECT id, number, at_ms, entry FROM tables CROSS JOIN LATERAL"
    " (SELECT number, at_ms, entry FROM entries WHERE table_id = id ORDER BY number) AS ordered"
    " WHERE id = ANY ($1::text[]) AND owner = $2::bigint";

// Those who hold a row do so for a moment.
constexpr std::chrono::milliseconds moment{50};

std::map<std::string, std::vector<Entry>, std::less<>> entries_by_table(const PostgresRows& rows)
{
    std::map<std::string, std::map<std::int64_t, Entry>, std::less<>> numbered;
    for (int row = 0; row < rows.count(); ++row) {
        numbered[rows.text(row, 0)].emplace(rows.number(row, 1), Entry{rows.number(row, 2), rows.text(row, 3)});
    }
    std::map<std::string, std::vector<Entry>, std::less<>> by_table;
    for (auto& [table, entries] : numbered) {
        for (auto& [number, entry] : entries) {
            by_table[table].push_back(std::move(entry));
        }
    }
    return by_table;
}

// Those of a finished match may be packed, and are read for themselves.
std::vector<Entry> whole(PostgresConnection& connection, const std::string& table, const std::vector<Entry>& entries)
{
    return is_mark_of_packed(entries.front().text)
               ? postgres_entries::read(connection, table, postgres_entries::Aside::not_there)
               : entries;
}

// Nobody has taken it, and somebody else holds its row.
Taken taken_by_nobody() { return {std::nullopt, "", std::nullopt, moment}; }

// What was found of one table, without its entries.
Taking taking_of(const PostgresRows& rows, int row, const Process& process)
{
    const std::int64_t owner = rows.number(row, 1);
    Taking taking;
    if (owner != 0) {
        taking.former = FormerOwner{owner, rows.text(row, 3)};
    }
    if (owner == process.incarnation) {
        taking.taken.term = rows.number(row, 2);
    } else if (!rows.is_null(row, 5)) {
        taking.taken.term = rows.number(row, 5);
    } else if (!rows.is_null(row, 4)) {
        taking.taken.elsewhere = rows.text(row, 4);
        if (!rows.is_null(row, 6)) {
            taking.taken.known_in = std::chrono::milliseconds(rows.number(row, 6) + 1);
        }
    } else {
        taking.taken = taken_by_nobody();
    }
    return taking;
}

} // namespace

std::vector<Taking> take(PostgresConnection& connection, const Process& process, std::span<const std::string> tables)
{
    const std::span<const std::string> rules = process.rules;
    const std::vector<PostgresRows> answers = postgres_processes::hinted(
        connection, {{take_free_ones,
                      {tables, process.incarnation, rules, std::int64_t{limits::signature_due.count()},
                       std::int64_t{limits::signature_doubted.count()}, std::int64_t{limits::signature_lasts.count()}}},
                     {entries_of_own, {tables, process.incarnation}}});
    const auto entries = entries_by_table(answers[1]);
    std::map<std::string, Taking, std::less<>> found;
    for (int row = 0; row < answers[0].count(); ++row) {
        found.emplace(answers[0].text(row, 0), taking_of(answers[0], row, process));
    }
    std::vector<Taking> takings;
    for (const std::string& table : tables) {
        const auto known = found.find(table);
        takings.push_back(known != found.end() ? known->second : Taking());
        const auto read = entries.find(table);
        if (takings.back().taken.term && read != entries.end()) {
            takings.back().taken.table = StoredTable{table, whole(connection, table, read->second)};
        }
    }
    return takings;
}

} // namespace dahut::postgres_taking
