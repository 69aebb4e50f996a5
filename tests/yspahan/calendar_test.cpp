// yspahan 6 b, c, e, f: days, start players, the last day and the end.
#include "tests/yspahan/position.hpp"

namespace dahut::yspahan {
namespace {

using Order = SmallList<Seat, players_max>;

// The last turn of this day is about to end.
Position ending(int week, int day, Seat start, int seats = 4)
{
    Position position(seats);
    position.today(week, day);
    position.start_player(start);
    for (const Seat seat : seats_of(position.state)) {
        position.owns(seat, 0, 1);
    }
    position.state.turn = static_cast<std::uint8_t>(position.state.order.size() - 1);
    position.state.stage = Stage::ending;
    return position;
}

void end_the_day(Position& position)
{
    position.told.clear();
    end_turn(position.state, position.told);
    REQUIRE_FALSE(Yspahan::check_state(position.state));
}

TEST_CASE("everybody has a turn each day, clockwise from the start player (yspahan 6 b, 9 R18)")
{
    Position position;
    position.start_player(red);
    std::vector<Seat> seats;
    position.act(red, Roll{});
    while (position.state.day == Day(1)) {
        seats.push_back(position.state.seat_on_turn());
        const Seat seat = seats.back();
        while (position.state.day == Day(1) && position.state.seat_on_turn() == seat) {
            const Seat asked = *asked_seat(position.state);
            const auto draws = position.offered<DrawCard>(asked);
            position.act(asked, draws.empty() ? position.legal(asked).front() : Action(draws.front()));
        }
    }
    CHECK(seats == std::vector{red, yellow, blue, green});
    CHECK(position.all<DayBegan>() == std::vector<DayBegan>{{Week(1), Day(2), {yellow, blue, green, red}}});
}

TEST_CASE("the start player moves to the left every day, into the next week too (yspahan 6 c)")
{
    Position position = ending(1, 3, green);
    CHECK(next_start_player(position.state) == red);
    end_the_day(position);
    CHECK(position.state.order == Order{red, yellow, blue, green});
    CHECK(position.state.day == Day(4));
    CHECK(position.asks(red, Stage::rolling));

    position = ending(1, 7, yellow);
    end_the_day(position);
    CHECK(position.all<DayBegan>() == std::vector<DayBegan>{{Week(2), Day(1), {blue, green, red, yellow}}});
}

TEST_CASE("in the last week of four the last day goes from the fewest points to the most (yspahan 6 e)")
{
    Position position = ending(3, 6, blue);
    position.points(blue, 40);
    position.points(green, 70);
    position.points(red, 10);
    position.points(yellow, 55);
    CHECK(next_start_player(position.state) == red);
    end_the_day(position);
    CHECK(position.state.order == Order{red, blue, yellow, green});
    CHECK(position.tells(LastDayOrdered{
        {{red, Points(10), 2}, {blue, Points(40), 0}, {yellow, Points(55), 3}, {green, Points(70), 1}}}));
    REQUIRE(position.asks(red, Stage::rolling));
    position.act(red, Roll{YellowDice(1)});
    CHECK(position.asks(red, Stage::choosing));
    CHECK_FALSE(next_start_player(position.state));
}

TEST_CASE("tied players of the last day go by their distance from the start player of the sixth (yspahan 6 e, 9 R7)")
{
    Position position = ending(3, 6, green);
    position.points(red, 9);
    position.points(blue, 3);
    position.points(yellow, 3);
    position.points(green, 3);
    end_the_day(position);
    // Seen from green, red is one seat away, yellow two, blue three.
    CHECK(position.state.order == Order{blue, yellow, green, red});
}

TEST_CASE("with all four tied the last day goes counter-clockwise to the start player of the sixth (yspahan 9 R7)")
{
    Position position = ending(3, 6, red);
    end_the_day(position);
    CHECK(position.state.order == Order{green, blue, yellow, red});
}

TEST_CASE("the order of the last day stays as it is when points change (yspahan 9 R7)")
{
    Position position = ending(3, 6, red);
    end_the_day(position);
    position.owns(green, 0, 3);
    position.holds(green, {Card::sell_gold});
    position.act(green, SellGold{GoldForSale(1)});
    CHECK(position.state.order == Order{green, blue, yellow, red});
    CHECK(position.asks(green, Stage::rolling));
}

TEST_CASE("points decide about the last day of the third week only, and not with three players (yspahan 6 e, 7)")
{
    for (const auto& [week, day] : {std::pair(3, 5), std::pair(2, 6), std::pair(1, 6)}) {
        Position position = ending(week, day, blue);
        position.points(green, 9);
        end_the_day(position);
        CHECK(position.state.order.front() == green);
        CHECK(position.all<LastDayOrdered>().empty());
    }
    Position three = ending(3, 6, blue, 3);
    three.points(green, 9);
    end_the_day(three);
    CHECK(three.state.order == Order{green, red, blue});
}

TEST_CASE("after the seventh day of the third week the match is over (yspahan 6 f)")
{
    Position position = ending(3, 7, blue);
    position.points(blue, 7);
    position.points(red, 20);
    position.points(yellow, 20);
    position.caravan({green});
    end_the_day(position);
    CHECK(position.state.stage == Stage::over);
    CHECK(Yspahan::to_act(position.state) == Asked{});
    CHECK(position.all<CaravanScored>().size() == 1);
    const Outcome outcome{{Points(7), Points(1), Points(20), Points(20)}, {3, 4, 1, 1}};
    CHECK(Yspahan::outcome(position.state) == outcome);
    CHECK(position.tells(GameEnded{outcome}));
}

TEST_CASE("camels, gold and cards left are worth nothing, and break no tie (yspahan 6 f)")
{
    Position position = ending(3, 7, blue);
    position.owns(blue, 9, 9);
    position.holds(green, {Card::sell_gold});
    end_the_day(position);
    CHECK(Yspahan::outcome(position.state)->places == SmallList<std::int16_t, seats_max>{1, 1, 1, 1});
}

} // namespace
} // namespace dahut::yspahan
