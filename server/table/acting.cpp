// Steps of the match: its start, and what people and bots do in it. The game says what is legal.
#include "protocol/refusal_code.hpp"
#include "server/table/rules.hpp"

namespace dahut {

namespace {

Planned act(const Situation& at, Seat seat, std::optional<std::string> id, Json action)
{
    try {
        std::variant<MatchStep, Refusal> worked = at.table.work_out(seat, action);
        if (Refusal* const refusal = std::get_if<Refusal>(&worked)) {
            return Denial{std::move(*refusal)};
        }
        MatchStep& step = std::get<MatchStep>(worked);
        entry::Acted acted{seat, std::move(id), std::move(action), step.after->digest()};
        return step_plan(std::move(acted), std::move(step));
    } catch (const std::exception& error) {
        return Fault{error.what()};
    }
}

} // namespace

Plan step_plan(TableEntry entry, MatchStep step)
{
    Plan plan;
    plan.entries.push_back(std::move(entry));
    if (std::optional<Json> result = step.after->outcome()) {
        plan.entries.emplace_back(entry::Finished{*std::move(result)});
    }
    plan.step = std::move(step);
    plan.effects.emplace_back(effect::WakeBots{});
    return plan;
}

Planned plan(const Situation& at, request::Start&)
{
    if (!at.table.seating().full()) {
        return Denial{refuse(RefusalCode::seats_missing, "Some seats are still empty.")};
    }
    try {
        MatchStep step = at.table.work_out_start();
        entry::Started started{step.after->digest()};
        Plan plan = step_plan(std::move(started), std::move(step));
        plan.effects.insert(plan.effects.begin(), effect::ExcuseAbsent{});
        return plan;
    } catch (const std::exception& error) {
        return Fault{error.what()};
    }
}

Planned plan(const Situation& at, request::Act& request)
{
    if (std::optional<Denial> denial = refuse_act(at.table, at.seat(), request.decision)) {
        return *std::move(denial);
    }
    return act(at, at.seat(), std::string(at.asker.id), std::move(request.action));
}

// People go on while a bot thinks. If the match has changed, nothing happens, and it thinks again.
Planned plan(const Situation& at, inner::BotActs& request)
{
    if (at.table.held_match() != request.match || at.table.bot_to_act() != request.seat) {
        return nothing();
    }
    if (!request.action) {
        return Fault{request.fault};
    }
    Planned planned = act(at, request.seat, std::nullopt, *std::move(request.action));
    return std::holds_alternative<Denial>(planned) ? Fault{"a bot chose what is not legal"} : std::move(planned);
}

std::optional<Denial> refuse_act(const Table& table, Seat seat, std::int64_t decision)
{
    if (std::optional<Refusal> refusal = refuse_unless_playing(table, seat)) {
        return Denial{*std::move(refusal)};
    }
    const ViewerStream& told = *table.stream(seat);
    const Asked asked = table.match()->asked();
    const bool is_asked = asked.must.contains(seat) || asked.may.contains(seat);
    if (!is_asked && decision > told.decision) {
        return Denial{refuse(RefusalCode::not_asked, "Nothing is asked of you now.")};
    }
    if (!is_asked) {
        return Denial{refuse(RefusalCode::stale_decision, "This decision is over.")};
    }
    if (decision != told.decision) {
        return Denial{refuse(RefusalCode::stale_decision, "This decision is over; another one is asked now."),
                      decision_text(*table.match(), told)};
    }
    return std::nullopt;
}

} // namespace dahut
