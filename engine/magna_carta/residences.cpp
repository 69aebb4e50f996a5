// magna-carta 5.5: residences, and the Lawyer, who turns buildings into residences.
#include "engine/magna_carta/rules.hpp"

namespace dahut::magna_carta {

namespace {

constexpr Rejection no_lawyer{"no_lawyer", "Only a Lawyer turns buildings into residences."};
constexpr Rejection cannot_be_turned{"cannot_be_turned",
                                     "Only a building of your own that is no Lawyer is turned over."};
constexpr Rejection worker_there{"worker_there", "A building with a worker on it is not turned over at this table."};

// 14 R12: anywhere on the road, before or after its turn.
bool is_own_building(const RoadCard& card, Seat seat)
{
    return card.owner == seat && card.face == Face::building && card.building != Building::lawyer;
}

// 14 R4
bool worker_forbids(const State& state, const RoadCard& card)
{
    return card.worker && state.options.lawyer_on_worker == LawyerOnWorker::forbid;
}

// 14 R4
void send_home_from(State& state, Place place, Log& log)
{
    const std::optional<Seat> worker = state.at(place).worker;
    if (worker && state.options.lawyer_on_worker == LawyerOnWorker::send_home) {
        log.tell(WorkerSentHome{*worker, on_road(state, place)});
        send_worker_home(state, place, log);
    }
}

template <typename Wanted>
Choices<Place> places_where(const State& state, Wanted&& wanted)
{
    Choices<Place> places;
    for (int index = 0; index < state.road.size(); ++index) {
        if (wanted(state.road[index])) {
            places.insert(Place(index));
        }
    }
    return places;
}

} // namespace

Choices<Place> places_to_turn(const State& state, Seat seat)
{
    return places_where(
        state, [&](const RoadCard& card) { return is_own_building(card, seat) && !worker_forbids(state, card); });
}

Choices<Place> free_residences(const State& state, Seat seat)
{
    return places_where(state,
                        [seat](const RoadCard& card) { return card.owner == seat && card.face == Face::residence; });
}

void return_cubes(State& state, Place place, Log& log)
{
    RoadCard& card = state.at(place);
    if (card.face != Face::building && !card.worker && card.cubes > 0) {
        log.tell(CubesReturned{on_road(state, place), card.cubes});
        card.cubes = 0;
    }
}

Rejection why_not(const State& state, Seat seat, const TurnOver& turn)
{
    if (effect_in_turn(state).deed != Deed::turn_over) {
        return no_lawyer;
    }
    if (turn.place > last_place(state) || !is_own_building(state.at(turn.place), seat)) {
        return cannot_be_turned;
    }
    return worker_forbids(state, state.at(turn.place)) ? worker_there : wrong_payment;
}

// The card stays in its place. A worker on it whose turn is still to come gets what the building gives, if it stays.
void apply(State& state, Seat seat, const TurnOver& turn, Log& log)
{
    use_ability(state, {{}, {turn.payment}, {}}, {}, log);
    state.at(turn.place).face = Face::residence;
    log.tell(CardTurned{seat, on_road(state, turn.place)});
    send_home_from(state, turn.place, log);
    return_cubes(state, turn.place, log);
}

} // namespace dahut::magna_carta
