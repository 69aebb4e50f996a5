// yspahan 7.1: two players.
#include "tests/yspahan/position.hpp"

namespace dahut::yspahan {
namespace {

// The second turn of the start player, blue, with these groups to choose from.
Position second_turn(std::initializer_list<DiceInRow> tower)
{
    Position position(2);
    position.chooses(blue, tower);
    position.state.turn = 2;
    return position;
}

TEST_CASE("eight white dice are rolled, and the start player acts first and third (yspahan 7.1 a)")
{
    Position position(2);
    position.act(blue, Roll{YellowDice(2)});
    CHECK(position.all<DiceRolled>().front().white.size() == 8);
    position.chooses(blue, {{Row::camel, 1, 3}, {Row::bag, 2, 2}, {Row::gold, 6, 3}});
    position.act(blue, UseRow{Row::camel});
    REQUIRE(position.asks(green, Stage::choosing));
    position.act(green, UseRow{Row::gold});
    REQUIRE(position.asks(blue, Stage::choosing));
    CHECK(position.state.turn == 2);
    position.act(blue, DrawCard{Row::bag});
    REQUIRE(position.asks(blue, Stage::ending));
    position.act(blue, EndTurn{});
    CHECK(position.tells(DayBegan{Week(1), Day(2), {green, blue, green}}));
}

TEST_CASE("the start player changes from day to day (yspahan 7.1 b)")
{
    Position position(2);
    CHECK(next_start_player(position.state) == green);
    position.start_player(green);
    CHECK(next_start_player(position.state) == blue);
}

TEST_CASE("fewer points start the last day, and a tie changes as usual (yspahan 7.1 b, 9 R14)")
{
    Position position(2);
    position.today(3, 6);
    CHECK(next_start_player(position.state) == green); // a tie
    position.points(blue, 5);
    CHECK(next_start_player(position.state) == green);
    position.points(green, 6);
    CHECK(next_start_player(position.state) == blue);
    position.state.turn = 2;
    end_turn(position.state, position.told);
    CHECK(position.state.order == SmallList<Seat, players_max>{blue, green, blue});
    CHECK(position.all<LastDayOrdered>().size() == 1);
}

TEST_CASE("yellow dice stay for the start player's second turn (yspahan 7.1 c)")
{
    Position position(2);
    position.chooses(blue, {{Row::camel, 1, 3}, {Row::bag, 2, 2, 1}, {Row::gold, 6, 0, 2}});
    position.act(blue, UseRow{Row::camel});
    CHECK(position.all<YellowDiceLeft>().empty());
    CHECK(position.state.at(Row::gold).yellow == YellowDice(2));

    position = second_turn({{Row::bag, 2, 2, 1}, {Row::gold, 6, 0, 2}});
    position.act(blue, UseRow{Row::gold});
    CHECK(position.gold_of(blue) == 2 + 2);
}

TEST_CASE("a group of yellow dice alone is closed to the other player (yspahan 7.1 d)")
{
    Position position(2);
    position.holds(green, {Card::exchange});
    position.chooses(green, {{Row::bag, 2, 2, 1}, {Row::gold, 6, 0, 2}});
    CHECK(position.refusal(green, UseRow{Row::gold}) == "yellow_dice_only");
    CHECK(position.refusal(green, DrawCard{Row::gold}) == "yellow_dice_only");
    CHECK(position.refusal(green, MoveSupervisor{Row::gold, Space::west6}) == "yellow_dice_only");
    CHECK(position.refusal(green, BuildWithGroup{Row::gold, Building::paddock, Payment::full}) == "yellow_dice_only");
    CHECK(position.refusal(green, DrawWithoutGroup{}) == "group_left");
}

TEST_CASE("of a mixed group the other player uses the white dice, and the whole group goes (yspahan 7.1 d)")
{
    Position position(2);
    position.owns(green, 0, 0);
    position.chooses(green, {{Row::bag, 2, 2, 1}, {Row::gold, 6, 3, 2}});
    position.act(green, UseRow{Row::gold});
    CHECK(position.gold_of(green) == 3);
    CHECK(position.tells(GroupTaken{green, Row::gold, Die(6), WhiteDice(3), YellowDice(2), GroupUse::row}));
    CHECK(position.state.at(Row::gold).empty());

    position = second_turn({{Row::bag, 2, 2, 1}, {Row::gold, 6, 3, 2}});
    position.act(blue, UseRow{Row::gold});
    CHECK(position.gold_of(blue) == 2 + 5);
}

TEST_CASE("with nothing but yellow dice left the other player draws a card (yspahan 7.1 d, 9 R6)")
{
    Position position(2);
    position.chooses(blue, {{Row::camel, 1, 3}, {Row::gold, 6, 0, 2}});
    position.act(blue, UseRow{Row::camel});
    CHECK(position.tells(NoGroupLeft{green}));
    CHECK(position.tells(CardDrawn{green, DrawCause::no_group}));
    REQUIRE(position.asks(green, Stage::ending)); // a card is in hand, but nothing is built
    CHECK(position.offered<Build>(green).empty());
}

TEST_CASE("building takes a group, any group, and can be done twice a day (yspahan 7.1 e)")
{
    Position position(2);
    position.owns(blue, 9, 9);
    position.owns(green, 0, 0);
    position.chooses(blue, {{Row::camel, 1, 3}, {Row::bag, 2, 2}, {Row::gold, 6, 3}});
    position.act(blue, BuildWithGroup{Row::bag, Building::hoist, Payment::full});
    CHECK(position.tells(GroupTaken{blue, Row::bag, Die(2), WhiteDice(2), YellowDice(0), GroupUse::building}));
    CHECK(position.of(blue).has(Building::hoist));
    REQUIRE(position.asks(green, Stage::choosing));
    CHECK(position.refusal(green, BuildWithGroup{Row::gold, Building::shop, Payment::full}) == "not_enough_camels");
    position.act(green, UseRow{Row::camel});
    position.act(blue, BuildWithGroup{Row::gold, Building::shop, Payment::full});
    CHECK(position.of(blue).buildings.size() == 2);
}

TEST_CASE("with more than two players no group is given for a building (yspahan 7.1 e)")
{
    Position position(3);
    position.owns(blue, 9, 9);
    position.chooses(blue);
    CHECK(position.refusal(blue, BuildWithGroup{Row::bag, Building::hoist, Payment::full}) == "takes_no_group");
}

TEST_CASE(
    "after an action there is nothing to decide without a card, and nothing to build with one (yspahan 9 R14, R20)")
{
    Position position(2);
    position.owns(blue, 9, 9);
    position.holds(blue, {Card::build_without_gold});
    position.chooses(blue, {{Row::camel, 1, 3}, {Row::gold, 6, 2}});
    position.act(blue, UseRow{Row::camel});
    REQUIRE(position.asks(blue, Stage::ending));
    CHECK(position.legal(blue) == std::vector<Action>{EndTurn{}});
    CHECK(position.refusal(blue, Build{Building::hoist, Payment::full}) == "wrong_stage");
}

TEST_CASE("a card that builds makes the build cheaper and takes a group all the same (yspahan 9 R2)")
{
    for (const Options& options : {Options{}, by_payment}) {
        Position position(2, options);
        position.owns(blue, 0, 4);
        position.holds(blue, {Card::build_without_camels, Card::build_without_gold});
        CHECK(position.refusal(blue, BuildByCard{Card::build_without_camels, Building::hoist}) == "card_only_pays");
        position.chooses(blue, {{Row::camel, 1, 3}, {Row::gold, 6, 2}});
        const BuildWithGroup for_nothing{Row::camel, Building::bazaar, Payment::nothing};
        CHECK(position.offers(blue, for_nothing) == (options == by_payment));
        CHECK((options == by_payment || position.refusal(blue, for_nothing) == "one_card_only"));
        position.act(blue, BuildWithGroup{Row::camel, Building::hoist, Payment::without_camels});
        CHECK(position.of(blue).has(Building::hoist));
        CHECK(position.gold_of(blue) == 0);
        CHECK(position.of(blue).hand == Cards{Card::build_without_gold});
        CHECK(position.state.at(Row::camel).empty());
    }
}

} // namespace
} // namespace dahut::yspahan
