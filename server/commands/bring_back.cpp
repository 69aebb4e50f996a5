#include "server/commands/bring_back.hpp"

#include "protocol/json.hpp"
#include "server/clock.hpp"
#include "server/commands/attempted.hpp"
#include "server/commands/operation.hpp"
#include "server/commands/text_checks.hpp"
#include "server/commands/times.hpp"
#include "server/limits.hpp"
#include "server/store/table_search.hpp"

#include <iostream>
#include <memory>
#include <optional>
#include <string>

namespace dahut {

namespace {

// Names and people are nobody's business here who only looks for a table; its game says enough.
std::string told(const TableFound& table, std::int64_t now)
{
    const Json facts = Json::parse(table.summary, nullptr, false);
    const std::string game = facts.is_object() ? facts.value("game", std::string("unknown")) : "unknown";
    return table.id + "  " + game + "  last changed " + about(now - table.last_ms) + " ago";
}

ExitStatus list(const Operation& operation)
{
    return attempted_on(operation.name, operation.database, [&] {
        TableSearch search;
        search.stages = {TableStage::set_aside};
        search.most = limits::tables_shown;
        const TablesFound found = tables_in(operation.database, search);
        const std::int64_t now = now_ms();
        for (const TableFound& table : found.tables) {
            std::cout << told(table, now) << "\n";
        }
        if (found.are_more) {
            std::cerr << "dahut bring-back: there are more\n";
        }
        return ExitStatus::success;
    });
}

} // namespace

void add_bring_back(CLI::App& application, Command& chosen)
{
    const auto operation = operation_called("bring-back");
    const auto wanted = std::make_shared<operating::BringBack>();
    operation->request = [wanted] { return *wanted; };
    operation->done = [wanted] { return wanted->table + ": there again"; };
    operation->alone = [wanted](Journal& journal) {
        return journal.bring_back(wanted->table) ? std::nullopt : std::optional<std::string>(no_such_table);
    };
    CLI::App* const command = add_operation(
        application, chosen,
        "List what has been set aside, or bring one of these tables back, while the server runs or not", operation);
    command->alias("reopen");
    command->add_option("table", wanted->table, "The table, as the list names it")->check(refuse_no_table_id);
    command->callback([operation, wanted, &chosen] {
        chosen = [operation, wanted] { return wanted->table.empty() ? list(*operation) : carry_out(*operation); };
    });
}

} // namespace dahut
