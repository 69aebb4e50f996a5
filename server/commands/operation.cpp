#include "server/commands/operation.hpp"

#include "server/commands/attempted.hpp"
#include "server/operating/asking.hpp"
#include "server/store/database_lock.hpp"
#include "server/store/sqlite_journal.hpp"

#include <iostream>
#include <optional>

namespace dahut {

namespace {

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
    const std::optional<std::string> problem = operation.alone(*journal);
    return problem ? failed(operation, *problem) : succeeded(operation);
}

} // namespace

ExitStatus carry_out(const Operation& operation)
{
    return attempted_on(operation.name, operation.database, [&] {
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

} // namespace dahut
