#include "server/commands/operate.hpp"

#include "protocol/games.hpp"
#include "protocol/refusal_code.hpp"
#include "server/clock.hpp"
#include "server/commands/operation.hpp"
#include "server/commands/text_checks.hpp"
#include "server/commands/times.hpp"
#include "server/room/end_alone.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>

namespace dahut {

namespace {

CLI::Option* add_table(CLI::App& command, std::string& table)
{
    return command.add_option("table", table, "The table's id, as `dahut tables` shows it")
        ->required()
        ->check(refuse_no_table_id);
}

// A slip of the pen is more likely here than a table that went, of which the refusal speaks.
std::string sentence_of(const Refusal& refusal)
{
    return refusal.code == word(RefusalCode::table_gone) ? no_such_table : refusal.sentence;
}

} // namespace

void add_announce(CLI::App& application, Command& chosen)
{
    const auto operation = operation_called("announce");
    const auto announce = std::make_shared<operating::Announce>();
    operation->request = [announce] { return *announce; };
    operation->done = [announce] { return announce->text.empty() ? "taken back" : "told to everybody"; };
    CLI::App* const command =
        add_operation(application, chosen, "Tell everybody something on all pages of the running server", operation);
    command->add_option("text", announce->text, "What is told; without it, what was told before is taken back")
        ->check(refuse_no_line);
    add_time(*command, "--for", announce->lasting, "How long those who come later are told it as well",
             limits::lasting_most);
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
    operation->alone = [end](Journal& journal) {
        const std::optional<Refusal> refusal = end_alone(journal, end->table, all_games(), now_ms());
        return refusal ? std::optional(sentence_of(*refusal)) : std::nullopt;
    };
    CLI::App* const command = add_operation(
        application, chosen, "End a match without a result, or a table before its match, while the server runs or not",
        operation);
    add_table(*command, end->table);
}

void add_delete(CLI::App& application, Command& chosen)
{
    const auto operation = operation_called("delete");
    const auto deleted = std::make_shared<operating::Delete>();
    operation->request = [deleted] { return *deleted; };
    operation->done = [deleted] { return deleted->table + ": set aside (dahut bring-back undoes that for a while)"; };
    operation->alone = [deleted](Journal& journal) {
        const bool is_done = !journal.set_aside(std::span(&deleted->table, 1), TableStage::closed).empty();
        return is_done ? std::nullopt : std::optional<std::string>(no_such_table);
    };
    CLI::App* const command = add_operation(
        application, chosen, "Put a table out of everybody's reach, while the server runs or not", operation);
    add_table(*command, deleted->table);
}

} // namespace dahut
