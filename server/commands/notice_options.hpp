// The options of `dahut serve` about notices for people who are away.
#pragma once

#include "server/commands/host.hpp"

#include <CLI/CLI.hpp>

namespace dahut {

// The settings must outlive the parsing.
void add_notices(CLI::App& command, HostSettings& settings);

} // namespace dahut
