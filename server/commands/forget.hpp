// `dahut forget`: takes a person's name and talk out of finished matches, or an address out of all tables, in the
// database of a stopped server (docs/decisions/0066).
#pragma once

#include "server/commands/command.hpp"

namespace dahut {

void add_forget(CLI::App& application, Command& chosen);

} // namespace dahut
