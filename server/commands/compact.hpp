// `dahut compact`: gives the disk back what the database of a stopped server does not need.
#pragma once

#include "server/commands/command.hpp"

namespace dahut {

void add_compact(CLI::App& application, Command& chosen);

} // namespace dahut
