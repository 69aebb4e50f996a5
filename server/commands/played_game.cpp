#include "server/commands/played_game.hpp"

#include "protocol/games.hpp"
#include "protocol/whole_number.hpp"

namespace dahut {

namespace {

// An object of the pairs NAME=VALUE; nothing if any of them is not such a pair.
std::optional<Json> object_of(const std::vector<std::string>& pairs)
{
    Json options = Json::object();
    for (const std::string& pair : pairs) {
        const std::size_t equals = pair.find('=');
        if (equals == std::string::npos) {
            return std::nullopt;
        }
        options[pair.substr(0, equals)] = pair.substr(equals + 1);
    }
    return options;
}

} // namespace

std::variant<const HostedGame*, std::string> named_game(const std::string& name)
{
    if (const HostedGame* const game = find_game(all_games(), name)) {
        return game;
    }
    return "there is no game named " + name;
}

std::variant<Json, std::string> options_of(const HostedGame& game, const std::vector<std::string>& pairs, int seats)
{
    const std::optional<Json> wanted = object_of(pairs);
    if (!wanted) {
        return std::variant<Json, std::string>(std::in_place_type<std::string>, "an option is written NAME=VALUE");
    }
    std::variant<Json, Refusal> options = game.complete_options(*wanted, seats);
    if (const Refusal* const refusal = std::get_if<Refusal>(&options)) {
        return std::variant<Json, std::string>(std::in_place_type<std::string>, refusal->sentence);
    }
    return std::variant<Json, std::string>(std::in_place_type<Json>, std::get<Json>(std::move(options)));
}

std::variant<BotKind, std::string> named_bot(const std::string& name)
{
    if (const std::optional<BotKind> kind = from_word<BotKind>(name)) {
        return *kind;
    }
    return "the bots are random, easy (also called greedy), medium and hard";
}

std::variant<std::vector<BudgetChange>, std::string> budget_changes(const std::vector<std::string>& pairs)
{
    constexpr unsigned most = 1'000'000;
    std::vector<BudgetChange> changes;
    for (const std::string& pair : pairs) {
        const std::size_t equals = pair.find('=');
        const auto part = from_word<BudgetPart>(pair.substr(0, equals));
        if (!part) {
            return "a budget has playouts, candidates, rounds, trust, curiosity, rivalry and leader";
        }
        const auto lowest = static_cast<unsigned>(lowest_of(*part));
        const std::string number = equals == std::string::npos ? "" : pair.substr(equals + 1);
        const std::optional<unsigned> wanted = whole_number<unsigned>(number);
        if (!wanted || *wanted < lowest || *wanted > most) {
            return std::string(word(*part)) + " needs a whole number from " + std::to_string(lowest) + " to "
                   + std::to_string(most);
        }
        changes.push_back({*part, static_cast<int>(*wanted)});
    }
    return changes;
}

std::string refuse_no_seed(const std::string& text)
{
    return whole_number<std::uint64_t>(text) ? "" : "needs a whole number from 0, not " + text;
}

} // namespace dahut
