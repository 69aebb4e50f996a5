// magna-carta 1, 2: what the abilities of the buildings take and give.
#include "tests/magna_carta/position.hpp"

namespace dahut::magna_carta {
namespace {

using enum Building;
using enum Cube;

// Orange has a worker on this card of red's, and the phase of abilities is about to begin.
Position orange_on(Building building)
{
    Position position(2);
    const Place place = position.lay(red, building);
    position.send_worker(orange, place);
    position.stand_provost(place);
    return position;
}

void begin(Position& position) { position.begin_abilities({red, orange}); }

// What each seat got from the card, in a position in which nobody must be asked.
std::vector<Goods> gains(Position position)
{
    begin(position);
    std::vector<Goods> got;
    for (const AbilityUsed& used : position.all<AbilityUsed>()) {
        CHECK(used.gave == Goods{});
        got.push_back(used.got);
    }
    return got;
}

TEST_CASE("farms, sawmills and quarries give cubes (magna-carta 1)")
{
    const auto cubes = [](std::initializer_list<Cube> list) { return Goods{{}, list, {}}; };
    CHECK(gains(orange_on(small_farm)) == std::vector{cubes({food}), cubes({food})});
    CHECK(gains(orange_on(small_sawmill)) == std::vector{cubes({wood}), cubes({wood})});
    CHECK(gains(orange_on(small_quarry)) == std::vector{cubes({stone}), cubes({stone})});
    CHECK(gains(orange_on(large_farm)) == std::vector{cubes({food, food}), cubes({food})});
    CHECK(gains(orange_on(large_sawmill)) == std::vector{cubes({wood, wood}), cubes({wood})});
    CHECK(gains(orange_on(large_quarry)) == std::vector{cubes({stone, stone}), cubes({stone})});
}

TEST_CASE("the second ability of a small building takes its cubes off the card until none is left (magna-carta 1 a)")
{
    Position position = orange_on(small_farm);
    const Place farm = last_place(position.state);
    position.state.at(farm).cubes = 1;
    begin(position);
    CHECK(position.state.at(farm).cubes == 0);
    CHECK(position.of(red).count(food) == 3);

    position = orange_on(small_farm);
    position.state.at(farm).cubes = 0;
    begin(position);
    CHECK(position.of(red).count(food) == 2);
    CHECK(position.of(orange).count(food) == 3);
    CHECK(position.tells(AbilityUnused{red, Ability::secondary, position.named(farm), Unused::no_cubes}));
}

TEST_CASE("the neutral buildings give what they say, and nobody gets anything besides (magna-carta 2 a)")
{
    Position position(4);
    for (const int place : {0, 1, 2}) {
        position.send_worker(blue, Place(place));
    }
    position.begin_abilities({red, orange, green, blue});
    CHECK(position.of(blue).cubes == Cubes{3, 3, 1, 0});
    CHECK(position.all<AbilityUsed>().size() == 3);

    position = Position(2);
    position.state.road[0].building = trading_post;
    position.send_worker(red, Place(0));
    begin(position);
    CHECK(position.all<AbilityUsed>().front().got.deniers == Deniers(2));
}

TEST_CASE("the neutral Peddler sells one cube except gold (magna-carta 2 a)")
{
    Position position(2);
    position.send_worker(red, Place(1));
    begin(position);
    CHECK(position.offered<BuyCubes>(red) == std::vector<BuyCubes>{{{food}}, {{wood}}, {{stone}}});
    CHECK(position.refusal(red, BuyCubes{{food, wood}}) == "not_offered");
    CHECK(position.refusal(red, BuyCubes{{gold}}) == "not_offered");
    CHECK(position.refusal(red, BuyCubes{{}}) == "not_offered");
    CHECK(position.refusal(red, SellCube{food}) == "not_offered");
}

TEST_CASE("a Peddler sells one cube or two in any mixture, to the owner of the card one (magna-carta 1 b)")
{
    Position position = orange_on(peddler);
    begin(position);
    CHECK(position.offered<BuyCubes>(orange).size() == 3 + 6);
    CHECK(position.refusal(orange, BuyCubes{{stone, food}}) == "not_offered");
    position.act(orange, BuyCubes{{food, stone}});
    CHECK(position.all<AbilityUsed>().front().gave.deniers == Deniers(2));
    CHECK(position.of(orange).cubes == Cubes{3, 2, 1, 0});
    CHECK(position.offered<BuyCubes>(red).size() == 3);
}

TEST_CASE("with one denier a Peddler sells one cube (magna-carta 1 b)")
{
    Position position = orange_on(peddler);
    position.own(orange, {}, 1);
    begin(position);
    CHECK(position.offered<BuyCubes>(orange).size() == 3);
    CHECK(position.refusal(orange, BuyCubes{{food, food}}) == "too_few_deniers");
}

TEST_CASE("a Market buys any cube for four deniers, gold too (magna-carta 1 b)")
{
    Position position = orange_on(market);
    position.own(orange, {1, 0, 1, 1});
    begin(position);
    CHECK(position.offered<SellCube>(orange) == std::vector<SellCube>{{food}, {stone}, {gold}});
    CHECK(position.refusal(orange, SellCube{wood}) == "no_such_cube");
    position.act(orange, SellCube{gold});
    CHECK(position.all<AbilityUsed>().front().got.deniers == Deniers(4));
    CHECK(position.of(orange).cubes == Cubes{1, 0, 1, 0});
}

TEST_CASE("a Gold Mine gives gold, to the owner of the card for a cube except gold (magna-carta 1 b, 14 R8)")
{
    Position position = orange_on(gold_mine);
    position.own(red, {1, 0, 0, 2});
    begin(position);
    CHECK(position.of(orange).count(gold) == 1);
    REQUIRE(position.asks(red, Stage::using_abilities));
    CHECK(position.offered<TradeForGold>(red) == std::vector<TradeForGold>{{food}});
    CHECK(position.refusal(red, TradeForGold{gold}) == "no_such_cube");
    position.act(red, TradeForGold{food});
    CHECK(position.of(red).cubes == Cubes{0, 0, 0, 3});

    position = orange_on(gold_mine);
    position.own(red, {0, 0, 0, 2});
    begin(position);
    CHECK(position.all<AbilityUnused>().front().why == Unused::price);
}

TEST_CASE("a Bank sells one gold or two, to the owner of the card one for two deniers (magna-carta 1)")
{
    Position position = orange_on(bank);
    begin(position);
    CHECK(position.offered<BuyGold>(orange) == std::vector<BuyGold>{{Amount(1)}, {Amount(2)}});
    position.act(orange, BuyGold{Amount(2)});
    CHECK(position.all<AbilityUsed>().front().gave.deniers == Deniers(3));
    CHECK(position.offered<BuyGold>(red) == std::vector<BuyGold>{{Amount(1)}});
    CHECK(position.refusal(red, BuyGold{Amount(2)}) == "not_offered");
    position.act(red, BuyGold{Amount(1)});
    CHECK(position.all<AbilityUsed>().front().gave.deniers == Deniers(2));
}

TEST_CASE("with too little money a Bank sells less or nothing (magna-carta 1, 14 R1)")
{
    Position position = orange_on(bank);
    position.own(orange, {}, 2);
    position.own(red, {}, 1);
    begin(position);
    CHECK(position.offered<BuyGold>(orange) == std::vector<BuyGold>{{Amount(1)}});
    CHECK(position.refusal(orange, BuyGold{Amount(2)}) == "too_few_deniers");
    position.act(orange, BuyGold{Amount(1)});
    CHECK(position.all<AbilityUnused>().front().why == Unused::price);
}

TEST_CASE("a Church sells tokens in their order, two of them for five deniers (magna-carta 1 c, 4 b)")
{
    Position position = orange_on(church);
    position.leave_tokens({1, 6, 7});
    begin(position);
    position.act(orange, BuyTokens{Amount(2)});
    CHECK(position.all<AbilityUsed>().front()
          == AbilityUsed{orange,
                         Ability::primary,
                         position.named(Place(2)),
                         {Deniers(5), {}, {}},
                         {{}, {}, {CastlePart::dungeon, CastlePart::walls}}});
    CHECK(position.of(orange).tokens == Tokens{1, 1, 0});
    position.act(red, BuyTokens{Amount(1)});
    CHECK(position.all<AbilityUsed>().front().gave.deniers == Deniers(3));
    CHECK(position.of(red).tokens == Tokens{0, 1, 0});
}

TEST_CASE("a Church sells two tokens only while there are two, and none when there is none (magna-carta 14 R13)")
{
    Position position = orange_on(church);
    position.leave_tokens({0, 0, 1});
    begin(position);
    CHECK(position.offered<BuyTokens>(orange) == std::vector<BuyTokens>{{Amount(1)}});
    CHECK(position.refusal(orange, BuyTokens{Amount(2)}) == "too_few_tokens");
    position.act(orange, BuyTokens{Amount(1)});
    CHECK(position.tells(AbilityUnused{red, Ability::secondary, position.named(Place(2)), Unused::no_tokens}));
}

TEST_CASE("a token from the Church does not count as a delivery (magna-carta 4 d)")
{
    Position position = orange_on(church);
    begin(position);
    position.act(orange, BuyTokens{Amount(1)});
    position.act(red, Decline{});
    CHECK(position.all<TokensRemoved>().size() == 1);
    CHECK(position.all<BonusWon>().empty());
}

TEST_CASE("with four deniers a Church sells one token to a worker's owner (magna-carta 1)")
{
    Position position = orange_on(church);
    position.own(orange, {}, 4);
    begin(position);
    CHECK(position.refusal(orange, BuyTokens{Amount(2)}) == "too_few_deniers");
    CHECK(position.refusal(orange, BuyGold{Amount(1)}) == "not_offered");
    CHECK(position.refusal(orange, TradeForGold{food}) == "not_offered");
}

} // namespace
} // namespace dahut::magna_carta
