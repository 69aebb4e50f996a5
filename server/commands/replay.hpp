// `dahut replay`: prints a finished record as text or JSON, as one seat saw it or all-seeing.
#pragma once

#include "server/commands/command.hpp"

namespace dahut {

void add_replay(CLI::App& application, Command& chosen);

} // namespace dahut
