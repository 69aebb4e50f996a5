// Which finished tables of a PostgreSQL journal have packed entries (docs/decisions/0078), and what is in them.
// Everything here throws StoreError. What changes something runs in the caller's transaction.
#pragma once

#include "server/store/journal.hpp"
#include "server/store/postgres_connection.hpp"

#include <string>
#include <vector>

namespace dahut::postgres_packing {

// See Journal.
[[nodiscard]] std::vector<std::string> to_pack(PostgresConnection& connection, int most);
void pack(PostgresConnection& connection, const PackedTable& packed);

// What the mark, the first of these rows of `entries`, stands for, and the others behind it.
[[nodiscard]] std::vector<Entry> behind_mark(PostgresConnection& connection, const std::string& table,
                                             const PostgresRows& rows);
// Nobody packs, forgets or removes anything else until the transaction ends. Nobody who plays waits for that.
void hold_still(PostgresConnection& connection);
// Replaces those that are packed.
void replace(PostgresConnection& connection, const Forgotten& forgotten);

} // namespace dahut::postgres_packing
