// yspahan 6 d: the end of a week.
#include "tests/yspahan/position.hpp"

namespace dahut::yspahan {
namespace {

using enum Shop;

// The goods of the third day. The week ends now.
Position with_goods()
{
    Position position;
    position.goods(blue, {bag1a, bag1b, bag1c, vase1a});
    position.goods(green, {barrel2a, barrel2b});
    position.goods(red, {chest1a, chest1b, vase2a, vase2b});
    return position;
}

void score(Position& position)
{
    score_week(position.state, position.told);
    REQUIRE_FALSE(Yspahan::check_state(position.state));
}

TEST_CASE("completed souks pay quarter by quarter, incomplete ones nothing (yspahan 6 d)")
{
    Position position = with_goods();
    score(position);
    CHECK(position.all<SoukScored>()
          == std::vector<SoukScored>{{Souk::bag1, blue, Points(3), {}},
                                     {Souk::chest1, red, Points(4), {}},
                                     {Souk::vase1, blue, Points(4), {}},
                                     {Souk::vase2, red, Points(6), {}}});
    CHECK(position.all<SoukUnfinished>() == std::vector<SoukUnfinished>{{Souk::barrel2, green}});
    CHECK(position.points_of(blue) == 7);
    CHECK(position.points_of(green) == 0);
    CHECK(position.points_of(red) == 10);
}

TEST_CASE("the Bazaar adds two points for each completed souk (yspahan 3.3 a, 6 d)")
{
    Position position = with_goods();
    position.built(blue, {Building::bazaar});
    score(position);
    CHECK(position.all<SoukScored>().front() == SoukScored{Souk::bag1, blue, Points(3), Points(2)});
    CHECK(position.points_of(blue) == 7 + 4);
    CHECK(position.of(blue).points[static_cast<std::size_t>(Source::bazaar)] == Points(4));
}

TEST_CASE("all goods return from the shops, before the caravan is scored (yspahan 6 d)")
{
    Position position = with_goods();
    position.caravan({red});
    score(position);
    for (const Player& player : position.state.players) {
        CHECK(player.goods.empty());
    }
    CHECK(position.told.all().back().event.index() == Event(CaravanScored{}).index());
    CHECK(position.points_of(red) == 10 + 1);
    CHECK(position.state.caravan.size() == 1);
}

TEST_CASE("the tally says beforehand what the end of the week will pay (yspahan 6 d)")
{
    Position position = with_goods();
    position.built(blue, {Building::bazaar});
    position.caravan({red, blue, blue, blue, blue});
    CHECK(week_tally(position.state, blue) == WeekTally{Points(7), Points(4), Points(8)});
    CHECK(week_tally(position.state, yellow) == WeekTally{});
    std::array<int, players_max> expected{};
    for (const Seat seat : seats_of(position.state)) {
        const WeekTally tally = week_tally(position.state, seat);
        expected[static_cast<std::size_t>(seat.index())] =
            tally.souks.number() + tally.bazaar.number() + tally.caravan.number();
    }
    score(position);
    for (const Seat seat : seats_of(position.state)) {
        CHECK(position.points_of(seat) == expected[static_cast<std::size_t>(seat.index())]);
    }
}

TEST_CASE("a new week begins at the crossroads with everything else as it was (yspahan 6 d)")
{
    Position position = with_goods();
    position.today(1, 7);
    position.owns(blue, 3, 4);
    position.built(blue, {Building::hammam});
    position.holds(blue, {Card::exchange});
    position.supervisor(Space::west5);
    position.caravan({green});
    position.state.turn = 3;
    end_turn(position.state, position.told);
    CHECK(position.tells(WeekEnded{Week(1)}));
    CHECK(position.tells(SupervisorReturned{}));
    CHECK(position.state.week == Week(2));
    CHECK(position.state.day == Day(1));
    CHECK(position.state.supervisor == Space::crossroads);
    CHECK(position.camels_of(blue) == 3);
    CHECK(position.gold_of(blue) == 4);
    CHECK(position.of(blue).has(Building::hammam));
    CHECK(position.of(blue).hand.size() == 1);
    CHECK(position.state.caravan == SmallList<Seat, caravan_max>{green});
}

} // namespace
} // namespace dahut::yspahan
