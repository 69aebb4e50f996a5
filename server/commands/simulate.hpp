// `dahut simulate`: many matches between bots, for measuring and comparing.
#pragma once

#include "server/commands/command.hpp"

namespace dahut {

void add_simulate(CLI::App& application, Command& chosen);

} // namespace dahut
