// What the store is given of a table (store/journal.hpp): its entries, and its row, which is worked out from them.
#pragma once

#include "server/store/journal.hpp"
#include "server/table/facts.hpp"
#include "server/table/plan.hpp"
#include "server/table/table.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace dahut {

// The result is that of a finished match.
[[nodiscard]] TableRow row_of(const std::string& id, const entry::Created& charter, const Seating& seating,
                              const Course& course, std::optional<Json> result = std::nullopt);

// What these entries make of a table's row; nothing if they leave it as it is. An entry about the match comes with
// what it leads to.
[[nodiscard]] std::optional<TableRow> row_after(const Table& table, std::span<const TableEntry> entries,
                                                const MatchStep* step);

[[nodiscard]] std::vector<Entry> journal_entries(std::span<const TableEntry> entries, std::int64_t at_ms);

// What is to be stored of this plan, of a table of which so many entries are known.
[[nodiscard]] Addition addition_of(const Plan& plan, const Table& table, std::int64_t known, std::int64_t at_ms);

// Works out the row of every table that has none, for a database of a former Dahut. Throws StoreError.
void settle_former_tables(Journal& journal, std::span<const HostedGame* const> games);

} // namespace dahut
