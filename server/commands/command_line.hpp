// The command line of `dahut`: each command declares its own options and says what to run; this parses and runs.
#pragma once

#include "protocol/hosted.hpp"
#include "server/commands/command.hpp"

#include <span>

namespace dahut {

// Adds one command to the application and lets it set `chosen` when it is used.
using AddCommand = std::function<void(CLI::App& application, Command& chosen)>;

// Parses the command line and carries it out; the result is the exit status. A wrong option is one line on stderr
// and status 2.
[[nodiscard]] int run_command_line(int argc, const char* const* argv, std::span<const AddCommand> commands);

} // namespace dahut
