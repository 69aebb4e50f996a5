// The small steps that several rules share: who sits where, what a card of the road is called, money and cubes.
#include "engine/magna_carta/rules.hpp"

namespace dahut::magna_carta {

SeatSet seats_of(const State& state) { return SeatSet::first(state.seats); }

Seat next_seat(const State& state, Seat seat) { return Seat((seat.number() + 1) % state.seats); }

bool is_basic(const State& state) { return state.options.game == GameKind::basic; }

Place last_place(const State& state) { return Place(state.road.size() - 1); }

OnRoad on_road(const State& state, Place place) { return {place, state.at(place).building, state.at(place).owner}; }

// A purse that would go below nothing stops the table: Deniers hold no such number.
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
