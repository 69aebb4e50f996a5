// Which tables of a PostgreSQL journal are finished, since when by the time that servers ran, and how large they are:
// so that those can go that have outlived their time (docs/decisions/0067). Everything here throws StoreError and runs
// in the caller's transaction.
#pragma once

#include "server/store/journal.hpp"
#include "server/store/postgres_connection.hpp"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace dahut::postgres_finished {

// Call this after the stages of these tables have changed.
void note(PostgresConnection& connection, std::span<const std::string> tables);
// The same as questions, for whoever asks them together with others.
[[nodiscard]] std::array<PostgresQuestion, 2> noting(std::span<const std::string> tables);

// At most `limits::finished_going_at_once`, the oldest first.
[[nodiscard]] std::vector<std::string> outlived(PostgresConnection& connection, const Survey& survey);

} // namespace dahut::postgres_finished
