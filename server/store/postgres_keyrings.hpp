// The seats that keyrings open (docs/decisions/0030), in PostgreSQL. A keyring exists as long as it opens a seat.
// Everything here throws StoreError and runs in the caller's transaction.
#pragma once

#include "server/store/journal.hpp"
#include "server/store/postgres_connection.hpp"

#include <optional>
#include <string>
#include <vector>

namespace dahut::postgres_keyrings {

[[nodiscard]] std::optional<LentSeat> find(PostgresConnection& connection, const std::string& hash);
[[nodiscard]] std::vector<ShownSeat> opened(PostgresConnection& connection, const std::string& keyring);
[[nodiscard]] Lending lend(PostgresConnection& connection, const LentSeat& seat, KeyringAge age);
[[nodiscard]] bool revoke(PostgresConnection& connection, const std::string& keyring);

} // namespace dahut::postgres_keyrings
