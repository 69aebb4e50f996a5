#include "server/commands/tables.hpp"

#include "server/clock.hpp"
#include "server/commands/attempted.hpp"
#include "server/commands/host.hpp"
#include "server/commands/text_checks.hpp"
#include "server/commands/times.hpp"
#include "server/limits.hpp"
#include "server/operating/table_finding.hpp"
#include "server/store/table_search.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace dahut {

namespace {

struct TablesWanted {
    std::string name;
    std::string id;
    std::string link;
    bool finished = false;
    std::size_t most = limits::tables_shown;
    std::filesystem::path database = HostSettings().database;
};

std::string told(const operating::ShownTable& table, std::int64_t now_ms)
{
    std::string seats;
    for (const std::string& holder : table.seats) {
        seats += (seats.empty() ? "" : ", ") + holder;
    }
    std::string stage = table.stage;
    std::ranges::replace(stage, '_', ' ');
    return table.id + "  " + table.game + "  " + stage + "  \"" + table.name + "\"  " + seats + "  made "
           + about(now_ms - table.made_ms) + " ago, last changed " + about(now_ms - table.changed_ms) + " ago, "
           + std::to_string(table.kib) + " KiB";
}

// Nothing if there is no such table.
std::optional<TableSearch> search_for(const TablesWanted& wanted)
{
    TableSearch search;
    search.most = wanted.most;
    if (wanted.finished) {
        search.stages.push_back(TableStage::finished);
    }
    if (!wanted.name.empty()) {
        search.wanted = [name = wanted.name](std::string_view summary) { return is_called(summary, name); };
    }
    if (!wanted.id.empty()) {
        search.id = wanted.id;
    } else if (!wanted.link.empty()) {
        search.id = table_behind(wanted.database, wanted.link);
        return search.id ? std::optional(search) : std::nullopt;
    }
    return search;
}

ExitStatus list(const TablesWanted& wanted)
{
    const std::optional<TableSearch> search = search_for(wanted);
    const TablesFound found = search ? tables_in(wanted.database, *search) : TablesFound();
    const std::int64_t now = now_ms();
    for (const TableFound& table : found.tables) {
        std::cout << told(shown(table), now) << "\n";
    }
    if (found.are_more) {
        std::cerr << "dahut tables: there are more (--most shows more, --name looks for one)\n";
    }
    const bool looked_for_one = !wanted.id.empty() || !wanted.link.empty() || !wanted.name.empty();
    if (looked_for_one && found.tables.empty()) {
        std::cerr << "dahut tables: there is no such table\n";
        return ExitStatus::failure;
    }
    return ExitStatus::success;
}

} // namespace

void add_tables(CLI::App& application, Command& chosen)
{
    const auto wanted = std::make_shared<TablesWanted>();
    CLI::App* const command = application.add_subcommand(
        "tables", "List open and running tables, while the server runs or not: id, game, who sits there, how old");
    command->add_option("--name", wanted->name, "Only tables with this in their name, or in a name of a player")
        ->check(refuse_no_text);
    CLI::Option* const id =
        command->add_option("--id", wanted->id, "Only the table with this id, also one that is over")
            ->check(refuse_no_text);
    command->add_option("--link", wanted->link, "Only the table that this link leads to, also one that is over")
        ->check(refuse_no_text)
        ->excludes(id);
    command->add_flag("--finished", wanted->finished, "Finished tables as well");
    command->add_option("--most", wanted->most, "How many at most")->check(refuse_no_count)->capture_default_str();
    add_database(*command, wanted->database, "ask psql: SELECT id, stage, summary FROM tables");
    command->callback([wanted, &chosen] {
        chosen = [wanted] { return attempted("tables", wanted->database, [&] { return list(*wanted); }); };
    });
}

} // namespace dahut
