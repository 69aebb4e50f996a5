// `dahut refuse`: shuts an address or a network out, of a running server at once, and of every later one.
#pragma once

#include "server/commands/command.hpp"

namespace dahut {

void add_refuse(CLI::App& application, Command& chosen);

} // namespace dahut
