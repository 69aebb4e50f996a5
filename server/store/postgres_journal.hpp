// The journal in a PostgreSQL database (docs/decisions/0070), which several processes can share (0071). After a lost
// connection, and after a commit whose fate is unknown, the next request makes a new connection. That one first ends
// what is left of the former one, then commits something of its own, and reads only after that: so what is read is
// durable, and what is not there will not come. There is no counterpart to what SQLite's journal does with files: the
// server has its own log, and its own caution.
#pragma once

#include "server/limits.hpp"
#include "server/store/copy_mark.hpp"
#include "server/store/journal.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

inline constexpr std::string_view process_name_usual = "dahut";

struct PostgresSettings {
    // As `fault_of_postgres_address` accepts it.
    std::string address;
    // What this process is called among those that use the database.
    std::string process = std::string(process_name_usual);
    // The rules that it has, each as the game's name and their version: "ys 1.2". A table of others is left to a
    // process that has them.
    std::vector<std::string> rules = {};
    // New tables must wait once the database has nearly so many bytes.
    std::int64_t bytes_most = INT64_MAX;
    AfterCopy after_copy = AfterCopy::refuse;
    // How long a commit may take until it is unknown whether it is stored.
    std::chrono::milliseconds commit_time = std::chrono::seconds(limits::commit_seconds.usual);
    // Called when a connection has been made.
    std::function<void(StandbyKind)> opened = [](StandbyKind) {};
};

// Throws StoreError; PostgresConnection::CannotConnect if there is no connection, and FormerVersionRuns if the database
// cannot be brought up to date yet.
[[nodiscard]] std::unique_ptr<Journal> open_postgres_journal(PostgresSettings settings);

} // namespace dahut
