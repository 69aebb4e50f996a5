// Undoing at a table. A table keeps nothing of its match but how it is now, so a worker runs the journal again to see
// what an undoing leads to. Whether an action may be undone, protocol/undo.hpp says.
#include "protocol/refusal_code.hpp"
#include "server/table/rules.hpp"

namespace dahut {

namespace {

// How often an undoing is worked out at a table at which something happens all the time.
constexpr int looks_most = 5;

// What has passed since an action passes on whoever undoes it, who must have some left then.
std::optional<Refusal> refuse_without_time(const Situation& at)
{
    const Clocks* const clocks = at.table.clocks();
    return clocks == nullptr || clocks->left_if_undone(at.seat(), at.now_ms).count() > 0
               ? std::nullopt
               : std::optional(refuse(RefusalCode::undo_without_time, "You would have no time left to act again."));
}

Planned let_worker_look(const Situation& at, int looks)
{
    if (std::optional<Refusal> refusal =
            first_of({refuse_unless_playing(at.table, at.seat()),
                      refuse_if_spent(at.table.counts().undos[at.seat()], "You have undone something too often."),
                      refuse_without_time(at)})) {
        return Denial{*std::move(refusal)};
    }
    Plan plan;
    plan.errand = UndoErrand{at.seat(), at.table.entries(), looks};
    return plan;
}

} // namespace

Planned plan(const Situation& at, request::Undo&) { return let_worker_look(at, 1); }

// Nobody waits while a worker looks. If anything has happened at the table meanwhile, it looks again.
Planned plan(const Situation& at, inner::Undone& request)
{
    if (request.entries != at.table.entries() || request.seat != at.seat()) {
        return request.looks < looks_most
                   ? let_worker_look(at, request.looks + 1)
                   : Denial{refuse(RefusalCode::undo_too_late, "Too much happens at this table. Look, and ask again.")};
    }
    if (Denial* const denial = std::get_if<Denial>(&request.worked)) {
        return std::move(*denial);
    }
    if (std::optional<Refusal> refusal = refuse_without_time(at)) {
        return Denial{*std::move(refusal)};
    }
    MatchStep& step = std::get<MatchStep>(request.worked);
    try {
        entry::Acted undone{at.seat(), std::string(at.asker.id), undo_action(), step.after->digest()};
        return step_plan(std::move(undone), std::move(step));
    } catch (const std::exception& error) {
        return Fault{error.what()};
    }
}

} // namespace dahut
