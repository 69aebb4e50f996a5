// What a bot that learns finds at a position, by the names of its features.
#pragma once

#include "engine/bots/features.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace dahut::test {

// The value of this feature for a seat.
template <typename Bot, typename State>
[[nodiscard]] int value_of_feature(const State& state, Seat seat, std::string_view name)
{
    const std::vector<std::string> names = Bot::feature_names();
    const auto found = std::ranges::find(names, name);
    REQUIRE(found != names.end());
    return Bot::features(state, Bot::forecast(state))[seat.index()][static_cast<int>(found - names.begin())];
}

} // namespace dahut::test
