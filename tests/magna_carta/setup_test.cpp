// magna-carta 2, 5.1: set-up and the choice of a first hand.
#include "tests/magna_carta/position.hpp"

#include <algorithm>
#include <set>

namespace dahut::magna_carta {
namespace {

State started(int seats, std::uint64_t seed, Log& told, const Options& options = {})
{
    return MagnaCarta::start(options, seats, ChanceKey(seed), told);
}

State started(int seats, std::uint64_t seed = 1)
{
    Log told;
    return started(seats, seed, told);
}

TEST_CASE("the road begins with as many neutral cards as there are players, the Peddler last (magna-carta 2 b)")
{
    for (const int seats : {2, 3, 4}) {
        std::set<Building> first_cards;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const State state = started(seats, seed);
            REQUIRE(state.road.size() == seats);
            CHECK(state.road.back().building == Building::neutral_peddler);
            CHECK(std::ranges::none_of(state.road, [](const RoadCard& card) { return card.owner.has_value(); }));
            first_cards.insert(state.road.front().building);
        }
        CHECK(first_cards.size() == 4);
    }
}

TEST_CASE("everybody begins with two food, two wood, four deniers, four workers and three cards (magna-carta 5.1 a, b)")
{
    const State state = started(4);
    for (const Seat seat : seats_of(state)) {
        CHECK(state.of(seat).cubes == Cubes{2, 2, 0, 0});
        CHECK(state.of(seat).deniers == Deniers(4));
        CHECK(state.of(seat).workers == 4);
        CHECK(state.of(seat).hand.size() == 3);
        CHECK(state.of(seat).deck.size() == 9);
    }
}

TEST_CASE("any seat can be the first player, and any card be drawn (magna-carta 5.1 a, b)")
{
    std::set<Seat> first;
    Cards seen;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const State state = started(3, seed);
        first.insert(state.first_player);
        seen.join(state.of(red).hand);
    }
    CHECK(first.size() == 3);
    CHECK(seen == deck_of({}));
}

TEST_CASE("the provost begins on the Peddler (magna-carta 5.1 d)")
{
    CHECK(started(2).provost == Place(1));
    CHECK(started(4).provost == Place(3));
}

TEST_CASE("the castle has fewer tokens of each part with fewer players (magna-carta 4)")
{
    CHECK(started(2).castle == Tokens{5, 6, 7});
    CHECK(started(3).castle == Tokens{6, 7, 8});
    CHECK(started(4).castle == Tokens{7, 8, 9});
}

TEST_CASE("the set-up is told, and to each seat alone what it drew (magna-carta 5.1, 7)")
{
    Log told;
    const State state = started(3, 5, told);
    CHECK(all<RoadLaid>(told).size() == 1);
    CHECK(all<FirstPlayerDrawn>(told).front().seat == state.first_player);
    CHECK(all<CardsDrawn>(told).size() == 3);
    for (const auto& one : told.all()) {
        if (const auto* drawn = std::get_if<CardsDrawn>(&one.event)) {
            REQUIRE(one.audience);
            CHECK(Cards(drawn->cards) == state.of(*one.audience).hand);
        } else {
            CHECK_FALSE(one.audience);
        }
    }
}

TEST_CASE("all decide on their first hands at once, each exactly once (magna-carta 5.1 b, 14 R2)")
{
    State state = started(3);
    Log told;
    CHECK(MagnaCarta::to_act(state).must == SeatSet::first(3));
    MagnaCarta::apply(state, orange, ChooseHand{HandChoice::replace}, told);
    CHECK(MagnaCarta::to_act(state).must == SeatSet::only(red).with(green));
    CHECK(check_action<MagnaCarta>(state, orange, ChooseHand{HandChoice::keep})->code == "not_asked");
    CHECK(check_action<MagnaCarta>(state, red, Pass{})->code == "wrong_stage");
}

TEST_CASE("nothing of a decision on the first hand is seen or done before all have decided (magna-carta 14 R2)")
{
    State state = started(2);
    Log told;
    const State before = state;
    MagnaCarta::apply(state, red, ChooseHand{HandChoice::replace}, told);
    REQUIRE(told.all().size() == 1);
    CHECK(is_told(told, HandChosen{red}));
    CHECK(told.draws().empty());
    CHECK(state.of(red).hand == before.of(red).hand);
    CHECK(state.of(red).deck == before.of(red).deck);
    CHECK(state.of(red).discards.empty());
}

TEST_CASE("a player who replaces the first hand discards it openly and draws three others for free (magna-carta 5.1 b)")
{
    State state = started(2);
    const Cards before = state.of(red).hand;
    const Cards kept = state.of(orange).hand;
    Log told;
    MagnaCarta::apply(state, red, ChooseHand{HandChoice::replace}, told);
    MagnaCarta::apply(state, orange, ChooseHand{HandChoice::keep}, told);
    CHECK(state.of(red).discards == before);
    CHECK(state.of(red).hand.size() == 3);
    CHECK(state.of(red).hand.without(before) == state.of(red).hand);
    CHECK(state.of(red).deck.size() == 6);
    CHECK(state.of(orange).hand == kept);
    CHECK(is_told(told, HandKept{orange}));
    REQUIRE(all<HandReplaced>(told).size() == 1);
    CHECK(all<HandReplaced>(told).front().paid == Deniers(0));
    CHECK(Cards(all<HandReplaced>(told).front().discarded) == before);
}

TEST_CASE("the first income and the first action follow when all have decided (magna-carta 5 a, 14 R2)")
{
    State state = started(2);
    Log told;
    MagnaCarta::apply(state, red, ChooseHand{}, told);
    MagnaCarta::apply(state, orange, ChooseHand{}, told);
    CHECK(is_told(told, RoundBegan{Round(1), state.first_player}));
    CHECK(state.of(red).deniers == Deniers(6));
    CHECK(state.stage == Stage::acting);
    CHECK(MagnaCarta::to_act(state).must == SeatSet::only(state.first_player));
}

} // namespace
} // namespace dahut::magna_carta
