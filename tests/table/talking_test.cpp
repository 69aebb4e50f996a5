// What people at a table say to each other, as plans.
#include "tests/table/planned.hpp"

using namespace dahut;
using namespace dahut::test;

TEST_CASE("a line goes to those who sit at the table, or to all if those who watch are in the talk")
{
    PlannedTable planned;
    const Planned said = planned.ask(anna, request::Say{"Szia!"});
    CHECK(types_of(said) == Types{"said"});
    REQUIRE(effect_of<effect::Tell>(said) != nullptr);
    CHECK(effect_of<effect::Tell>(said)->hearers == Hearers::seated);
    CHECK(code_of(planned.ask(the_public, request::Say{"Hello", "Walter"})) == "not_seated");
    planned.apply(entry::TalkSet{Talk::all});
    const Planned heard = planned.ask(the_public, request::Say{"Hello", "Walter"});
    REQUIRE(effect_of<effect::Tell>(heard) != nullptr);
    CHECK(effect_of<effect::Tell>(heard)->hearers == Hearers::all);
    CHECK(code_of(planned.ask(the_public, request::Say{"Hello"})) == "bad_message");
    CHECK(code_of(planned.ask(anna, request::Say{"Hello", "Walter"})) == "bad_message");
    planned.apply(entry::TalkSet{Talk::off});
    CHECK(code_of(planned.ask(anna, request::Say{"Hello"})) == "talk_off");
}

TEST_CASE("each seat says so much in a minute, and whoever has left says nothing")
{
    PlannedTable planned;
    for (std::ptrdiff_t count = 0; count < limits::talk_lines_a_minute; ++count) {
        planned.carry_out(planned.ask(anna, request::Say{"again"}));
    }
    CHECK(code_of(planned.ask(anna, request::Say{"again"})) == "talk_too_fast");
    CHECK(code_of(planned.ask(bela, request::Say{"but I can"})).empty());
    planned.pass(std::chrono::minutes(1));
    CHECK(code_of(planned.ask(anna, request::Say{"now"})).empty());
    CHECK(code_of(planned.ask(request::Say{"gone"})) == "not_seated");
}

TEST_CASE("before a match those who watch leave the people at the table room to talk")
{
    entry::Created open = charter();
    open.talk = Talk::all;
    PlannedTable planned(open);
    for (std::int64_t count = 0; count < limits::watcher_lines_before_start; ++count) {
        planned.apply(entry::Said{{the_public, 0, "a line", "Walter", Hearers::all}});
    }
    CHECK(code_of(planned.ask(the_public, request::Say{"more", "Walter"})) == "too_many_changes");
    CHECK(code_of(planned.ask(anna, request::Say{"mine"})).empty());
    planned.carry_out(planned.ask(anna, request::Start{}));
    CHECK(code_of(planned.ask(the_public, request::Say{"more", "Walter"})).empty());
}

TEST_CASE("a table that has not started is not changed for ever by talk")
{
    PlannedTable planned;
    while (planned.table.entries() < limits::entries_before_start) {
        planned.apply(entry::Said{{anna, 0, "a line"}});
    }
    CHECK(code_of(planned.ask(anna, request::Say{"one more"})) == "too_many_changes");
    planned.carry_out(planned.ask(anna, request::Start{}));
    CHECK(code_of(planned.ask(anna, request::Say{"one more"})).empty());
}

TEST_CASE("who watches from one address does not use up what others who watch may say")
{
    entry::Created open = charter();
    open.talk = Talk::all;
    PlannedTable planned(open);
    planned.present.lines_from_there = limits::watcher_lines_a_minute - 1;
    const Planned last = planned.ask(the_public, request::Say{"me again", "Walter"});
    CHECK(effect_of<effect::NoteVoice>(last) != nullptr);
    planned.present.lines_from_there = limits::watcher_lines_a_minute;
    CHECK(code_of(planned.ask(the_public, request::Say{"me again", "Walter"})) == "talk_too_fast");
    const Planned seated = planned.ask(anna, request::Say{"I sit here"});
    CHECK(types_of(seated) == Types{"said"});
    CHECK(effect_of<effect::NoteVoice>(seated) == nullptr);
}

TEST_CASE("nobody who watches speaks under the name of a player, however it is spelled")
{
    entry::Created open = charter();
    open.talk = Talk::all;
    const PlannedTable planned(open);
    const std::string player = planned.table.seating().at(anna).player;
    CHECK(code_of(planned.ask(the_public, request::Say{"I give up", player})) == "bad_name");
    CHECK(code_of(planned.ask(the_public, request::Say{"I give up", " " + player})) == "bad_name");
    CHECK(code_of(planned.ask(the_public, request::Say{"go on", "Walter"})).empty());
}

TEST_CASE("what cannot be shown to others is not said")
{
    const PlannedTable planned;
    CHECK(code_of(planned.ask(anna, request::Say{"hi\U000e0041"})) == "bad_message");
}
