// The rules of a table: for each kind of request, the function that plans it. Who may ask it, and in which states of
// the table, has been checked before, as the request's description says.
#pragma once

#include "server/table/plan.hpp"

namespace dahut {

// The bot that plays on for a person who left, and for one who is away until that person comes back.
inline constexpr BotKind stands_in = BotKind::medium;

// All that a rule looks at besides the request.
struct Situation {
    const Table& table;
    const Asker& asker;
    const Present& present;
    std::int64_t now_ms;

    // Of whoever must hold one.
    [[nodiscard]] Seat seat() const { return asker.viewer().value(); }
    // The person of this seat has been away for longer than the table's patience.
    [[nodiscard]] bool is_long_away(Seat seat) const;
    // A person who is away has no time left: the clock says so, as a bot plays, or else the table's patience.
    [[nodiscard]] bool is_given_up(Seat seat) const;
};

// seats.cpp
[[nodiscard]] Planned plan(const Situation& at, inner::MakeTable& request);
[[nodiscard]] Planned plan(const Situation& at, inner::TakeSeat& request);
[[nodiscard]] Planned plan(const Situation& at, request::Contribute& request);
[[nodiscard]] Planned plan(const Situation& at, request::Leave& request);
[[nodiscard]] Planned plan(const Situation& at, inner::FreeSeats& request);
[[nodiscard]] Planned plan(const Situation& at, request::SeatBot& request);
[[nodiscard]] Planned plan(const Situation& at, request::Unseat& request);
[[nodiscard]] Planned plan(const Situation& at, request::Close& request);
// relinking.cpp
[[nodiscard]] Planned plan(const Situation& at, inner::Relink& request);
[[nodiscard]] Planned plan(const Situation& at, inner::TakeOver& request);
// acting.cpp
[[nodiscard]] Planned plan(const Situation& at, request::Start& request);
[[nodiscard]] Planned plan(const Situation& at, request::Act& request);
[[nodiscard]] Planned plan(const Situation& at, inner::BotActs& request);
// undoing.cpp
[[nodiscard]] Planned plan(const Situation& at, request::Undo& request);
[[nodiscard]] Planned plan(const Situation& at, inner::Undone& request);
// hinting.cpp
[[nodiscard]] Planned plan(const Situation& at, request::Hint& request);
[[nodiscard]] Planned plan(const Situation& at, inner::Hinted& request);
// talking.cpp
[[nodiscard]] Planned plan(const Situation& at, request::Say& request);
// absence.cpp
[[nodiscard]] Planned plan(const Situation& at, inner::Enter& request);
[[nodiscard]] Planned plan(const Situation& at, request::ComeBack& request);
[[nodiscard]] Planned plan(const Situation& at, request::GoOnVacation& request);
[[nodiscard]] Planned plan(const Situation& at, inner::ExcuseAbsent& request);
// time.cpp
[[nodiscard]] Planned plan(const Situation& at, inner::EndTime& request);
[[nodiscard]] Planned plan(const Situation& at, inner::Resume& request);
[[nodiscard]] Planned plan(const Situation& at, inner::FollowJump& request);
// agreeing.cpp
[[nodiscard]] Planned plan(const Situation& at, request::Agree& request);
[[nodiscard]] Planned plan(const Situation& at, request::StandIn& request);
[[nodiscard]] Planned plan(const Situation& at, request::Disagree& request);
// hosting.cpp
[[nodiscard]] Planned plan(const Situation& at, request::Rename& request);
[[nodiscard]] Planned plan(const Situation& at, request::HandOver& request);
[[nodiscard]] Planned plan(const Situation& at, request::MakePrivate& request);
[[nodiscard]] Planned plan(const Situation& at, request::EndWatching& request);
[[nodiscard]] Planned plan(const Situation& at, request::SetTalk& request);
[[nodiscard]] Planned plan(const Situation& at, request::Nudge& request);
[[nodiscard]] Planned plan(const Situation& at, request::Publish& request);
[[nodiscard]] Planned plan(const Situation& at, inner::EndByOperator& request);
// noticing.cpp
[[nodiscard]] Planned plan(const Situation& at, request::Notify& request);
[[nodiscard]] Planned plan(const Situation& at, request::SetWebhook& request);

// Nothing is to be done.
[[nodiscard]] inline Planned nothing() { return Plan{}; }
// This is written down; what always follows from it is added later.
template <typename Entry>
[[nodiscard]] Planned only(Entry entry)
{
    Plan plan;
    plan.entries.emplace_back(std::move(entry));
    return plan;
}
template <typename Entry>
[[nodiscard]] Planned only(Entry entry, Effect effect)
{
    Plan plan;
    plan.entries.emplace_back(std::move(entry));
    plan.effects.push_back(std::move(effect));
    return plan;
}

// Of a step of the match, and its end if it is that.
[[nodiscard]] Plan step_plan(TableEntry entry, MatchStep step);
// The person of this seat, if it is one, is back: it plays itself again, and a pause ends that it did not agree to
// (absence.cpp).
[[nodiscard]] Plan return_of(const Table& table, Viewer viewer);
// The table is closed before its match, and everybody there is let go for this reason.
[[nodiscard]] Plan closing_plan(const Table& table, std::string_view code, std::string_view sentence);

// Whether somebody at the table is called that, or something that looks alike.
[[nodiscard]] bool is_name_taken(const Seating& seating, std::string_view name);

// What more than one rule refuses.
[[nodiscard]] Refusal wrong_status(TableStatus status, Statuses wanted);
[[nodiscard]] Refusal not_host();
[[nodiscard]] Refusal not_seated();
[[nodiscard]] Refusal paused();
[[nodiscard]] Denial seat_relinked();
// A paused match, or a seat that a bot plays for its person.
[[nodiscard]] std::optional<Refusal> refuse_unless_playing(const Table& table, Seat seat);
// Before a match starts a table cannot be changed for ever.
[[nodiscard]] std::optional<Refusal> refuse_change(const Table& table);
[[nodiscard]] std::optional<Refusal> refuse_if_spent(const Count& count, std::string_view sentence);

// Why this seat cannot act on this decision.
[[nodiscard]] std::optional<Denial> refuse_act(const Table& table, Seat seat, std::int64_t decision);
// On vacation, and some of it left.
[[nodiscard]] bool is_on_vacation(const Table& table, Seat seat, std::int64_t now_ms);

} // namespace dahut
