// Undoing at a table: asked for, stored, told, repeated, and there again after a restart and in the record.
#include "protocol/limits.hpp"
#include "tests/server/match.hpp"

#include <set>
#include <string>

using namespace dahut;
using namespace dahut::test;

namespace {

const Json undo_request{{"type", "undo"}};

// Anna has chosen a card, and Bela has not.
Match chosen_once(TestLobby& tables)
{
    Match match = started_match(tables);
    REQUIRE(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    return match;
}

const Json undone_by_anna = Json::parse(R"([{"type": "undone", "seat": 0}])");

} // namespace

TEST_CASE("what is undone is told to everybody, and the asker is asked anew")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const Json asked = match.anna->decision();
    REQUIRE(tables.ask(match.anna, act_request(asked))["type"] == "update");
    const Json answer = tables.ask(match.anna, undo_request);
    CHECK(answer["type"] == "update");
    CHECK(answer["events"] == undone_by_anna);
    CHECK(match.anna->decision()["rows"] == asked["rows"]);
    CHECK(match.anna->decision()["number"] > asked["number"]);
    const Json told = match.bela->latest("update");
    CHECK(told["events"] == undone_by_anna);
    CHECK(told["undoes"] == 2);
    CHECK_FALSE(told.contains("id"));
    play_to_end(tables, {match.anna, match.bela});
}

TEST_CASE("who comes later is not told what was undone, but that it was")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const std::size_t before = match.anna->latest("snapshot")["events"].size();
    REQUIRE(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    REQUIRE(tables.ask(match.anna, undo_request)["type"] == "update");
    REQUIRE(tables.ask(match.anna, {{"type", "resync"}})["type"] == "done");
    const Json events = match.anna->latest("snapshot")["events"];
    CHECK(events.size() == before + 1);
    CHECK(events.back() == undone_by_anna[0]);
}

TEST_CASE("an undoing is carried out once, however often it is asked for")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = chosen_once(tables);
    const Json request{{"type", "undo"}, {"id", "once"}};
    REQUIRE(tables.ask(match.anna, request)["type"] == "update");
    REQUIRE(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    const std::size_t told = match.anna->told().size();
    CHECK(tables.ask(match.anna, request)["type"] == "done");
    CHECK(match.anna->told().size() == told);
}

TEST_CASE("of two undoings at once, whichever is second finds what is left to undo")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = chosen_once(tables);
    // Both are judged on the workers, which finish in any order.
    const std::set<std::string> asked{tables.begin(match.anna, undo_request), tables.begin(match.anna, undo_request)};
    tables.run();
    CHECK(std::set<std::string>{match.anna->latest("update")["id"], match.anna->latest("refused")["id"]} == asked);
    CHECK(match.anna->latest("refused")["code"] == "nothing_to_undo");
}

TEST_CASE("who may not undo is told why")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = seated_match(tables);
    const auto code = [&tables](const Person& guest) { return tables.ask(guest, undo_request)["code"]; };
    CHECK(code(person()) == "not_entered");
    CHECK(code(match.anna) == "table_not_running");
    REQUIRE(tables.ask(match.anna, {{"type", "start"}})["type"] == "done");
    const Person watcher = person();
    tables.ask(watcher, enter_request(match.table["watch"]));
    CHECK(code(watcher) == "not_seated");
    CHECK(code(match.anna) == "nothing_to_undo");
    REQUIRE(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    REQUIRE(tables.ask(match.bela, act_request(match.bela->decision()))["type"] == "update");
    CHECK(code(match.anna) == "undo_too_late");
    CHECK(code(match.bela) == "undo_learned");
    play_to_end(tables, {match.anna, match.bela});
    CHECK(code(match.anna) == "table_over");
}

TEST_CASE("nobody undoes for ever")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = chosen_once(tables);
    for (int undone = 0; undone < limits::undos; ++undone) {
        REQUIRE(tables.ask(match.anna, undo_request)["type"] == "update");
        REQUIRE(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    }
    CHECK(tables.ask(match.anna, undo_request)["code"] == "too_many_changes");
}

TEST_CASE("what cannot be stored is not undone")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = chosen_once(tables);
    tables.faults.next = StoreFault::full;
    CHECK(tables.ask(match.anna, undo_request)["code"] == "storage_failed");
    tables.faults.next.reset();
    CHECK(tables.ask(match.anna, undo_request)["events"] == undone_by_anna);
    tables.faults.failing_reads = 1;
    CHECK(tables.ask(match.anna, undo_request)["code"] == "storage_failed");
}

TEST_CASE("after a restart a table is where it was after an undoing, and all is told again as it was told")
{
    const TemporaryFolder folder;
    Match match;
    std::vector<std::string> told;
    {
        TestLobby tables(folder / "dahut.db");
        match = chosen_once(tables);
        REQUIRE(tables.ask(match.anna, undo_request)["type"] == "update");
        told = match.bela->told();
    }
    TestLobby tables(folder / "dahut.db");
    const Person bela = person();
    Json request = enter_request(match.belas_token);
    request["seen"] = 1;
    REQUIRE(tables.ask(bela, request)["type"] == "entered");
    CHECK(bela->told() == std::vector(told.begin() + 1, told.end()));
    const Person anna = person();
    REQUIRE(tables.ask(anna, enter_request(match.annas_token))["type"] == "entered");
    CHECK(anna->decision() == match.anna->decision());
    play_to_end(tables, {anna, bela});
}

TEST_CASE("the record of a match has what was undone, and can be played again")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = chosen_once(tables);
    REQUIRE(tables.ask(match.anna, undo_request)["type"] == "update");
    play_to_end(tables, {match.anna, match.bela});
    const std::string id = match.table["id"];
    const Json record = Json::parse(*tables.read(tables.lobby.archive().record(id, "")).body);
    CHECK(record["actions"][1]["action"] == Json::parse(R"({"type": "undo"})"));
    const Json replay = Json::parse(*tables.read(tables.lobby.archive().replay(id, "all", "")).body);
    CHECK(replay["steps"][1]["events"] == undone_by_anna);
    CHECK(replay["steps"][1]["undoes"] == 0);
    CHECK(replay["steps"].size() == record["actions"].size());
}
