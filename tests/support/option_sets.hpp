// Every combination of a game's options with every number of seats that it fits, always in the same order.
#pragma once

#include "engine/core/game.hpp"
#include "tests/support/arbitrary.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace dahut {

template <Game G>
struct OptionSet {
    int seats = 0;
    typename G::Options options;
};

// How many combinations there are, whether they fit any number of seats or not.
template <Described Options>
[[nodiscard]] constexpr std::uint64_t option_combinations()
{
    std::uint64_t product = 1;
    for_each_field(Options{}, [&product]<typename T>(std::string_view, const T&) { product *= words<T>.size(); });
    return product;
}

template <Game G>
[[nodiscard]] std::vector<OptionSet<G>> legal_option_sets()
{
    std::vector<OptionSet<G>> sets;
    for (int seats = G::seats_fewest; seats <= G::seats_most; ++seats) {
        for (std::uint64_t number = 0; number < option_combinations<typename G::Options>(); ++number) {
            const auto options = nth_value<typename G::Options>(number);
            if (!G::refuse_options(options, seats)) {
                sets.push_back({seats, options});
            }
        }
    }
    return sets;
}

// As `3 players, quarters=3, express=on`: what differs from the defaults.
template <Game G>
[[nodiscard]] std::string text_of(const OptionSet<G>& set)
{
    std::string text = std::to_string(set.seats) + " players";
    for_each_field(set.options, [&text]<typename T>(std::string_view name, const T& value) {
        if (value != T{}) {
            text.append(", ").append(name).append("=").append(word(value));
        }
    });
    return text;
}

} // namespace dahut
