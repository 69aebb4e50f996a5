// What passing time does at a table that has a clock. A clock stands still while the server does, and keeps its pace
// when the system's clock is set (docs/decisions/0053).
#include "server/table/rules.hpp"

namespace dahut {

Planned plan(const Situation& at, inner::EndTime&)
{
    Plan plan;
    const Clocks* const clocks = at.table.clocks();
    for (const Seat seat : clocks != nullptr ? clocks->out_of_time(at.now_ms) : SeatSet()) {
        plan.entries.emplace_back(entry::StoodIn{seat, stands_in});
    }
    plan.effects.emplace_back(effect::WakeBots{});
    return plan;
}

Planned plan(const Situation& at, inner::Resume&)
{
    if (at.table.clocks() == nullptr || at.table.status() != TableStatus::running) {
        return nothing();
    }
    Plan plan;
    plan.entries.emplace_back(entry::Resumed{});
    plan.effects = {effect::ExcuseAbsent{}, effect::WakeBots{}};
    return plan;
}

Planned plan(const Situation& at, inner::FollowJump& request)
{
    const Clocks* const clocks = at.table.clocks();
    if (clocks == nullptr || clocks->thinking().empty() || at.table.status() != TableStatus::running) {
        return nothing();
    }
    Plan plan;
    plan.entries.emplace_back(entry::Resumed{request.until_ms});
    return plan;
}

} // namespace dahut
