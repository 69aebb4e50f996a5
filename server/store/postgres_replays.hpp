// How finished matches of a PostgreSQL journal looked (docs/decisions/0076), and which nobody has looked at yet.
// Everything here throws StoreError and runs in the caller's transaction.
#pragma once

#include "server/store/journal.hpp"
#include "server/store/postgres_connection.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dahut::postgres_replays {

// See Journal.
[[nodiscard]] std::vector<std::string> without_replay(PostgresConnection& connection, int most);
void keep(PostgresConnection& connection, const KeptReplay& replay);
[[nodiscard]] std::optional<std::string> kept(PostgresConnection& connection, std::string_view table);

} // namespace dahut::postgres_replays
