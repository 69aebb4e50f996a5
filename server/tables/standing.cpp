#include "server/tables/standing.hpp"

#include "server/tables/charter.hpp"
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
    case TableStatus::stopped:
        return TableStage::finished;
    case TableStatus::closed:
        return TableStage::closed;
    default:
        return TableStage::running;
    }
}

void take(Circumstances& after, const entry::Started&) { after.status = TableStatus::running; }
void take(Circumstances& after, const entry::Finished& finished)
{
    after.status = TableStatus::finished;
    after.result = finished.result;
}
void take(Circumstances& after, const entry::Stopped&)
{
    after.status = TableStatus::stopped;
    after.progress = Progress::goes_on;
}
void take(Circumstances& after, const entry::Closed&) { after.status = TableStatus::closed; }
void take(Circumstances& after, const entry::Published&) { after.publication = Publication::published; }
void take(Circumstances& after, const entry::Paused&) { after.progress = Progress::rests; }
void take(Circumstances& after, const entry::WentOn&) { after.progress = Progress::goes_on; }

// Most entries change none of this.
template <typename Other>
void take(Circumstances&, const Other&)
{}

// What is kept while nobody is there.
Circumstances kept_circumstances(const Table& table)
{
    return {.status = table.status(),
            .connected = {},
            .trouble = {},
            .publication = table.publication(),
            .progress = table.progress(),
            .result = table.result()};
}

} // namespace

Standing standing_of(const std::string& id, const entry::Created& charter, const Seating& seating,
                     const Circumstances& circumstances)
{
    const TableStatus status = circumstances.status;
    const TableFacts facts = table_facts(id, charter, seating, circumstances, FactsFor::others);
    const bool listed = charter.visibility == Visibility::listed && status != TableStatus::closed;
    return {stage_of(status), listed, facts_text(facts)};
}

std::optional<Standing> standing_after(const Table& table, std::span<const TableEntry> entries)
{
    if (std::ranges::none_of(entries, changes_facts)) {
        return std::nullopt;
    }
    entry::Created charter = table.charter();
    Seating seating = table.seating();
    Circumstances circumstances = kept_circumstances(table);
    for (const TableEntry& entry : entries) {
        take_entry(charter, entry);
        offer(seating, entry);
        std::visit([&circumstances](const auto& one) { take(circumstances, one); }, entry);
    }
    return standing_of(table.id(), charter, seating, circumstances);
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
        const Circumstances circumstances = kept_circumstances(*table);
        const Addition addition{
            id, entries, {}, {}, standing_of(id, table->charter(), table->seating(), circumstances)};
        if (const AppendResult failure = journal.append({&addition, 1}).front()) {
            throw StoreError(failure->fault, failure->detail);
        }
    }
}

} // namespace dahut
