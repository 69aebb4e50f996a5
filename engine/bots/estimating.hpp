// What the games' own bots have in common: an estimate says how much each kind of action is worth, and they ask it for
// all rows.
#pragma once

#include "engine/core/rows.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace dahut {

template <typename Estimate, typename Action>
[[nodiscard]] int estimated(Estimate& estimate, const Action& action)
{
    return std::visit([&estimate](const auto& kind) -> int { return estimate(kind); }, action);
}

// Asks for all actions in the order of the rows.
template <typename Action, typename Estimate>
void estimate_all(const Rows<Action>& rows, Estimate&& estimate, std::vector<int>& worths)
{
    worths.clear();
    rows.for_each([&](const Action& action) { worths.push_back(estimated(estimate, action)); });
}

// The first action of those that are worth most. `worth_of` is asked in the order of the rows, of which there is one.
template <typename Action, typename WorthOf>
[[nodiscard]] Action best_of(const Rows<Action>& rows, WorthOf&& worth_of)
{
    std::optional<Action> best;
    int best_worth = 0;
    rows.for_each([&](const Action& action) {
        const int worth = worth_of(action);
        if (!best || worth > best_worth) {
            best = action;
            best_worth = worth;
        }
    });
    return *best;
}

} // namespace dahut
