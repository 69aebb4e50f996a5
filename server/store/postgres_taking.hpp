// How a process takes tables in order to serve them, several in one transaction and one round trip, which reads them as
// well (docs/decisions/0071). Everything here throws StoreError.
#pragma once

#include "server/store/postgres_processes.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace dahut::postgres_taking {

// `former` is set unless the table was given back, by one that knew what is stored.
struct Taking {
    Taken taken = {};
    std::optional<postgres_processes::FormerOwner> former = std::nullopt;
};

// Who serves these tables from now on: this process, if nobody living does and it has the table's rules, or nobody has
// them. One answer for each, in order. Entries that another process stored just before may be on this server only.
[[nodiscard]] std::vector<Taking> take(PostgresConnection& connection, const postgres_processes::Process& process,
                                       std::span<const std::string> tables);

} // namespace dahut::postgres_taking
