// `dahut copy`: moving in and out of PostgreSQL, of a stopped server.
#pragma once

#include "server/commands/command.hpp"

namespace dahut {

void add_copy(CLI::App& application, Command& chosen);

} // namespace dahut
