// A connection by which one process uses a database: no other has its name meanwhile, its schema is that of this Dahut,
// and all that can be read is durable. Everything here throws StoreError.
#pragma once

#include "server/store/copy_mark.hpp"
#include "server/store/postgres_connection.hpp"
#include "server/store/postgres_journal.hpp"
#include "server/store/postgres_processes.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace dahut {

// How the server calls a session that this process had before.
struct FormerSession {
    std::string name;
    int process = 0;
};

struct SessionTerms {
    AfterCopy after_copy = AfterCopy::refuse;
    // How long a commit may take.
    std::optional<std::chrono::milliseconds> commit_time = std::nullopt;
    // With how many of the servers that the address names to begin later.
    int servers_skipped = 0;
    // Whether somebody wants to know why none will do.
    PostgresConnection::Inquiry inquiry = PostgresConnection::Inquiry::made;
};

class PostgresSession {
public:
    // Ends the former session if the server still has it, as after a cut of the network. Only then it is certain that
    // what that session began is committed or never will be. Then signs as the process. From then on this session is
    // the former one, also if it fails halfway.
    PostgresSession(const std::string& address, postgres_processes::Process& process,
                    std::optional<FormerSession>& former, const SessionTerms& terms = {});

    [[nodiscard]] PostgresConnection& connection() { return connection_; }
    // Whether the server's settings let commits wait for a standby.
    [[nodiscard]] StandbyKind standby();

private:
    // Takes the lock of this process's name. Throws the fault that says who has it. Whoever has it and does not sign
    // any more is ended.
    void hold(const std::string& process, const std::optional<FormerSession>& former);

    std::string name_;
    PostgresConnection connection_;
};

// Returns once all that the server shows now is on its standby as well. Throws StoreError.
void make_all_durable(PostgresConnection& connection);

// Why a server of this kind cannot be used; empty if it can be.
[[nodiscard]] std::string fault_of_postgres_server(int version, const std::string& encoding);

// A connection to a database that nobody serves as long as it lasts. Its schema is that of this Dahut. Throws
// StoreError.
[[nodiscard]] std::unique_ptr<PostgresConnection> connection_alone(const std::string& address);

// Looks at a database and changes nothing. Throws StoreError if it cannot be used, and if a process of this name uses
// it.
void look_at_postgres(const std::string& address, const std::string& process, AfterCopy after_copy = AfterCopy::refuse);

} // namespace dahut
