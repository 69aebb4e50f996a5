#include "server/store/postgres_entries.hpp"

#include "server/store/packed_entries.hpp"
#include "server/store/postgres_finished.hpp"
#include "server/store/postgres_packing.hpp"

#include <algorithm>
#include <iterator>

namespace dahut::postgres_entries {

namespace {

// The values are named in the order of `common_values`. Whoever reads the same last number adds the same next one, and
// the primary key refuses one of both.
constexpr const char* add_one = "INSERT INTO entries (table_id, number, at_ms, entry)"
                                " SELECT $1::text, $2::bigint + 1, $3::bigint, $4::text"
                                " WHERE (SELECT max(number) FROM entries WHERE table_id = $1::text) = $2::bigint"
                                " AND ($6::bigint IS NULL OR EXISTS (SELECT 1 FROM tables WHERE id = $1::text"
                                " AND owner = $5::bigint AND term = $6::bigint))"
                                " ON CONFLICT DO NOTHING RETURNING 1";

// The first entry decides, and all else follows it. A row alone needs no entry. What is finished and has left the lists
// does not come back to them.
constexpr const char* add_more = R"(
    WITH fitting AS (
        SELECT id FROM tables WHERE id = $1::text
            AND ($13::bigint IS NULL OR owner = $12::bigint AND term = $13::bigint)
            AND (SELECT max(number) FROM entries WHERE table_id = $1::text) = $2::bigint),
    first AS (
        INSERT INTO entries (table_id, number, at_ms, entry)
            SELECT id, $2::bigint + 1, ($3::bigint[])[1], ($4::text[])[1] FROM fitting
            WHERE cardinality($3::bigint[]) > 0
            ON CONFLICT DO NOTHING RETURNING table_id),
    added AS (
        SELECT table_id AS id FROM first UNION ALL SELECT id FROM fitting WHERE cardinality($3::bigint[]) = 0),
    others AS (
        INSERT INTO entries (table_id, number, at_ms, entry)
            SELECT id, $2::bigint + place, at_ms, entry
            FROM added, unnest($3::bigint[], $4::text[]) WITH ORDINALITY AS one (at_ms, entry, place)
            WHERE place > 1),
    keyed AS (
        INSERT INTO keys (hash, table_id) SELECT hash, id FROM added, unnest($5::text[]) AS hash),
    left_seats AS (
        DELETE FROM lent_seats USING added WHERE seat_key = ANY($6::text[])),
    marked AS (
        INSERT INTO forgetting (table_id) SELECT id FROM added WHERE $7::text = 'something'),
    named AS (
        UPDATE finished_tables SET nameless = false
            FROM added WHERE table_id = added.id AND $7::text <> 'nothing'),
    stood AS (
        UPDATE tables SET stage = $8::integer, changed_ms = $10::bigint, summary = $11::text,
            listed = $9::boolean AND (listed OR stage <> 2 OR $8::integer <> 2)
            FROM added WHERE tables.id = added.id AND $8::integer IS NOT NULL)
    SELECT 1 FROM added)";

constexpr const char* add_table = R"(
    WITH added AS (
        INSERT INTO tables (id, stage, listed, changed_ms, summary, owner, term)
            SELECT $1::text, coalesce($8::integer, 0), coalesce($9::boolean, false), $10::bigint, $11::text,
                CASE WHEN $13::bigint IS NOT NULL THEN $12::bigint END, coalesce($13::bigint, 0)
            WHERE $2::bigint = 0
            ON CONFLICT DO NOTHING RETURNING id),
    written AS (
        INSERT INTO entries (table_id, number, at_ms, entry)
            SELECT id, place, at_ms, entry
            FROM added, unnest($3::bigint[], $4::text[]) WITH ORDINALITY AS one (at_ms, entry, place)),
    keyed AS (
        INSERT INTO keys (hash, table_id) SELECT hash, id FROM added, unnest($5::text[]) AS hash),
    left_seats AS (
        DELETE FROM lent_seats USING added WHERE seat_key = ANY($6::text[])),
    marked AS (
        INSERT INTO forgetting (table_id) SELECT id FROM added WHERE $7::text = 'something')
    SELECT 1 FROM added)";

constexpr const char* entries_of = "SELECT number, at_ms, entry FROM entries WHERE table_id = $1::text ORDER BY number";
constexpr const char* entries_unless_aside =
    "SELECT number, at_ms, entry FROM entries WHERE table_id = $1::text"
    " AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1::text AND stage = 6) ORDER BY number";

bool is_one_entry(const Addition& addition)
{
    return addition.entries.size() == 1 && addition.keys.empty() && addition.left_keys.empty() && !addition.row
           && addition.must_go == Addition::MustGo::nothing;
}

const char* word_for(Addition::MustGo must_go)
{
    switch (must_go) {
    case Addition::MustGo::addresses_at_once:
        return "something";
    case Addition::MustGo::names_by_age:
        return "names";
    default:
        return "nothing";
    }
}

PostgresValue term_of(const Addition& addition)
{
    return addition.term ? PostgresValue(*addition.term) : PostgresValue(std::nullopt);
}

std::vector<PostgresValue> common_values(const Addition& addition, std::int64_t incarnation)
{
    std::vector<std::int64_t> moments;
    std::vector<std::string> texts;
    for (const Entry& entry : addition.entries) {
        moments.push_back(entry.at_ms);
        texts.push_back(entry.text);
    }
    std::vector<PostgresValue> values{addition.table,
                                      addition.expected_number,
                                      std::span<const std::int64_t>(moments),
                                      std::span<const std::string>(texts),
                                      std::span<const std::string>(addition.keys),
                                      std::span<const std::string>(addition.left_keys),
                                      word_for(addition.must_go)};
    const std::int64_t changed = addition.row && !moments.empty() ? moments.back() : 0;
    if (addition.row) {
        values.insert(values.end(), {static_cast<int>(addition.row->stage), addition.row->listed ? "true" : "false",
                                     changed, addition.row->summary});
    } else {
        values.insert(values.end(), {std::nullopt, std::nullopt, changed, std::nullopt});
    }
    values.insert(values.end(), {incarnation, term_of(addition)});
    return values;
}

PostgresQuestion adding(const Addition& addition, std::int64_t incarnation)
{
    if (addition.expected_number == 0) {
        return {add_table, common_values(addition, incarnation)};
    }
    if (is_one_entry(addition)) {
        const Entry& entry = addition.entries.front();
        return {add_one,
                {addition.table, addition.expected_number, entry.at_ms, entry.text, incarnation, term_of(addition)}};
    }
    return {add_more, common_values(addition, incarnation)};
}

// Of a table that others can serve: another process does, or did so just before this one and has left an entry.
StoreFailure conflict(const Addition& addition)
{
    return {addition.term ? StoreFault::taken : StoreFault::conflict,
            "the table does not have " + std::to_string(addition.expected_number) + " entries"
                + (addition.term ? ", or another process serves it" : "")};
}

std::vector<AppendResult> commit_all(PostgresConnection& connection, std::span<const Addition> additions,
                                     std::int64_t incarnation)
{
    std::vector<PostgresQuestion> questions;
    std::vector<std::string> staged;
    for (const Addition& addition : additions) {
        questions.push_back(adding(addition, incarnation));
        if (addition.row) {
            staged.push_back(addition.table);
        }
    }
    if (!staged.empty()) {
        std::ranges::move(postgres_finished::noting(staged), std::back_inserter(questions));
    }
    const std::vector<PostgresRows> answers = connection.commit_together(questions);
    std::vector<AppendResult> results;
    for (std::size_t index = 0; index < additions.size(); ++index) {
        const bool is_added = answers[index].count() > 0;
        results.push_back(is_added ? std::nullopt : AppendResult(conflict(additions[index])));
    }
    return results;
}

} // namespace

// Two processes may be asked at once for a seat with the same token. Whoever comes second fails at the key, and must
// not take down what others wanted to store in the same commit.
std::vector<AppendResult> commit(PostgresConnection& connection, std::span<const Addition> additions,
                                 std::int64_t incarnation)
{
    try {
        return commit_all(connection, additions, incarnation);
    } catch (const StoreError& error) {
        if (error.fault() != StoreFault::known_key) {
            throw;
        }
        if (additions.size() == 1) {
            return {StoreFailure{error.fault(), error.what()}};
        }
    }
    std::vector<AppendResult> results;
    for (std::size_t index = 0; index < additions.size(); ++index) {
        results.push_back(commit(connection, additions.subspan(index, 1), incarnation).front());
    }
    return results;
}

std::vector<Entry> read(PostgresConnection& connection, const std::string& table, Aside aside)
{
    const PostgresRows found = connection.ask(aside == Aside::as_well ? entries_of : entries_unless_aside, {table});
    if (found.count() > 0 && is_mark_of_packed(found.text(0, 2))) {
        return postgres_packing::behind_mark(connection, table, found);
    }
    std::vector<Entry> entries;
    entries.reserve(static_cast<std::size_t>(found.count()));
    for (int row = 0; row < found.count(); ++row) {
        entries.push_back({found.number(row, 1), found.text(row, 2)});
    }
    return entries;
}

} // namespace dahut::postgres_entries
