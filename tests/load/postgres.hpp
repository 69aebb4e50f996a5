// A PostgreSQL server of a measurement's own, in a folder of its own. It flushes every commit and has no standby; all
// else is as PostgreSQL comes. It is reached by a socket in that folder only. What is stored there is Dahut's business.
#pragma once

#include "server/store/postgres_connection.hpp"
#include "tests/load/child_process.hpp"
#include "tests/load/loop.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace dahut::load {

// It is ended with this, which waits for whoever uses it.
class Postgres {
public:
    // Throws std::runtime_error if it cannot be started.
    Postgres(Loop& loop, const std::filesystem::path& folder);

    // As `dahut serve --database` takes it.
    [[nodiscard]] std::string address() const;
    [[nodiscard]] const ChildProcess& process() const { return process_; }
    // The number that a statement finds.
    [[nodiscard]] std::int64_t ask(const char* statement);
    void run(const char* statement);
    // How many bytes its log has got since it began.
    [[nodiscard]] double log_bytes();

private:
    std::filesystem::path folder_;
    ChildProcess process_;
    std::optional<PostgresConnection> connection_;
};

} // namespace dahut::load
