// yspahan 8: what is hidden from whom, and until when; and what the board is drawn from.
#include "tests/yspahan/position.hpp"

namespace dahut::yspahan {
namespace {

const std::vector<Viewer> everybody{blue, green, red, yellow, the_public};

TEST_CASE("only its player knows a hand, and its size is public (yspahan 8)")
{
    Position position;
    position.holds(blue, {Card::exchange, Card::sell_gold});
    for (const Viewer viewer : everybody) {
        const PlayerView seen = position.seen_by(viewer).players[0];
        CHECK(seen.hand == 2);
        CHECK(seen.cards == (viewer == blue ? std::optional(Cards{Card::exchange, Card::sell_gold}) : std::nullopt));
    }
    CHECK(Yspahan::all_seeing(position.state).players[0].cards == Cards{Card::exchange, Card::sell_gold});
    CHECK(Yspahan::all_seeing(position.state).players[1].cards == Cards{});
}

TEST_CASE("the deck is a number, the discard pile lies open (yspahan 8, 9 R12)")
{
    Position position;
    position.holds(blue, {Card::three_gold});
    position.act(blue, PlayCard{Card::three_gold});
    for (const Viewer viewer : everybody) {
        CHECK(position.seen_by(viewer).deck == 17);
        CHECK(position.seen_by(viewer).discards == Cards{Card::three_gold});
    }
}

TEST_CASE("neither the order of the deck nor dice to come show anywhere (yspahan 8)")
{
    Position position;
    Position other = position;
    std::swap(other.state.deck[0], other.state.deck[17]);
    other.state.chance = Chance<Purpose>(ChanceKey(99));
    REQUIRE(other.state.deck != position.state.deck);
    for (const Viewer viewer : everybody) {
        CHECK(other.seen_by(viewer) == position.seen_by(viewer));
    }
}

TEST_CASE("the tower shows what each row would bring to the player on turn (yspahan 3 b)")
{
    Position position;
    position.built(blue, {Building::shop, Building::hoist});
    position.goods(green, {Shop::vase2a, Shop::vase3a});
    position.chooses(blue, {{Row::camel, 1, 2}, {Row::barrel, 3, 3, 1}, {Row::vase, 5, 2}, {Row::gold, 6, 1}});
    const View view = position.seen_by(red);
    CHECK(view.tower[0] == GroupView{Die(1), WhiteDice(2), YellowDice(0), 2});
    CHECK_FALSE(view.tower[1]);
    CHECK(view.tower[2] == GroupView{Die(3), WhiteDice(3), YellowDice(1), 5});
    CHECK(view.tower[4] == GroupView{Die(5), WhiteDice(2), YellowDice(0), 1}); // there is one shop
    CHECK(view.tower[5] == GroupView{Die(6), WhiteDice(1), YellowDice(0), 3});
}

TEST_CASE("the city shows goods, the supervisor and how far every space is away (yspahan 1.3)")
{
    Position position;
    position.goods(green, {Shop::bag3c});
    position.supervisor(Space::north2);
    const View view = position.seen_by(the_public);
    CHECK(view.goods[static_cast<std::size_t>(Shop::bag3c)] == green);
    CHECK(std::ranges::count_if(view.goods, [](const auto& good) { return good.has_value(); }) == 1);
    CHECK(view.supervisor == Space::north2);
    CHECK(view.distances[static_cast<std::size_t>(Space::west10)] == Steps(12));
    CHECK(view.distances[static_cast<std::size_t>(Space::north2)] == Steps(0));
}

TEST_CASE("the souks open to the player on turn are shown (yspahan 3.1)")
{
    Position position;
    position.goods(blue, {Shop::bag2a});
    position.goods(green, {Shop::chest1a});
    position.chooses(blue);
    CHECK(position.seen_by(green).open_souks.contains(Souk::bag2));
    CHECK_FALSE(position.seen_by(green).open_souks.contains(Souk::bag1));
    CHECK_FALSE(position.seen_by(green).open_souks.contains(Souk::chest1));
    CHECK(position.seen_by(green).open_souks.size() == 1 + 4 + 2 + 3);
}

TEST_CASE("order, turn and the next start player are shown (yspahan 6 b, c)")
{
    Position position;
    position.chooses(red);
    View view = position.seen_by(the_public);
    CHECK(view.order == SmallList<Seat, players_max>{blue, green, red, yellow});
    CHECK(view.turn == 2);
    CHECK(view.next_start == green);
    CHECK(view.asked == SmallList<Seat, players_max>{red});
    position.state.stage = Stage::over;
    position.state.tower = {};
    view = position.seen_by(the_public);
    CHECK_FALSE(view.turn);
    CHECK(view.asked.empty());
    CHECK(view.outcome);
}

TEST_CASE("work in progress is shown: goods to place and goods to send (yspahan 3.1, 3.2)")
{
    Position position;
    position.chooses(blue, {{Row::bag, 1, 3}, {Row::gold, 4, 1}});
    CHECK_FALSE(position.seen_by(green).placing);
    Position moving = position;
    position.act(blue, UseRow{Row::bag});
    CHECK(position.seen_by(green).placing == PlacingView{Quarter::bag, Goods(3)});

    moving.owns(red, 1, 0);
    moving.goods(red, {Shop::bag2a});
    moving.act(blue, MoveSupervisor{Row::gold, Space::south4});
    CHECK(moving.seen_by(green).hits == Hits{{Shop::bag2a, red}});
}

TEST_CASE(
    "players show what they own, what they would get now and what their next building brings (yspahan 3.3 b, 6 d)")
{
    Position position(3);
    position.owns(blue, 3, 5);
    position.built(blue, {Building::bazaar, Building::paddock});
    position.goods(blue, {Shop::vase1a});
    position.caravan({blue, green, blue, blue});
    const PlayerView seen = position.seen_by(red).players[0];
    CHECK(seen.camels == Camels(3));
    CHECK(seen.gold == Gold(5));
    CHECK(seen.buildings == SmallList<Building, buildings_in_all>{Building::paddock, Building::bazaar});
    CHECK(seen.next_building == Points(5));
    CHECK(seen.caravan_goods == 3);
    CHECK(seen.caravan_row == CaravanRow(2));
    CHECK(seen.tally == WeekTally{Points(4), Points(2), Points(6)});
    CHECK(position.seen_by(red).camels_in_row == 3);
    CHECK_FALSE(position.seen_by(red).players[2].caravan_row);
}

TEST_CASE("points are shown by what they were won with, and as a sum")
{
    Position position;
    score(position.state, blue, Source::souks, Points(6));
    score(position.state, blue, Source::caravan, Points(4));
    const PlayerView seen = position.seen_by(red).players[0];
    CHECK(seen.score == Points(10));
    CHECK(seen.points == PointsBySource{Points(6), Points(0), Points(0), Points(4), Points(0), Points(0)});
}

} // namespace
} // namespace dahut::yspahan
