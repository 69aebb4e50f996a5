// A bot cannot peek: for any two states that its seat cannot tell apart, it gets the same worlds, thinks the same and
// chooses the same. What tests/secrecy/bot_leaks.py plants must fail here, as a leak, in the section of its game.
#include "engine/core/hash.hpp"
#include "tests/bots/played_states.hpp"
#include "tests/support/catch.hpp"

#include <cstdio>
#include <string>

namespace dahut {
namespace {

constexpr int states_of_game = 60;

// What everybody would see of a world if it lay open, and all that follows when bots play it to its end. Draws to come
// show in what follows.
template <Game G, Bot<G> Greedy>
Hash all_of_world(typename G::State world)
{
    Hash hash;
    hash.add(G::all_seeing(world));
    FastStream mood(3);
    Events<typename G::Event> events;
    for (Asked asked = G::to_act(world); !asked.must.empty(); asked = G::to_act(world)) {
        const Seat seat = *asked.must.begin();
        const Rows<typename G::Action> rows = legal_rows<G>(world, seat);
        events.clear();
        G::apply(world, seat, Greedy::choose({world, seat, rows}, mood), events);
        for (const auto& told : events.all()) {
            hash.add(told.event);
        }
    }
    return hash;
}

template <Game G, Bot<G> Greedy>
void compare_worlds()
{
    int different = 0;
    std::uint64_t number = 0;
    for (const auto& [state, seat] : played_states<G, Greedy>(states_of_game, 1)) {
        FastRandom chance(++number);
        const typename G::State other = G::resample(state, seat, chance);
        different += G::all_seeing(state) != G::all_seeing(other) ? 1 : 0;
        const Rows<typename G::Action> rows = legal_rows<G>(state, seat);
        FastRandom here(number + 1000);
        FastRandom there(number + 1000);
        INFO("leak: a bot gets another world");
        CHECK(all_of_world<G, Greedy>(Knowledge<G>(state, seat, rows).world(here))
              == all_of_world<G, Greedy>(Knowledge<G>(other, seat, rows).world(there)));
    }
    CHECK(different > states_of_game / 4);
    // ./test adds these lines up (tests/support/figures.py).
    std::printf("worlds of bots: %d pairs of states of %s compared, %d of them different\n", states_of_game,
                std::string(G::name).c_str(), different);
}

template <Game G, Adviser<G> Greedy>
void compare_choices()
{
    int worlds = 0;
    std::uint64_t number = 0;
    for (const auto& [state, seat] : played_states<G, Greedy>(states_of_game, 2)) {
        FastRandom chance(++number);
        const typename G::State other = G::resample(state, seat, chance);
        const Rows<typename G::Action> rows = legal_rows<G>(state, seat);
        const Rows<typename G::Action> rows_there = legal_rows<G>(other, seat);
        const Knowledge<G> here(state, seat, rows);
        const Knowledge<G> there(other, seat, rows_there);
        Search<G, Greedy> one(here, quick, number, never);
        Search<G, Greedy> another(there, quick, number, never);
        CHECKED_ELSE(one.choose() == another.choose()) { FAIL_CHECK("leak: a bot chooses otherwise"); }
        CHECKED_ELSE(one.worlds() == another.worlds()) { FAIL_CHECK("leak: a bot looks at more worlds"); }
        CHECKED_ELSE(one.decisions() == another.decisions()) { FAIL_CHECK("leak: a bot looks further ahead"); }
        worlds += one.worlds();
    }
    std::printf("worlds of bots: %d choices in %s compared, by %d worlds\n", states_of_game,
                std::string(G::name).c_str(), worlds);
}

TEST_CASE("a seat's worlds are the same for two states that it cannot tell apart, in all games")
{
    Games::for_each([]<typename G, typename Greedy>() {
        DYNAMIC_SECTION(G::name) { compare_worlds<G, Greedy>(); }
    });
}

TEST_CASE("a search chooses the same in two states that its seat cannot tell apart, in all games")
{
    for_each_adviser([]<typename G, typename Greedy>() {
        DYNAMIC_SECTION(G::name) { compare_choices<G, Greedy>(); }
    });
}

} // namespace
} // namespace dahut
