// magna-carta 5.2: the phase of actions, and passing.
#include "tests/magna_carta/position.hpp"

namespace dahut::magna_carta {
namespace {

TEST_CASE("from the first player on, clockwise, everybody carries out one action after the other (magna-carta 5.2)")
{
    Position position(3);
    for (const Seat seat : {red, orange, green, red}) {
        REQUIRE(position.asks(seat, Stage::acting));
        position.act(seat, DrawCard{});
    }
    CHECK(position.asks(orange, Stage::acting));
    CHECK(position.refusal(red, DrawCard{}) == "not_asked");
}

TEST_CASE("a player who has passed is left out until all have (magna-carta 5.2 f)")
{
    Position position(3);
    position.act(red, DrawCard{});
    position.act(orange, Pass{});
    position.act(green, DrawCard{});
    position.act(red, DrawCard{});
    CHECK(position.asks(green, Stage::acting));
    position.act(green, Pass{});
    CHECK(position.asks(red, Stage::acting));
    position.act(red, Pass{});
    CHECK(position.state.bridge == SeatList{orange, green, red});
    CHECK(position.state.stage == Stage::moving_provost);
}

TEST_CASE("only the first to pass takes a denier (magna-carta 5.2 f)")
{
    Position position(3);
    position.act(red, DrawCard{});
    position.act(orange, Pass{});
    CHECK(position.tells(Passed{orange, BridgeNumber(1), Deniers(1)}));
    CHECK(position.deniers_of(orange) == 7);
    position.act(green, Pass{});
    CHECK(position.tells(Passed{green, BridgeNumber(2), Deniers(0)}));
    CHECK(position.deniers_of(green) == 6);
}

TEST_CASE("a player who can only pass is passed for, and paid for being first (magna-carta 14 R1, R17)")
{
    Position position(3);
    position.own(orange, {9, 9, 9, 0});
    position.own(green, {});
    position.act(red, DrawCard{});
    CHECK(position.tells(Passed{orange, BridgeNumber(1), Deniers(1)}));
    CHECK(position.tells(Passed{green, BridgeNumber(2), Deniers(0)}));
    CHECK(position.asks(red, Stage::acting));
}

TEST_CASE("a hand is asked about if it could hold something to build, whether it does or not (magna-carta 14 R17)")
{
    Position position(2);
    position.own(orange, {1, 1, 0, 0});
    position.hold(orange, {Building::bank});
    position.act(red, DrawCard{});
    REQUIRE(position.asks(orange, Stage::acting));
    CHECK(position.legal(orange) == std::vector<Action>{Pass{}});
}

TEST_CASE("nobody is asked about a hand when all that could be in it costs too much (magna-carta 14 R17)")
{
    Position position(2);
    position.own(orange, {1, 0, 2, 0});
    for (const Building large :
         {Building::large_farm, Building::large_sawmill, Building::large_quarry, Building::gold_mine}) {
        position.lay(orange, large);
    }
    position.hold(orange, {Building::small_farm});
    position.act(red, DrawCard{});
    CHECK(position.tells(Passed{orange, BridgeNumber(1), Deniers(1)}));
}

TEST_CASE("a prestige building that can be paid for is asked about (magna-carta 5.2 e, 14 R17)")
{
    Position position(2);
    position.lay(orange, Building::bank, Face::residence);
    position.own(orange, {0, 0, 2, 1});
    position.act(red, DrawCard{});
    CHECK(position.asks(orange, Stage::acting));
}

TEST_CASE("everything that can be done is offered in a few rows (magna-carta 5.2, 14 R3)")
{
    Position position(2);
    position.own(red, {9, 9, 9, 9}, 9);
    position.hold(red, {Building::small_farm, Building::small_quarry, Building::lawyer, Building::market,
                        Building::large_farm, Building::gold_mine, Building::bank, Building::church});
    position.lay(red, Building::small_sawmill, Face::residence);
    // Drawing, replacing, workers, four costs, seven prestige buildings, passing.
    CHECK(legal_rows<MagnaCarta>(position.state, red).all().size() == 15);
    // One food and one wood are what the small buildings and what the Market can be paid with.
    position.own(red, {1, 1, 0, 0}, 1);
    CHECK(legal_rows<MagnaCarta>(position.state, red).all().size() == 5);
}

} // namespace
} // namespace dahut::magna_carta
