// Who gets a hint, what is written down of it, and what becomes of it if the match goes on meanwhile.
#include "protocol/json.hpp"
#include "tests/table/planned.hpp"

using namespace dahut;
using namespace dahut::test;

namespace {

entry::Created charter_with_hints()
{
    entry::Created created = charter();
    created.hints = Hints::allowed;
    return created;
}

request::Hint hint_for(const Table& table, Seat seat) { return {table.stream(seat)->decision}; }

Json legal_action(const Table& table, Seat seat)
{
    FastRandom random(1);
    return table.match()->choose(BotKind::greedy, seat, random);
}

// A bot has thought about that.
inner::Hinted answer_for(const Table& table, Seat seat)
{
    return {seat, table.stream(seat)->decision, Hint<Json>{legal_action(table, seat)}};
}

Seat asked_seat(const Table& table) { return *table.match()->asked().must.begin(); }

} // namespace

TEST_CASE("hints are given where all others are bots, or where the host allows them")
{
    PlannedTable people = PlannedTable::started();
    const Seat asked = asked_seat(people.table);
    CHECK(code_of(people.ask(asked, hint_for(people.table, asked))) == "hints_off");
    CHECK_FALSE(people.table.facts({}, FactsFor::others).hints);
    PlannedTable allowed = PlannedTable::started(charter_with_hints());
    CHECK(std::get<Plan>(allowed.ask(asked, hint_for(allowed.table, asked))).errand.has_value());
    CHECK(allowed.table.facts({}, FactsFor::others).hints);

    PlannedTable alone(charter());
    alone.apply(entry::Freed{bela});
    CHECK_FALSE(alone.table.facts({}, FactsFor::others).hints);
    alone.apply(entry::BotSeated{bela, BotKind::greedy});
    CHECK(alone.table.facts({}, FactsFor::others).hints);
    CHECK(code_of(alone.ask(anna, request::Hint{1})) == "table_not_running");
}

TEST_CASE("who has left a seat to a bot counts as nobody, who is stood in for is somebody")
{
    PlannedTable planned = PlannedTable::started();
    planned.apply(entry::StoodIn{bela, BotKind::greedy});
    CHECK_FALSE(planned.table.facts({}, FactsFor::others).hints);
    planned.apply(entry::Replaced{bela, BotKind::greedy});
    CHECK(planned.table.facts({}, FactsFor::others).hints);
}

TEST_CASE("a hint is only for whoever is asked, about what is asked now, one at a time")
{
    PlannedTable planned = PlannedTable::started(charter_with_hints());
    const Seat asked = asked_seat(planned.table);
    const request::Hint hint = hint_for(planned.table, asked);
    CHECK(code_of(planned.ask(the_public, hint)) == "not_seated");
    CHECK(code_of(planned.ask(asked, request::Hint{hint.decision + 1})) == "stale_decision");
    planned.present.hinting.insert(asked);
    CHECK(code_of(planned.ask(asked, hint)) == "hint_busy");
    planned.present.hinting = {};
    planned.apply(entry::Paused{});
    CHECK(code_of(planned.ask(asked, hint)) == "paused");
    planned.apply(entry::WentOn{});
    const HintErrand errand = std::get<HintErrand>(*std::get<Plan>(planned.ask(asked, hint)).errand);
    CHECK(errand.seat == asked);
    CHECK(errand.match == planned.table.held_match());
    CHECK(errand.told == planned.table.stream(asked)->decision);
    for (int time = 0; time < limits::hints; ++time) {
        planned.apply(entry::Hinted{asked});
    }
    CHECK(code_of(planned.ask(asked, hint)) == "too_many_changes");
}

TEST_CASE("that there was a hint is written down and told to all, what it was only to whoever asked")
{
    PlannedTable planned = PlannedTable::started(charter_with_hints());
    const Seat asked = asked_seat(planned.table);
    const Planned hinted = planned.ask(asked, answer_for(planned.table, asked));
    CHECK(types_of(hinted) == Types{"hinted"});
    const auto* const given = effect_of<effect::GiveHint>(hinted);
    REQUIRE(given != nullptr);
    CHECK(given->decision == planned.table.stream(asked)->decision);
    CHECK(given->hint.action == legal_action(planned.table, asked));
    const auto* const told = effect_of<effect::Tell>(hinted);
    REQUIRE(told != nullptr);
    CHECK(told->hearers == Hearers::all);
    CHECK(Json::parse(told->text) == Json{{"type", "hinted"}, {"seat", asked.number()}});
    CHECK(effect_of<effect::TellFacts>(hinted) == nullptr);
    planned.carry_out(hinted);
    REQUIRE(planned.table.handovers().size() == 1);
    CHECK(planned.table.handovers()[0] == Handover{0, asked, Hands::hint});
}

TEST_CASE("if the match has gone on meanwhile, or the bot has no answer, there is no hint and nothing is written down")
{
    PlannedTable planned = PlannedTable::started(charter_with_hints());
    const Seat asked = asked_seat(planned.table);
    const inner::Hinted answer = answer_for(planned.table, asked);
    CHECK(code_of(planned.ask(asked, inner::Hinted{asked, answer.told, {}})) == "no_hint");
    planned.apply(entry::Said{{bela, planned.now_ms, "wait"}});
    CHECK(types_of(planned.ask(asked, answer)) == Types{"hinted"});
    request::Act act{planned.table.stream(asked)->decision, answer.hint->action};
    planned.carry_out(planned.ask(asked, std::move(act)));
    CHECK(code_of(planned.ask(asked, answer)) == "stale_decision");
}
