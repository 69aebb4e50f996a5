// yspahan 2: the dice tower.
#include "tests/yspahan/position.hpp"

#include <set>

namespace dahut::yspahan {
namespace {

const Group none;

Group group(int value, int white, int yellow = 0) { return {Die(value), WhiteDice(white), YellowDice(yellow)}; }

using Tower = std::array<Group, rows_in_all>;

// The tower after these white and yellow dice were rolled.
Tower filled_by(std::initializer_list<int> white, std::initializer_list<int> paid = {})
{
    Position position;
    fill_tower(position.state, {blue, dice<WhiteDice::highest>(white), dice<YellowDice::highest>(paid), {}},
               position.told);
    return position.state.tower;
}

TEST_CASE("the start player rolls nine white dice and the yellow ones that were paid for (yspahan 2 a)")
{
    for (int paid = 0; paid <= 2; ++paid) {
        Position position;
        REQUIRE(position.asks(blue, Stage::rolling));
        position.act(blue, Roll{YellowDice(paid)});
        const DiceRolled rolled = position.all<DiceRolled>().front();
        CHECK(rolled.white.size() == 9);
        CHECK(rolled.yellow.size() == paid);
        CHECK(rolled.gold == Gold(paid));
        CHECK(position.gold_of(blue) == 2 - paid);
        CHECK(position.asks(blue, Stage::choosing));
    }
}

TEST_CASE("three yellow dice at most, and no more than there is gold for (yspahan 2 a)")
{
    Position position;
    CHECK(position.refusal(blue, Roll{YellowDice(3)}) == "not_enough_gold");
    position.owns(blue, 0, 9);
    CHECK(position.offered<Roll>(blue).size() == 4);
    CHECK(position.offers(blue, Roll{YellowDice(3)}));
}

TEST_CASE("each die shows every number about equally often, and every die is noted among the draws (yspahan 2 a)")
{
    std::array<int, Die::size> fallen{};
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        Position position;
        position.state.chance = Chance<Purpose>(ChanceKey(seed));
        position.act(blue, Roll{});
        REQUIRE(position.told.draws().size() == 9);
        const auto white = position.all<DiceRolled>().front().white;
        for (int place = 0; place < white.size(); ++place) {
            const Draw& draw = position.told.draws()[static_cast<std::size_t>(place)];
            CHECK(draw == Draw{"dice", 6, static_cast<std::uint32_t>(white[place].index())});
            ++fallen[static_cast<std::size_t>(white[place].index())];
        }
    }
    for (const int times : fallen) {
        CHECK(std::abs(times - 900) < 150);
    }
}

TEST_CASE("the lowest group goes to the camel row, the highest to the gold row, the rest between (yspahan 2 b)")
{
    CHECK(filled_by({1, 1, 2, 3, 3, 4, 5, 6, 6})
          == Tower{group(1, 2), group(2, 1), group(3, 2), group(4, 1), group(5, 1), group(6, 2)});
    CHECK(filled_by({2, 2, 2, 5, 5, 5, 5, 5, 5}) == Tower{group(2, 3), none, none, none, none, group(5, 6)});
    CHECK(filled_by({3, 3, 4, 4, 4, 6, 6, 6, 6}) == Tower{group(3, 2), group(4, 3), none, none, none, group(6, 4)});
}

TEST_CASE("dice that are all equal go to the camel row (yspahan 2 b)")
{
    CHECK(filled_by({4, 4, 4, 4, 4, 4, 4, 4, 4}, {4}) == Tower{group(4, 9, 1), none, none, none, none, none});
}

TEST_CASE("yellow dice are grouped like white ones and may be a group of their own (yspahan 2 b)")
{
    CHECK(filled_by({2, 2, 2, 5, 5, 5, 5, 5, 5}, {1, 5, 6})
          == Tower{group(1, 0, 1), group(2, 3), group(5, 6, 1), none, none, group(6, 0, 1)});
}

TEST_CASE("the group that is taken leaves an empty row, and nothing moves up or down (yspahan 2 c)")
{
    Position position;
    position.chooses(blue, {{Row::camel, 1, 3}, {Row::bag, 2, 2}, {Row::gold, 6, 4}});
    position.act(blue, DrawCard{Row::bag});
    CHECK(position.tells(GroupTaken{blue, Row::bag, Die(2), WhiteDice(2), YellowDice(0), GroupUse::card}));
    position.play_until(Stage::choosing);
    REQUIRE(position.asks(green, Stage::choosing));
    CHECK(position.state.tower == Tower{group(1, 3), none, none, none, none, group(6, 4)});
    CHECK(position.refusal(green, UseRow{Row::bag}) == "row_empty");
    CHECK(position.refusal(green, DrawCard{Row::bag}) == "row_empty");
    CHECK(position.refusal(green, MoveSupervisor{Row::bag, Space::west2}) == "row_empty");
}

TEST_CASE("after the start player's action yellow dice leave and rows of theirs are closed (yspahan 2 d)")
{
    Position position;
    position.owns(blue, 0, 0);
    position.chooses(blue, {{Row::camel, 1, 0, 1}, {Row::bag, 2, 2, 1}, {Row::barrel, 3, 5}, {Row::gold, 6, 2, 1}});
    position.act(blue, UseRow{Row::gold});
    CHECK(position.gold_of(blue) == 3);
    CHECK(position.tells(YellowDiceLeft{YellowDice(2), {Row::camel}}));
    CHECK(position.state.tower == Tower{none, group(2, 2), group(3, 5), none, none, none});
    CHECK(position.asks(green, Stage::choosing));
}

TEST_CASE("without yellow dice nothing is told of them (yspahan 2 d)")
{
    Position position;
    position.chooses(blue);
    position.act(blue, UseRow{Row::camel});
    CHECK(position.all<YellowDiceLeft>().empty());
}

TEST_CASE("yellow dice stay until all answers to the start player's action are given (yspahan 9 R13)")
{
    Position position;
    position.owns(green, 1, 0);
    position.goods(green, {Shop::bag1b});
    position.chooses(blue, {{Row::camel, 1, 2}, {Row::bag, 2, 2, 1}});
    position.act(blue, MoveSupervisor{Row::camel, Space::west1});
    REQUIRE(position.asks(green, Stage::sending));
    CHECK(position.state.at(Row::bag) == group(2, 2, 1));
    position.act(green, PayCamel{});
    CHECK(position.tells(YellowDiceLeft{YellowDice(1), {}}));
    CHECK(position.state.at(Row::bag) == group(2, 2));
}

TEST_CASE("at the end of a day the dice that nobody took are removed (yspahan 2 e)")
{
    Position position;
    position.chooses(yellow, {{Row::camel, 1, 3}, {Row::bag, 2, 2}, {Row::vase, 5, 4}});
    position.act(yellow, UseRow{Row::camel});
    position.act(yellow, EndTurn{});
    CHECK(position.tells(TowerCleared{{Row::bag, Row::vase}}));
    CHECK(position.state.tower == Tower{});
    CHECK(position.asks(green, Stage::rolling));
}

TEST_CASE("without gold and without cards the dice fall at once (yspahan 9 R19)")
{
    Position position;
    position.owns(green, 0, 0);
    position.chooses(yellow, {{Row::camel, 1, 1}, {Row::gold, 6, 4}});
    position.act(yellow, UseRow{Row::camel});
    CHECK(position.all<DiceRolled>().size() == 1);
    CHECK(position.asks(green, Stage::choosing));
}

TEST_CASE("a start player with a card is asked before the roll even without gold (yspahan 4 b, 9 R19)")
{
    Position position;
    position.owns(green, 0, 0);
    position.holds(green, {Card::three_gold});
    position.chooses(yellow, {{Row::camel, 1, 1}, {Row::gold, 6, 4}});
    position.act(yellow, UseRow{Row::camel});
    REQUIRE(position.asks(green, Stage::rolling));
    CHECK(position.offered<Roll>(green).size() == 1);
    position.act(green, PlayCard{Card::three_gold});
    CHECK(position.offers(green, Roll{YellowDice(3)}));
}

} // namespace
} // namespace dahut::yspahan
