// Who takes a seat, gives it up or is sent away, as plans.
#include "tests/table/planned.hpp"

using namespace dahut;
using namespace dahut::test;

TEST_CASE("a person takes the seat that it wishes for, or else the lowest free one")
{
    PlannedTable planned(charter(4));
    planned.apply(entry::Freed{bela});
    planned.apply(entry::Freed{Seat(3)});
    const inner::TakeSeat request{{anna, "Dora", {}, "dora"}, Seat(3)};
    planned.carry_out(planned.ask(request));
    CHECK(planned.table.seating().at(Seat(3)).player == "Dora");
    const inner::TakeSeat another{{anna, "Emil", {}, "emil"}, Seat(3)};
    planned.carry_out(planned.ask(another));
    CHECK(planned.table.seating().at(bela).player == "Emil");
    CHECK(code_of(planned.ask(another)) == "table_full");
    planned.carry_out(planned.ask(anna, request::Start{}));
    CHECK(code_of(planned.ask(another)) == "table_running");
}

TEST_CASE("who says that it is a bot of somebody's own is shown as one, and allows no hints")
{
    PlannedTable planned(charter(2));
    const Table& table = planned.table;
    planned.apply(entry::Freed{bela});
    planned.carry_out(planned.ask(inner::TakeSeat{{anna, "Pip", {}, "pip", true}, bela}));
    const TableFacts facts = table.facts({}, FactsFor::others);
    CHECK_FALSE(facts.seats[0].own_bot);
    CHECK(facts.seats[1].own_bot);
    CHECK_FALSE(facts.hints);
    CHECK(table.seating().persons().contains(bela));
}

TEST_CASE("the journal says of a seat that a bot of somebody's own took it, and nothing of all others")
{
    const auto kept = [](const entry::Joined& joined) { return Json::parse(to_journal(joined, 0).text); };
    CHECK_FALSE(kept({bela, "Bela", {}, std::string(64, 'a')}).contains("own_bot"));
    const Json own = kept({bela, "Pip", {}, std::string(64, 'a'), true});
    CHECK(own.at("own_bot").get<bool>());
    CHECK(std::get<entry::Joined>(*from_journal(own.dump())).own_bot);
}

TEST_CASE("nobody takes a seat under a name that looks like that of somebody at the table")
{
    PlannedTable planned(charter(3));
    planned.apply(entry::Freed{cili});
    const std::string taken = planned.table.seating().at(bela).player;
    CHECK(code_of(planned.ask(inner::TakeSeat{{cili, taken + " ", {}, "key"}, cili})) == "name_taken");
    CHECK(types_of(planned.ask(inner::TakeSeat{{cili, "Cili", {}, "key"}, cili})) == Types{"joined"});
}

TEST_CASE("whoever leaves before the match frees its seat, and during it leaves it to a bot")
{
    PlannedTable open;
    const Planned left = open.ask(bela, request::Leave{});
    CHECK(types_of(left) == Types{"freed"});
    CHECK(std::get<Plan>(left).left_keys == Types{PlannedTable::key(bela)});
    CHECK(effect_of<effect::LetAskerGo>(left) != nullptr);
    PlannedTable running = PlannedTable::started();
    CHECK(types_of(running.ask(bela, request::Leave{})) == Types{"replaced"});
    running.apply(entry::Stopped{});
    CHECK(code_of(running.ask(bela, request::Leave{})) == "table_over");
}

TEST_CASE("a table that its last person leaves is closed")
{
    PlannedTable planned;
    planned.carry_out(planned.ask(anna, request::Leave{}));
    const Planned last = planned.ask(bela, request::Leave{});
    CHECK(types_of(last) == Types{"freed", "closed"});
    CHECK(effect_of<effect::TableOver>(last) != nullptr);
}

TEST_CASE("a seat of a public table is free again when its person has long been away, unless it is the host's")
{
    PlannedTable planned(charter(3));
    planned.lose(anna);
    planned.lose(bela);
    planned.pass(limits::public_seat_patience - std::chrono::milliseconds(1));
    CHECK(types_of(planned.ask(inner::FreeSeats{})).empty());
    planned.lose(cili);
    planned.pass(std::chrono::milliseconds(1));
    const Planned freed = planned.ask(inner::FreeSeats{});
    CHECK(types_of(freed) == Types{"freed"});
    CHECK(std::get<Plan>(freed).left_keys == Types{PlannedTable::key(bela)});
    planned.carry_out(planned.ask(anna, request::MakePrivate{}));
    CHECK(types_of(planned.ask(inner::FreeSeats{})).empty());
}

TEST_CASE("a match counts as played when people have acted as often as there are seats, and not undone it")
{
    PlannedTable planned = PlannedTable::started();
    const auto act = [&](Seat seat, std::optional<std::string> id, Json action) {
        planned.apply(entry::Acted{seat, std::move(id), std::move(action), {}});
    };
    act(anna, "a", Json::object());
    act(bela, std::nullopt, Json::object());
    act(anna, "b", Json::object());
    act(anna, "c", undo_action());
    planned.apply(entry::Stopped{});
    CHECK(planned.table.is_unplayed());
    act(bela, "d", Json::object());
    CHECK_FALSE(planned.table.is_unplayed());
}

TEST_CASE("a host seats bots in free seats and sends others away, but not itself")
{
    PlannedTable planned(charter(3));
    CHECK(code_of(planned.ask(anna, request::SeatBot{bela, BotKind::greedy})) == "seat_taken");
    CHECK(code_of(planned.ask(anna, request::SeatBot{Seat(7), BotKind::greedy})) == "bad_message");
    CHECK(code_of(planned.ask(anna, request::Unseat{anna})) == "bad_message");
    CHECK(code_of(planned.ask(bela, request::Unseat{cili})) == "not_host");
    const Planned away = planned.ask(anna, request::Unseat{bela});
    REQUIRE(effect_of<effect::Dismiss>(away) != nullptr);
    CHECK(effect_of<effect::Dismiss>(away)->viewer == Viewer(bela));
    planned.carry_out(away);
    CHECK(code_of(planned.ask(anna, request::Unseat{bela})) == "seat_empty");
    CHECK(types_of(planned.ask(anna, request::SeatBot{bela, BotKind::greedy})) == Types{"bot_seated"});
}

TEST_CASE("a person contributes only so often")
{
    PlannedTable planned;
    for (int count = 0; count < limits::contributions; ++count) {
        planned.carry_out(planned.ask(bela, request::Contribute{std::string(64, 'a')}));
    }
    CHECK(code_of(planned.ask(bela, request::Contribute{std::string(64, 'a')})) == "too_many_changes");
    CHECK(types_of(planned.ask(anna, request::Contribute{std::string(64, 'a')})) == Types{"contributed"});
}

TEST_CASE("a table is closed by its host before its match, and everybody there is told")
{
    PlannedTable planned;
    const Planned closed = planned.ask(anna, request::Close{});
    CHECK(types_of(closed) == Types{"closed"});
    CHECK(effect_of<effect::TableOver>(closed) != nullptr);
    CHECK(effect_of<effect::Dismiss>(closed) != nullptr);
    planned.carry_out(planned.ask(anna, request::Start{}));
    CHECK(code_of(planned.ask(anna, request::Close{})) == "table_running");
}

TEST_CASE("a new table is stored with its host, and with the tokens that lead to it")
{
    const Table table("table", charter(), &hosted_pips());
    TableRequest found = inner::MakeTable{{anna, "Anna", {}, "annas key"}, bela, "https://example.org/hook"};
    const Planned planned = plan(table, {}, found, {}, 0);
    CHECK(types_of(planned) == Types{"created", "joined", "webhook_set"});
    CHECK(std::get<Plan>(planned).keys.size() == 3);
    CHECK(std::get<entry::Joined>(std::get<Plan>(planned).entries[1]).seat == bela);
}

TEST_CASE("a bot that thinks plays on for whoever leaves a match")
{
    PlannedTable planned = PlannedTable::started();
    planned.carry_out(planned.ask(bela, request::Leave{}));
    CHECK(planned.table.seating().at(bela).bot == BotKind::medium);
}
