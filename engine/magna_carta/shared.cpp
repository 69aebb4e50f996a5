// Small steps that several rules share: seats, names of road cards, money and cubes.
#include "engine/magna_carta/rules.hpp"

namespace dahut::magna_carta {

SeatSet seats_of(const State& state) { return SeatSet::first(state.seats); }

Seat next_seat(const State& state, Seat seat) { return Seat((seat.number() + 1) % state.seats); }

bool is_basic(const State& state) { return state.options.game == GameKind::basic; }

Place last_place(const State& state) { return Place(state.road.size() - 1); }

OnRoad on_road(const State& state, Place place) { return {place, state.at(place).building, state.at(place).owner}; }

// Overspending stops the table: Deniers cannot be negative.
void pay(State& state, Seat seat, Deniers deniers)
{
    state.of(seat).deniers = Deniers(state.of(seat).deniers.number() - deniers.number());
    state.deniers_paid -= deniers.number();
}

void gain(State& state, Seat seat, Deniers deniers)
{
    state.of(seat).deniers = Deniers(state.of(seat).deniers.number() + deniers.number());
    state.deniers_paid += deniers.number();
}

void gain(State& state, Seat seat, Cube cube)
{
    ++state.of(seat).cubes[static_cast<std::size_t>(cube)];
    ++state.cubes_paid[static_cast<std::size_t>(cube)];
}

} // namespace dahut::magna_carta
