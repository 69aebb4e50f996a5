#include "server/tables/standing.hpp"

#include "server/tables/restore.hpp"

#include <algorithm>

namespace dahut {

namespace {

TableStage stage_of(TableStatus status)
{
    switch (status) {
    case TableStatus::open:
        return TableStage::open;
    case TableStatus::finished:
        return TableStage::finished;
    case TableStatus::closed:
        return TableStage::closed;
    default:
        return TableStage::running;
    }
}

// Facts that everybody is told say nothing of actions and contributions.
bool changes_facts(const TableEntry& entry)
{
    return !std::holds_alternative<entry::Acted>(entry) && !std::holds_alternative<entry::Contributed>(entry);
}

void take(Circumstances& circumstances, const TableEntry& entry)
{
    if (std::holds_alternative<entry::Started>(entry)) {
        circumstances.status = TableStatus::running;
    } else if (std::holds_alternative<entry::Finished>(entry)) {
        circumstances.status = TableStatus::finished;
    } else if (std::holds_alternative<entry::Closed>(entry)) {
        circumstances.status = TableStatus::closed;
    } else if (std::holds_alternative<entry::Published>(entry)) {
        circumstances.publication = Publication::published;
    }
}

} // namespace

Standing standing_of(const std::string& id, const entry::Created& charter, const Seating& seating,
                     const Circumstances& circumstances)
{
    const TableStatus status = circumstances.status;
    const Json facts = table_facts(id, charter, seating, circumstances, FactsFor::others);
    const bool listed = charter.visibility == Visibility::listed && status != TableStatus::closed;
    return {stage_of(status), listed, facts.dump()};
}

std::optional<Standing> standing_after(const Table& table, std::span<const TableEntry> entries)
{
    if (std::ranges::none_of(entries, changes_facts)) {
        return std::nullopt;
    }
    Seating seating = table.seating();
    Circumstances circumstances{table.status(), {}, {}, table.publication()};
    for (const TableEntry& entry : entries) {
        seating.take_entry(entry);
        take(circumstances, entry);
    }
    return standing_of(table.id(), table.charter(), seating, circumstances);
}

void settle_former_tables(Journal& journal, std::span<const HostedGame* const> games)
{
    for (const std::string& id : journal.without_standing()) {
        const std::optional<StoredTable> stored = journal.read(id);
        const std::optional<Table> table = stored ? restore_table(*stored, games) : std::nullopt;
        if (!table) {
            continue;
        }
        const auto entries = static_cast<std::int64_t>(stored->entries.size());
        const Circumstances circumstances{table->status(), {}, {}, table->publication()};
        const Addition addition{
            id, entries, {}, {}, standing_of(id, table->charter(), table->seating(), circumstances)};
        if (const AppendResult failure = journal.append({&addition, 1}).front()) {
            throw StoreError(failure->fault, failure->detail);
        }
    }
}

} // namespace dahut
