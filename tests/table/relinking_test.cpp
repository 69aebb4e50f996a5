// How a seat gets a new link whose person has lost the token, as plans.
#include "tests/table/planned.hpp"

using namespace dahut;
using namespace dahut::test;
using namespace std::chrono_literals;

namespace {

const std::string link_hash(limits::secret_digits, 'e');
const std::string new_key(limits::secret_digits, 'f');

inner::Relink relink(Seat seat) { return {seat, link_hash}; }

// Bela has been away for as long as the table waits.
PlannedTable without_bela(const entry::Created& created = charter())
{
    PlannedTable planned = PlannedTable::started(created);
    planned.lose(bela);
    planned.pass(limits::patience_usual);
    return planned;
}

} // namespace

TEST_CASE("only the host hands a seat a new link, and only during the match")
{
    CHECK(code_of(PlannedTable().ask(anna, relink(bela))) == "table_not_running");
    PlannedTable planned = without_bela(charter(3));
    CHECK(code_of(planned.ask(cili, relink(bela))) == "not_host");
    CHECK(code_of(planned.ask(the_public, relink(bela))) == "not_host");
    CHECK(types_of(planned.ask(anna, relink(bela))) == Types{"relinked"});
    planned.apply(entry::Stopped{});
    CHECK(code_of(planned.ask(anna, relink(bela))) == "table_over");
}

TEST_CASE("nobody loses a seat who is here, or has not been away for the table's patience")
{
    PlannedTable planned = PlannedTable::started(charter(3));
    CHECK(code_of(planned.ask(anna, relink(bela))) == "not_away");
    CHECK(code_of(planned.ask(anna, relink(anna))) == "not_away");
    planned.lose(bela);
    planned.pass(limits::patience_usual - 1ms);
    CHECK(code_of(planned.ask(anna, relink(bela))) == "not_away");
    planned.pass(1ms);
    CHECK(types_of(planned.ask(anna, relink(bela))) == Types{"relinked"});
    CHECK(code_of(planned.ask(anna, relink(cili))) == "not_away");
    CHECK(code_of(planned.ask(anna, relink(Seat(5)))) == "seat_empty");
    planned.apply(entry::Replaced{bela, BotKind::greedy});
    CHECK(code_of(planned.ask(anna, relink(bela))) == "seat_empty");
}

TEST_CASE("however short a table's patience, nobody loses a seat for less than the server's")
{
    entry::Created created = charter(3);
    created.patience = 0s;
    PlannedTable planned = without_bela(created);
    planned.present.lost_seat_after = limits::patience_usual + 1ms;
    CHECK(code_of(planned.ask(anna, relink(bela))) == "not_away");
    planned.pass(1ms);
    CHECK(types_of(planned.ask(anna, relink(bela))) == Types{"relinked"});
}

TEST_CASE("where there is a clock nobody loses a seat who has time left or is on vacation")
{
    entry::Created created = charter_with_clock({.bank = 24h, .increment = 0s, .lost = 0s, .vacation = 24h});
    PlannedTable planned = without_bela(created);
    CHECK(code_of(planned.ask(anna, relink(bela))) == "not_away");
    planned.apply(entry::Excused{bela, Excuse::vacation});
    planned.apply(entry::StoodIn{bela, BotKind::greedy});
    CHECK(code_of(planned.ask(anna, relink(bela))) == "not_away");
    planned.apply(entry::ExcuseOver{bela});
    CHECK(types_of(planned.ask(anna, relink(bela))) == Types{"relinked"});
}

TEST_CASE("with a new link the former token ends, and everybody is told, and the link itself lets nobody enter")
{
    PlannedTable planned = without_bela();
    const Planned relinked = planned.ask(anna, relink(bela));
    CHECK(std::get<Plan>(relinked).left_keys == Types{PlannedTable::key(bela)});
    CHECK(std::get<Plan>(relinked).keys == Types{link_hash});
    REQUIRE(effect_of<effect::Dismiss>(relinked) != nullptr);
    CHECK(effect_of<effect::Dismiss>(relinked)->viewer == Viewer(bela));
    CHECK(effect_of<effect::TellFacts>(relinked) != nullptr);
    planned.carry_out(relinked);
    CHECK_FALSE(planned.table.viewer_of_key(PlannedTable::key(bela)));
    CHECK_FALSE(planned.table.viewer_of_key(link_hash));
    CHECK(planned.table.seating().was_relinked(PlannedTable::key(bela)));
    CHECK(planned.table.facts({}, FactsFor::others).seats[1].relinked);
    CHECK(planned.table.seating().at(bela).has_person());
}

TEST_CASE("a repeated request for the same link changes nothing, and another link ends the one before")
{
    PlannedTable planned = without_bela();
    planned.carry_out(planned.ask(anna, relink(bela)));
    const Planned again = planned.ask(anna, relink(bela));
    CHECK(types_of(again).empty());
    CHECK(code_of(again).empty());
    planned.carry_out(planned.ask(anna, inner::Relink{bela, std::string(limits::secret_digits, '9')}));
    CHECK(code_of(planned.ask(inner::TakeOver{link_hash, new_key})) == "seat_relinked");
    CHECK(planned.table.seating().was_relinked(link_hash));
}

TEST_CASE("whoever opens the link holds the seat by another token, once, and takes it back from a bot")
{
    PlannedTable planned = without_bela();
    planned.carry_out(planned.ask(anna, relink(bela)));
    planned.apply(entry::StoodIn{bela, BotKind::greedy});
    const Planned taken = planned.ask(inner::TakeOver{link_hash, new_key});
    CHECK(types_of(taken) == Types{"taken_over", "came_back"});
    CHECK(std::get<Plan>(taken).keys == Types{new_key});
    planned.carry_out(taken);
    CHECK(planned.table.viewer_of_key(new_key) == Viewer(bela));
    CHECK_FALSE(planned.table.facts({}, FactsFor::others).seats[1].relinked);
    CHECK_FALSE(planned.table.seating().at(bela).bot);
    CHECK(code_of(planned.ask(inner::TakeOver{link_hash, new_key})) == "seat_relinked");
}

TEST_CASE("a link that nobody has opened can be opened after the match, and reads nothing by itself")
{
    entry::Created hidden = charter();
    hidden.visibility = Visibility::by_link;
    PlannedTable planned = without_bela(hidden);
    planned.carry_out(planned.ask(anna, relink(bela)));
    planned.apply(entry::Stopped{});
    CHECK_FALSE(planned.table.readers().include(link_hash));
    CHECK_FALSE(planned.table.readers().include(PlannedTable::key(bela)));
    const Planned taken = planned.ask(inner::TakeOver{link_hash, new_key});
    CHECK(types_of(taken) == Types{"taken_over"});
    planned.carry_out(taken);
    CHECK(planned.table.readers().include(new_key));
}

TEST_CASE("nobody learns by the link where notices for the seat were mailed")
{
    PlannedTable planned = without_bela();
    planned.apply(entry::MailSet{bela, "bela@example.org"});
    planned.carry_out(planned.ask(anna, relink(bela)));
    CHECK(planned.table.notices().set_by(bela).mail.empty());
}

TEST_CASE("those who read the match later are told of the link until somebody has opened it")
{
    PlannedTable planned = without_bela();
    planned.carry_out(planned.ask(anna, relink(bela)));
    planned.apply(entry::StoodIn{bela, BotKind::greedy});
    planned.carry_out(planned.ask(inner::TakeOver{link_hash, new_key}));
    const auto handovers = planned.table.handovers();
    REQUIRE(handovers.size() == 2);
    CHECK(handovers[0].hands == Hands::link);
    CHECK(handovers[1].hands == Hands::person);
}

TEST_CASE("links are handed out only as often as a host may change its table")
{
    PlannedTable planned = without_bela();
    for (int count = 0; count < limits::host_changes; ++count) {
        planned.apply(entry::TalkSet{Talk::all});
    }
    CHECK(code_of(planned.ask(anna, relink(bela))) == "too_many_changes");
}
