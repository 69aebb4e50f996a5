// `dahut tournament`: how strong a kind of bot is against another one, in first places and points.
#pragma once

#include "server/commands/command.hpp"

namespace dahut {

void add_tournament(CLI::App& application, Command& chosen);

} // namespace dahut
