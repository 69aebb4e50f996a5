// What a PostgreSQL journal is to forget (docs/decisions/0066): which tables have something of the kind, and how
// entries are replaced. What replaces them the caller says. The rows then say something else; when the server writes
// over what they said before, its operator decides (docs/privacy.md). Everything here throws StoreError and runs in
// the caller's transaction.
#pragma once

#include "server/store/journal.hpp"
#include "server/store/postgres_connection.hpp"

#include <cstdint>
#include <span>

namespace dahut::postgres_forgetting {

// At most so many tables, the first that were marked.
[[nodiscard]] ToForget to_forget(PostgresConnection& connection, int most);
void unmark(PostgresConnection& connection, std::int64_t until);
bool forget(PostgresConnection& connection, std::span<const Forgotten> tables);

} // namespace dahut::postgres_forgetting
