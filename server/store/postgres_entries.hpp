// The entries of a journal in PostgreSQL, and what comes with them: a new table, its row, its keys. One statement adds
// all of that, or nothing if the table does not have the expected number of entries. What else a table has is left to
// the other parts of the journal. Everything here throws StoreError.
#pragma once

#include "server/store/journal.hpp"
#include "server/store/postgres_connection.hpp"

#include <string>
#include <vector>

namespace dahut::postgres_entries {

// Its answer is read by `has_added`. If the addition has a term, the table must be served in that term by the process
// of this incarnation.
[[nodiscard]] PostgresQuestion adding(const Addition& addition, std::int64_t incarnation);
[[nodiscard]] bool has_added(const PostgresRows& answer);

// In order; none of a table that was set aside, unless `Aside::as_well`.
enum class Aside { not_there, as_well };
[[nodiscard]] std::vector<Entry> read(PostgresConnection& connection, const std::string& table, Aside aside);

} // namespace dahut::postgres_entries
