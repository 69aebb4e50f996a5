// magna-carta 7: who may know what. This is the only place that decides what a viewer knows. It starts from an empty
// view and adds, fact by fact, what lies open, and then what else the viewer knows. Views do not remember what was open
// earlier (14 R9).
#include "engine/magna_carta/magna_carta.hpp"
#include "engine/magna_carta/rules.hpp"

namespace dahut::magna_carta {

namespace {

// The viewer: a seat, the public, or a reader of a finished record.
struct Eyes {
    Viewer viewer;
    bool see_everything = false;

    [[nodiscard]] bool belong_to(Seat seat) const { return see_everything || viewer == seat; }
};

template <typename List, typename T>
List listed(const Choices<T>& set)
{
    List list;
    for (const T one : set) {
        list.push_back(one);
    }
    return list;
}

// 14 R9: the sizes of hand and deck are public; their cards are not.
PlayerView see_player(const State& state, Seat seat)
{
    const Player& player = state.of(seat);
    PlayerView seen;
    seen.deniers = player.deniers;
    seen.cubes = player.cubes;
    seen.tokens = player.tokens;
    seen.workers = player.workers;
    seen.hand = static_cast<std::uint8_t>(player.hand.size());
    seen.deck = static_cast<std::uint8_t>(player.deck.size());
    seen.discards = listed<CardList>(player.discards);
    seen.prestige = listed<PrestigeList>(player.prestige);
    seen.batches = player.batches;
    seen.score = score_of(state, seat).total;
    return seen;
}

void see_course(const State& state, View& seen)
{
    seen.options = state.options;
    seen.round = state.round;
    seen.stage = state.stage;
    for (const Seat seat : MagnaCarta::to_act(state).must) {
        seen.asked.push_back(seat);
    }
    seen.first_player = state.first_player;
    seen.bridge = state.bridge;
    if (state.stage == Stage::using_abilities) {
        seen.ability = AbilityInUse{card_in_turn(state), state.ability};
    }
}

View see_open(const State& state)
{
    View seen;
    see_course(state, seen);
    seen.road = state.road;
    seen.provost = state.provost;
    seen.castle = state.castle;
    seen.prestige = listed<PrestigeList>(state.prestige);
    for (const Seat seat : seats_of(state)) {
        seen.players.push_back(see_player(state, seat));
    }
    if (state.stage == Stage::over) {
        seen.final_score = final_score(state);
    }
    return seen;
}

void reveal_to(const Eyes& eyes, const State& state, View& seen)
{
    seen.viewer = eyes.viewer;
    for (const Seat seat : seats_of(state)) {
        if (eyes.belong_to(seat)) {
            const Player& player = state.of(seat);
            seen.players[seat.index()].own = OwnSecrets{listed<CardList>(player.hand), player.choice};
        }
    }
}

View seen_by(const Eyes& eyes, const State& state)
{
    View seen = see_open(state);
    reveal_to(eyes, state, seen);
    return seen;
}

} // namespace

View MagnaCarta::view(const State& state, Viewer viewer) { return seen_by({viewer}, state); }

void MagnaCarta::reveal(const State& state, Viewer viewer, View& open) { reveal_to({viewer}, state, open); }

View MagnaCarta::all_seeing(const State& state) { return seen_by({the_public, true}, state); }

} // namespace dahut::magna_carta
