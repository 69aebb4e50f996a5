// People who are not there all the time: who comes back to its seat, who goes on vacation, and whose time is excused
// while the connection is lost. A pause that one who comes back did not agree to ends (docs/decisions/0045).
#include "protocol/refusal_code.hpp"
#include "server/table/rules.hpp"

namespace dahut {

namespace {

bool may_excuse(const Situation& at, Seat seat, Excuse why)
{
    const Clocks* const clocks = at.table.clocks();
    return clocks != nullptr && clocks->left_for(seat, why, at.now_ms).count() > 0
           && !at.table.counts().of(seat, why).is_spent();
}

// Whether time that this seat's person loses with the connection is to be excused from now on.
bool is_excused_absent(const Situation& at, Seat seat)
{
    const Place& place = at.table.seating().at(seat);
    const Clocks* const clocks = at.table.clocks();
    return clocks != nullptr && !at.present.connected.contains(seat) && place.has_person() && !place.bot
           && !clocks->excuse_of(seat) && may_excuse(at, seat, Excuse::lost);
}

// The match is paused, and this person did not agree to that.
bool is_kept_waiting(const Table& table, Seat seat)
{
    return table.course().progress == Progress::paused && !table.accords().to_latest_pause().contains(seat);
}

std::optional<Excuse> excuse_of_asker(const Situation& at)
{
    const bool can_be_excused =
        at.asker.viewer() && at.table.status() == TableStatus::running && at.table.clocks() != nullptr;
    return can_be_excused ? at.table.clocks()->excuse_of(at.seat()) : std::nullopt;
}

} // namespace

Plan return_of(const Table& table, Viewer viewer)
{
    Plan plan;
    if (viewer && table.status() == TableStatus::running) {
        const Place& place = table.seating().at(*viewer);
        if (place.is_stood_in() || !place.agreed.empty()) {
            plan.entries.emplace_back(entry::CameBack{*viewer});
        }
        if (is_kept_waiting(table, *viewer)) {
            plan.entries.emplace_back(entry::WentOn{});
            plan.effects.emplace_back(effect::WakeBots{});
        }
    }
    return plan;
}

Planned plan(const Situation& at, inner::Enter&)
{
    Plan plan = return_of(at.table, at.asker.viewer());
    if (excuse_of_asker(at) == Excuse::lost) {
        plan.entries.emplace_back(entry::ExcuseOver{at.seat()});
    }
    return plan;
}

Planned plan(const Situation& at, request::ComeBack&)
{
    Plan plan = return_of(at.table, at.asker.viewer());
    if (excuse_of_asker(at)) {
        plan.entries.emplace_back(entry::ExcuseOver{at.seat()});
    }
    return plan;
}

Planned plan(const Situation& at, request::GoOnVacation&)
{
    if (std::optional<Refusal> refusal = refuse_unless_playing(at.table, at.seat())) {
        return Denial{*std::move(refusal)};
    }
    if (!may_excuse(at, at.seat(), Excuse::vacation)) {
        return Denial{refuse(RefusalCode::no_vacation, "At this table you have no vacation left.")};
    }
    if (is_on_vacation(at.table, at.seat(), at.now_ms)) {
        return nothing();
    }
    return only(entry::Excused{at.seat(), Excuse::vacation});
}

Planned plan(const Situation& at, inner::ExcuseAbsent&)
{
    Plan plan;
    if (at.table.status() == TableStatus::running) {
        for (const Seat seat : at.table.seating().seats()) {
            if (is_excused_absent(at, seat)) {
                plan.entries.emplace_back(entry::Excused{seat, Excuse::lost});
            }
        }
    }
    return plan;
}

} // namespace dahut
