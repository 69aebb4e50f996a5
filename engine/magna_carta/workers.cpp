// magna-carta 5.2 c: placing a worker.
#include "engine/magna_carta/rules.hpp"

namespace dahut::magna_carta {

namespace {

constexpr Rejection no_such_card{"no_such_card", "The road does not reach that far."};
constexpr Rejection no_building{"no_building", "Residences and prestige buildings take no workers."};
constexpr Rejection card_taken{"card_taken", "There is a worker on this card."};
constexpr Rejection no_worker{"no_worker", "All your workers are on the road."};

} // namespace

Choices<Place> places_for_worker(const State& state, Seat seat)
{
    Choices<Place> places;
    const Player& player = state.of(seat);
    if (player.workers == 0 || player.deniers < action_price) {
        return places;
    }
    for (int index = 0; index < state.road.size(); ++index) {
        const RoadCard& card = state.road[index];
        if (card.face == Face::building && !card.worker) {
            places.insert(Place(index));
        }
    }
    return places;
}

Rejection why_not(const State& state, Seat seat, const PlaceWorker& placement)
{
    if (state.of(seat).deniers < action_price) {
        return too_few_deniers;
    }
    if (state.of(seat).workers == 0) {
        return no_worker;
    }
    if (placement.place > last_place(state)) {
        return no_such_card;
    }
    return state.at(placement.place).face == Face::building ? card_taken : no_building;
}

void apply(State& state, Seat seat, const PlaceWorker& placement, Log& log)
{
    pay(state, seat, action_price);
    --state.of(seat).workers;
    state.at(placement.place).worker = seat;
    log.tell(WorkerPlaced{seat, on_road(state, placement.place), action_price});
}

} // namespace dahut::magna_carta
