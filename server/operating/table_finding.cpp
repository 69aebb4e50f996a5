#include "server/operating/table_finding.hpp"

#include "protocol/fields.hpp"
#include "protocol/json.hpp"
#include "server/clock.hpp"
#include "server/table/tokens.hpp"

#include <algorithm>
#include <cctype>

namespace dahut {

namespace {

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
        return "set_aside";
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

// The size of a match that goes on would tell how long its hidden actions are, also in KiB, to whoever talks beside
// them (decision 61). Everybody may know how many entries it has, so they are told as if each had the usual size.
std::int64_t told_kib(const TableFound& table)
{
    constexpr std::int64_t kib = 1024;
    constexpr std::int64_t usual_entry = 200;
    const bool may_hide = table.stage == TableStage::running || table.stage == TableStage::set_aside;
    const std::int64_t bytes = may_hide ? table.entries * usual_entry : table.bytes;
    return (bytes + kib - 1) / kib;
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

TableSearch search_for(const std::filesystem::path& database, const std::string& named)
{
    TableSearch search;
    search.most = limits::tables_in_list;
    if (named.empty()) {
        return search;
    }
    search.id = is_table_id(named) ? std::optional(named) : table_behind(database, named);
    search.stages = {TableStage::open, TableStage::running, TableStage::finished, TableStage::set_aside};
    search.wanted = [named, is_one = search.id.has_value()](std::string_view facts) {
        return is_one || is_called(facts, named);
    };
    return search;
}

} // namespace

bool is_table_id(std::string_view text) { return text.size() == limits::table_id_digits && is_lower_hex(text); }

bool is_called(std::string_view facts, const std::string& name)
{
    const Json json = Json::parse(facts, nullptr, false);
    if (!json.is_object()) {
        return false;
    }
    std::string names = small_letters(text_at(json, "name"));
    for_each_seat(json, [&](const Json& seat) { names += '\n' + small_letters(text_at(seat, "player")); });
    return names.find(small_letters(name)) != std::string::npos;
}

std::optional<std::string> table_behind(const std::filesystem::path& database, std::string_view link)
{
    constexpr std::string_view naming = "table=";
    if (const std::optional<std::string> secret = secret_in(link)) {
        return table_of_key(database, key_of(*secret));
    }
    const std::size_t named = link.find(naming);
    return named == std::string_view::npos
               ? std::nullopt
               : std::optional(std::string(link.substr(named + naming.size(), limits::table_id_digits)));
}

operating::ShownTable shown(const TableFound& table)
{
    const Json parsed = Json::parse(table.summary, nullptr, false);
    const Json facts = parsed.is_object() ? parsed : Json::object();
    operating::ShownTable shown{.id = table.id,
                                .game = text_at(facts, "game"),
                                .stage = std::string(stage_word(table.stage)),
                                .name = text_at(facts, "name"),
                                .seats = {},
                                .made_ms = table.first_ms,
                                .changed_ms = table.last_ms,
                                .kib = told_kib(table)};
    for_each_seat(facts, [&](const Json& seat) { shown.seats.push_back(holder(seat)); });
    return shown;
}

operating::Tables tables_shown(const std::filesystem::path& database, const operating::ShowTables& wanted)
{
    operating::Tables answer;
    const TablesFound found = tables_in(database, search_for(database, wanted.named));
    std::ranges::transform(found.tables, std::back_inserter(answer.tables), shown);
    answer.are_more = found.are_more;
    answer.now_ms = now_ms();
    return answer;
}

} // namespace dahut
