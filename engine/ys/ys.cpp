// The front of Ys: which seats each stage asks, which kinds of action it accepts, and how an action is carried out.
#include "engine/ys/ys.hpp"

#include "engine/core/require.hpp"
#include "engine/ys/rules.hpp"

#include <concepts>

namespace dahut::ys {

namespace {

constexpr Rejection not_asked{"not_asked", "Nothing is asked of you now."};
constexpr Rejection wrong_stage{"wrong_stage", "This is not what is asked now."};

// The stages that accept a kind of action. Kinds that are legal whenever they are listed need none.
using Stages = Choices<Stage>;
template <typename Kind>
constexpr Stages stages_of{Stage::over};
template <>
constexpr Stages stages_of<Bid>{Stage::bidding};
template <>
constexpr Stages stages_of<ChoosePosition>{Stage::choosing_positions};
template <>
constexpr Stages stages_of<PlaceBroker>{Stage::placing};
template <>
constexpr Stages stages_of<PlaceFromBefore>{Stage::placing};
template <>
constexpr Stages stages_of<PlaceNeutral>{Stage::placing};
template <>
constexpr Stages stages_of<PlayCard>{Stage::placing_cards, Stage::scoring_cards};
template <>
constexpr Stages stages_of<Look>{Stage::placing_cards, Stage::placing, Stage::after_placing, Stage::last_looks};
template <>
constexpr Stages stages_of<LookAtCourtier> = stages_of<Look>;
template <>
constexpr Stages stages_of<CloseArea>{Stage::placing};
template <>
constexpr Stages stages_of<CloseQuarter>{Stage::placing};
template <>
constexpr Stages stages_of<SwapBrokers>{Stage::after_placing};
template <>
constexpr Stages stages_of<SwapWithCourtier>{Stage::after_placing};
template <>
constexpr Stages stages_of<MarkBroker>{Stage::after_placing};
template <>
constexpr Stages stages_of<SwapShips>{Stage::placing_cards, Stage::scoring_cards};
template <>
constexpr Stages stages_of<MoveBroker>{Stage::scoring_cards};
template <>
constexpr Stages stages_of<SwapGem>{Stage::end_cards};
template <>
constexpr Stages stages_of<DeclineSwap>{Stage::end_cards};
template <>
constexpr Stages stages_of<MoveTwoQuotations>{Stage::end_cards};
template <>
constexpr Stages stages_of<TakeTwoGems>{Stage::end_cards};
template <>
constexpr Stages stages_of<TakeGem>{Stage::taking_gems};
template <>
constexpr Stages stages_of<OrderColumns>{Stage::ordering_columns};
template <>
constexpr Stages stages_of<MoveQuotation>{Stage::best_bid};
template <>
constexpr Stages stages_of<SendCourtier>{Stage::sending_courtiers};

// A seat asked for such an action may always do it, whatever its content.
template <typename Kind>
concept AlwaysLegal = std::same_as<Kind, Pass> || std::same_as<Kind, ChooseColour>;

// The seats that have not yet made a choice that all make at once.
template <typename Choice>
SeatSet seats_without(const State& state, Choice Player::* choice)
{
    SeatSet seats;
    for (const Seat seat : seats_of(state)) {
        if (!(state.of(seat).*choice)) {
            seats.insert(seat);
        }
    }
    return seats;
}

SeatSet must_act(const State& state)
{
    switch (state.stage) {
    case Stage::bidding:
        return seats_without(state, &Player::bid);
    case Stage::choosing_positions:
        return SeatSet::only(state.choosing.front());
    case Stage::placing_cards:
    case Stage::placing:
    case Stage::after_placing:
    case Stage::scoring_cards:
    case Stage::end_cards:
        return SeatSet::only(state.order[state.on_turn]);
    case Stage::last_looks:
        return SeatSet::only(*state.effects.spy);
    case Stage::taking_gems:
        return SeatSet::only(seat_of(state.takers.front()));
    case Stage::colouring_gem:
    case Stage::blue_edged_gem:
    case Stage::ordering_columns:
    case Stage::best_bid:
        return SeatSet::only(*state.chooser);
    case Stage::sending_courtiers:
        return seats_without(state, &Player::courtier);
    case Stage::over:
        break;
    }
    return {};
}

// 13 R6: the Spy's player may look out of turn.
SeatSet may_act(const State& state)
{
    return stages_of<Look>.contains(state.stage) && can_look(state) ? SeatSet::only(*state.effects.spy) : SeatSet();
}

void list_stage(const State& state, Seat seat, Legal& legal)
{
    switch (state.stage) {
    case Stage::bidding:
        return list_bids(state, seat, legal);
    case Stage::choosing_positions:
        return list_positions(state, legal);
    case Stage::placing:
        list_placements(state, seat, legal);
        return list_cards(state, seat, legal);
    case Stage::placing_cards:
    case Stage::after_placing:
    case Stage::last_looks:
    case Stage::scoring_cards:
    case Stage::end_cards:
        legal.add<Pass>();
        return list_cards(state, seat, legal);
    case Stage::taking_gems:
        return list_gems(state, legal);
    case Stage::colouring_gem:
    case Stage::blue_edged_gem:
        return list_colours(legal);
    case Stage::ordering_columns:
        return list_column_orders(state, legal);
    case Stage::best_bid:
        return list_quotation_moves(state, legal);
    case Stage::sending_courtiers:
        return list_courtiers(state, seat, legal);
    case Stage::over:
        break;
    }
}

} // namespace

State Ys::start(const Options& options, int seats, const ChanceKey& key, Events<Event>& events)
{
    State state = set_up(options, seats, key, events);
    begin_first_turn(state, events);
    return state;
}

Asked Ys::to_act(const State& state)
{
    const SeatSet must = must_act(state);
    return {must, may_act(state).without(must)};
}

void Ys::legal(const State& state, Seat seat, Rows<Action>& rows)
{
    rows.clear();
    if (must_act(state).contains(seat)) {
        list_stage(state, seat, rows);
    }
    if (stages_of<Look>.contains(state.stage)) {
        list_looks(state, seat, rows);
    }
}

Rejection Ys::why_not(const State& state, Seat seat, const Action& action)
{
    const bool is_look = std::holds_alternative<Look>(action) || std::holds_alternative<LookAtCourtier>(action);
    const bool may_look = is_look && may_act(state).contains(seat);
    if (!must_act(state).contains(seat) && !may_look) {
        return not_asked;
    }
    return std::visit(
        [&]<typename Kind>(const Kind& kind) {
            if constexpr (AlwaysLegal<Kind>) {
                return wrong_stage;
            } else {
                return stages_of<Kind>.contains(state.stage) ? ys::why_not(state, seat, kind) : wrong_stage;
            }
        },
        action);
}

void Ys::apply(State& state, Seat seat, const Action& action, Events<Event>& events)
{
    std::visit([&](const auto& kind) { ys::apply(state, seat, kind, events); }, action);
    carry_on(state, events);
}

std::optional<Outcome> Ys::outcome(const State& state)
{
    if (state.stage != Stage::over) {
        return std::nullopt;
    }
    Outcome outcome;
    for (const SideScore& side : final_score(state).sides) {
        if (side.side != the_neutral) {
            outcome.points.push_back(side.total);
            outcome.places.push_back(side.place);
        }
    }
    return outcome;
}

} // namespace dahut::ys
