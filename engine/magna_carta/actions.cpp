// magna-carta 5.2: the phase of actions, one action at a time, until all have passed. Each action has a file of its
// own, except passing (5.2 f), which is here.
#include "engine/magna_carta/rules.hpp"

namespace dahut::magna_carta {

namespace {

// 14 R1: whether passing is the only answer, as far as everybody can see. A seat whose hand could hold an affordable
// building is asked, even if the hand holds none: not asking would reveal that.
bool can_only_pass(const State& state, Seat seat)
{
    const Player& player = state.of(seat);
    return !can_draw(player) && !can_replace_hand(player) && places_for_worker(state, seat).empty()
           && !may_hold_affordable_building(player) && !can_build_prestige(state, seat);
}

void pass(State& state, Seat seat, Log& log)
{
    const Deniers gained = state.bridge.empty() ? first_to_pass : Deniers(0);
    state.bridge.push_back(seat);
    gain(state, seat, gained);
    log.tell(Passed{seat, BridgeNumber(state.bridge.size()), gained});
}

} // namespace

void begin_actions(State& state, Log&)
{
    state.bridge.clear();
    state.on_turn = state.first_player;
}

Progress proceed_actions(State& state, Log& log)
{
    while (state.bridge.size() < state.seats) {
        const Seat seat = state.on_turn;
        if (!state.bridge.contains(seat)) {
            if (!can_only_pass(state, seat)) {
                state.stage = Stage::acting;
                return Progress::asking;
            }
            pass(state, seat, log);
        }
        state.on_turn = next_seat(state, seat);
    }
    return Progress::finished;
}

void list_actions(const State& state, Seat seat, Offers& offers)
{
    const Player& player = state.of(seat);
    if (can_draw(player)) {
        offers.add<DrawCard>();
    }
    if (can_replace_hand(player)) {
        offers.add<ReplaceHand>();
    }
    offers.add<PlaceWorker>(places_for_worker(state, seat));
    list_buildings(state, seat, offers);
    list_prestige(state, seat, offers);
    offers.add<Pass>();
}

void apply(State& state, Seat seat, const Pass&, Log& log) { pass(state, seat, log); }

} // namespace dahut::magna_carta
