// magna-carta 5.4: uses the abilities of the cards, from the old end of the road to the provost. Each card's first
// ability is for the owner of the worker, then its second one for the owner of the card. trades.cpp and residences.cpp
// say what the abilities do.
#include "engine/magna_carta/rules.hpp"

namespace dahut::magna_carta {

namespace {

// The provost's own card still counts. In the basic game all cards count.
int cards_reached(const State& state) { return state.provost ? state.provost->number() + 1 : state.road.size(); }

// Goes on to the other ability of the card, or to the next card.
void next_ability(State& state, Log& log)
{
    if (state.ability == Ability::primary) {
        state.ability = Ability::secondary;
        return;
    }
    state.ability = Ability::primary;
    if (state.at(card_in_turn(state)).worker) {
        send_worker_home(state, card_in_turn(state), log);
    }
    ++state.step;
}

void leave_unused(State& state, Seat seat, Unused why, Log& log)
{
    log.tell(AbilityUnused{seat, state.ability, on_road(state, card_in_turn(state)), why});
    next_ability(state, log);
}

// 14 R1: takes free gains, and asks nobody who could only decline. False if a seat must be asked.
bool resolved_without_asking(State& state, Log& log)
{
    const std::optional<Seat> user = user_in_turn(state);
    if (!user) {
        next_ability(state, log);
        return true;
    }
    if (const std::optional<Unused> why = why_unused(state, *user)) {
        leave_unused(state, *user, *why, log);
        return true;
    }
    return use_free_ability(state, log);
}

// 5.3, 14 R6: all unpaid workers go home together, after everything else.
void send_unpaid_home(State& state, Log& log)
{
    for (int index = cards_reached(state); index < state.road.size(); ++index) {
        if (const std::optional<Seat> worker = state.road[index].worker) {
            log.tell(WorkerUnpaid{*worker, on_road(state, Place(index))});
            send_worker_home(state, Place(index), log);
        }
    }
}

} // namespace

void send_worker_home(State& state, Place place, Log& log)
{
    RoadCard& card = state.at(place);
    ++state.of(*card.worker).workers;
    card.worker.reset();
    return_cubes(state, place, log);
}

Place card_in_turn(const State& state) { return Place(state.step); }

const Effect& effect_in_turn(const State& state)
{
    return effect_of(state.at(card_in_turn(state)).building, state.ability);
}

// Empty if no worker is there. The owner of a card gets nothing for his own worker on it.
std::optional<Seat> user_in_turn(const State& state)
{
    const RoadCard& card = state.at(card_in_turn(state));
    if (!card.worker || state.ability == Ability::primary) {
        return card.worker;
    }
    return card.owner != card.worker ? card.owner : std::nullopt;
}

void begin_abilities(State& state, Log&)
{
    state.step = 0;
    state.ability = Ability::primary;
}

Progress proceed_abilities(State& state, Log& log)
{
    while (state.step < cards_reached(state)) {
        if (!resolved_without_asking(state, log)) {
            state.stage = Stage::using_abilities;
            return Progress::asking;
        }
    }
    send_unpaid_home(state, log);
    return Progress::finished;
}

void use_ability(State& state, const Goods& gave, const Goods& got, Log& log)
{
    const Seat seat = *user_in_turn(state);
    pay(state, seat, gave.deniers);
    gain(state, seat, got.deniers);
    for (const Cube cube : gave.cubes) {
        pay(state, seat, cube);
    }
    for (const Cube cube : got.cubes) {
        gain(state, seat, cube);
    }
    for (const CastlePart token : got.tokens) {
        ++state.of(seat).tokens[static_cast<std::size_t>(token)];
    }
    log.tell(AbilityUsed{seat, state.ability, on_road(state, card_in_turn(state)), gave, got});
    next_ability(state, log);
}

void apply(State& state, Seat seat, const Decline&, Log& log) { leave_unused(state, seat, Unused::declined, log); }

} // namespace dahut::magna_carta
