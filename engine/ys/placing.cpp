// ys 3.3: the rounds of placing. Each player places two brokers, one face up and one face down; with two players also
// one of the neutral (9.2 a).
#include "engine/ys/rules.hpp"

namespace dahut::ys {

namespace {

constexpr Rejection not_behind_screen{"broker_not_behind_screen", "You have no such broker behind your screen."};
constexpr Rejection no_illusionist{"illusionist_not_played",
                                   "Only the Illusionist lets you place a broker from before the screen."};
constexpr Rejection both_placed{"both_brokers_placed", "You have placed your two brokers of this round."};
constexpr Rejection no_neutral_broker{"no_neutral_broker",
                                      "You have no such broker of the neutral to place in this round."};
constexpr Rejection wrong_face{"wrong_face", "One broker of a round is placed face up, the other face down."};
constexpr Rejection location_closed{"location_closed", "Nobody can place a broker there now."};

[[nodiscard]] Seat seat_on_turn(const State& state) { return state.order[state.on_turn]; }

// 3.3 b, 9.5. The Cardinal frees its player from the rule (13 R7).
Choices<Face> open_faces(const State& state, Seat seat)
{
    if (state.effects.cardinal == seat) {
        return Choices<Face>::all();
    }
    if (state.options.open_placing == Switch::on) {
        return Face::up;
    }
    if (state.just_placed.empty()) {
        return Choices<Face>::all();
    }
    return Choices<Face>::all().without(state.at(state.just_placed.front()).face);
}

// 1.5, 1.6, and the Queen (7.3). Her own player is exempt under option queen = quarter (11.3).
Choices<Location> open_locations(const State& state, Seat seat)
{
    const Choices<Location> open = locations_of(state).without(state.taken);
    const bool exempt = state.options.queen == QueenRule::quarter && state.effects.queen == seat;
    return exempt ? open : open.without(state.closed);
}

// 3.3 b, c
void put_down(State& state, const PlacedBroker& broker, Log& log)
{
    const BrokerNumber number(state.placed++);
    state.at(number) = broker;
    stand(state, number, broker.where);
    if (broker.placer) {
        state.neutral_placed = 1;
        log.tell(NeutralPlaced{*broker.placer, number, broker.where});
    } else {
        const auto shown = broker.face == Face::up ? std::optional(broker.value) : std::nullopt;
        state.just_placed.push_back(number);
        log.tell(BrokerPlaced{broker.side, number, broker.where, broker.face, shown});
    }
    if (in_market(broker.where)) {
        score(state, broker.side, market_point, ScoreCause::market_space, log);
    }
}

PlacedBroker own_broker(Seat seat, Broker value, Face face, Location where)
{
    PlacedBroker broker;
    broker.side = side_of(seat);
    broker.value = value;
    broker.face = face;
    broker.where = where;
    return broker;
}

bool has_placed_own(const State& state) { return state.just_placed.size() == placements_in_round; }

bool has_placed_all(const State& state)
{
    return has_placed_own(state) && (state.neutral_placed != 0 || !has_neutral(state));
}

// 9.2 a: one in each round.
Choices<Broker> neutral_brokers(const State& state, Seat seat)
{
    return state.neutral_placed == 0 ? values_among(state.of(seat).neutral) : Choices<Broker>();
}

} // namespace

// The next seat's turn begins, or the next round.
void end_seat_round(State& state)
{
    state.just_placed.clear();
    state.neutral_placed = 0;
    if (++state.on_turn < state.order.size()) {
        return;
    }
    state.on_turn = 0;
    state.step = 1;
    if (state.round < last_round(state.options)) {
        state.round = Round(state.round.number() + 1);
        state.step = 0;
    }
}

void begin_rounds(State& state, Log&)
{
    state.round = Round(1);
    state.on_turn = 0;
    state.step = 0;
    state.just_placed.clear();
    state.neutral_placed = 0;
}

// The seat's round ends when it passes (cards.cpp) or has nothing to be asked about. `step` is 0 during rounds, 1
// during the Spy's last looks (13 R6), and 2 after them.
Progress proceed_rounds(State& state, Log&)
{
    while (state.step == 0) {
        if (!has_placed_all(state)) {
            state.stage = Stage::placing;
            return Progress::asking;
        }
        if (is_asked_for_cards(state, seat_on_turn(state))) {
            state.stage = Stage::after_placing;
            return Progress::asking;
        }
        end_seat_round(state);
    }
    state.stage = Stage::last_looks;
    return state.step == 1 && can_look(state) ? Progress::asking : Progress::finished;
}

// 3.3 d
void begin_last_brokers(State& state, Log& log)
{
    for (const Seat seat : seats_of(state)) {
        Player& player = state.of(seat);
        for (int value = Broker::lowest; value <= Broker::highest; ++value) {
            if (player.behind[static_cast<std::size_t>(value)] > 0) {
                player.before_screen.push_back(Broker(value));
                log.tell(LastBrokerJoined{seat, Broker(value)});
            }
        }
        player.behind = {};
    }
}

// With the Illusionist, a seat may also place a broker from before the screen and put another one there.
void list_placements(const State& state, Seat seat, Legal& legal)
{
    const Player& player = state.of(seat);
    const Choices<Location> open = open_locations(state, seat);
    if (!has_placed_own(state)) {
        const Choices<Broker> behind = values_among(player.behind);
        const Choices<Face> faces = open_faces(state, seat);
        legal.add<PlaceBroker>(behind, faces, open);
        if (state.effects.illusionist == seat) {
            legal.add<PlaceFromBefore>(Choices<Broker>(player.before_screen), behind, faces, open);
        }
    }
    legal.add<PlaceNeutral>(neutral_brokers(state, seat), open);
}

Rejection why_not(const State& state, Seat seat, const PlaceBroker& placement)
{
    if (has_placed_own(state)) {
        return both_placed;
    }
    if (!values_among(state.of(seat).behind).contains(placement.broker)) {
        return not_behind_screen;
    }
    return open_faces(state, seat).contains(placement.face) ? location_closed : wrong_face;
}

Rejection why_not(const State& state, Seat seat, const PlaceFromBefore& placement)
{
    const Player& player = state.of(seat);
    if (has_placed_own(state)) {
        return both_placed;
    }
    if (state.effects.illusionist != seat) {
        return no_illusionist;
    }
    if (!player.before_screen.contains(placement.broker)) {
        return not_before_screen;
    }
    if (!values_among(player.behind).contains(placement.replacement)) {
        return not_behind_screen;
    }
    return open_faces(state, seat).contains(placement.face) ? location_closed : wrong_face;
}

// 9.2 a
Rejection why_not(const State& state, Seat seat, const PlaceNeutral& placement)
{
    return neutral_brokers(state, seat).contains(placement.broker) ? location_closed : no_neutral_broker;
}

void apply(State& state, Seat seat, const PlaceBroker& placement, Log& log)
{
    --state.of(seat).behind[static_cast<std::size_t>(placement.broker.index())];
    put_down(state, own_broker(seat, placement.broker, placement.face, placement.where), log);
}

// The Illusionist (7.3): the replacement lies before the screen at once.
void apply(State& state, Seat seat, const PlaceFromBefore& placement, Log& log)
{
    Player& player = state.of(seat);
    player.before_screen.remove(placement.broker);
    --player.behind[static_cast<std::size_t>(placement.replacement.index())];
    player.before_screen.push_back(placement.replacement);
    put_down(state, own_broker(seat, placement.broker, placement.face, placement.where), log);
    log.tell(BeforeScreenReplaced{seat, placement.replacement});
}

void apply(State& state, Seat seat, const PlaceNeutral& placement, Log& log)
{
    --state.of(seat).neutral[static_cast<std::size_t>(placement.broker.index())];
    PlacedBroker broker;
    broker.side = the_neutral;
    broker.placer = seat;
    broker.value = placement.broker;
    broker.face = Face::down;
    broker.where = placement.where;
    put_down(state, broker, log);
}

} // namespace dahut::ys
