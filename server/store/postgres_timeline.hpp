// Which of several servers of PostgreSQL is the present one (docs/decisions/0080). Each promotion of a standby begins a
// timeline with a higher number, so a server with a lower one than was seen has been replaced, though it may not know.
#pragma once

#include "server/store/postgres_connection.hpp"
#include "server/store/postgres_processes.hpp"

namespace dahut::postgres_timeline {

// This server was replaced by another one.
class FormerServer : public StoreError {
public:
    using StoreError::StoreError;
};

// Notes the timeline of the server in the process. If the process, or another one that signs here, has seen a higher
// one, all who still use this server are told of it, and FormerServer is thrown.
void refuse_former_server(PostgresConnection& connection, postgres_processes::Process& process);

} // namespace dahut::postgres_timeline
