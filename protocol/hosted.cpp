// The parts of hosting that are the same for every game.
#include "protocol/hosted.hpp"

#include <algorithm>

namespace dahut {

namespace {

// The numbers of seats with which this value is accepted, everything else left as it is by default.
Json seats_for(const HostedGame& game, const OptionInfo& option, const OptionValue& one)
{
    Json fitting = Json::array();
    for (int seats = game.seats_fewest(); seats <= game.seats_most(); ++seats) {
        const Json options{{std::string(option.name), one.value}};
        if (std::holds_alternative<Json>(game.complete_options(options, seats))) {
            fitting.push_back(seats);
        }
    }
    return fitting;
}

} // namespace

Json option_list_to_json(const HostedGame& game, std::span<const OptionInfo> options)
{
    Json list = Json::array();
    for (const OptionInfo& option : options) {
        Json values = Json::array();
        for (const OptionValue& one : option.values) {
            values.push_back(
                {{"value", one.value}, {"explanation", one.explanation}, {"seats", seats_for(game, option, one)}});
        }
        list.push_back({{"name", option.name}, {"explanation", option.explanation}, {"values", std::move(values)}});
    }
    return list;
}

const HostedGame* find_game(std::span<const HostedGame* const> games, std::string_view name)
{
    const auto found = std::ranges::find(games, name, &HostedGame::name);
    return found == games.end() ? nullptr : *found;
}

} // namespace dahut
