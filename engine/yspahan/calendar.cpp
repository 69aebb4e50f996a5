// yspahan 6 b, c, e, f: days and weeks, the start player, the order of the last day, and the end.
#include "engine/yspahan/rules.hpp"

#include <algorithm>

namespace dahut::yspahan {

namespace {

using Order = SmallList<Seat, players_max>;
using Standings = SmallList<LastDayStanding, players_max>;

Seat seat_after(const State& state, Seat seat, int places) { return Seat((seat.number() + places) % state.seats); }

// 6 b, 7.1 a
Order order_from(const State& state, Seat start_player)
{
    Order order;
    for (int places = 0; places < state.seats; ++places) {
        order.push_back(seat_after(state, start_player, places));
    }
    if (state.seats == 2) {
        order.push_back(start_player);
    }
    return order;
}

bool is_last_week(const State& state) { return state.week.number() == Week::highest; }

bool is_last_of_week(const State& state) { return state.day.number() == Day::highest; }

// 6 e, 7.1 b: whether tomorrow's order goes by points.
bool precedes_day_by_points(const State& state)
{
    return is_last_week(state) && state.day.number() == Day::highest - 1 && state.seats != 3;
}

// 6 e, 9 R7, R14: fewest points first; of several, the one farther from today's start player.
Standings standings_for_last_day(const State& state)
{
    Standings standings;
    for (int distance = state.seats - 1; distance >= 0; --distance) {
        const Seat seat = seat_after(state, state.order.front(), distance);
        standings.push_back({seat, state.of(seat).score(), static_cast<std::uint8_t>(distance)});
    }
    sort_few(standings,
             [](const LastDayStanding& left, const LastDayStanding& right) { return left.points < right.points; });
    return standings;
}

Order order_of_last_day(const State& state, Log& log)
{
    const Standings standings = standings_for_last_day(state);
    log.tell(LastDayOrdered{standings});
    if (state.seats == 2) {
        return order_from(state, standings.front().seat);
    }
    Order order;
    for (const LastDayStanding& standing : standings) {
        order.push_back(standing.seat);
    }
    return order;
}

void begin_day(State& state, const Order& order, Log& log)
{
    state.order = order;
    state.turn = 0;
    state.stage = Stage::rolling;
    log.tell(DayBegan{state.week, state.day, state.order});
}

void begin_next_day(State& state, Log& log)
{
    const bool by_points = precedes_day_by_points(state);
    const Order order =
        by_points ? order_of_last_day(state, log) : order_from(state, seat_after(state, state.order.front(), 1));
    state.day = Day(state.day.number() + 1);
    begin_day(state, order, log);
}

void begin_next_week(State& state, Log& log)
{
    state.week = Week(state.week.number() + 1);
    state.day = Day();
    state.supervisor = Space::crossroads;
    log.tell(SupervisorReturned{});
    begin_day(state, order_from(state, seat_after(state, state.order.front(), 1)), log);
}

void end_day(State& state, Log& log)
{
    clear_tower(state, log);
    if (!is_last_of_week(state)) {
        begin_next_day(state, log);
        return;
    }
    score_week(state, log);
    if (!is_last_week(state)) {
        begin_next_week(state, log);
        return;
    }
    state.stage = Stage::over;
    log.tell(GameEnded{final_outcome(state)});
}

} // namespace

void begin_first_day(State& state, Log& log) { begin_day(state, order_from(state, state.order.front()), log); }

void end_turn(State& state, Log& log)
{
    log.tell(TurnEnded{state.seat_on_turn()});
    if (state.turn + 1 < state.order.size()) {
        ++state.turn;
        state.stage = Stage::choosing;
    } else {
        end_day(state, log);
    }
}

std::optional<Seat> next_start_player(const State& state)
{
    if (is_last_week(state) && is_last_of_week(state)) {
        return std::nullopt;
    }
    return precedes_day_by_points(state) ? standings_for_last_day(state).front().seat
                                         : seat_after(state, state.order.front(), 1);
}

// 6 f: equal points share a place.
Outcome final_outcome(const State& state)
{
    Outcome outcome;
    for (const Seat seat : seats_of(state)) {
        outcome.points.push_back(state.of(seat).score());
    }
    for (const Points points : outcome.points) {
        const auto better = std::ranges::count_if(outcome.points, [points](Points other) { return other > points; });
        outcome.places.push_back(static_cast<std::int16_t>(better + 1));
    }
    return outcome;
}

} // namespace dahut::yspahan
