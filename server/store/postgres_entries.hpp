// The entries of a journal in PostgreSQL, and what comes with them: a new table, its row, its keys. One statement adds
// all of that, or nothing if the table does not have the expected number of entries. What else a table has is left to
// the other parts of the journal. Everything here throws StoreError.
#pragma once

#include "server/store/journal.hpp"
#include "server/store/postgres_connection.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace dahut::postgres_entries {

// Adds all of these in one commit, and returns one result for each, in order. A conflict fails only its own addition.
// If an addition has a term, its table must be served in that term by the process of this incarnation.
[[nodiscard]] std::vector<AppendResult> commit(PostgresConnection& connection, std::span<const Addition> additions,
                                               std::int64_t incarnation);

// In order; none of a table that was set aside, unless `Aside::as_well`.
enum class Aside { not_there, as_well };
[[nodiscard]] std::vector<Entry> read(PostgresConnection& connection, const std::string& table, Aside aside);

} // namespace dahut::postgres_entries
