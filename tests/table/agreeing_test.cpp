// What those at a table do only together, as plans.
#include "tests/table/planned.hpp"

using namespace dahut;
using namespace dahut::test;
using namespace std::chrono_literals;

TEST_CASE("what all agree to is done with the last agreement")
{
    PlannedTable planned = PlannedTable::started();
    CHECK(code_of(planned.ask(anna, request::Agree{Accord::go_on})) == "not_paused");
    planned.carry_out(planned.ask(anna, request::Agree{Accord::pause}));
    CHECK(types_of(planned.ask(anna, request::Agree{Accord::pause})).empty());
    const Planned last = planned.ask(bela, request::Agree{Accord::pause});
    CHECK(types_of(last) == Types{"agreed_to", "paused"});
    planned.carry_out(last);
    CHECK(planned.table.progress() == Progress::rests);
    CHECK(code_of(planned.ask(anna, request::Agree{Accord::pause})) == "paused");
    CHECK(code_of(planned.ask(the_public, request::Agree{Accord::go_on})) == "not_seated");
}

TEST_CASE("a match that all agree to stop is over")
{
    PlannedTable planned = PlannedTable::started();
    planned.carry_out(planned.ask(anna, request::Agree{Accord::stop}));
    const Planned last = planned.ask(bela, request::Agree{Accord::stop});
    CHECK(effect_of<effect::TableOver>(last) != nullptr);
    planned.carry_out(last);
    CHECK(planned.table.status() == TableStatus::stopped);
    CHECK(code_of(planned.ask(bela, request::Agree{Accord::stop})) == "table_over");
}

TEST_CASE("who has been away for long is not asked, and who has just gone is")
{
    PlannedTable planned = PlannedTable::started();
    planned.lose(bela);
    CHECK(types_of(planned.ask(anna, request::Agree{Accord::stop})) == Types{"agreed_to"});
    planned.pass(limits::patience_usual - 1ms);
    CHECK(types_of(planned.ask(anna, request::Agree{Accord::stop})) == Types{"agreed_to"});
    planned.pass(1ms);
    CHECK(types_of(planned.ask(anna, request::Agree{Accord::stop})) == Types{"agreed_to", "stopped"});
}

TEST_CASE("whoever disagrees ends the question, and nobody asks it for ever")
{
    PlannedTable planned = PlannedTable::started();
    CHECK(types_of(planned.ask(bela, request::Disagree{Accord::stop})).empty());
    for (int tried = 0; tried < limits::accords; tried += 2) {
        planned.carry_out(planned.ask(anna, request::Agree{Accord::stop}));
        planned.carry_out(planned.ask(anna, request::Disagree{Accord::stop}));
    }
    CHECK(planned.table.accords().to(Accord::stop).empty());
    CHECK(code_of(planned.ask(anna, request::Agree{Accord::stop})) == "too_many_changes");
    CHECK(code_of(planned.ask(bela, request::Agree{Accord::stop})).empty());
}

TEST_CASE("a bot stands in for whoever has been away for long once all who are here agree")
{
    PlannedTable planned = PlannedTable::started(charter(3));
    planned.lose(cili);
    CHECK(code_of(planned.ask(anna, request::StandIn{cili})) == "not_away");
    planned.pass(limits::patience_usual);
    CHECK(code_of(planned.ask(anna, request::StandIn{bela})) == "not_away");
    CHECK(code_of(planned.ask(anna, request::StandIn{anna})) == "bad_message");
    CHECK(types_of(planned.ask(anna, request::StandIn{cili})) == Types{"agreed"});
    planned.carry_out(planned.ask(anna, request::StandIn{cili}));
    const Planned last = planned.ask(bela, request::StandIn{cili});
    CHECK(types_of(last) == Types{"agreed", "stood_in"});
    planned.carry_out(last);
    CHECK(planned.table.seating().at(cili).is_stood_in());
    CHECK(code_of(planned.ask(anna, request::StandIn{cili})) == "seat_taken");
}

TEST_CASE("agreeing again lets a bot stand in when the one who had not agreed has gone")
{
    PlannedTable planned = PlannedTable::started(charter(3));
    planned.lose(cili);
    planned.pass(limits::patience_usual);
    planned.carry_out(planned.ask(anna, request::StandIn{cili}));
    planned.lose(bela);
    CHECK(types_of(planned.ask(anna, request::StandIn{cili})) == Types{"stood_in"});
}
