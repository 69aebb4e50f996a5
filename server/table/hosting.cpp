// What the host of a table does about it, until its match is over and after that, and what the operator of the server
// does to it. Everybody at the table sees it.
#include "protocol/refusal_code.hpp"
#include "server/table/rules.hpp"

namespace dahut {

namespace {

std::optional<Refusal> refuse_host_change(const Table& table)
{
    return refuse_if_spent(table.counts().host_changes, "This table has been changed too often.");
}

template <typename Entry, typename... Effects>
Planned change_by_host(const Situation& at, Entry entry, Effects... effects)
{
    if (std::optional<Refusal> refusal = refuse_host_change(at.table)) {
        return Denial{*std::move(refusal)};
    }
    return only(std::move(entry), std::move(effects)...);
}

std::optional<Refusal> refuse_hand_over(const Seating& seating, Seat seat)
{
    return seating.has(seat) && seating.at(seat).has_person() && !seating.at(seat).relinked
               ? std::nullopt
               : std::optional(refuse(RefusalCode::seat_empty, "Nobody holds this seat who could be the host."));
}

std::optional<Refusal> refuse_nudge(const Situation& at, Seat seat)
{
    if (!at.table.awaited().seats().contains(seat)) {
        return refuse(RefusalCode::not_awaited, "The match does not wait for this player.");
    }
    const std::optional<std::int64_t> reminded_ms = at.present.reminded_ms[seat];
    return reminded_ms && std::chrono::milliseconds(at.present.ran_ms - *reminded_ms) < limits::nudge_pause
               ? std::optional(refuse(RefusalCode::nudged_before, "This player has just been reminded."))
               : std::nullopt;
}

} // namespace

Planned plan(const Situation& at, request::Rename& request)
{
    return change_by_host(at, entry::Renamed{std::move(request.name)});
}

// The former host's webhook ends with that.
Planned plan(const Situation& at, request::HandOver& request)
{
    if (std::optional<Refusal> refusal =
            first_of({refuse_host_change(at.table), refuse_hand_over(at.table.seating(), request.seat)})) {
        return Denial{*std::move(refusal)};
    }
    return only(entry::HandedOver{request.seat}, effect::TellNotices{at.seat()});
}

// Whoever has a link keeps it.
Planned plan(const Situation& at, request::MakePrivate&)
{
    return change_by_host(at, entry::MadePrivate{}, effect::LeaveLists{});
}

Planned plan(const Situation& at, request::EndWatching&)
{
    return change_by_host(at, entry::WatchingEnded{},
                          effect::Dismiss{the_public, "watching_ended", "The host of the table has ended watching."});
}

Planned plan(const Situation& at, request::SetTalk& request)
{
    return change_by_host(at, entry::TalkSet{request.talk});
}

Planned plan(const Situation& at, request::Nudge& request)
{
    if (std::optional<Refusal> refusal = refuse_nudge(at, request.seat)) {
        return Denial{*std::move(refusal)};
    }
    Plan plan;
    plan.effects = {effect::Tell{Hearers::seated, nudged_text(request.seat)}, effect::Remind{request.seat}};
    return plan;
}

Planned plan(const Situation& at, request::Publish&)
{
    return at.table.readers().are_everybody() ? nothing() : only(entry::Published{});
}

Planned plan(const Situation& at, inner::EndByOperator&)
{
    if (at.table.status() == TableStatus::running) {
        return only(entry::Stopped{{}, true});
    }
    return closing_plan(at.table, "closed_by_operator", "The operator of this server has closed this table.");
}

} // namespace dahut
