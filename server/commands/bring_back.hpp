// `dahut bring-back` lists the tables that were set aside, because nobody was there for long (docs/decisions/0053) or
// by an operator, and `dahut bring-back TABLE` makes one of them as it was, while the server runs or not.
#pragma once

#include "server/commands/command.hpp"

namespace dahut {

void add_bring_back(CLI::App& application, Command& chosen);

} // namespace dahut
