// Every combination of a game's options with every number of seats that it fits, always in the same order. Also a small
// selection, chosen by seed, in which every pair of values of two options still occurs.
#pragma once

#include "engine/core/game.hpp"
#include "engine/core/random.hpp"
#include "tests/support/arbitrary.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace dahut {

template <Game G>
struct OptionSet {
    int seats = 0;
    typename G::Options options;
};

// The number of combinations, including those that fit no number of seats.
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

// Two options with one value each, at a number of seats: the seats, then index and value of each option.
using OptionPair = std::tuple<int, int, int, int, int>;

template <Game G>
[[nodiscard]] std::set<OptionPair> pairs_of(const OptionSet<G>& set)
{
    std::vector<int> values;
    for_each_field(set.options,
                   [&values](std::string_view, const auto& value) { values.push_back(static_cast<int>(value)); });
    std::set<OptionPair> pairs;
    for (int second = 0; second < static_cast<int>(values.size()); ++second) {
        for (int first = 0; first < second; ++first) {
            pairs.emplace(set.seats, first, values[static_cast<std::size_t>(first)], second,
                          values[static_cast<std::size_t>(second)]);
        }
    }
    return pairs;
}

// Sets in which every possible pair occurs, at every number of seats. Each step tries some random sets that add a
// missing pair, and takes the one that adds the most.
template <Game G>
[[nodiscard]] std::vector<OptionSet<G>> covering_option_sets(std::uint64_t seed)
{
    constexpr int tries = 20;
    FastRandom random(seed);
    std::vector<OptionSet<G>> all = legal_option_sets<G>();
    std::vector<OptionSet<G>> chosen;
    std::set<OptionPair> covered;
    const auto brings = [&covered](const OptionSet<G>& set) {
        return std::ranges::count_if(pairs_of(set), [&](const OptionPair& pair) { return !covered.contains(pair); });
    };
    while (std::erase_if(all, [&](const OptionSet<G>& set) { return brings(set) == 0; }), !all.empty()) {
        const OptionSet<G>* best = nullptr;
        for (int count = 0; count < tries; ++count) {
            const auto place = pick_below(random.stream("options"), static_cast<std::uint32_t>(all.size()));
            best = best == nullptr || brings(all[place]) > brings(*best) ? &all[place] : best;
        }
        chosen.push_back(*best);
        covered.merge(pairs_of(chosen.back()));
    }
    return chosen;
}

// For example `3 players, quarters=3, express=on`: only what differs from the defaults.
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
