// What bots say to people: how everybody stood at a moment of a match that is over, what a bot that thinks ahead would
// have done at a decision, and what it would do now. It says so from what the public, or the seat, knew at that moment,
// not from how the match went on.
#pragma once

#include "engine/bots/levels.hpp"
#include "engine/bots/prospects.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>

namespace dahut {

namespace detail {

// How the match ends if everybody plays greedily from here on.
template <Game G, Bot<G> Greedy>
[[nodiscard]] Outcome greedy_end(typename G::State world, Stream& mood)
{
    Rows<typename G::Action> rows;
    Events<typename G::Event> events;
    for (Asked asked = G::to_act(world); !asked.must.empty(); asked = G::to_act(world)) {
        const Seat seat = *asked.must.begin();
        G::legal(world, seat, rows);
        events.clear();
        G::apply(world, seat, Greedy::choose(Knowledge<G>(world, seat, rows), mood), events);
    }
    return *G::outcome(world);
}

} // namespace detail

// The average of so many ends, each in a world that the public cannot tell from this state. There is one at least.
// Everything follows from the seed.
template <Game G, Bot<G> Greedy>
[[nodiscard]] Prospects prospects_of(const typename G::State& state, int playouts, std::uint64_t seed)
{
    std::array<std::int64_t, seats_max> points{};
    std::array<std::int64_t, seats_max> places{};
    int seats = 0;
    for (int number = 0; number < playouts; ++number) {
        FastRandom random(seed + static_cast<std::uint64_t>(number) * golden_gamma);
        FastStream mood(seed_of_purpose(seed + static_cast<std::uint64_t>(number), "moods"));
        const Outcome end = detail::greedy_end<G, Greedy>(G::resample(state, the_public, random), mood);
        seats = end.points.size();
        for (int seat = 0; seat < seats; ++seat) {
            points[static_cast<std::size_t>(seat)] += 100 * end.points[seat].number();
            places[static_cast<std::size_t>(seat)] += 100 * end.places[seat];
        }
    }
    Prospects prospects;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
        prospects.points.push_back(static_cast<int>(points[seat] / playouts));
        prospects.places.push_back(static_cast<int>(places[seat] / playouts));
    }
    return prospects;
}

// In how many new worlds two actions are compared once more, since the best of many looks better than it is.
[[nodiscard]] constexpr int worlds_of_comparison(const SearchBudget& budget)
{
    constexpr int share = 8;
    return std::max(1, budget.playouts / share);
}

// What a bot with this budget would have done here instead of `done`, one of the rows. The two are compared once more
// in new worlds. Everything follows from the seed, unless `over` says before the end that there is no more time; it may
// be empty.
template <Game G, Adviser<G> Greedy>
[[nodiscard]] Advice<typename G::Action> advice_on(const Knowledge<G>& knowledge, const typename G::Action& done,
                                                   const SearchBudget& budget, std::uint64_t seed,
                                                   const std::function<bool()>& over)
{
    Search<G, Greedy> search(knowledge, budget, seed, over);
    const typename G::Action best = search.choose();
    const int worlds = worlds_of_comparison(budget);
    const int lead = best == done ? 0 : search.lead(best, done, worlds).value_or(Lead{}).worth;
    return lead > 0 ? Advice<typename G::Action>{best, lead} : Advice<typename G::Action>{done, 0};
}

// What a bot with this budget would do here, and by how much that is better than the next best. The two are compared
// once more in new worlds; if nothing is left of the difference, they are as good. `seed` and `over` are as for advice.
template <Game G, Adviser<G> Greedy>
[[nodiscard]] Hint<typename G::Action> hint_for(const Knowledge<G>& knowledge, const SearchBudget& budget,
                                                std::uint64_t seed, const std::function<bool()>& over)
{
    Search<G, Greedy> search(knowledge, budget, seed, over);
    Hint<typename G::Action> hint{search.choose()};
    const std::optional<typename G::Action> next = search.next_best();
    const std::optional<Lead> lead =
        next ? search.lead(hint.action, *next, worlds_of_comparison(budget)) : std::nullopt;
    if (lead) {
        hint.next = {*next, lead->worth > 0 ? *lead : Lead{}};
    }
    return hint;
}

} // namespace dahut
