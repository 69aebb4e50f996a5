// What hosts do about their tables, as plans.
#include "tests/table/planned.hpp"

using namespace dahut;
using namespace dahut::test;

TEST_CASE("only the host changes a table, and only until its match is over")
{
    PlannedTable planned = PlannedTable::started();
    CHECK(code_of(planned.ask(bela, request::Rename{"Ours"})) == "not_host");
    CHECK(code_of(planned.ask(the_public, request::MakePrivate{})) == "not_host");
    CHECK(types_of(planned.ask(anna, request::Rename{"Ours"})) == Types{"renamed"});
    planned.apply(entry::Stopped{});
    CHECK(code_of(planned.ask(anna, request::Rename{"Ours"})) == "table_over");
}

TEST_CASE("a table that leaves the lists or ends watching says so to those whom it concerns")
{
    const PlannedTable planned;
    CHECK(effect_of<effect::LeaveLists>(planned.ask(anna, request::MakePrivate{})) != nullptr);
    const Planned ended = planned.ask(anna, request::EndWatching{});
    REQUIRE(effect_of<effect::Dismiss>(ended) != nullptr);
    CHECK(effect_of<effect::Dismiss>(ended)->viewer == the_public);
    CHECK(effect_of<effect::TellFacts>(ended) != nullptr);
}

TEST_CASE("a table is handed over to a person only")
{
    PlannedTable planned(charter(3));
    planned.apply(entry::Freed{cili});
    planned.apply(entry::BotSeated{cili, BotKind::greedy});
    CHECK(code_of(planned.ask(anna, request::HandOver{cili})) == "seat_empty");
    CHECK(code_of(planned.ask(anna, request::HandOver{Seat(5)})) == "seat_empty");
    planned.carry_out(planned.ask(anna, request::HandOver{bela}));
    CHECK(planned.table.seating().host() == bela);
    CHECK(code_of(planned.ask(anna, request::Rename{"Mine"})) == "not_host");
}

TEST_CASE("a host changes its table only so often")
{
    PlannedTable planned;
    for (int count = 0; count < limits::host_changes; ++count) {
        planned.carry_out(planned.ask(anna, request::SetTalk{Talk::all}));
    }
    CHECK(code_of(planned.ask(anna, request::SetTalk{Talk::off})) == "too_many_changes");
}

TEST_CASE("a host reminds only whom the match waits for, and the same one not at once again")
{
    PlannedTable planned = PlannedTable::started();
    const Planned nudge = planned.ask(anna, request::Nudge{bela});
    CHECK(types_of(nudge).empty());
    REQUIRE(effect_of<effect::Tell>(nudge) != nullptr);
    CHECK(effect_of<effect::Tell>(nudge)->hearers == Hearers::seated);
    planned.present.reminded_ms[bela] = planned.now_ms;
    planned.pass(limits::nudge_pause - std::chrono::milliseconds(1));
    CHECK(code_of(planned.ask(anna, request::Nudge{bela})) == "nudged_before");
    planned.pass(std::chrono::milliseconds(1));
    CHECK(effect_of<effect::Remind>(planned.ask(anna, request::Nudge{bela})) != nullptr);
    planned.apply(entry::StoodIn{bela, BotKind::greedy});
    CHECK(code_of(planned.ask(anna, request::Nudge{bela})) == "not_awaited");
}

TEST_CASE("a match is published by its host once it is over, and only if not everybody may read it already")
{
    entry::Created by_link = charter();
    by_link.visibility = Visibility::by_link;
    PlannedTable planned = PlannedTable::started(by_link);
    CHECK(code_of(planned.ask(anna, request::Publish{})) == "table_running");
    planned.apply(entry::Stopped{});
    CHECK(code_of(planned.ask(bela, request::Publish{})) == "not_host");
    planned.carry_out(planned.ask(anna, request::Publish{}));
    CHECK(planned.table.course().publication == Publication::published);
    CHECK(types_of(planned.ask(anna, request::Publish{})).empty());
    CHECK(code_of(planned.ask(anna, request::Publish{})).empty());
}

TEST_CASE("the operator ends a match without a result, and the table says who did it")
{
    PlannedTable planned = PlannedTable::started();
    const Planned end = planned.ask(inner::EndByOperator{});
    CHECK(types_of(end) == Types{"stopped"});
    CHECK(effect_of<effect::TableOver>(end) != nullptr);
    CHECK(effect_of<effect::TellFacts>(end) != nullptr);
    planned.carry_out(end);
    CHECK(planned.table.status() == TableStatus::stopped);
    CHECK(planned.table.facts({}, FactsFor::others).ended_by_operator);
    CHECK_FALSE(planned.table.result());
    CHECK(code_of(planned.ask(inner::EndByOperator{})) == "table_over");
}

TEST_CASE("a match that its people stop was not ended by the operator")
{
    PlannedTable planned = PlannedTable::started();
    planned.apply(entry::Stopped{});
    CHECK_FALSE(planned.table.facts({}, FactsFor::others).ended_by_operator);
    const std::string text = to_journal(entry::Stopped{{}, true}, 0).text;
    CHECK(text == R"({"type":"stopped","by_operator":true})");
    CHECK(std::get<entry::Stopped>(from_journal(text).value()).by_operator);
}

TEST_CASE("a table that the operator ends before its match is closed, and everybody there is let go")
{
    PlannedTable planned;
    const Planned end = planned.ask(inner::EndByOperator{});
    CHECK(types_of(end) == Types{"closed"});
    REQUIRE(effect_of<effect::Dismiss>(end) != nullptr);
    CHECK(effect_of<effect::Dismiss>(end)->code == "closed_by_operator");
    CHECK(effect_of<effect::LetAskerGo>(end) == nullptr);
}
