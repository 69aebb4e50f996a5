// Matches of all games that have been played for a while, for tests of what bots know and choose.
#pragma once

#include "engine/bots/levels.hpp"
#include "tests/support/games.hpp"
#include "tests/support/option_sets.hpp"

#include <cstdint>
#include <functional>
#include <vector>

namespace dahut {

// Enough to think about something, and soon over.
inline constexpr SearchBudget quick{24, 6, 2, 4, 200};
// Nobody says before the end that there is no more time.
inline const std::function<bool()> never;

// Calls check<G, Greedy>() for each game G whose bot can advise a search. Not every bot has to.
template <typename Check>
void for_each_adviser(Check&& check)
{
    Games::for_each([&check]<typename G, typename Greedy>() {
        if constexpr (Adviser<Greedy, G>) {
            check.template operator()<G, Greedy>();
        }
    });
}

template <Game G>
struct PlayedState {
    typename G::State state;
    // Who has to act, of whom the bots think.
    Seat seat;
};

// What happened until now makes no difference to a bot, so a mixture of both quick bots plays.
template <Game G, Bot<G> Greedy>
void play_on(typename G::State& state, Stream& mood, int actions)
{
    Events<typename G::Event> events;
    for (Asked asked = G::to_act(state); !asked.must.empty() && actions > 0; asked = G::to_act(state), --actions) {
        const Seat seat = *asked.must.begin();
        const Rows<typename G::Action> rows = legal_rows<G>(state, seat);
        const BotKind bot = pick_below(mood, 3) == 0 ? BotKind::random : BotKind::easy;
        G::apply(state, seat, choose_as<G, Greedy>(bot, {state, seat, rows}, mood), events);
    }
}

// States in the midst of matches, with all options in turn.
template <Game G, Bot<G> Greedy>
[[nodiscard]] std::vector<PlayedState<G>> played_states(int number, std::uint64_t seed)
{
    constexpr int actions_most = 90;
    const std::vector<OptionSet<G>> sets = legal_option_sets<G>();
    FastStream mood(seed);
    std::vector<PlayedState<G>> states;
    while (states.size() < static_cast<std::size_t>(number)) {
        const OptionSet<G>& set = pick(mood, sets);
        Events<typename G::Event> events;
        typename G::State state = G::start(set.options, set.seats, ChanceKey(mood.next()), events);
        play_on<G, Greedy>(state, mood, static_cast<int>(pick_below(mood, actions_most)));
        if (const Asked asked = G::to_act(state); !asked.must.empty()) {
            states.push_back({state, *asked.must.begin()});
        }
    }
    return states;
}

} // namespace dahut
