// Which tables of a PostgreSQL journal are finished, since when by the time that servers ran, and how large they are:
// so that those can go that have outlived their time (docs/decisions/0067). Everything here throws StoreError and runs
// in the caller's transaction.
#pragma once

#include "server/store/journal.hpp"
#include "server/store/postgres_connection.hpp"
#include "server/store/postgres_processes.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace dahut::postgres_finished {

using postgres_processes::Process;

// Call this after the stages of these tables have changed.
void note(PostgresConnection& connection, std::span<const std::string> tables);
// The same as questions, for whoever asks them together with others.
[[nodiscard]] std::array<PostgresQuestion, 2> noting(std::span<const std::string> tables);

// At most `limits::finished_going_at_once`, the oldest first.
[[nodiscard]] std::vector<std::string> outlived(PostgresConnection& connection, const Survey& survey);
// The same for those that say names, unless another process serves them. Requires that names go by their age now.
[[nodiscard]] std::vector<ListedTable> named(PostgresConnection& connection, std::chrono::milliseconds age,
                                             const Process& process);
// Whether the table is finished and as it was. It stays so until the end of the transaction.
[[nodiscard]] bool is_still(PostgresConnection& connection, const std::string& table, const Forgotten::Named& named);
// None of its entries says a name.
void names_went(PostgresConnection& connection, const std::string& table);

} // namespace dahut::postgres_finished
