// `dahut check` says what keeps a server with these settings from starting; with `--running` it asks the server on this
// machine whether it is ready (PROTOCOL.md 5), for health checks.
#pragma once

#include "server/commands/command.hpp"

namespace dahut {

void add_check(CLI::App& application, Command& chosen);

} // namespace dahut
