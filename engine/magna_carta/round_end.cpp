// magna-carta 5 f: the end of a round, including the last one (14 R5).
#include "engine/magna_carta/rules.hpp"

#include <algorithm>

namespace dahut::magna_carta {

namespace {

void advance_provost(State& state, Log& log)
{
    const Place from = *state.provost;
    const Place to(std::min(from.number() + provost_advance, last_place(state).number()));
    if (to != from) {
        state.provost = to;
        log.tell(ProvostAdvanced{on_road(state, from), on_road(state, to)});
    }
}

} // namespace

void begin_round_end(State& state, Log& log)
{
    if (state.provost) {
        advance_provost(state, log);
    }
    state.first_player = next_seat(state, state.first_player);
    log.tell(FirstPlayerMoved{state.first_player});
}

} // namespace dahut::magna_carta
