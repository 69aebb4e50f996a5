// A command of `dahut`: CLI11 reads its options, then one function runs and returns the exit status.
#pragma once

#include <CLI/CLI.hpp>

#include <functional>

namespace dahut {

// 0 for success, 1 for a failure that was reported on standard error, 2 for wrong options.
enum class ExitStatus : int { success = 0, failure = 1, wrong_usage = 2 };

// The parser sets this to the function of the chosen subcommand.
using Command = std::function<ExitStatus()>;

} // namespace dahut
