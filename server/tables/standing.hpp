// What is kept of a table beside its entries (store/journal.hpp), worked out from them.
#pragma once

#include "server/tables/facts.hpp"
#include "server/tables/table.hpp"

#include <span>
#include <string>

namespace dahut {

[[nodiscard]] Standing standing_of(const std::string& id, const entry::Created& charter, const Seating& seating,
                                   const Circumstances& circumstances);

// What these entries make of a table's standing; nothing if they leave it as it is.
[[nodiscard]] std::optional<Standing> standing_after(const Table& table, std::span<const TableEntry> entries);

// Works out the standing of every table that has none, for a database of a former Dahut. Throws StoreError.
void settle_former_tables(Journal& journal, std::span<const HostedGame* const> games);

} // namespace dahut
