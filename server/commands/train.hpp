// `dahut train`: lets a bot learn how positions end, and writes its weights.
#pragma once

#include "server/commands/command.hpp"

namespace dahut {

void add_train(CLI::App& application, Command& chosen);

} // namespace dahut
