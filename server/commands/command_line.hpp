// Parses the command line of `dahut` and runs the chosen command. Each command declares its own options and says what
// to run.
#pragma once

#include "protocol/hosted.hpp"
#include "server/commands/command.hpp"

#include <span>

namespace dahut {

// Adds one command to the application. The command sets `chosen` when it is used.
using AddCommand = std::function<void(CLI::App& application, Command& chosen)>;

// Parses the command line, runs the command and returns the exit status. A wrong option gives one line on stderr and
// status 2.
[[nodiscard]] int run_command_line(int argc, const char* const* argv, std::span<const AddCommand> commands);

} // namespace dahut
