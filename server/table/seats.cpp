// Who takes a seat of a table, gives it up or is sent away, before the match and during it.
#include "protocol/looks.hpp"
#include "protocol/refusal_code.hpp"
#include "server/table/rules.hpp"
#include "server/table/tokens.hpp"

#include <algorithm>

namespace dahut {

namespace {

// Two who are called alike could not be told apart by what is said of them.
std::optional<Refusal> refuse_taken_name(const Seating& seating, const std::string& name)
{
    return is_name_taken(seating, name)
               ? std::optional(refuse(RefusalCode::name_taken, "Somebody at this table is called that."))
               : std::nullopt;
}

std::optional<Refusal> refuse_bot(const Seating& seating, Seat seat)
{
    if (!seating.has(seat)) {
        return refuse(RefusalCode::bad_message, "The table has no such seat.");
    }
    return seating.at(seat).taken() ? std::optional(refuse(RefusalCode::seat_taken, "This seat is taken."))
                                    : std::nullopt;
}

std::optional<Refusal> refuse_unseat(const Seating& seating, Seat seat)
{
    if (!seating.has(seat)) {
        return refuse(RefusalCode::bad_message, "The table has no such seat.");
    }
    if (seat == seating.host()) {
        return refuse(RefusalCode::bad_message, "The host can leave, but not be sent away.");
    }
    return seating.at(seat).taken() ? std::nullopt
                                    : std::optional(refuse(RefusalCode::seat_empty, "Nobody holds this seat."));
}

} // namespace

bool is_name_taken(const Seating& seating, std::string_view name)
{
    return std::ranges::any_of(seating.persons(), [&](Seat seat) { return look_alike(seating.at(seat).player, name); });
}

SeatSet seats_only_taken(const Table& table, SeatSet connected)
{
    if (table.status() != TableStatus::open || table.charter().visibility != Visibility::listed) {
        return {};
    }
    return table.seating().persons().without(connected.with(table.seating().host()));
}

SeatSet deserted_seats(const Table& table, const Present& present)
{
    SeatSet deserted;
    for (const Seat seat : seats_only_taken(table, present.connected)) {
        if (present.away(seat) >= limits::public_seat_patience) {
            deserted.insert(seat);
        }
    }
    return deserted;
}

Planned plan(const Situation& at, inner::MakeTable& request)
{
    const entry::Created& charter = at.table.charter();
    request.host.seat = at.table.seating().free_like(request.wish).value();
    Plan plan;
    plan.keys = {request.host.key, key_of(charter.invitation), key_of(charter.watch)};
    plan.entries = {charter, request.host};
    if (!request.webhook.empty()) {
        plan.entries.emplace_back(entry::WebhookSet{request.host.seat, std::move(request.webhook)});
    }
    return plan;
}

Planned plan(const Situation& at, inner::TakeSeat& request)
{
    const std::optional<Seat> free = at.table.seating().free_like(request.wish);
    if (!free) {
        return Denial{refuse(RefusalCode::table_full, "Every seat of this table is taken.")};
    }
    if (std::optional<Refusal> refusal =
            first_of({refuse_taken_name(at.table.seating(), request.person.player), refuse_change(at.table)})) {
        return Denial{*std::move(refusal)};
    }
    request.person.seat = *free;
    Plan plan;
    plan.keys = {request.person.key};
    plan.entries.emplace_back(std::move(request.person));
    return plan;
}

Planned plan(const Situation& at, request::Contribute& request)
{
    if (at.table.seating().at(at.seat()).contributed >= limits::contributions) {
        return Denial{refuse(RefusalCode::too_many_changes, "You have contributed too often.")};
    }
    if (std::optional<Refusal> refusal = refuse_change(at.table)) {
        return Denial{*std::move(refusal)};
    }
    return only(entry::Contributed{at.seat(), *bytes_from_hex(request.contribution)});
}

// During the match a bot plays on.
Planned plan(const Situation& at, request::Leave&)
{
    const Seat seat = at.seat();
    Plan plan;
    if (at.table.status() == TableStatus::open) {
        plan.entries.emplace_back(entry::Freed{seat});
    } else {
        plan.entries.emplace_back(entry::Replaced{seat, stands_in});
    }
    plan.effects = {effect::LetAskerGo{}, effect::Dismiss{seat, "left", "You left this table from another connection."},
                    effect::WakeBots{}};
    return plan;
}

Planned plan(const Situation& at, inner::FreeSeats&)
{
    Plan plan;
    for (const Seat seat : deserted_seats(at.table, at.present)) {
        plan.entries.emplace_back(entry::Freed{seat});
    }
    return plan;
}

Planned plan(const Situation& at, request::SeatBot& request)
{
    if (std::optional<Refusal> refusal =
            first_of({refuse_bot(at.table.seating(), request.seat), refuse_change(at.table)})) {
        return Denial{*std::move(refusal)};
    }
    return only(entry::BotSeated{request.seat, request.bot});
}

Planned plan(const Situation& at, request::Unseat& request)
{
    if (std::optional<Refusal> refusal =
            first_of({refuse_unseat(at.table.seating(), request.seat), refuse_change(at.table)})) {
        return Denial{*std::move(refusal)};
    }
    return only(entry::Freed{request.seat},
                effect::Dismiss{request.seat, "unseated", "The host of the table has freed your seat."});
}

Planned plan(const Situation& at, request::Close&)
{
    Plan plan = closing_plan(at.table, "closed", "The host has closed this table.");
    plan.effects.insert(plan.effects.begin(), effect::LetAskerGo{});
    return plan;
}

} // namespace dahut
