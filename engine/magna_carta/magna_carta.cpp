// The front of Caylus Magna Carta: which seats each stage asks, which kinds of action it accepts, and how an action is
// carried out.
#include "engine/magna_carta/magna_carta.hpp"

#include "engine/magna_carta/rules.hpp"

namespace dahut::magna_carta {

namespace {

constexpr Rejection not_asked{"not_asked", "Nothing is asked of you now."};
constexpr Rejection wrong_stage{"wrong_stage", "This is not what is asked now."};

// The stage that accepts a kind of action. The default is the stage of the actions of 5.2.
template <typename Kind>
constexpr Stage stage_of = Stage::acting;
template <>
constexpr Stage stage_of<ChooseHand> = Stage::choosing_hands;
template <>
constexpr Stage stage_of<MoveProvost> = Stage::moving_provost;
template <>
constexpr Stage stage_of<Decline> = Stage::using_abilities;
template <>
constexpr Stage stage_of<BuyCubes> = Stage::using_abilities;
template <>
constexpr Stage stage_of<SellCube> = Stage::using_abilities;
template <>
constexpr Stage stage_of<TurnOver> = Stage::using_abilities;
template <>
constexpr Stage stage_of<TradeForGold> = Stage::using_abilities;
template <>
constexpr Stage stage_of<BuyGold> = Stage::using_abilities;
template <>
constexpr Stage stage_of<BuyTokens> = Stage::using_abilities;
template <>
constexpr Stage stage_of<DeliverBatch> = Stage::delivering;
template <>
constexpr Stage stage_of<EndDelivery> = Stage::delivering;

// 5.1: the seats that have not yet decided on their first hand.
SeatSet undecided(const State& state)
{
    SeatSet seats;
    for (const Seat seat : seats_of(state)) {
        if (!state.of(seat).choice) {
            seats.insert(seat);
        }
    }
    return seats;
}

SeatSet must_act(const State& state)
{
    switch (state.stage) {
    case Stage::choosing_hands:
        return undecided(state);
    case Stage::acting:
    case Stage::moving_provost:
    case Stage::delivering:
        return SeatSet::only(state.on_turn);
    case Stage::using_abilities:
        return SeatSet::only(*user_in_turn(state));
    case Stage::over:
        break;
    }
    return {};
}

void list_stage(const State& state, Seat seat, Offers& offers)
{
    switch (state.stage) {
    case Stage::choosing_hands:
        return list_hand_choices(offers);
    case Stage::acting:
        return list_actions(state, seat, offers);
    case Stage::moving_provost:
        return list_provost(state, seat, offers);
    case Stage::using_abilities:
        return list_trades(state, seat, offers);
    case Stage::delivering:
        return list_deliveries(state, seat, offers);
    case Stage::over:
        break;
    }
}

// Kinds of action that are always legal in their stage. They are refused only outside it.
template <typename Kind>
Rejection why_not_now(const State& state, Seat seat, const Kind& kind)
{
    if constexpr (requires { magna_carta::why_not(state, seat, kind); }) {
        return magna_carta::why_not(state, seat, kind);
    } else {
        return wrong_stage;
    }
}

} // namespace

State MagnaCarta::start(const Options& options, int seats, const ChanceKey& key, Events<Event>& events)
{
    return set_up(options, seats, key, events);
}

Asked MagnaCarta::to_act(const State& state) { return {must_act(state), {}}; }

void MagnaCarta::legal(const State& state, Seat seat, Rows<Action>& rows)
{
    rows.clear();
    if (must_act(state).contains(seat)) {
        list_stage(state, seat, rows);
    }
}

Rejection MagnaCarta::why_not(const State& state, Seat seat, const Action& action)
{
    if (!must_act(state).contains(seat)) {
        return not_asked;
    }
    return std::visit(
        [&]<typename Kind>(const Kind& kind) {
            return stage_of<Kind> == state.stage ? why_not_now(state, seat, kind) : wrong_stage;
        },
        action);
}

void MagnaCarta::apply(State& state, Seat seat, const Action& action, Events<Event>& events)
{
    const bool takes_turn = state.stage == Stage::acting;
    std::visit([&](const auto& kind) { magna_carta::apply(state, seat, kind, events); }, action);
    if (takes_turn) {
        state.on_turn = next_seat(state, seat);
    }
    carry_on(state, events);
}

std::optional<Outcome> MagnaCarta::outcome(const State& state)
{
    if (state.stage != Stage::over) {
        return std::nullopt;
    }
    Outcome outcome;
    for (const SeatScore& seat : final_score(state).seats) {
        outcome.points.push_back(seat.total);
        outcome.places.push_back(seat.place);
    }
    return outcome;
}

} // namespace dahut::magna_carta
