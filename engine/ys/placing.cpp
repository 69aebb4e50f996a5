// ys 3.3: rounds of placing, two brokers for each player, one face up and one face down; with two players also
// one of the neutral (9.2 a).
#include "engine/ys/rules.hpp"

#include <algorithm>
#include <iterator>

namespace dahut::ys {

namespace {

constexpr Rejection not_behind_screen{"broker_not_behind_screen", "You have no such broker behind your screen."};
constexpr Rejection not_before_screen{"broker_not_before_screen", "You have no such broker before your screen."};
constexpr Rejection no_illusionist{"illusionist_not_played",
                                   "Only the Illusionist lets you place a broker from before the screen."};
constexpr Rejection both_placed{"both_brokers_placed", "You have placed your two brokers of this round."};
constexpr Rejection no_neutral_broker{"no_neutral_broker",
                                      "You have no such broker of the neutral to place in this round."};
constexpr Rejection wrong_face{"wrong_face", "One broker of a round is placed face up, the other face down."};
constexpr Rejection location_closed{"location_closed", "Nobody can place a broker there now."};

[[nodiscard]] Seat seat_on_turn(const State& state) { return state.order[state.on_turn]; }

// 3.3 b, 9.5; the Cardinal frees his owner from the rule (13 R7).
bool face_fits(const State& state, Seat seat, Face face)
{
    if (state.effects.cardinal == seat) {
        return true;
    }
    if (state.options.open_placing == Switch::on) {
        return face == Face::up;
    }
    if (state.just_placed.empty()) {
        return true;
    }
    return state.at(state.just_placed.front()).face != face;
}

bool is_behind(const State& state, Seat seat, Broker broker)
{
    return state.of(seat).behind[static_cast<std::size_t>(broker.index())] > 0;
}

Verdict check_spot(const State& state, Seat seat, Face face, Location where)
{
    if (!face_fits(state, seat, face)) {
        return wrong_face;
    }
    return may_place(state, seat, where) ? fine : Verdict(location_closed);
}

// 3.3 b, c
void put_down(State& state, const PlacedBroker& broker, Log& log)
{
    const BrokerNumber number(state.placed++);
    state.at(number) = broker;
    state.at(number).on_board = 1;
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

bool has_placed_all(const State& state)
{
    return state.just_placed.size() == placements_in_round && (state.neutral_placed != 0 || !has_neutral(state));
}

bool may_place_own(const State& state) { return state.just_placed.size() < placements_in_round; }

bool has_neutral_broker(const State& state, Seat seat, Broker broker)
{
    return state.neutral_placed == 0 && state.of(seat).neutral[static_cast<std::size_t>(broker.index())] > 0;
}

} // namespace

// The next seat is on, or the next round begins.
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

// Passing ends the seat's round (cards.cpp), as does having nothing to be asked about.
// `step` is 0 while rounds are played, 1 for the Spy's last looks (13 R6), 2 when that is over too.
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

// 1.5, 1.6, and the Queen (7.3; her own player is exempt under option queen = quarter, 11.3).
bool may_place(const State& state, Seat seat, Location where)
{
    if (!in_use(state, where)) {
        return false;
    }
    if (in_market(where)) {
        return !is_taken(state, where);
    }
    const bool exempt = state.options.queen == QueenRule::quarter && state.effects.queen == seat;
    return exempt || !state.closed.contains(where);
}

namespace {

SmallList<Location, locations_in_all> open_locations(const State& state, Seat seat)
{
    SmallList<Location, locations_in_all> open;
    for (const Location where : all_of<Location>()) {
        if (may_place(state, seat, where)) {
            open.push_back(where);
        }
    }
    return open;
}

SmallList<Face, 2> open_faces(const State& state, Seat seat)
{
    SmallList<Face, 2> faces;
    for (const Face face : all_of<Face>()) {
        if (may_place_own(state) && face_fits(state, seat, face)) {
            faces.push_back(face);
        }
    }
    return faces;
}

// What the Illusionist may put before the screen in place of this broker.
SmallList<Broker, Broker::size> replacements_of(const State& state, Seat seat, Broker broker)
{
    SmallList<Broker, Broker::size> replacements;
    if (state.effects.illusionist != seat || !state.of(seat).before_screen.contains(broker)) {
        return replacements;
    }
    for (int other = Broker::lowest; other <= Broker::highest; ++other) {
        if (is_behind(state, seat, Broker(other))) {
            replacements.push_back(Broker(other));
        }
    }
    return replacements;
}

} // namespace

void list_placements(const State& state, Seat seat, Actions& actions)
{
    const auto open = open_locations(state, seat);
    const auto faces = open_faces(state, seat);
    for (int value = Broker::lowest; value <= Broker::highest; ++value) {
        const Broker broker(value);
        const bool behind = is_behind(state, seat, broker);
        const auto instead = replacements_of(state, seat, broker);
        for (const Face face : faces) {
            for (const Location where : open) {
                if (behind) {
                    actions.emplace_back(PlaceBroker{broker, face, where});
                }
                for (const Broker replacement : instead) {
                    actions.emplace_back(PlaceFromBefore{broker, replacement, face, where});
                }
            }
        }
        if (has_neutral_broker(state, seat, broker)) {
            std::ranges::transform(open, std::back_inserter(actions),
                                   [broker](Location where) { return PlaceNeutral{broker, where}; });
        }
    }
}

Verdict check(const State& state, Seat seat, const PlaceBroker& placement)
{
    if (!may_place_own(state)) {
        return both_placed;
    }
    if (!is_behind(state, seat, placement.broker)) {
        return not_behind_screen;
    }
    return check_spot(state, seat, placement.face, placement.where);
}

Verdict check(const State& state, Seat seat, const PlaceFromBefore& placement)
{
    if (!may_place_own(state)) {
        return both_placed;
    }
    if (state.effects.illusionist != seat) {
        return no_illusionist;
    }
    if (!state.of(seat).before_screen.contains(placement.broker)) {
        return not_before_screen;
    }
    if (!is_behind(state, seat, placement.replacement)) {
        return not_behind_screen;
    }
    return check_spot(state, seat, placement.face, placement.where);
}

// 9.2 a
Verdict check(const State& state, Seat seat, const PlaceNeutral& placement)
{
    if (!has_neutral_broker(state, seat, placement.broker)) {
        return no_neutral_broker;
    }
    return may_place(state, seat, placement.where) ? fine : Verdict(location_closed);
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
