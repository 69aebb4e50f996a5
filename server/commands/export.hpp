// `dahut export` and `dahut import`: tables whole, as lines of JSON, out of a database and into another one.
#pragma once

#include "server/commands/command.hpp"

namespace dahut {

void add_export(CLI::App& application, Command& chosen);
void add_import(CLI::App& application, Command& chosen);

} // namespace dahut
