// `dahut verify`: checks whether a finished record is what it claims to be.
#pragma once

#include "server/commands/command.hpp"

namespace dahut {

void add_verify(CLI::App& application, Command& chosen);

} // namespace dahut
