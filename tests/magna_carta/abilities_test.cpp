// magna-carta 5.4: the order in which abilities are used, and by whom.
#include "tests/magna_carta/position.hpp"

namespace dahut::magna_carta {
namespace {

using enum Building;
using enum Cube;

TEST_CASE("cards are resolved from the old end of the road to the provost's (magna-carta 5.4 a, 5.3 b)")
{
    Position position(4);
    const Place farm = position.lay(red, large_farm);
    const Place quarry = position.lay(red, large_quarry);
    for (const Place place : {quarry, Place(1), farm, Place(0)}) {
        position.send_worker(red, place);
    }
    position.stand_provost(farm);
    position.begin_abilities({red, orange, green, blue});
    std::vector<Place> resolved;
    for (const AbilityUsed& used : position.all<AbilityUsed>()) {
        resolved.push_back(used.card.place);
    }
    CHECK(resolved == std::vector{Place(0), Place(1), farm});
    CHECK(position.tells(WorkerUnpaid{red, position.named(quarry)}));
    CHECK(position.of(red).cubes == Cubes{5, 3, 0, 0});
}

TEST_CASE("a card without a worker does nothing (magna-carta 5.4 a)")
{
    Position position(2);
    position.stand_provost(position.lay(red, large_farm));
    position.begin_abilities(red_orange);
    CHECK(position.all<AbilityUsed>().empty());
    CHECK(position.all<AbilityUnused>().empty());
}

TEST_CASE("first the worker's owner is paid, then the owner of the card (magna-carta 5.4 b)")
{
    Position position(2);
    const Place farm = position.lay(red, large_farm);
    position.send_worker(orange, farm);
    position.stand_provost(farm);
    position.begin_abilities(red_orange);
    CHECK(position.all<AbilityUsed>()
          == std::vector<AbilityUsed>{{orange, Ability::primary, position.named(farm), {}, {{}, {food, food}, {}}},
                                      {red, Ability::secondary, position.named(farm), {}, {{}, {food}, {}}}});
}

TEST_CASE("a player with a worker on an own card uses only the first ability (magna-carta 5.4 b)")
{
    Position position(2);
    const Place farm = position.lay(red, small_farm);
    position.send_worker(red, farm);
    position.stand_provost(farm);
    position.begin_abilities(red_orange);
    CHECK(position.all<AbilityUsed>()
          == std::vector<AbilityUsed>{{red, Ability::primary, position.named(farm), {}, {{}, {food}, {}}}});
    CHECK(position.state.at(farm).cubes == 2);
}

TEST_CASE("declining an ability takes nothing from the other player (magna-carta 5.4 c)")
{
    Position position(2);
    const Place market_of_red = position.lay(red, market);
    position.send_worker(orange, market_of_red);
    position.stand_provost(market_of_red);
    position.begin_abilities(red_orange);
    REQUIRE(position.asks(orange, Stage::using_abilities));
    position.act(orange, Decline{});
    CHECK(position.tells(AbilityUnused{orange, Ability::primary, position.named(market_of_red), Unused::declined}));
    CHECK(
        position.tells(AbilityUsed{red, Ability::secondary, position.named(market_of_red), {}, {Deniers(1), {}, {}}}));
}

TEST_CASE("both abilities of a card are asked about, one after the other (magna-carta 5.4 b)")
{
    Position position(2);
    const Place bank_of_red = position.lay(red, bank);
    position.send_worker(orange, bank_of_red);
    position.stand_provost(bank_of_red);
    position.begin_abilities(red_orange);
    REQUIRE(position.asks(orange, Stage::using_abilities));
    CHECK(position.seen_by(red).ability == AbilityInUse{bank_of_red, Ability::primary});
    position.act(orange, BuyGold{Amount(2)});
    REQUIRE(position.asks(red, Stage::using_abilities));
    CHECK(position.seen_by(orange).ability == AbilityInUse{bank_of_red, Ability::secondary});
    position.act(red, BuyGold{Amount(1)});
    CHECK(position.of(orange).count(gold) == 2);
    CHECK(position.of(red).count(gold) == 1);
}

TEST_CASE("a worker is on its card until that is resolved, then at home (magna-carta 5.4 d)")
{
    Position position(2);
    const Place peddler_of_red = position.lay(red, peddler);
    position.send_worker(orange, Place(0));
    position.send_worker(orange, peddler_of_red);
    position.stand_provost(peddler_of_red);
    position.begin_abilities(red_orange);
    CHECK(position.of(orange).workers == 3);
    CHECK(position.state.at(peddler_of_red).worker == orange);
    position.act(orange, Decline{});
    CHECK(position.state.at(peddler_of_red).worker == orange);
    position.act(red, Decline{});
    CHECK(position.of(orange).workers == 4);
    CHECK_FALSE(position.state.at(peddler_of_red).worker);
}

TEST_CASE("nobody is asked who can only decline, and what was missing is told (magna-carta 14 R1)")
{
    Position position(2);
    const Place bank_of_red = position.lay(red, bank);
    const Place market_of_red = position.lay(red, market);
    position.own(orange, {});
    position.send_worker(orange, bank_of_red);
    position.send_worker(orange, market_of_red);
    position.stand_provost(market_of_red);
    position.begin_abilities(red_orange);
    CHECK(position.tells(AbilityUnused{orange, Ability::primary, position.named(bank_of_red), Unused::price}));
    REQUIRE(position.asks(red, Stage::using_abilities));
    position.act(red, Decline{});
    CHECK(position.tells(AbilityUnused{orange, Ability::primary, position.named(market_of_red), Unused::price}));
}

TEST_CASE("workers beyond the provost go home together, after everything else (magna-carta 14 R6)")
{
    Position position(2);
    position.lay(red, market);
    position.send_worker(orange, Place(1));
    position.send_worker(red, Place(2));
    position.send_worker(orange, Place(0));
    position.stand_provost(Place(1));
    position.begin_abilities(red_orange);
    CHECK(position.of(red).workers == 3);
    position.act(orange, BuyCubes{{stone}});
    CHECK(position.all<WorkerUnpaid>() == std::vector<WorkerUnpaid>{{red, position.named(Place(2))}});
    CHECK(position.of(red).workers == 4);
}

} // namespace
} // namespace dahut::magna_carta
