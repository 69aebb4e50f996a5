#include "server/commands/tables.hpp"

#include "protocol/fields.hpp"
#include "server/clock.hpp"
#include "server/commands/attempted.hpp"
#include "server/commands/host.hpp"
#include "server/limits.hpp"
#include "server/store/table_search.hpp"
#include "server/table/tokens.hpp"

#include <algorithm>
#include <array>
#include <cctype>
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

std::string_view stage_word(TableStage stage)
{
    switch (stage) {
    case TableStage::open:
        return "open";
    case TableStage::running:
        return "running";
    case TableStage::finished:
        return "finished";
    case TableStage::set_aside:
        return "set aside";
    default:
        return "over";
    }
}

std::string text_at(const Json& facts, const char* field)
{
    const auto found = facts.find(field);
    return found != facts.end() && found->is_string() ? found->get<std::string>() : "";
}

// Who holds a seat, as it is shown to everybody.
std::string holder(const Json& seat)
{
    const std::string player = text_at(seat, "player");
    const std::string bot = text_at(seat, "bot");
    if (player.empty()) {
        return bot.empty() ? "-" : "bot (" + bot + ")";
    }
    return bot.empty() ? player : player + " (a bot plays)";
}

template <typename Take>
void for_each_seat(const Json& facts, Take&& take)
{
    if (const auto seats = facts.find("seats"); seats != facts.end() && seats->is_array()) {
        std::ranges::for_each(*seats, take);
    }
}

std::string small_letters(std::string text)
{
    std::ranges::transform(text, text.begin(),
                           [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return text;
}

// Whether the table or somebody who sits there is called so, or in part.
bool is_called(std::string_view summary, const std::string& name)
{
    const Json facts = Json::parse(summary, nullptr, false);
    if (!facts.is_object()) {
        return false;
    }
    std::string names = small_letters(text_at(facts, "name"));
    for_each_seat(facts, [&](const Json& seat) { names += '\n' + small_letters(text_at(seat, "player")); });
    return names.find(small_letters(name)) != std::string::npos;
}

// "3 d", in the largest unit of which there is more than one.
std::string about(std::int64_t milliseconds)
{
    struct Unit {
        std::int64_t seconds;
        const char* name;
    };
    constexpr std::array units{Unit{86'400, " d"}, Unit{3600, " h"}, Unit{60, " min"}};
    const std::int64_t seconds = std::max<std::int64_t>(milliseconds, 0) / 1000;
    for (const Unit& unit : units) {
        if (seconds >= 2 * unit.seconds) {
            return std::to_string(seconds / unit.seconds) + unit.name;
        }
    }
    return std::to_string(seconds) + " s";
}

std::string told(const TableFound& table, std::int64_t now_ms)
{
    constexpr std::int64_t kib = 1024;
    const Json parsed = Json::parse(table.summary, nullptr, false);
    const Json facts = parsed.is_object() ? parsed : Json::object();
    std::string seats;
    for_each_seat(facts, [&](const Json& seat) { seats += (seats.empty() ? "" : ", ") + holder(seat); });
    return table.id + "  " + text_at(facts, "game") + "  " + std::string(stage_word(table.stage)) + "  \""
           + text_at(facts, "name") + "\"  " + seats + "  made " + about(now_ms - table.first_ms)
           + " ago, last changed " + about(now_ms - table.last_ms) + " ago, "
           + std::to_string((table.bytes + kib - 1) / kib) + " KiB";
}

// The secret of a link, or one that stands alone: the last 64 hexadecimal digits in a row.
std::optional<std::string> secret_in(std::string_view link)
{
    for (std::size_t end = link.size(); end >= limits::secret_digits; --end) {
        const std::string_view part = link.substr(end - limits::secret_digits, limits::secret_digits);
        if (is_lower_hex(part)) {
            return std::string(part);
        }
    }
    return std::nullopt;
}

// The table that a link names, or that its secret opens.
std::optional<std::string> table_behind(const TablesWanted& wanted)
{
    constexpr std::string_view naming = "table=";
    if (const std::optional<std::string> secret = secret_in(wanted.link)) {
        return table_of_key(wanted.database, key_of(*secret));
    }
    const std::size_t named = wanted.link.find(naming);
    return named == std::string::npos
               ? std::nullopt
               : std::optional(wanted.link.substr(named + naming.size(), limits::table_id_digits));
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
        search.id = table_behind(wanted);
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
        std::cout << told(table, now) << "\n";
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
    command->add_option("--name", wanted->name, "Only tables with this in their name, or in a name of a player");
    CLI::Option* const id =
        command->add_option("--id", wanted->id, "Only the table with this id, also one that is over");
    command->add_option("--link", wanted->link, "Only the table that this link leads to, also one that is over")
        ->excludes(id);
    command->add_flag("--finished", wanted->finished, "Finished tables as well");
    command->add_option("--most", wanted->most, "How many at most")->capture_default_str();
    add_database(*command, wanted->database, "ask psql: SELECT id, stage, summary FROM tables");
    command->callback([wanted, &chosen] {
        chosen = [wanted] { return attempted("tables", wanted->database, [&] { return list(*wanted); }); };
    });
}

} // namespace dahut
