// What an operator does to a running server by commands: `dahut announce`, `drain`, `end` and `delete`. The last two
// work on the database of a stopped server as well.
#pragma once

#include "server/commands/command.hpp"

namespace dahut {

void add_announce(CLI::App& application, Command& chosen);
void add_drain(CLI::App& application, Command& chosen);
void add_end(CLI::App& application, Command& chosen);
void add_delete(CLI::App& application, Command& chosen);

} // namespace dahut
