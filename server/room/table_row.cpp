#include "server/room/table_row.hpp"

#include "server/table/forgetting.hpp"
#include "server/table/restore.hpp"

#include <algorithm>
#include <utility>

namespace dahut {

namespace {

TableStage stage_of(TableStatus status)
{
    switch (status) {
    case TableStatus::open:
        return TableStage::open;
    case TableStatus::finished:
    case TableStatus::stopped:
        return TableStage::finished;
    case TableStatus::closed:
        return TableStage::closed;
    default:
        return TableStage::running;
    }
}

// What broke a table is not kept.
TableRow row_of_table(const Table& table)
{
    Course course = table.course();
    course.trouble.clear();
    TableRow row = row_of(table.id(), table.charter(), table.seating(), course, table.result());
    row.listed = row.listed && !table.is_unplayed();
    return row;
}

// Of these entries, an address goes first; names that they say as well are found by their age later. The facts that
// everybody is told say names, too.
Addition::MustGo must_go_after(const Table& table, std::span<const TableEntry> entries)
{
    if (std::ranges::any_of(entries, [&](const TableEntry& entry) { return leaves_an_address(table, entry); })) {
        return Addition::MustGo::addresses_at_once;
    }
    const auto says_names = [](const TableEntry& entry) {
        return is_any_of<entry::Said>(entry) || changes_facts(entry);
    };
    return stage_of(table.status()) == TableStage::finished && std::ranges::any_of(entries, says_names)
               ? Addition::MustGo::names_by_age
               : Addition::MustGo::nothing;
}

} // namespace

std::vector<Entry> journal_entries(std::span<const TableEntry> entries, std::int64_t at_ms)
{
    std::vector<Entry> texts;
    texts.reserve(entries.size());
    for (const TableEntry& entry : entries) {
        texts.push_back(to_journal(entry, at_ms));
    }
    return texts;
}

Addition addition_of(const Plan& plan, const Table& table, std::int64_t known, std::int64_t at_ms)
{
    const MatchStep* const step = plan.step ? &*plan.step : nullptr;
    return {table.id(),
            known,
            journal_entries(plan.entries, at_ms),
            plan.keys,
            row_after(table, plan.entries, step),
            plan.left_keys,
            must_go_after(table, plan.entries)};
}

TableRow row_of(const std::string& id, const entry::Created& charter, const Seating& seating, const Course& course,
                std::optional<Json> result)
{
    Circumstances kept;
    kept.result = std::move(result);
    const TableFacts facts = table_facts(id, charter, seating, course, kept, FactsFor::others);
    const bool listed = charter.visibility == Visibility::listed && course.status != TableStatus::closed;
    return {stage_of(course.status), listed, facts_text(facts)};
}

std::optional<TableRow> row_after(const Table& table, std::span<const TableEntry> entries, const MatchStep* step)
{
    if (std::ranges::none_of(entries, changes_facts)) {
        return std::nullopt;
    }
    Table after = table;
    for (const TableEntry& entry : entries) {
        after.apply(entry, 0, is_any_of<entry::Started, entry::Acted>(entry) ? step : nullptr);
    }
    return row_of_table(after);
}

void settle_former_tables(Journal& journal, std::span<const HostedGame* const> games)
{
    for (const std::string& id : journal.without_row()) {
        const std::optional<StoredTable> stored = journal.read(id);
        const std::optional<Table> table = stored ? restore_table(*stored, games) : std::nullopt;
        if (!table) {
            continue;
        }
        const auto entries = static_cast<std::int64_t>(stored->entries.size());
        const Addition addition{id, entries, {}, {}, row_of_table(*table)};
        if (const AppendResult failure = journal.append({&addition, 1}).front()) {
            throw StoreError(failure->fault, failure->detail);
        }
    }
}

} // namespace dahut
