// The row of a table: what the store keeps of it beside its entries (store/journal.hpp), worked out from them.
#pragma once

#include "server/store/journal.hpp"
#include "server/table/facts.hpp"
#include "server/table/table.hpp"

#include <optional>
#include <span>
#include <string>

namespace dahut {

// The result is that of a finished match.
[[nodiscard]] TableRow row_of(const std::string& id, const entry::Created& charter, const Seating& seating,
                              const Course& course, std::optional<Json> result = std::nullopt);

// What these entries make of a table's row; nothing if they leave it as it is. An entry about the match comes with
// what it leads to.
[[nodiscard]] std::optional<TableRow> row_after(const Table& table, std::span<const TableEntry> entries,
                                                const MatchStep* step);

// Works out the row of every table that has none, for a database of a former Dahut. Throws StoreError.
void settle_former_tables(Journal& journal, std::span<const HostedGame* const> games);

} // namespace dahut
