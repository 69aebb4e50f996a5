// A command of an operator: what it asks of the running server, or does itself to the database of a stopped one. What
// the commands are called and say stands in operate.cpp and bring_back.cpp.
#pragma once

#include "protocol/operating.hpp"
#include "server/commands/command.hpp"
#include "server/commands/host.hpp"
#include "server/store/journal.hpp"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace dahut {

// A command, what it asks of the server and what it says once that is done.
struct Operation {
    std::string name;
    std::filesystem::path database = HostSettings().database;
    std::function<operating::Request()> request;
    std::function<std::string()> done;
    // What it does to the database of a stopped server; a sentence if that cannot be done. Nothing if it cannot do
    // anything.
    std::function<std::optional<std::string>(Journal&)> alone;
};

inline constexpr const char* no_such_table = "there is no such table";

// Says what came of it.
[[nodiscard]] ExitStatus carry_out(const Operation& operation);

[[nodiscard]] std::shared_ptr<Operation> operation_called(const std::string& name);

// Adds the command, with `--database`.
CLI::App* add_operation(CLI::App& application, Command& chosen, const std::string& explanation,
                        const std::shared_ptr<Operation>& operation);

} // namespace dahut
