// ys 1, 9: what is in use with this number of players, and small steps that several rules share.
#include "engine/ys/rules.hpp"

#include <algorithm>

namespace dahut::ys {

SeatSet seats_of(const State& state) { return SeatSet::first(state.seats); }

Choices<Side> sides_of(const State& state)
{
    const auto players = Choices<Side>::first(state.seats);
    return has_neutral(state) ? players.with(the_neutral) : players;
}

bool has_neutral(const State& state) { return state.seats == 2; }

namespace {

// Four players use all quarters, two only three. Three players choose (ys 9.1, 9.2).
bool uses_four_quarters(const State& state)
{
    return state.seats == 4 || (state.seats == 3 && state.options.quarters == QuartersRule::four);
}

} // namespace

Choices<Quarter> quarters_of(const State& state) { return Choices<Quarter>::first(uses_four_quarters(state) ? 4 : 3); }

// Row 0 is never used, and row 1 only with four players.
Choices<Row> rows_of(const State& state)
{
    return Choices<Row>::all().without(Choices<Row>::first(state.seats == 4 ? 1 : 2));
}

Choices<Location> areas_of(const State& state)
{
    return uses_four_quarters(state) ? all_areas : all_areas.without(places_of(Quarter(4)));
}

Choices<Location> locations_of(const State& state)
{
    const Choices<Location> spaces = all_spaces.without(places_of(Row(0)));
    return areas_of(state).with(state.seats == 4 ? spaces : spaces.without(places_of(Row(1))));
}

Choices<BrokerNumber> standing_in(const State& state, Choices<Location> places)
{
    Choices<BrokerNumber> numbers;
    for (const Location where : places) {
        numbers.join(state.at(where));
    }
    return numbers;
}

void stand(State& state, BrokerNumber number, Location where)
{
    state.at(number).on_board = 1;
    state.at(number).where = where;
    state.at(where).insert(number);
    if (in_market(where)) {
        state.taken.insert(where);
    }
}

void leave(State& state, BrokerNumber number)
{
    const Location where = state.at(number).where;
    state.at(where).erase(number);
    state.taken.erase(where);
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
Step moved_by(Step from, int steps) { return Step(std::clamp(from.number() + steps, Step::lowest, Step::highest)); }

void move_quotation_by(State& state, Colour colour, int steps, QuotationCause cause, Log& log)
{
    const Step from = state.at(colour);
    state.at(colour) = moved_by(from, steps);
    log.tell(QuotationMoved{colour, from, state.at(colour), cause});
}

void ask(State& state, Seat seat, Stage stage)
{
    state.chooser = seat;
    state.stage = stage;
}

} // namespace dahut::ys
