// magna-carta 7: what each viewer sees.
#include "tests/magna_carta/position.hpp"

namespace dahut::magna_carta {
namespace {

using enum Building;

TEST_CASE("a hand is seen by its owner alone, how many cards are in it by all (magna-carta 7)")
{
    Position position(3);
    position.hold(orange, {market, bank});
    const View own = position.seen_by(orange);
    REQUIRE(own.players[1].own);
    CHECK(own.players[1].own->hand == CardList{market, bank});
    for (const Viewer viewer : {Viewer(red), Viewer(green), the_public}) {
        const View seen = position.seen_by(viewer);
        CHECK_FALSE(seen.players[1].own);
        CHECK(seen.players[1].hand == 2);
        CHECK(seen.players[1].deck == 10);
    }
    CHECK(MagnaCarta::all_seeing(position.state).players[1].own->hand == CardList{market, bank});
}

TEST_CASE("which cards are in hand and which in the deck makes no difference to another's view (magna-carta 7)")
{
    Position one(2);
    Position other(2);
    one.hold(orange, {market, bank});
    other.hold(orange, {church, small_farm});
    CHECK(one.seen_by(red) == other.seen_by(red));
    CHECK(one.seen_by(the_public) == other.seen_by(the_public));
    CHECK(one.seen_by(orange) != other.seen_by(orange));
}

TEST_CASE("only the seat itself sees its decision on the first hand until all have decided (magna-carta 7)")
{
    Log told;
    State state = MagnaCarta::start({}, 2, ChanceKey(1), told);
    State other = state;
    MagnaCarta::apply(state, red, ChooseHand{HandChoice::keep}, told);
    MagnaCarta::apply(other, red, ChooseHand{HandChoice::replace}, told);
    CHECK(MagnaCarta::view(state, orange) == MagnaCarta::view(other, orange));
    CHECK(MagnaCarta::view(state, the_public) == MagnaCarta::view(other, the_public));
    CHECK(MagnaCarta::view(state, orange).asked == SeatList{orange});
    CHECK(MagnaCarta::view(state, red).players[0].own->choice == HandChoice::keep);
    CHECK(MagnaCarta::view(other, red).players[0].own->choice == HandChoice::replace);
}

TEST_CASE("hands and discards are seen in the order of their kinds, whatever came first (magna-carta 14 R9)")
{
    Position position(2);
    position.hold(red, {bank, small_farm});
    position.discard(red, {church, market});
    CHECK(position.seen_by(red).players[0].own->hand == CardList{small_farm, bank});
    CHECK(position.seen_by(orange).players[0].discards == CardList{market, church});
}

TEST_CASE("everything on the table lies open (magna-carta 7)")
{
    Position position(2);
    const Place farm = position.lay(orange, small_farm);
    const Place statue = position.lay_prestige(red, market, Prestige::statue);
    position.send_worker(red, farm);
    position.own(orange, {1, 2, 3, 4}, 5);
    const View seen = position.seen_by(the_public);
    CHECK(seen.road == position.state.road);
    CHECK(seen.road[farm.index()].worker == red);
    CHECK(seen.road[farm.index()].cubes == 2);
    CHECK(seen.road[statue.index()].prestige == Prestige::statue);
    CHECK(seen.players[1].cubes == Cubes{1, 2, 3, 4});
    CHECK(seen.players[1].deniers == Deniers(5));
    CHECK(seen.players[0].workers == 3);
    CHECK(seen.players[0].prestige == PrestigeList{Prestige::statue});
    CHECK(seen.provost == Place(1));
    CHECK(seen.castle == Tokens{5, 6, 7});
    CHECK(seen.first_player == red);
    CHECK(seen.asked == SeatList{red});
    CHECK(seen.bridge.empty());
    CHECK(seen.round == Round(1));
}

} // namespace
} // namespace dahut::magna_carta
