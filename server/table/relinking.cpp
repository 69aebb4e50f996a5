// How a seat gets a new token whose person has lost the old one: the host hands out a link, and whoever opens it takes
// the seat by a token of its own. Whoever is here, or has time left, keeps the seat (docs/decisions/0055).
#include "protocol/refusal_code.hpp"
#include "server/table/rules.hpp"

namespace dahut {

namespace {

std::optional<Refusal> refuse_relink(const Situation& at, Seat seat)
{
    const Seating& seating = at.table.seating();
    if (!seating.has(seat) || !seating.at(seat).has_person()) {
        return refuse(RefusalCode::seat_empty, "Nobody holds this seat who could come back to it.");
    }
    if (!at.is_given_up(seat) || at.present.away(seat) < at.present.lost_seat_after) {
        return refuse(RefusalCode::not_away, "This player is here, or has not been away for long enough.");
    }
    return refuse_if_spent(at.table.counts().host_changes, "This table has been changed too often.");
}

} // namespace

// A repeated request finds the link as it left it.
Planned plan(const Situation& at, inner::Relink& request)
{
    if (at.table.seating().seat_of_link(request.link) == request.seat) {
        return nothing();
    }
    if (std::optional<Refusal> refusal = refuse_relink(at, request.seat)) {
        return Denial{*std::move(refusal)};
    }
    Plan plan;
    plan.keys = {request.link};
    plan.effects = {
        effect::Dismiss{request.seat, "seat_relinked", "The host of the table has handed your seat a new link."}};
    plan.entries.emplace_back(entry::Relinked{request.seat, std::move(request.link)});
    return plan;
}

// No bot plays any more for whoever has just come.
Planned plan(const Situation& at, inner::TakeOver& request)
{
    const std::optional<Seat> seat = at.table.seating().seat_of_link(request.link);
    if (!seat) {
        return seat_relinked();
    }
    Plan plan = return_of(at.table, seat);
    plan.keys = {request.key};
    plan.entries.insert(plan.entries.begin(), entry::TakenOver{*seat, std::move(request.key)});
    return plan;
}

Denial seat_relinked()
{
    return {refuse(RefusalCode::seat_relinked,
                   "This was used up, or the host has handed the seat a new link since. Ask the host for one.")};
}

} // namespace dahut
