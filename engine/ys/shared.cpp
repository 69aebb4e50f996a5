// ys 1, 9: what is in use with this number of players, and the small steps that several rules share.
#include "engine/ys/rules.hpp"

#include <algorithm>
#include <span>

namespace dahut::ys {

SmallList<Seat, 4> seats_of(const State& state)
{
    SmallList<Seat, 4> seats;
    for (int seat = 0; seat < state.seats; ++seat) {
        seats.push_back(Seat(seat));
    }
    return seats;
}

SmallList<Side, sides_max> sides_of(const State& state)
{
    SmallList<Side, sides_max> sides;
    for (int seat = 0; seat < state.seats; ++seat) {
        sides.push_back(Side(seat));
    }
    if (has_neutral(state)) {
        sides.push_back(the_neutral);
    }
    return sides;
}

bool has_neutral(const State& state) { return state.seats == 2; }

namespace {

// Four players use them all, three as they like, two only three (ys 9.1, 9.2).
bool in_use(const State& state, Quarter quarter)
{
    const bool four = state.seats == 4 || (state.seats == 3 && state.options.quarters == QuartersRule::four);
    return four || quarter != Quarter(4);
}

bool in_use(const State& state, Row row) { return row >= Row(state.seats == 4 ? 1 : 2); }

template <typename Number>
SmallList<Number, 4> all_in_use(const State& state)
{
    SmallList<Number, 4> numbers;
    for (int number = Number::lowest; number <= Number::highest; ++number) {
        if (in_use(state, Number(number))) {
            numbers.push_back(Number(number));
        }
    }
    return numbers;
}

} // namespace

SmallList<Quarter, 4> quarters_of(const State& state) { return all_in_use<Quarter>(state); }
SmallList<Row, 4> rows_of(const State& state) { return all_in_use<Row>(state); }

bool in_use(const State& state, Location where)
{
    return in_city(where) ? in_use(state, quarter_of(where)) : in_use(state, row_of(where));
}

bool is_taken(const State& state, Location space)
{
    const auto placed = std::span(state.brokers).first(state.placed);
    return std::ranges::any_of(
        placed, [space](const PlacedBroker& broker) { return broker.on_board != 0 && broker.where == space; });
}

int sum_before_screen(const State& state, Seat seat)
{
    int sum = 0;
    for (const Broker broker : state.of(seat).before_screen) {
        sum += broker.number();
    }
    return sum;
}

int strength_of(const PlacedBroker& broker) { return broker.marked != 0 ? marked_strength : broker.value.number(); }

void score(State& state, Side side, Points points, ScoreCause cause, Log& log)
{
    Points& sum = state.purse_of(side).score;
    sum = Points(sum.number() + points.number());
    state.points_paid = static_cast<std::int16_t>(state.points_paid + points.number());
    log.tell(PointsScored{side, points, cause});
}

void pay_gem(State& state, Side side, Colour colour)
{
    ++state.purse_of(side).gems[static_cast<std::size_t>(colour)];
    ++state.gems_paid;
}

std::array<Colour, 4> ranked_colours(const State& state)
{
    std::array<Colour, 4> colours = all_of<Colour>();
    sort_few(colours, [&state](Colour left, Colour right) { return state.at(left) > state.at(right); });
    return colours;
}

// The neutral colours a white gem at once (ys 9.2 d).
void take_gem_from(State& state, Side taker, Gem gem, GemSource source, Log& log)
{
    log.tell(GemTaken{taker, gem, source});
    if (gem != Gem::white) {
        pay_gem(state, taker, colour_of(gem));
    } else if (taker != the_neutral) {
        ask(state, seat_of(taker), Stage::colouring_gem);
    } else {
        pay_gem(state, taker, ranked_colours(state).front());
        log.tell(GemColoured{taker, ranked_colours(state).front()});
    }
}

// Moves are clamped at both ends of the track (ys 1.7).
void move_quotation_by(State& state, Colour colour, int steps, QuotationCause cause, Log& log)
{
    const Step from = state.at(colour);
    state.at(colour) = Step(std::clamp(from.number() + steps, Step::lowest, Step::highest));
    log.tell(QuotationMoved{colour, from, state.at(colour), cause});
}

void ask(State& state, Seat seat, Stage stage)
{
    state.chooser = seat;
    state.stage = stage;
}

} // namespace dahut::ys
