// magna-carta 5 a: income, at the start of a round.
#include "engine/magna_carta/rules.hpp"

namespace dahut::magna_carta {

namespace {

Deniers income_from_residences(const State& state, Seat seat)
{
    return Deniers(income_of_residence * free_residences(state, seat).size());
}

// magna-carta 3: the Hotel is the only prestige building with a power. It keeps it wherever it stands.
Deniers income_from_hotel(const State& state, Seat seat)
{
    return Deniers(state.of(seat).prestige.contains(Prestige::hotel) ? income_of_hotel : 0);
}

} // namespace

void begin_income(State& state, Log& log)
{
    log.tell(RoundBegan{state.round, state.first_player});
    for (const Seat seat : seats_of(state)) {
        const Deniers residences = income_from_residences(state, seat);
        const Deniers hotel = income_from_hotel(state, seat);
        const Deniers deniers(income + residences.number() + hotel.number());
        gain(state, seat, deniers);
        log.tell(IncomeReceived{seat, deniers, residences, hotel});
    }
}

} // namespace dahut::magna_carta
