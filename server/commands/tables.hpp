// `dahut tables`: lists the tables in a database, of a running server or a stopped one, and finds one by name, id or
// link.
#pragma once

#include "server/commands/command.hpp"

namespace dahut {

void add_tables(CLI::App& application, Command& chosen);

} // namespace dahut
