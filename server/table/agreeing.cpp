// What those at a table do only together: pause, go on, end a match early, and let a bot stand in for somebody who is
// away. Each one who agrees is written down. Once all who are asked have agreed, it is done, and stored with the last
// agreement.
#include "protocol/refusal_code.hpp"
#include "server/table/rules.hpp"

#include <algorithm>

namespace dahut {

namespace {

constexpr std::string_view agreed_too_often = "This has been agreed to too often at this table.";

// Whether this is done without asking this person. Nobody who has just gone is passed over. Letting the match go on
// takes nothing from anybody whose time the clock counts, and no pause lasts because one person stays away.
bool is_passed_over(const Situation& at, Accord accord, Seat seat)
{
    const bool is_stood_in = at.table.seating().at(seat).is_stood_in();
    switch (accord) {
    case Accord::pause:
        return is_stood_in || at.is_given_up(seat);
    case Accord::go_on:
        return is_stood_in || at.is_long_away(seat);
    default:
        return at.is_given_up(seat);
    }
}

SeatSet asked_of_accord(const Situation& at, Accord accord)
{
    SeatSet asked;
    for (const Seat seat : at.table.seating().persons()) {
        if (!is_passed_over(at, accord, seat)) {
            asked.insert(seat);
        }
    }
    return asked;
}

// Whoever is not asked whether the match ends counts as having left it.
TableEntry done_by(Accord accord, const Seating& seating, SeatSet asked)
{
    switch (accord) {
    case Accord::pause:
        return entry::Paused{};
    case Accord::go_on:
        return entry::WentOn{};
    default:
        return entry::Stopped{seating.persons().without(asked)};
    }
}

// Something that is done together.
struct Proposal {
    // Who has agreed already, and whose agreement it needs.
    SeatSet agreed;
    SeatSet asked;
    TableEntry agreement;
    TableEntry done;
};

// Agreeing again is no mistake: whoever did not agree before may have gone since.
Planned agreed(const Situation& at, Proposal proposal)
{
    Plan plan;
    if (!proposal.agreed.contains(at.seat())) {
        plan.entries.push_back(std::move(proposal.agreement));
    }
    if (proposal.asked.without(proposal.agreed.with(at.seat())).empty()) {
        plan.entries.push_back(std::move(proposal.done));
    }
    plan.effects.emplace_back(effect::WakeBots{});
    return plan;
}

std::optional<Refusal> refuse_accord(const Situation& at, Accord accord)
{
    const Progress progress = at.table.course().progress;
    if (accord == Accord::pause && progress == Progress::paused) {
        return paused();
    }
    if (accord == Accord::go_on && progress == Progress::goes_on) {
        return refuse(RefusalCode::not_paused, "The match is not paused.");
    }
    // A match can always go on: agreeing to that again and again takes others who end it, who may do so only so often.
    const bool is_free = accord == Accord::go_on || at.table.accords().to(accord).contains(at.seat());
    return is_free ? std::nullopt : refuse_if_spent(at.table.counts().accords[at.seat()], agreed_too_often);
}

std::optional<Refusal> refuse_stand_in(const Situation& at, Seat absent)
{
    const Seating& seating = at.table.seating();
    if (at.table.course().progress == Progress::paused) {
        return paused();
    }
    if (!seating.has(absent) || at.seat() == absent) {
        return refuse(RefusalCode::bad_message, "This is not a seat of somebody else.");
    }
    const bool is_free = seating.at(absent).agreed.contains(at.seat());
    if (std::optional<Refusal> refusal = refuse_if_spent(at.table.counts().stand_ins_agreed, agreed_too_often);
        refusal && !is_free) {
        return refusal;
    }
    if (!seating.at(absent).has_person() || seating.at(absent).bot) {
        return refuse(RefusalCode::seat_taken, "A bot plays there already.");
    }
    // Where there is a clock, time that is up is all it takes (time.cpp).
    if (at.table.clocks() != nullptr) {
        return refuse(RefusalCode::not_away, "At this table a bot plays for somebody whose time is up.");
    }
    return at.is_long_away(absent)
               ? std::nullopt
               : std::optional(refuse(RefusalCode::not_away, "This player has not been away for long."));
}

} // namespace

Planned plan(const Situation& at, request::Agree& request)
{
    if (std::optional<Refusal> refusal = refuse_accord(at, request.accord)) {
        return Denial{*std::move(refusal)};
    }
    const SeatSet asked = asked_of_accord(at, request.accord);
    return agreed(at, {at.table.accords().to(request.accord), asked, entry::AgreedTo{at.seat(), request.accord},
                       done_by(request.accord, at.table.seating(), asked.with(at.seat()))});
}

// Only those who are connected are asked.
Planned plan(const Situation& at, request::StandIn& request)
{
    if (std::optional<Refusal> refusal = refuse_stand_in(at, request.seat)) {
        return Denial{*std::move(refusal)};
    }
    return agreed(at, {at.table.seating().at(request.seat).agreed, at.present.connected,
                       entry::Agreed{at.seat(), request.seat}, entry::StoodIn{request.seat, stands_in}});
}

Planned plan(const Situation& at, request::Disagree& request)
{
    if (at.table.accords().to(request.accord).empty()) {
        return nothing();
    }
    if (at.table.status() != TableStatus::running) {
        return Denial{wrong_status(at.table.status(), status::during_match)};
    }
    if (std::optional<Refusal> refusal = refuse_if_spent(at.table.counts().accords[at.seat()], agreed_too_often)) {
        return Denial{*std::move(refusal)};
    }
    return only(entry::Disagreed{at.seat(), request.accord});
}

} // namespace dahut
