// What a search may spend and how it weighs, and what a measurement changes of that. What each level of a game has
// stands in the header of its bot; how the search uses it, in search.hpp.
#pragma once

#include "engine/core/describe.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace dahut {

// A part of a search that a measurement leaves out, to show what it is worth (docs/bots.md).
enum class Without : std::uint8_t { nothing, estimates, forecast, tree, learning };

template <>
inline constexpr std::array words<Without>{std::string_view("nothing"), std::string_view("estimates"),
                                           std::string_view("forecast"), std::string_view("tree"),
                                           std::string_view("learning")};

struct Weights;

// `playouts` are spent on the `candidates` that seem best at first, which are at most twice as many. Each that is left
// has at least one whenever the worse half has gone, so a search of many candidates spends up to four times its
// playouts. After `rounds` a playout stops. The first estimate of an action counts as much as `trust` playouts.
// `curiosity` is in hundredths of a point: the larger it is, the more the tree tries what seems worse. A point of the
// others takes `rivalry` hundredths of a point from the seat that thinks. `leader` hundredths of that are for a point
// of the strongest of them, the rest for a point of their mean. `weights` take the place of those that are compiled
// in, unless they are null.
struct SearchBudget {
    int playouts = 0;
    int candidates = 0;
    int rounds = 0;
    int trust = 4;
    int curiosity = 200;
    int rivalry = 100;
    int leader = 50;
    Without without = Without::nothing;
    const Weights* weights = nullptr;
};

// What one level may spend, with two players and with more.
struct LevelBudget {
    SearchBudget of_two;
    SearchBudget of_more;

    [[nodiscard]] constexpr const SearchBudget& with(int players) const { return players == 2 ? of_two : of_more; }
};

[[nodiscard]] constexpr LevelBudget alike_for_all(const SearchBudget& budget) { return {budget, budget}; }

// The parts of a budget that are numbers.
enum class BudgetPart : std::uint8_t { playouts, candidates, rounds, trust, curiosity, rivalry, leader };

template <>
inline constexpr std::array words<BudgetPart>{std::string_view("playouts"),  std::string_view("candidates"),
                                              std::string_view("rounds"),    std::string_view("trust"),
                                              std::string_view("curiosity"), std::string_view("rivalry"),
                                              std::string_view("leader")};

[[nodiscard]] constexpr int& part_of(SearchBudget& budget, BudgetPart part)
{
    constexpr std::array parts{&SearchBudget::playouts, &SearchBudget::candidates, &SearchBudget::rounds,
                               &SearchBudget::trust,    &SearchBudget::curiosity,  &SearchBudget::rivalry,
                               &SearchBudget::leader};
    static_assert(parts.size() == words<BudgetPart>.size());
    return budget.*parts.at(static_cast<std::size_t>(part));
}

// Below this a search does not work: it compares nothing, or divides by nothing.
[[nodiscard]] constexpr int lowest_of(BudgetPart part)
{
    return part == BudgetPart::curiosity || part == BudgetPart::rivalry || part == BudgetPart::leader ? 0 : 1;
}

// One part that a measurement sets to another number.
struct BudgetChange {
    BudgetPart part;
    int number;
};

} // namespace dahut
