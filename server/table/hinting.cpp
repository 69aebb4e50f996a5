// Hints in a match that goes on: who may ask a bot what it would do, and how often. The bot thinks on another thread,
// from what the seat knows. Everybody at the table is told that there was a hint, and the journal says so; what it was,
// only the asker is told.
#include "protocol/refusal_code.hpp"
#include "server/table/rules.hpp"

namespace dahut {

namespace {

std::optional<Refusal> refuse_where_off(const Table& table)
{
    return allows_hints(table.charter(), table.seating())
               ? std::nullopt
               : std::optional(refuse(RefusalCode::hints_off, "At this table nobody gets hints."));
}

std::optional<Refusal> refuse_while_busy(const Situation& at)
{
    return at.present.hinting.contains(at.seat())
               ? std::optional(refuse(RefusalCode::hint_busy, "A bot is thinking about that already."))
               : std::nullopt;
}

} // namespace

Planned plan(const Situation& at, request::Hint& request)
{
    if (std::optional<Refusal> refusal = refuse_where_off(at.table)) {
        return Denial{*std::move(refusal)};
    }
    if (std::optional<Denial> denial = refuse_act(at.table, at.seat(), request.decision)) {
        return *std::move(denial);
    }
    if (std::optional<Refusal> refusal =
            first_of({refuse_while_busy(at),
                      refuse_if_spent(at.table.counts().hints[at.seat()], "You have asked for hints too often.")})) {
        return Denial{*std::move(refusal)};
    }
    Plan plan;
    plan.errand = HintErrand{at.seat(), at.table.held_match(), request.decision};
    return plan;
}

// The match may have gone on while the bot thought. If the seat is asked something else, there is no hint, and nothing
// to be told of. What others choose meanwhile, in secret or not, leaves the hint as it is: one of the answers.
Planned plan(const Situation& at, inner::Hinted& request)
{
    if (request.seat != at.seat()) {
        return Denial{refuse(RefusalCode::stale_decision, "You have changed seats while the bot thought.")};
    }
    if (std::optional<Denial> denial = refuse_act(at.table, at.seat(), request.told)) {
        return *std::move(denial);
    }
    if (!request.hint) {
        return Denial{refuse(RefusalCode::no_hint, "The bot has no hint for you.")};
    }
    Plan plan;
    plan.entries.emplace_back(entry::Hinted{at.seat()});
    plan.effects.emplace_back(effect::GiveHint{request.told, *std::move(request.hint)});
    plan.effects.emplace_back(effect::Tell{Hearers::all, hinted_text(at.seat())});
    return plan;
}

} // namespace dahut
