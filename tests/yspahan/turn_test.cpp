// yspahan 3: a turn, from the choice of a group to its end.
#include "tests/yspahan/position.hpp"

namespace dahut::yspahan {
namespace {

TEST_CASE("a group brings camels, gold or goods, moves the supervisor or draws a card (yspahan 3 a, b)")
{
    Position position;
    position.chooses(blue, {{Row::camel, 1, 3}, {Row::bag, 2, 2}, {Row::gold, 6, 4}});
    for (const Row row : {Row::camel, Row::bag, Row::gold}) {
        CHECK(position.offers(blue, UseRow{row}));
        CHECK(position.offers(blue, DrawCard{row}));
    }
    CHECK(position.offers(blue, MoveSupervisor{Row::camel, Space::west1}));
    CHECK(position.offers(blue, MoveSupervisor{Row::gold, Space::west6}));
    CHECK(position.offered<Build>(blue).empty());
    CHECK(position.offered<EndTurn>(blue).empty());
}

TEST_CASE("the camel row brings a camel for each die, the gold row gold (yspahan 3 b)")
{
    Position position;
    position.owns(blue, 0, 0);
    position.owns(green, 0, 0);
    position.chooses(blue, {{Row::camel, 1, 3}, {Row::gold, 6, 4}});
    position.act(blue, UseRow{Row::camel});
    CHECK(position.camels_of(blue) == 3);
    CHECK(position.all<CamelsTaken>() == std::vector<CamelsTaken>{{blue, Camels(3), Income::dice}});
    position.act(blue, EndTurn{});
    position.act(green, UseRow{Row::gold});
    CHECK(position.gold_of(green) == 4);
    CHECK(position.all<GoldTaken>() == std::vector<GoldTaken>{{green, Gold(4), Income::dice}});
}

TEST_CASE("one card is drawn, however many dice there are (yspahan 3 b)")
{
    Position position;
    position.next_cards({Card::exchange});
    position.chooses(blue, {{Row::camel, 1, 9}});
    position.act(blue, DrawCard{Row::camel});
    CHECK(position.of(blue).hand == Cards{Card::exchange});
    CHECK(position.tells(CardDrawn{blue, DrawCause::group}));
}

TEST_CASE("a card as one more die adds to camels, gold and goods, but not to what a building adds (yspahan 4 a)")
{
    Position position;
    position.owns(blue, 0, 0);
    position.built(blue, {Building::paddock});
    position.holds(blue, {Card::exchange});
    position.chooses(blue, {{Row::camel, 1, 3}, {Row::gold, 6, 4}});
    position.act(blue, UseRowWithCard{Row::camel, Card::exchange});
    CHECK(position.all<CamelsTaken>()
          == std::vector<CamelsTaken>{{blue, Camels(3), Income::dice},
                                      {blue, Camels(1), Income::extra_die},
                                      {blue, Camels(1), Income::building}});
    CHECK(position.camels_of(blue) == 5);
    CHECK(position.tells(CardDiscarded{blue, Card::exchange}));
    CHECK(position.state.discards == Cards{Card::exchange});

    position = Position();
    position.owns(blue, 0, 0);
    position.built(blue, {Building::shop});
    position.holds(blue, {Card::exchange});
    position.chooses(blue, {{Row::camel, 1, 3}, {Row::gold, 6, 4}});
    position.act(blue, UseRowWithCard{Row::gold, Card::exchange});
    CHECK(position.gold_of(blue) == 4 + 1 + 2);

    position = Position();
    position.holds(blue, {Card::exchange});
    position.chooses(blue, {{Row::camel, 1, 3}, {Row::bag, 2, 2}});
    position.act(blue, UseRowWithCard{Row::bag, Card::exchange});
    CHECK(position.state.goods_left == Goods(3));
}

TEST_CASE("a card must be in hand to count as a die, and an empty row gets none (yspahan 4 a)")
{
    Position position;
    position.holds(blue, {Card::exchange});
    position.chooses(blue, {{Row::camel, 1, 3}});
    CHECK(position.refusal(blue, UseRowWithCard{Row::camel, Card::sell_gold}) == "card_not_in_hand");
    CHECK(position.refusal(blue, UseRowWithCard{Row::bag, Card::exchange}) == "row_empty");
}

TEST_CASE("of two cards of one kind each can be used (yspahan 4)")
{
    Position position;
    position.owns(blue, 0, 0);
    position.holds(blue, {Card::three_camels, Card::three_camels});
    position.chooses(blue, {{Row::camel, 1, 3}, {Row::gold, 6, 2}});
    CHECK(position.offered<PlayCard>(blue).size() == 1);
    position.act(blue, PlayCard{Card::three_camels});
    CHECK(position.offers(blue, PlayCard{Card::three_camels}));
    position.act(blue, UseRowWithCard{Row::camel, Card::three_camels});
    CHECK(position.camels_of(blue) == 3 + 3 + 1);
    CHECK(position.state.discards == Cards{Card::three_camels, Card::three_camels});
}

TEST_CASE("when no group is left a card is drawn, and a building can be built all the same (yspahan 3 c, 9 R6)")
{
    Position position;
    position.owns(green, 2, 0);
    position.next_cards({Card::exchange});
    position.chooses(blue, {{Row::camel, 1, 3}});
    position.act(blue, UseRow{Row::camel});
    position.act(blue, EndTurn{});
    CHECK(position.tells(NoGroupLeft{green}));
    CHECK(position.tells(CardDrawn{green, DrawCause::no_group}));
    CHECK(position.of(green).hand == Cards{Card::exchange});
    REQUIRE(position.asks(green, Stage::building));
    CHECK(position.offers(green, Build{Building::paddock, Payment::full}));
}

TEST_CASE("without a group a player with a card may play it before drawing (yspahan 9 R19)")
{
    Position position;
    position.holds(green, {Card::three_camels});
    position.chooses(blue, {{Row::camel, 1, 3}});
    CHECK(position.refusal(blue, DrawWithoutGroup{}) == "group_left");
    position.act(blue, UseRow{Row::camel});
    position.act(blue, EndTurn{});
    REQUIRE(position.asks(green, Stage::choosing));
    CHECK(position.legal(green) == std::vector<Action>{DrawWithoutGroup{}, PlayCard{Card::three_camels}});
    position.act(green, DrawWithoutGroup{});
    CHECK(position.of(green).hand.size() == 2);
}

TEST_CASE("with neither a group nor a card left the action comes to nothing (yspahan 3 c, 4 d)")
{
    Position position;
    position.holds_deck(blue);
    position.owns(green, 0, 0);
    position.chooses(blue, {{Row::camel, 1, 3}});
    position.act(blue, UseRow{Row::camel});
    position.act(blue, EndTurn{});
    CHECK(position.tells(NoCardLeft{green, DrawCause::no_group}));
    CHECK(position.tells(TurnEnded{green}));
    CHECK(position.of(green).hand.empty());
}

TEST_CASE("a player who can neither pay for a building nor play a card is not asked at the end (yspahan 9 R20)")
{
    Position position;
    position.owns(blue, 0, 0);
    position.chooses(blue, {{Row::camel, 1, 1}, {Row::bag, 2, 2}});
    position.act(blue, UseRow{Row::camel});
    CHECK(position.tells(TurnEnded{blue}));
    CHECK(position.asks(green, Stage::choosing));
}

TEST_CASE("a player with a card is asked at the end even without anything to pay with (yspahan 9 R20)")
{
    Position position;
    position.owns(blue, 0, 0);
    position.holds(blue, {Card::sell_gold});
    position.chooses(blue, {{Row::camel, 1, 1}, {Row::bag, 2, 2}});
    position.act(blue, UseRow{Row::camel});
    REQUIRE(position.asks(blue, Stage::building));
    CHECK(position.legal(blue) == std::vector<Action>{EndTurn{}});
    position.act(blue, EndTurn{});
    CHECK(position.asks(green, Stage::choosing));
}

} // namespace
} // namespace dahut::yspahan
