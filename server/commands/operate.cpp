#include "server/commands/operate.hpp"

#include "server/commands/attempted.hpp"
#include "server/commands/host.hpp"
#include "server/commands/times.hpp"
#include "server/operating/asking.hpp"
#include "server/store/database_lock.hpp"
#include "server/store/sqlite_journal.hpp"

#include <filesystem>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace dahut {

namespace {

// A command, what it asks of the server and what it says once that is done.
struct Operation {
    std::string name;
    std::filesystem::path database = HostSettings().database;
    std::function<operating::Request()> request;
    std::function<std::string()> done;
    // What it does to the database of a stopped server; whether that could be done. Nothing if it cannot do anything.
    std::function<bool(Journal&)> alone;
};

ExitStatus failed(const Operation& operation, const std::string& why)
{
    std::cerr << "dahut " << operation.name << ": " << why << "\n";
    return ExitStatus::failure;
}

ExitStatus succeeded(const Operation& operation)
{
    std::cout << operation.done() << "\n";
    return ExitStatus::success;
}

ExitStatus ended_by(const Operation& operation, const operating::AnswerToCommand& answer)
{
    const auto* const refused = std::get_if<operating::Refused>(&answer);
    return refused == nullptr ? succeeded(operation) : failed(operation, refused->sentence);
}

ExitStatus done_alone(const Operation& operation)
{
    if (!operation.alone) {
        return failed(operation, "no server of this version runs on " + operation.database.string());
    }
    const DatabaseLock lock(operation.database);
    const std::unique_ptr<Journal> journal = open_sqlite_journal(operation.database);
    return operation.alone(*journal) ? succeeded(operation) : failed(operation, "there is no such table");
}

ExitStatus carry_out(const Operation& operation)
{
    if (!std::filesystem::exists(operation.database)) {
        return failed(operation, operation.database.string() + " does not exist");
    }
    return attempted(operation.name, operation.database, [&] {
        const std::optional<operating::AnswerToCommand> answer =
            asked_of_server(operation.database, operation.request());
        return answer ? ended_by(operation, *answer) : done_alone(operation);
    });
}

CLI::App* add_operation(CLI::App& application, Command& chosen, const std::string& explanation,
                        const std::shared_ptr<Operation>& operation)
{
    CLI::App* const command = application.add_subcommand(operation->name, explanation);
    add_database(*command, operation->database);
    command->callback([operation, &chosen] { chosen = [operation] { return carry_out(*operation); }; });
    return command;
}

std::shared_ptr<Operation> operation_called(const std::string& name)
{
    auto operation = std::make_shared<Operation>();
    operation->name = name;
    return operation;
}

CLI::Option* add_table(CLI::App& command, std::string& table)
{
    return command.add_option("table", table, "The table's id, as `dahut tables` shows it")->required();
}

} // namespace

void add_announce(CLI::App& application, Command& chosen)
{
    const auto operation = operation_called("announce");
    const auto announce = std::make_shared<operating::Announce>();
    operation->request = [announce] { return *announce; };
    operation->done = [announce] { return announce->text.empty() ? "taken back" : "told to everybody"; };
    CLI::App* const command = add_operation(
        application, chosen, "Tell everybody something who is at a table of the running server", operation);
    command->add_option("text", announce->text, "What is told; nothing takes back what was told before");
    add_time(*command, "--for", announce->lasting, "How long those who come later are told it as well");
}

void add_drain(CLI::App& application, Command& chosen)
{
    const auto operation = operation_called("drain");
    const auto drain = std::make_shared<operating::Drain>();
    operation->request = [drain] { return *drain; };
    operation->done = [drain] {
        return "no more tables are made, and the server stops in " + std::to_string(drain->until_stop.count()) + " s";
    };
    CLI::App* const command = add_operation(
        application, chosen, "Let the running server make no more tables, tell everybody, and stop it then", operation);
    command
        ->add_option_function<std::int64_t>(
            "--drain-seconds",
            [drain](const std::int64_t& seconds) { drain->until_stop = std::chrono::seconds(seconds); },
            "How long until it stops")
        ->check(CLI::Range(std::int64_t{0}, std::int64_t{limits::lasting_most.count()}))
        ->default_str(std::to_string(drain->until_stop.count()));
}

void add_end(CLI::App& application, Command& chosen)
{
    const auto operation = operation_called("end");
    const auto end = std::make_shared<operating::End>();
    operation->request = [end] { return *end; };
    operation->done = [end] { return end->table + ": ended"; };
    CLI::App* const command =
        add_operation(application, chosen,
                      "End a match of the running server without a result, or a table before its match", operation);
    add_table(*command, end->table);
}

void add_delete(CLI::App& application, Command& chosen)
{
    const auto operation = operation_called("delete");
    const auto deleted = std::make_shared<operating::Delete>();
    operation->request = [deleted] { return *deleted; };
    operation->done = [deleted] { return deleted->table + ": set aside (dahut bring-back undoes that for a while)"; };
    operation->alone = [deleted](Journal& journal) {
        return !journal.set_aside(std::span(&deleted->table, 1), TableStage::closed).empty();
    };
    CLI::App* const command = add_operation(
        application, chosen, "Put a table out of everybody's reach, while the server runs or not", operation);
    add_table(*command, deleted->table);
}

} // namespace dahut
