// `dahut replay`: a finished record as text or JSON, as a seat saw it or all-seeing.
#pragma once

#include "server/commands/command.hpp"

namespace dahut {

void add_replay(CLI::App& application, Command& chosen);

} // namespace dahut
