// A connection by which one process uses a database: nobody else does meanwhile, its schema is that of this Dahut, and
// all that can be read is durable. Everything here throws StoreError.
#pragma once

#include "server/store/postgres_connection.hpp"

#include <memory>
#include <optional>
#include <string>

namespace dahut {

// How the server calls a session that this process had before.
struct FormerSession {
    std::string name;
    int process = 0;
};

class PostgresSession {
public:
    // Ends the former session if the server still has it, as after a cut of the network. Only then it is certain that
    // what that session began is committed or never will be.
    PostgresSession(const std::string& address, const std::optional<FormerSession>& former);

    [[nodiscard]] PostgresConnection& connection() { return connection_; }
    [[nodiscard]] FormerSession former() const { return {name_, connection_.process()}; }

private:
    // Takes the lock of the database. Throws the fault that says who has it.
    void hold(const std::optional<FormerSession>& former);

    std::string name_;
    PostgresConnection connection_;
};

// Why a server of this kind cannot be used; empty if it can be.
[[nodiscard]] std::string fault_of_postgres_server(int version, const std::string& encoding);

// Looks at a database and changes nothing. Throws StoreError if it cannot be used, and if somebody uses it.
void look_at_postgres(const std::string& address);

} // namespace dahut
