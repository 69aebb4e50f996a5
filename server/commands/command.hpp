// What a command of `dahut` is: options read by CLI11, then one function whose result is the exit status.
#pragma once

#include <CLI/CLI.hpp>

#include <functional>

namespace dahut {

// 0 for success, 1 for a failure that was said on standard error, 2 for wrong options.
enum class ExitStatus : int { success = 0, failure = 1, wrong_usage = 2 };

// Set by the parser to what the chosen subcommand does.
using Command = std::function<ExitStatus()>;

} // namespace dahut
