// yspahan 3.2: the supervisor's way and its price, and the goods sent to the caravan.
#include "tests/yspahan/position.hpp"

namespace dahut::yspahan {
namespace {

using enum Shop;
using enum Space;

// Blue can move the supervisor from here by this value, and owns nothing.
Position moving(Space from, int value)
{
    Position position;
    position.owns(blue, 0, 0);
    position.supervisor(from);
    position.chooses(blue, {{Row::camel, value, 1}});
    return position;
}

Spaces destinations(const Position& position, Row row = Row::camel)
{
    Spaces spaces;
    for (const MoveSupervisor& move : position.offered<MoveSupervisor>(blue)) {
        if (move.row == row) {
            spaces.insert(move.to);
        }
    }
    return spaces;
}

TEST_CASE("without gold the supervisor goes exactly as many steps as the dice say (yspahan 3.2 a)")
{
    CHECK(destinations(moving(crossroads, 3)) == Spaces{west3, east3, north3, south3});
    CHECK(destinations(moving(west2, 3)) == Spaces{west5, east1, north1, south1});
    CHECK(moving(west2, 3).refusal(blue, MoveSupervisor{Row::camel, west4}) == "not_enough_gold");
}

TEST_CASE("a dead end is no way round: that direction is too short (yspahan 3.2 c)")
{
    CHECK(destinations(moving(north3, 4)) == Spaces{west1, east1, south1});
    CHECK(destinations(moving(west10, 1)) == Spaces{west9});
}

TEST_CASE("each gold makes the way a step longer or shorter, down to no step at all (yspahan 3.2 a)")
{
    Position position = moving(north4, 2);
    position.owns(blue, 0, 2);
    CHECK(destinations(position) == Spaces{north4, north3, north2, north1, crossroads});
    position.act(blue, MoveSupervisor{Row::camel, north4});
    CHECK(position.gold_of(blue) == 0);
    CHECK(position.tells(SupervisorMoved{blue, north4, north4, Steps(0), Die(2), Steps(0), Gold(2)}));
}

TEST_CASE("a supervisor that stays affects its space again (yspahan 3.2 a)")
{
    Position position = moving(north4, 1);
    position.owns(blue, 0, 1);
    position.goods(green, {chest3b});
    position.act(blue, MoveSupervisor{Row::camel, north4});
    CHECK(position.tells(GoodsHit{{{chest3b, green}}}));
    CHECK(position.tells(GoodGivenUp{green, chest3b}));
}

TEST_CASE("the least gold is paid, none for the exact distance (yspahan 9 R3)")
{
    Position position = moving(crossroads, 3);
    position.owns(blue, 0, 5);
    position.act(blue, MoveSupervisor{Row::camel, west3});
    CHECK(position.gold_of(blue) == 5);

    position = moving(crossroads, 3);
    position.owns(blue, 0, 5);
    position.act(blue, MoveSupervisor{Row::camel, west7});
    CHECK(position.gold_of(blue) == 1);
}

TEST_CASE("the Hammam gives up to three steps for nothing, gold comes on top (yspahan 3.2 b, 9 R17)")
{
    Position position = moving(north2, 2);
    position.built(blue, {Building::hammam});
    CHECK(destinations(position).contains(north2));
    CHECK(destinations(position).contains(west3));
    CHECK_FALSE(destinations(position).contains(west4));
    position.owns(blue, 0, 1);
    position.act(blue, MoveSupervisor{Row::camel, west4});
    CHECK(position.tells(SupervisorMoved{blue, north2, west4, Steps(6), Die(2), Steps(3), Gold(1)}));
    CHECK(position.gold_of(blue) == 0);
}

TEST_CASE("the Hammam leads no further than the end of a road (yspahan 3.2 b, c)")
{
    Position position = moving(west9, 6);
    position.built(blue, {Building::hammam});
    const Spaces spaces = destinations(position);
    CHECK_FALSE(spaces.contains(west10));
    CHECK(spaces == Spaces{west6, west5, west4, west3, west2, west1, crossroads});
    position = moving(west9, 1);
    position.built(blue, {Building::hammam});
    CHECK(destinations(position) == Spaces{west10, west9, west8, west7, west6, west5});
}

TEST_CASE("nobody can pay for distance with no gold left (yspahan 3.2 a)")
{
    Position position = moving(crossroads, 1);
    position.owns(blue, 4, 0);
    CHECK(destinations(position) == Spaces{west1, east1, north1, south1});
    CHECK(position.refusal(blue, MoveSupervisor{Row::camel, crossroads}) == "not_enough_gold");
    CHECK(position.refusal(blue, MoveSupervisor{Row::camel, south2}) == "not_enough_gold");
}

TEST_CASE("the supervisor may move where nothing is affected, and passes goods by (yspahan 3.2 d)")
{
    Position position = moving(crossroads, 2);
    position.goods(green, {bag1b});
    position.act(blue, MoveSupervisor{Row::camel, west2});
    CHECK(position.all<GoodsHit>().empty());
    CHECK(position.of(green).goods == Shops{bag1b});
    CHECK(position.state.supervisor == west2);
}

TEST_CASE("a good goes to the caravan whoever owns it (yspahan 3.2 d, e)")
{
    for (const Seat owner : {blue, green}) {
        Position position = moving(crossroads, 4);
        position.goods(owner, {bag2a});
        position.act(blue, MoveSupervisor{Row::camel, south4});
        CHECK(position.tells(GoodGivenUp{owner, bag2a}));
        CHECK(position.of(owner).goods.empty());
        CHECK(position.state.caravan == SmallList<Seat, caravan_max>{owner});
        CHECK(position.points_of(owner) == 2);
    }
}

TEST_CASE("an owner with a camel chooses between camel and good, and the good is sent either way (yspahan 3.2 e)")
{
    Position position = moving(crossroads, 4);
    position.owns(green, 2, 0);
    position.goods(green, {bag2a});
    position.act(blue, MoveSupervisor{Row::camel, south4});
    REQUIRE(position.asks(green, Stage::sending));
    CHECK(position.legal(green) == std::vector<Action>{GiveUpGood{}, PayCamel{}});
    Position kept = position;
    position.act(green, GiveUpGood{});
    CHECK(position.of(green).goods.empty());
    CHECK(position.camels_of(green) == 2);
    kept.act(green, PayCamel{});
    CHECK(kept.tells(CamelPaid{green, bag2a}));
    CHECK(kept.of(green).goods == Shops{bag2a});
    CHECK(kept.camels_of(green) == 1);
    for (const Position& after : {position, kept}) {
        CHECK(after.state.caravan.size() == 1);
        CHECK(after.points_of(green) == 2);
    }
}

TEST_CASE("a good whose owner has no camel is sent away without a question (yspahan 3.2 e, 9 R5)")
{
    Position position = moving(crossroads, 4);
    position.owns(green, 0, 9);
    position.holds(green, {Card::three_camels});
    position.goods(green, {bag2a});
    position.act(blue, MoveSupervisor{Row::camel, south4});
    CHECK(position.tells(GoodGivenUp{green, bag2a}));
    CHECK(position.of(green).goods.empty());
    CHECK(position.state.caravan == SmallList<Seat, caravan_max>{green});
}

TEST_CASE("the player on turn with any card is asked, and may play three camels to pay one (yspahan 9 R4, R5)")
{
    Position position = moving(crossroads, 4);
    position.holds(blue, {Card::three_camels, Card::sell_gold});
    position.goods(blue, {bag2a});
    position.act(blue, MoveSupervisor{Row::camel, south4});
    REQUIRE(position.asks(blue, Stage::sending));
    CHECK(position.refusal(blue, PayCamel{}) == "no_camel");
    position.act(blue, PlayCard{Card::three_camels});
    REQUIRE(position.asks(blue, Stage::sending));
    position.act(blue, PayCamel{});
    CHECK(position.camels_of(blue) == 2);
    CHECK(position.of(blue).goods == Shops{bag2a});

    position = moving(crossroads, 4);
    position.holds(blue, {Card::sell_gold});
    position.goods(blue, {bag2a});
    position.act(blue, MoveSupervisor{Row::camel, south4});
    CHECK(position.legal(blue) == std::vector<Action>{GiveUpGood{}});
}

TEST_CASE("nobody plays cards while another owner's answer is awaited (yspahan 9 R4)")
{
    Position position = moving(crossroads, 4);
    position.owns(green, 1, 0);
    position.goods(green, {bag2a});
    position.holds(blue, {Card::three_gold});
    position.holds(green, {Card::three_camels});
    position.act(blue, MoveSupervisor{Row::camel, south4});
    CHECK(position.refusal(blue, PlayCard{Card::three_gold}) == "not_asked");
    CHECK(position.refusal(green, PlayCard{Card::three_camels}) == "not_your_turn");
}

TEST_CASE("of two goods the mover says which goes first, even if one player owns both (yspahan 3.2 d, 9 R9)")
{
    for (const Seat owner : {green, red}) {
        Position position = moving(crossroads, 1);
        position.goods(green, {vase1a});
        position.goods(owner, {barrel1a});
        position.act(blue, MoveSupervisor{Row::camel, east1});
        REQUIRE(position.asks(blue, Stage::ordering));
        CHECK(shops_offered<SendFirst>(position, blue) == Shops{barrel1a, vase1a});
        CHECK(position.refusal(blue, SendFirst{bag1a}) == "no_good_there");
        position.act(blue, SendFirst{vase1a});
        CHECK(position.tells(FirstGoodChosen{blue, vase1a}));
        CHECK(position.all<GoodGivenUp>() == std::vector<GoodGivenUp>{{green, vase1a}, {owner, barrel1a}});
        CHECK(position.state.caravan == SmallList<Seat, caravan_max>{green, owner});
    }
}

TEST_CASE("the first good is dealt with before the second one's owner is asked (yspahan 9 R9)")
{
    Position position = moving(crossroads, 1);
    position.goods(green, {bag1b});
    position.goods(red, {barrel1a});
    position.owns(green, 1, 0);
    position.owns(red, 1, 0);
    position.act(blue, MoveSupervisor{Row::camel, south1});
    position.act(blue, SendFirst{barrel1a});
    REQUIRE(position.asks(red, Stage::sending));
    CHECK(position.refusal(green, PayCamel{}) == "not_asked");
    position.act(red, PayCamel{});
    CHECK(position.state.caravan == SmallList<Seat, caravan_max>{red});
    REQUIRE(position.asks(green, Stage::sending));
    position.act(green, GiveUpGood{});
    CHECK(position.state.caravan == SmallList<Seat, caravan_max>{red, green});
    CHECK(position.of(red).goods == Shops{barrel1a});
    CHECK(position.of(green).goods.empty());
}

TEST_CASE("a good that is placed after the supervisor has come is not sent (yspahan 9 R9)")
{
    Position position = moving(crossroads, 1);
    position.goods(green, {vase1a});
    position.goods(blue, {barrel1a});
    position.holds(blue, {Card::place_on_shop});
    position.act(blue, MoveSupervisor{Row::camel, east1});
    position.act(blue, SendFirst{vase1a});
    REQUIRE(position.asks(blue, Stage::sending));
    position.act(blue, PlaceByCard{vase1a});
    CHECK(position.all<GoodGivenUp>() == std::vector<GoodGivenUp>{{blue, barrel1a}});
    CHECK(position.of(blue).goods == Shops{vase1a});
    CHECK(position.state.caravan == SmallList<Seat, caravan_max>{green, blue});
}

TEST_CASE(
    "a full caravan is scored in the middle of the supervisor's work, then the second good is loaded (yspahan 10.4)")
{
    Position position = moving(crossroads, 1);
    position.caravan({green, red, green, red, green, red, green, red, green, red, green});
    position.goods(green, {vase1a});
    position.goods(red, {barrel1a});
    position.act(blue, MoveSupervisor{Row::camel, east1});
    position.act(blue, SendFirst{vase1a});
    CHECK(position.all<CaravanScored>()
          == std::vector<CaravanScored>{
              {CaravanCause::full, {{green, 7, CaravanRow(3), Points(21)}, {red, 5, CaravanRow(3), Points(15)}}}});
    CHECK(position.state.caravan == SmallList<Seat, caravan_max>{red});
    CHECK(position.all<CaravanLoaded>().back()
          == CaravanLoaded{red, CaravanPlace(0), CaravanRow(1), Points(2), LoadingCause::supervisor});
    CHECK(position.points_of(green) == 21);
    CHECK(position.points_of(red) == 15 + 2);
}

TEST_CASE("a full caravan is scored even while the second owner has yet to answer (yspahan 9 R9)")
{
    Position position = moving(crossroads, 1);
    position.caravan({green, red, green, red, green, red, green, red, green, red, green});
    position.goods(green, {vase1a});
    position.goods(red, {barrel1a});
    position.owns(red, 1, 0);
    position.act(blue, MoveSupervisor{Row::camel, east1});
    position.act(blue, SendFirst{vase1a});
    REQUIRE(position.asks(red, Stage::sending));
    CHECK(position.tells(CaravanCleared{}));
    CHECK(position.state.caravan.empty());
}

} // namespace
} // namespace dahut::yspahan
