// Who comes back, goes on vacation or has lost the connection, as plans.
#include "tests/table/planned.hpp"

using namespace dahut;
using namespace dahut::test;
using namespace std::chrono_literals;

namespace {

entry::Created with_allowances()
{
    return charter_with_clock({.bank = 10min, .increment = 0s, .lost = 5min, .vacation = 24h});
}

} // namespace

TEST_CASE("whoever comes back takes its seat from the bot, and whoever was never away changes nothing")
{
    PlannedTable planned = PlannedTable::started();
    CHECK(types_of(planned.ask(bela, request::ComeBack{})).empty());
    planned.apply(entry::Agreed{anna, bela});
    CHECK(types_of(planned.ask(bela, inner::Enter{})) == Types{"came_back"});
    planned.apply(entry::StoodIn{bela, BotKind::greedy});
    planned.carry_out(planned.ask(bela, request::ComeBack{}));
    CHECK_FALSE(planned.table.seating().at(bela).is_stood_in());
    CHECK(types_of(planned.ask(the_public, request::ComeBack{})).empty());
}

TEST_CASE("whoever only looks in stays on vacation, and a lost connection is excused no more")
{
    PlannedTable planned = PlannedTable::started(with_allowances());
    planned.carry_out(planned.ask(bela, request::GoOnVacation{}));
    CHECK(types_of(planned.ask(bela, request::GoOnVacation{})).empty());
    CHECK(types_of(planned.ask(bela, inner::Enter{})).empty());
    CHECK(types_of(planned.ask(bela, request::ComeBack{})) == Types{"excuse_over"});
    planned.apply(entry::Excused{bela, Excuse::lost});
    CHECK(types_of(planned.ask(bela, inner::Enter{})) == Types{"excuse_over"});
}

TEST_CASE("nobody goes on vacation who has none, or for whom a bot plays, or while the match is paused")
{
    PlannedTable without = PlannedTable::started();
    CHECK(code_of(without.ask(bela, request::GoOnVacation{})) == "no_vacation");
    PlannedTable planned = PlannedTable::started(with_allowances());
    planned.apply(entry::StoodIn{bela, BotKind::greedy});
    CHECK(code_of(planned.ask(bela, request::GoOnVacation{})) == "stood_in");
    planned.apply(entry::Paused{});
    CHECK(code_of(planned.ask(anna, request::GoOnVacation{})) == "paused");
}

TEST_CASE("only those are excused who are not connected, once, and as long as there is anything left")
{
    PlannedTable planned = PlannedTable::started(with_allowances());
    CHECK(types_of(planned.ask(inner::ExcuseAbsent{})).empty());
    planned.lose(bela);
    planned.carry_out(planned.ask(inner::ExcuseAbsent{}));
    CHECK(planned.table.clocks()->excuse_of(bela) == Excuse::lost);
    CHECK(types_of(planned.ask(inner::ExcuseAbsent{})).empty());
    planned.pass(5min);
    planned.apply(entry::ExcuseOver{bela});
    CHECK(types_of(planned.ask(inner::ExcuseAbsent{})).empty());
}
