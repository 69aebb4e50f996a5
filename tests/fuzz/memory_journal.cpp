#include "tests/fuzz/memory_journal.hpp"

#include <algorithm>

namespace dahut::fuzz {

std::vector<AppendResult> MemoryJournal::append(std::span<const Addition> additions)
{
    std::vector<AppendResult> results;
    for (const Addition& addition : additions) {
        results.push_back(add(addition));
    }
    return results;
}

AppendResult MemoryJournal::add(const Addition& addition)
{
    Kept& kept = tables_[addition.table];
    if (static_cast<std::int64_t>(kept.entries.size()) != addition.expected_number) {
        return StoreFailure{StoreFault::conflict, "somebody else was first"};
    }
    kept.entries.insert(kept.entries.end(), addition.entries.begin(), addition.entries.end());
    for (const std::string& key : addition.keys) {
        keys_[key] = addition.table;
    }
    for (const std::string& key : addition.left_keys) {
        std::erase_if(lent_, [&](const auto& one) { return one.second.seat_key == key; });
    }
    if (addition.row) {
        kept.row = addition.row;
    }
    return std::nullopt;
}

std::optional<StoredTable> MemoryJournal::read(std::string_view table)
{
    const auto found = tables_.find(table);
    return found == tables_.end() ? std::nullopt : std::optional(StoredTable{found->first, found->second.entries});
}

std::optional<std::string> MemoryJournal::find_key(std::string_view key)
{
    const auto found = keys_.find(key);
    return found == keys_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<ListedTable> MemoryJournal::listed(TableStage stage, int most)
{
    std::vector<ListedTable> listed;
    for (const auto& [id, kept] : tables_) {
        const bool fits = kept.row && kept.row->listed && kept.row->stage == stage;
        if (fits && static_cast<int>(listed.size()) < most) {
            listed.push_back({id, kept.row->summary});
        }
    }
    return listed;
}

std::int64_t MemoryJournal::live_count()
{
    return std::ranges::count_if(tables_, [](const auto& entry) {
        const std::optional<TableRow>& row = entry.second.row;
        return row && (row->stage == TableStage::open || row->stage == TableStage::running);
    });
}

std::vector<std::string> MemoryJournal::running()
{
    std::vector<std::string> running;
    for (const auto& [id, kept] : tables_) {
        if (kept.row && kept.row->stage == TableStage::running) {
            running.push_back(id);
        }
    }
    return running;
}

void MemoryJournal::remove(std::span<const std::string> tables, std::int64_t)
{
    for (const std::string& table : tables) {
        tables_.erase(table);
    }
}

std::optional<LentSeat> MemoryJournal::find_lent(std::string_view hash)
{
    const auto found = lent_.find(hash);
    return found == lent_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<ShownSeat> MemoryJournal::open_keyring(std::string_view keyring)
{
    std::vector<ShownSeat> seats;
    for (const auto& [hash, seat] : lent_) {
        const auto table = tables_.find(seat.table);
        if (seat.keyring == keyring && table != tables_.end() && table->second.row) {
            seats.push_back({seat.table, seat.seat, seat.seat_key, table->second.row->summary});
        }
    }
    return seats;
}

Lending MemoryJournal::lend(const LentSeat& seat, KeyringAge age)
{
    const bool is_known =
        std::ranges::any_of(lent_, [&](const auto& one) { return one.second.keyring == seat.keyring; });
    if (!is_known && age == KeyringAge::known) {
        return Lending::unknown_keyring;
    }
    lent_.insert_or_assign(seat.hash, seat);
    return Lending::done;
}

bool MemoryJournal::revoke_keyring(std::string_view keyring)
{
    return std::erase_if(lent_, [&](const auto& one) { return one.second.keyring == keyring; }) > 0;
}

void MemoryJournal::clear()
{
    tables_.clear();
    keys_.clear();
    lent_.clear();
}

std::vector<StoredTable> MemoryJournal::all() const
{
    std::vector<StoredTable> tables;
    for (const auto& [id, kept] : tables_) {
        tables.push_back({id, kept.entries});
    }
    return tables;
}

} // namespace dahut::fuzz
