// ys 10: who may know what. This is the only place that decides what a viewer knows. It starts from an empty view and
// adds, fact by fact, what lies open, and then what else the viewer knows. Views do not remember what was open earlier
// (13 R18).
#include "engine/ys/rules.hpp"
#include "engine/ys/ys.hpp"

#include <algorithm>

namespace dahut::ys {

namespace {

// The viewer: a seat, the public, or a reader of a finished record.
struct Eyes {
    Viewer viewer;
    bool see_everything = false;

    [[nodiscard]] bool belong_to(Seat seat) const { return see_everything || viewer == seat; }
};

template <typename List, typename T>
List listed(Choices<T> values)
{
    List list;
    for (const T value : values) {
        list.push_back(value);
    }
    return list;
}

// Only the owner knows what is behind the screen, the hand and the bid.
OwnSecrets secrets_of(const Player& player)
{
    return {player.behind,
            player.neutral,
            listed<decltype(OwnSecrets::hand)>(player.hand),
            listed<decltype(OwnSecrets::fresh)>(player.fresh),
            player.bid,
            player.courtier};
}

// The throne room is hidden until the end, except from a Spy who looked (9.3, 13 R19, R22).
CourtierView see_courtier(const State& state, const Courtier& courtier)
{
    return {state.stage == Stage::over ? std::optional(courtier.value) : std::nullopt};
}

bool knows_value(const State& state, Seat owner, const Courtier& courtier, const Eyes& eyes)
{
    const bool own = eyes.viewer == owner && state.options.blind_own == Switch::off;
    const bool looked = eyes.viewer && courtier.seen_by.contains(*eyes.viewer);
    return own || looked || eyes.see_everything;
}

PlayerView see_player(const State& state, const Player& player)
{
    PlayerView seen;
    seen.order_card = player.order_card;
    seen.behind = static_cast<std::uint8_t>(count_of(player.behind));
    seen.before_screen = player.before_screen;
    seen.gems = player.gems;
    seen.black = player.black;
    seen.hand = static_cast<std::uint8_t>(player.hand.size());
    seen.played = player.played;
    seen.score = player.score;
    seen.neutral = static_cast<std::uint8_t>(count_of(player.neutral));
    for (const Courtier& courtier : player.throne_room) {
        seen.throne_room.push_back(see_courtier(state, courtier));
    }
    return seen;
}

void reveal_player(const State& state, Seat seat, const Eyes& eyes, PlayerView& seen)
{
    const Player& player = state.of(seat);
    auto courtier = seen.throne_room.begin();
    for (const Courtier& sent : player.throne_room) {
        if (knows_value(state, seat, sent, eyes)) {
            courtier->value = sent.value;
        }
        ++courtier;
    }
    if (eyes.belong_to(seat)) {
        seen.own = secrets_of(player);
    }
}

// The value of a face-down broker is known to its owner (unless option blind_own hides it) and to a Spy who looked.
bool knows_value(const State& state, const PlacedBroker& broker, const Eyes& eyes)
{
    if (!eyes.viewer) {
        return eyes.see_everything;
    }
    const bool own = broker.side == side_of(*eyes.viewer) && state.options.blind_own == Switch::off;
    return own || broker.seen_by.contains(*eyes.viewer);
}

BrokerView see_broker(const PlacedBroker& broker)
{
    BrokerView seen;
    seen.side = broker.side;
    seen.placer = broker.placer;
    seen.where = broker.where;
    seen.face = broker.face;
    if (broker.face == Face::up) {
        seen.value = broker.value;
    }
    if (broker.marked != 0) {
        seen.counts = Strength(marked_strength);
    }
    return seen;
}

QuarterView see_quarter(const QuarterState& quarter)
{
    return {quarter.character, static_cast<std::uint8_t>(pile_size - quarter.turned), quarter.ship, quarter.gems};
}

EffectsView see_effects(const Effects& effects)
{
    EffectsView seen{effects.cardinal,  effects.spy,      {},           effects.illusionist,
                     effects.intriguer, effects.merchant, effects.queen};
    if (effects.spy) {
        seen.looks_left = effects.looks_left;
    }
    return seen;
}

// All players have sent the same number of courtiers. A 2 replaced each, as long as there was one (9.3).
BrokerCounts see_team(const State& state)
{
    BrokerCounts team = team_of(state.options);
    const int sent = state.of(Seat(0)).throne_room.size();
    auto& replacing = team[static_cast<std::size_t>(courtiers_replacement.index())];
    replacing = static_cast<std::uint8_t>(replacing + std::min(sent, replacements));
    return team;
}

void see_board(const State& state, View& seen)
{
    for (const Quarter quarter : quarters_of(state)) {
        seen.quarters[static_cast<std::size_t>(quarter.index())] = see_quarter(state.at(quarter));
    }
    for (std::size_t index = 0; index < state.brokers.size(); ++index) {
        if (state.brokers[index].on_board != 0) {
            seen.brokers[index] = see_broker(state.brokers[index]);
        }
    }
    seen.rows = state.rows;
    seen.quotations = state.quotations;
    seen.projected_quotations = projected_quotations(state);
    seen.team = see_team(state);
    seen.closed = listed<decltype(seen.closed)>(state.closed);
    seen.effects = see_effects(state.effects);
    seen.discarded = listed<decltype(seen.discarded)>(state.left);
    seen.played = listed<decltype(seen.played)>(state.played);
}

void see_course(const State& state, View& seen)
{
    seen.options = state.options;
    seen.turn = state.turn;
    seen.round = state.round;
    seen.stage = state.stage;
    if (is_scoring_a_quarter(state)) {
        seen.scoring = state.scoring;
    }
    for (const Seat seat : Ys::to_act(state).must) {
        seen.asked.push_back(seat);
    }
    seen.order = state.order;
    seen.choosing = state.choosing;
    if (state.stage == Stage::choosing_positions) {
        seen.free_positions = listed<decltype(seen.free_positions)>(free_positions(state));
    }
}

// 8: gems, quotations and points lie open, so everybody can work out the score as if the game were over.
void see_scores(const State& state, View& seen)
{
    const FinalScore score = projected_score(state);
    for (const SideScore& one : score.sides) {
        (one.side == the_neutral ? seen.neutral->projected : seen.players[one.side.index()].projected) = one.total;
    }
    if (state.stage == Stage::over) {
        seen.final_score = score;
    }
}

View see_open(const State& state)
{
    View seen;
    see_course(state, seen);
    see_board(state, seen);
    for (const Seat seat : seats_of(state)) {
        seen.players.push_back(see_player(state, state.of(seat)));
    }
    if (has_neutral(state)) {
        seen.neutral = NeutralView{state.neutral.gems, state.neutral.black, state.neutral.score, {}};
    }
    see_scores(state, seen);
    return seen;
}

void reveal_to(const Eyes& eyes, const State& state, View& seen)
{
    seen.viewer = eyes.viewer;
    for (const Seat seat : seats_of(state)) {
        reveal_player(state, seat, eyes, seen.players[seat.index()]);
    }
    for (std::size_t index = 0; index < state.brokers.size(); ++index) {
        const PlacedBroker& broker = state.brokers[index];
        if (broker.on_board != 0 && knows_value(state, broker, eyes)) {
            seen.brokers[index]->value = broker.value;
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

View Ys::view(const State& state, Viewer viewer) { return seen_by({viewer}, state); }

void Ys::reveal(const State& state, Viewer viewer, View& open) { reveal_to({viewer}, state, open); }

View Ys::all_seeing(const State& state) { return seen_by({the_public, true}, state); }

} // namespace dahut::ys
