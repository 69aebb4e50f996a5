// magna-carta 5.3: the provost. Players pay to move it, in the order in which they passed.
#include "engine/magna_carta/rules.hpp"

#include <algorithm>

namespace dahut::magna_carta {

namespace {

constexpr Rejection off_the_road{"off_the_road", "The provost does not leave the road."};

Place moved(Place from, Steps steps) { return Place(from.number() + steps.number()); }

Deniers price_of(Steps steps) { return Deniers(step_price * std::max(steps.number(), -steps.number())); }

} // namespace

void begin_provost(State& state, Log&) { state.step = 0; }

// A seat without money is not asked (14 R1).
Progress proceed_provost(State& state, Log& log)
{
    for (; state.provost && state.step < state.bridge.size(); ++state.step) {
        state.on_turn = state.bridge[state.step];
        if (state.of(state.on_turn).deniers > Deniers(0)) {
            state.stage = Stage::moving_provost;
            return Progress::asking;
        }
        log.tell(ProvostLeft{state.on_turn});
    }
    return Progress::finished;
}

void list_provost(const State& state, Seat seat, Offers& offers)
{
    const int deniers = state.of(seat).deniers.number();
    const int back = std::min({-Steps::lowest, state.provost->number(), deniers});
    const int ahead = std::min({Steps::highest, last_place(state).number() - state.provost->number(), deniers});
    Choices<Steps> steps;
    for (int number = -back; number <= ahead; ++number) {
        steps.insert(Steps(number));
    }
    offers.add<MoveProvost>(steps);
}

Rejection why_not(const State& state, Seat seat, const MoveProvost& move)
{
    return state.of(seat).deniers < price_of(move.steps) ? too_few_deniers : off_the_road;
}

void apply(State& state, Seat seat, const MoveProvost& move, Log& log)
{
    ++state.step;
    if (move.steps == Steps(0)) {
        log.tell(ProvostLeft{seat});
        return;
    }
    const Place from = *state.provost;
    state.provost = moved(from, move.steps);
    pay(state, seat, price_of(move.steps));
    log.tell(ProvostMoved{seat, on_road(state, from), on_road(state, *state.provost), price_of(move.steps)});
}

} // namespace dahut::magna_carta
