// The ages of tables in a PostgreSQL journal: how long servers have run, when by that somebody was last at each open or
// running table, which of them are deserted, what was set aside, and what is left of those that are gone. The caller
// decides which ages matter. Tables that another living process serves are left alone. Everything here throws
// StoreError and runs in the caller's transaction.
#pragma once

#include "server/store/journal.hpp"
#include "server/store/postgres_connection.hpp"
#include "server/store/postgres_processes.hpp"

#include <span>
#include <string>
#include <vector>

namespace dahut::postgres_ages {

using postgres_processes::Process;

// By the process that keeps house. The others only note their visits.
[[nodiscard]] Surveyed survey(PostgresConnection& connection, const Survey& survey, const Process& process);
void note(PostgresConnection& connection, const std::vector<Visit>& visits);
// Those of these tables that no other process can take until the transaction ends.
[[nodiscard]] std::vector<std::string> held_still(PostgresConnection& connection, std::span<const std::string> tables,
                                                  const Process& process);
void remove(PostgresConnection& connection, std::span<const std::string> tables, std::int64_t now_ms);
[[nodiscard]] std::vector<SetAside> set_aside(PostgresConnection& connection, std::span<const std::string> tables,
                                              TableStage before, const Process& process);
[[nodiscard]] bool bring_back(PostgresConnection& connection, const std::string& table);

} // namespace dahut::postgres_ages
