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
    CHECK(planned.table.course().progress == Progress::paused);
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
    CHECK(planned.table.seating().at(cili).bot == BotKind::medium);
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

TEST_CASE("at a table with a clock nobody is passed over, nor has a bot play, before their time is up")
{
    PlannedTable planned =
        PlannedTable::started(charter_with_clock({.bank = 72h, .increment = 72h, .lost = 5min, .vacation = 0s}));
    planned.lose(bela);
    planned.carry_out(planned.ask(inner::ExcuseAbsent{}));
    planned.pass(48h);
    CHECK(code_of(planned.ask(anna, request::StandIn{bela})) == "not_away");
    CHECK(types_of(planned.ask(anna, request::Agree{Accord::pause})) == Types{"agreed_to"});
    CHECK(types_of(planned.ask(anna, request::Agree{Accord::stop})) == Types{"agreed_to"});
    planned.apply(entry::StoodIn{bela, BotKind::greedy});
    CHECK(types_of(planned.ask(anna, request::Agree{Accord::pause})) == Types{"agreed_to", "paused"});
    CHECK(types_of(planned.ask(anna, request::Agree{Accord::stop})) == Types{"agreed_to", "stopped"});
}

TEST_CASE("a pause that somebody did not agree to ends when that person comes back, and an agreed one does not")
{
    PlannedTable planned = PlannedTable::started(charter(3));
    planned.lose(cili);
    planned.pass(limits::patience_usual);
    planned.carry_out(planned.ask(anna, request::Agree{Accord::pause}));
    planned.carry_out(planned.ask(bela, request::Agree{Accord::pause}));
    REQUIRE(planned.table.course().progress == Progress::paused);
    CHECK(types_of(planned.ask(bela, inner::Enter{})).empty());
    CHECK(types_of(planned.ask(the_public, inner::Enter{})).empty());
    const Planned back = planned.ask(cili, inner::Enter{});
    CHECK(types_of(back) == Types{"went_on"});
    CHECK(effect_of<effect::WakeBots>(back) != nullptr);
    CHECK(effect_of<effect::TellFacts>(back) != nullptr);
    planned.carry_out(back);
    CHECK(planned.table.course().progress == Progress::goes_on);
    CHECK(types_of(planned.ask(cili, inner::Enter{})).empty());
}

TEST_CASE("whoever was played for while all others paused takes the seat back, and the match goes on")
{
    PlannedTable planned =
        PlannedTable::started(charter_with_clock({.bank = 10min, .increment = 0s, .lost = 0s, .vacation = 0s}));
    planned.apply(entry::StoodIn{bela, BotKind::greedy});
    planned.carry_out(planned.ask(anna, request::Agree{Accord::pause}));
    REQUIRE(planned.table.course().progress == Progress::paused);
    CHECK(types_of(planned.ask(bela, request::ComeBack{})) == Types{"came_back", "went_on"});
}

TEST_CASE("a match ended without somebody whose time is up counts as left by that person")
{
    PlannedTable planned = PlannedTable::started();
    planned.lose(bela);
    planned.pass(limits::patience_usual);
    planned.carry_out(planned.ask(anna, request::Agree{Accord::stop}));
    CHECK(planned.table.status() == TableStatus::stopped);
    REQUIRE(planned.table.handovers().size() == 1);
    CHECK(planned.table.handovers().front() == Handover{0, bela, Hands::left});
    const std::vector<SeatFacts> seats = planned.table.facts(planned.present.connected, FactsFor::members).seats;
    CHECK(seats[1].bot == BotKind::greedy);
    CHECK_FALSE(seats[1].stood_in);
    CHECK_FALSE(seats[0].bot);
    CHECK(planned.table.viewer_of_key(PlannedTable::key(bela)) == Viewer(bela));
}

TEST_CASE("a match that all end is left by nobody")
{
    PlannedTable planned = PlannedTable::started();
    planned.carry_out(planned.ask(anna, request::Agree{Accord::stop}));
    planned.carry_out(planned.ask(bela, request::Agree{Accord::stop}));
    CHECK(planned.table.status() == TableStatus::stopped);
    CHECK(planned.table.handovers().empty());
}

TEST_CASE(
    "whoever watches a bot play for them is asked whether the match ends, and who has just gone is not passed over")
{
    PlannedTable planned =
        PlannedTable::started(charter_with_clock({.bank = 10min, .increment = 0s, .lost = 0s, .vacation = 0s}));
    planned.apply(entry::StoodIn{bela, BotKind::greedy});
    CHECK(types_of(planned.ask(anna, request::Agree{Accord::stop})) == Types{"agreed_to"});
    planned.lose(bela);
    planned.pass(limits::patience_usual - 1ms);
    CHECK(types_of(planned.ask(anna, request::Agree{Accord::stop})) == Types{"agreed_to"});
    planned.pass(1ms);
    CHECK(types_of(planned.ask(anna, request::Agree{Accord::stop})) == Types{"agreed_to", "stopped"});
}

TEST_CASE("a pause holds no match for ever: those who are here let it go on, and the clock says the rest")
{
    PlannedTable planned =
        PlannedTable::started(charter_with_clock({.bank = 72h, .increment = 0s, .lost = 0s, .vacation = 0s}));
    planned.carry_out(planned.ask(anna, request::Agree{Accord::pause}));
    planned.carry_out(planned.ask(bela, request::Agree{Accord::pause}));
    planned.lose(bela);
    planned.pass(limits::patience_usual);
    CHECK(types_of(planned.ask(anna, request::Agree{Accord::stop})) == Types{"agreed_to"});
    CHECK(types_of(planned.ask(anna, request::Agree{Accord::go_on})) == Types{"agreed_to", "went_on"});
}

TEST_CASE("a journal says who was passed over when a match was ended, and one that says nothing names nobody")
{
    CHECK(to_journal(entry::Stopped{}, 0).text == R"({"type":"stopped"})");
    const std::string text = to_journal(entry::Stopped{SeatSet::only(bela)}, 0).text;
    CHECK(text == R"({"type":"stopped","left":[1]})");
    CHECK(std::get<entry::Stopped>(from_journal(text).value()).left == SeatSet::only(bela));
    CHECK(std::get<entry::Stopped>(from_journal(R"({"type":"stopped"})").value()).left.empty());
    for (const char* wrong : {"[8]", "[-1]", "[1.5]", "[\"1\"]", "1", "[18446744073709551617]"}) {
        CAPTURE(wrong);
        CHECK_FALSE(from_journal(R"({"type":"stopped","left":)" + std::string(wrong) + "}"));
    }
}
