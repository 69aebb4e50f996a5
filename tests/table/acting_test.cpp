// Steps of a match, as plans: its start, what people and bots do, and undoing.
#include "tests/table/planned.hpp"

using namespace dahut;
using namespace dahut::test;

namespace {

request::Act first_act(const Table& table, Seat seat)
{
    FastRandom random(1);
    return {table.stream(seat)->decision, table.match()->choose(BotKind::random, seat, random)};
}

} // namespace

TEST_CASE("a match starts when every seat is taken, and its plan carries the step")
{
    PlannedTable planned;
    planned.apply(entry::Freed{bela});
    CHECK(code_of(planned.ask(anna, request::Start{})) == "seats_missing");
    CHECK(code_of(planned.ask(bela, request::Start{})) == "not_host");
    planned.apply(entry::BotSeated{bela, BotKind::greedy});
    const Planned start = planned.ask(anna, request::Start{});
    CHECK(types_of(start) == Types{"started"});
    CHECK(std::get<Plan>(start).step.has_value());
    planned.carry_out(start);
    CHECK(code_of(planned.ask(anna, request::Start{})) == "table_running");
}

TEST_CASE("an action answers the decision that is asked, and a repeated one is carried out once")
{
    PlannedTable planned = PlannedTable::started();
    request::Act act = first_act(planned.table, anna);
    act.decision += 1;
    const Planned stale = planned.ask(anna, act);
    CHECK(code_of(stale) == "stale_decision");
    CHECK(std::get<Denial>(stale).decision.has_value());
    act.decision -= 1;
    CHECK(code_of(planned.ask(the_public, act)) == "not_seated");
    const Planned acted = planned.ask(anna, act, "mine");
    CHECK(types_of(acted) == Types{"acted"});
    CHECK(effect_of<effect::TellStep>(acted) != nullptr);
    planned.carry_out(acted);
    planned.apply(entry::Stopped{});
    CHECK(std::get<Plan>(planned.ask(anna, act, "mine")).entries.empty());
    CHECK(code_of(planned.ask(anna, act, "another")) == "table_over");
}

TEST_CASE("nobody acts while the match is paused, or for whom a bot plays")
{
    PlannedTable planned = PlannedTable::started();
    const request::Act act = first_act(planned.table, anna);
    planned.apply(entry::StoodIn{anna, BotKind::greedy});
    CHECK(code_of(planned.ask(anna, act)) == "stood_in");
    planned.apply(entry::Paused{});
    CHECK(code_of(planned.ask(anna, act)) == "paused");
}

TEST_CASE("what a bot has chosen is forgotten if the match has changed, and breaks the table if it is not legal")
{
    PlannedTable planned = PlannedTable::started();
    planned.apply(entry::StoodIn{bela, BotKind::greedy});
    const request::Act choice = first_act(planned.table, bela);
    const inner::BotActs acts{bela, planned.table.held_match(), choice.action, {}};
    CHECK(types_of(planned.ask(acts)) == Types{"acted"});
    CHECK(std::holds_alternative<Fault>(planned.ask(inner::BotActs{bela, acts.match, Json("nonsense"), {}})));
    CHECK(std::holds_alternative<Fault>(planned.ask(inner::BotActs{bela, acts.match, {}, "it fell asleep"})));
    planned.carry_out(planned.ask(anna, first_act(planned.table, anna)));
    CHECK(std::get<Plan>(planned.ask(acts)).entries.empty());
}

TEST_CASE("an undoing is worked out elsewhere, and again if anything has happened meanwhile")
{
    PlannedTable planned = PlannedTable::started();
    planned.carry_out(planned.ask(anna, first_act(planned.table, anna), "acted"));
    const auto errand = [](const Planned& undo) { return std::get<UndoErrand>(*std::get<Plan>(undo).errand); };
    const UndoErrand first = errand(planned.ask(anna, request::Undo{}));
    inner::Undone undone{anna, first.entries, first.looks, Denial{{"undo_nothing", ""}}};
    CHECK(code_of(planned.ask(anna, undone)) == "undo_nothing");
    planned.apply(entry::Said{{bela, planned.now_ms, "wait"}});
    const UndoErrand second = errand(planned.ask(anna, undone));
    CHECK(second.looks == 2);
    CHECK(second.entries == planned.table.entries());
    undone.looks = 5;
    CHECK(code_of(planned.ask(anna, undone)) == "undo_too_late");
    CHECK(std::get<Plan>(planned.ask(anna, undone, "acted")).entries.empty());
}
