// magna-carta 5.3: the provost.
#include "tests/magna_carta/position.hpp"

namespace dahut::magna_carta {
namespace {

using enum Building;

std::vector<int> steps_offered(const Position& position, Seat seat)
{
    std::vector<int> steps;
    for (const MoveProvost& move : position.offered<MoveProvost>(seat)) {
        steps.push_back(move.steps.number());
    }
    return steps;
}

// A road of ten cards.
Position long_road()
{
    Position position(2);
    for (const Building building : {market, bank, church, peddler, gold_mine, lawyer, large_farm, large_quarry}) {
        position.lay(red, building);
    }
    return position;
}

TEST_CASE("in the order in which they passed all may move him by up to three cards, a denier each (magna-carta 5.3 a)")
{
    Position position = long_road();
    position.stand_provost(Place(5));
    position.begin_provost({orange, red});
    REQUIRE(position.asks(orange, Stage::moving_provost));
    CHECK(steps_offered(position, orange) == std::vector{-3, -2, -1, 0, 1, 2, 3});
    position.act(orange, MoveProvost{Steps(-3)});
    CHECK(position.tells(ProvostMoved{orange, position.named(Place(5)), position.named(Place(2)), Deniers(3)}));
    CHECK(position.deniers_of(orange) == 3);
    REQUIRE(position.asks(red, Stage::moving_provost));
    position.act(red, MoveProvost{Steps(2)});
    CHECK(position.state.stage != Stage::moving_provost);
    CHECK(position.tells(ProvostMoved{red, position.named(Place(2)), position.named(Place(4)), Deniers(2)}));
}

TEST_CASE("nobody moves him further than the money goes (magna-carta 5.3 a)")
{
    Position position = long_road();
    position.stand_provost(Place(5));
    position.own(orange, {}, 2);
    position.begin_provost({orange, red});
    CHECK(steps_offered(position, orange) == std::vector{-2, -1, 0, 1, 2});
    CHECK(position.refusal(orange, MoveProvost{Steps(3)}) == "too_few_deniers");
}

TEST_CASE("he does not leave the road at either end (magna-carta 5.3 a)")
{
    Position position = long_road();
    position.stand_provost(Place(0));
    position.begin_provost({orange, red});
    CHECK(steps_offered(position, orange) == std::vector{0, 1, 2, 3});
    CHECK(position.refusal(orange, MoveProvost{Steps(-1)}) == "off_the_road");

    position = long_road();
    position.stand_provost(Place(8));
    position.begin_provost({orange, red});
    CHECK(steps_offered(position, orange) == std::vector{-3, -2, -1, 0, 1});
    CHECK(position.refusal(orange, MoveProvost{Steps(2)}) == "off_the_road");
}

TEST_CASE("residences and what covers them are cards to him (magna-carta 5.3 a)")
{
    Position position(2);
    position.lay(red, market, Face::residence);
    const Place statue = position.lay_prestige(red, bank, Prestige::statue);
    position.begin_provost({red, orange});
    position.act(red, MoveProvost{Steps(2)});
    CHECK(position.state.provost == statue);
}

TEST_CASE("a player who leaves him pays nothing, and one without money is not asked (magna-carta 5.3 a, 14 R1)")
{
    Position position = long_road();
    position.own(orange, {}, 0);
    position.begin_provost({orange, red});
    CHECK(position.tells(ProvostLeft{orange}));
    REQUIRE(position.asks(red, Stage::moving_provost));
    position.act(red, MoveProvost{Steps(0)});
    CHECK(position.tells(ProvostLeft{red}));
    CHECK(position.deniers_of(red) == 6 + 2);
}

// magna-carta 11.2
TEST_CASE("the example of the provost: a worker beyond him goes home with nothing")
{
    Position position;
    const Place before = position.lay(blue, market);
    const Place red_bank = position.lay(red, bank);
    const Place quarry = position.lay(orange, large_quarry);
    position.send_worker(red, red_bank);
    position.send_worker(red, quarry);
    position.stand_provost(before);
    position.begin_provost({green, red, orange, blue});
    position.act(green, MoveProvost{Steps(0)});
    position.act(red, MoveProvost{Steps(1)});
    position.act(orange, MoveProvost{Steps(1)});
    position.act(blue, MoveProvost{Steps(-1)});
    CHECK(position.state.provost == red_bank);
    CHECK(position.asks(red, Stage::using_abilities));
    position.act(red, BuyGold{Amount(1)});
    CHECK(position.tells(WorkerUnpaid{red, position.named(quarry)}));
    CHECK(position.all<AbilityUsed>().size() == 1);
    CHECK(position.of(red).workers == 4);
    CHECK(position.of(orange).cubes == Cubes{2, 2, 0, 0});
}

} // namespace
} // namespace dahut::magna_carta
