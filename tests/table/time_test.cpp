// What passing time does at a table, as plans.
#include "tests/table/planned.hpp"

using namespace dahut;
using namespace dahut::test;
using namespace std::chrono_literals;

TEST_CASE("when time is up a bot stands in for all who have none left, and not before")
{
    PlannedTable planned = PlannedTable::started(charter_with_clock({.bank = 60s, .increment = 0s}));
    planned.pass(60s - 1ms);
    CHECK(types_of(planned.ask(inner::EndTime{})).empty());
    planned.pass(1ms);
    const Planned ended = planned.ask(inner::EndTime{});
    CHECK(types_of(ended) == Types{"stood_in", "stood_in"});
    CHECK(effect_of<effect::WakeBots>(ended) != nullptr);
    planned.carry_out(ended);
    CHECK(types_of(planned.ask(inner::EndTime{})).empty());
}

TEST_CASE("a server that was away charges nobody")
{
    PlannedTable planned = PlannedTable::started(charter_with_clock({.bank = 60s, .increment = 0s}));
    planned.pass(20s);
    planned.apply(entry::Said{{anna, planned.now_ms, "still here"}});
    planned.pass(1h);
    planned.carry_out(planned.ask(inner::Resume{}));
    CHECK(planned.table.clocks()->left(bela, planned.now_ms) == 40s);
    CHECK(types_of(PlannedTable::started().ask(inner::Resume{})).empty());
}

TEST_CASE("when the time of day jumps, only what the server ran before it is charged")
{
    for (const auto jump : {5h, -5h}) {
        PlannedTable planned = PlannedTable::started(charter_with_clock({.bank = 60s, .increment = 0s}));
        planned.pass(20s);
        const std::int64_t until_ms = planned.now_ms;
        planned.pass(jump);
        const Planned following = planned.ask(inner::FollowJump{{}, until_ms});
        CHECK(types_of(following) == Types{"resumed"});
        planned.carry_out(following);
        CHECK(planned.table.clocks()->left(bela, planned.now_ms) == 40s);
        planned.pass(10s);
        CHECK(planned.table.clocks()->left(bela, planned.now_ms) == 30s);
    }
}

TEST_CASE("a jump of the time of day is not noted where nobody's time passes")
{
    CHECK(types_of(PlannedTable::started().ask(inner::FollowJump{{}, 1})).empty());
    PlannedTable planned = PlannedTable::started(charter_with_clock({.bank = 60s, .increment = 0s}));
    planned.apply(entry::Paused{});
    CHECK(types_of(planned.ask(inner::FollowJump{{}, planned.now_ms})).empty());
}

TEST_CASE("while a match is paused nobody's time passes")
{
    PlannedTable planned = PlannedTable::started(charter_with_clock({.bank = 60s, .increment = 0s}));
    planned.apply(entry::Paused{});
    planned.pass(1h);
    CHECK(types_of(planned.ask(inner::EndTime{})).empty());
    planned.apply(entry::WentOn{});
    CHECK(planned.table.clocks()->left(anna, planned.now_ms) == 60s);
}
