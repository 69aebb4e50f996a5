// The front of Yspahan: which seats each stage asks, which kinds of action it accepts, and how an action is carried
// out.
#include "engine/yspahan/yspahan.hpp"

#include "engine/yspahan/rules.hpp"

namespace dahut::yspahan {

namespace {

constexpr Rejection not_asked{"not_asked", "Nothing is asked of you now."};
constexpr Rejection wrong_stage{"wrong_stage", "This is not what is asked now."};
constexpr Rejection not_your_turn{"not_your_turn", "Cards are played in one's own turn."};

using Stages = Choices<Stage>;

// The stages that accept a kind of action. Cards can be played at any stage of the seat's own turn (4 b, 9 R4).
template <typename Kind>
constexpr Stages stages_of = Stages::all();
template <>
constexpr Stages stages_of<Roll> = Stage::rolling;
template <>
constexpr Stages stages_of<UseRow> = Stage::choosing;
template <>
constexpr Stages stages_of<UseRowWithCard> = Stage::choosing;
template <>
constexpr Stages stages_of<MoveSupervisor> = Stage::choosing;
template <>
constexpr Stages stages_of<DrawCard> = Stage::choosing;
template <>
constexpr Stages stages_of<DrawWithoutGroup> = Stage::choosing;
template <>
constexpr Stages stages_of<BuildWithGroup> = Stage::choosing;
template <>
constexpr Stages stages_of<PlaceGood> = Stage::placing;
template <>
constexpr Stages stages_of<LeaveGood> = Stage::placing;
template <>
constexpr Stages stages_of<SendFirst> = Stage::ordering;
template <>
constexpr Stages stages_of<PayCamel> = Stage::sending;
template <>
constexpr Stages stages_of<GiveUpGood> = Stage::sending;
template <>
constexpr Stages stages_of<Build> = Stage::building;
template <>
constexpr Stages stages_of<EndTurn> = Stages{Stage::building, Stage::ending};

bool is_on_turn(const State& state, Seat seat) { return seat == state.seat_on_turn(); }

void list_stage(const State& state, Seat seat, Legal& rows)
{
    switch (state.stage) {
    case Stage::rolling:
        return list_rolls(state, seat, rows);
    case Stage::choosing:
        return list_uses(state, seat, rows);
    case Stage::placing:
        return list_shops(state, seat, rows);
    case Stage::ordering:
        return list_orders(state, rows);
    case Stage::sending:
        return list_answers(state, seat, rows);
    case Stage::building:
        rows.add<EndTurn>();
        return list_builds(state, seat, rows);
    case Stage::ending:
        return rows.add<EndTurn>();
    case Stage::over:
        break;
    }
}

Progress proceed(State& state, Log& log)
{
    switch (state.stage) {
    case Stage::rolling:
        return proceed_rolling(state, log);
    case Stage::choosing:
        return proceed_choosing(state, log);
    case Stage::placing:
        return proceed_placing(state, log);
    case Stage::ordering:
        return proceed_ordering(state, log);
    case Stage::sending:
        return proceed_sending(state, log);
    case Stage::building:
        return proceed_building(state, log);
    case Stage::ending:
        return proceed_ending(state, log);
    case Stage::over:
        break;
    }
    return Progress::asking;
}

// Plays the match on until a seat must be asked or the match is over.
void carry_on(State& state, Log& log)
{
    while (proceed(state, log) == Progress::going_on) {
    }
}

} // namespace

State Yspahan::start(const Options& options, int seats, const ChanceKey& key, Events<Event>& events)
{
    State state = set_up(options, seats, key, events);
    begin_first_day(state, events);
    carry_on(state, events);
    return state;
}

Asked Yspahan::to_act(const State& state)
{
    const std::optional<Seat> seat = asked_seat(state);
    return {seat ? SeatSet::only(*seat) : SeatSet(), {}};
}

void Yspahan::legal(const State& state, Seat seat, Rows<Action>& rows)
{
    rows.clear();
    if (asked_seat(state) != seat) {
        return;
    }
    list_stage(state, seat, rows);
    if (is_on_turn(state, seat)) {
        list_cards(state, seat, rows);
    }
}

Rejection Yspahan::why_not(const State& state, Seat seat, const Action& action)
{
    if (asked_seat(state) != seat) {
        return not_asked;
    }
    return std::visit(
        [&]<typename Kind>(const Kind& kind) {
            if (stages_of<Kind> == Stages::all() && !is_on_turn(state, seat)) {
                return not_your_turn;
            }
            return stages_of<Kind>.contains(state.stage) ? yspahan::why_not(state, seat, kind) : wrong_stage;
        },
        action);
}

void Yspahan::apply(State& state, Seat seat, const Action& action, Events<Event>& events)
{
    std::visit([&](const auto& kind) { yspahan::apply(state, seat, kind, events); }, action);
    carry_on(state, events);
}

std::optional<Outcome> Yspahan::outcome(const State& state)
{
    return state.stage == Stage::over ? std::optional(final_outcome(state)) : std::nullopt;
}

} // namespace dahut::yspahan
