// Tables leave memory when nobody is at them, and are taken up again when somebody comes or something has to move.
#include "tests/server/match.hpp"
#include "tests/support/former_schema.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

using namespace dahut;
using namespace dahut::test;

namespace {

constexpr std::chrono::hours long_enough{1};

void all_go_for_long(TestLobby& tables, const Match& match)
{
    all_go(tables, match);
    tables.clear_away();
    tables.lobby.let_rest(std::chrono::steady_clock::now() + long_enough);
}

// A table at which a bot plays against Anna.
Json table_with_bot(TestLobby& tables)
{
    const Person anna = person();
    const Json seated = tables.ask(anna, create_request());
    tables.ask(anna, {{"type", "seat_bot"}, {"seat", 1}, {"bot", "random"}});
    REQUIRE(tables.ask(anna, {{"type", "start"}})["type"] == "done");
    return seated;
}

// A public table does not rest before its match while a seat may have to be freed.
Json create_private()
{
    Json create = create_request();
    create["visibility"] = "link";
    return create;
}

} // namespace

TEST_CASE("a table leaves memory when nobody has been at it for a while, and comes back as it was")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const Json decision = match.anna->decision();
    tables.lobby.gone(*match.bela);
    tables.lobby.let_rest(std::chrono::steady_clock::now() + long_enough);
    CHECK(tables.lobby.tables_awake() == 1);
    tables.lobby.gone(*match.anna);
    tables.lobby.let_rest(std::chrono::steady_clock::now() + long_enough);
    CHECK(tables.lobby.tables_awake() == 1);
    tables.clear_away();
    tables.lobby.let_rest(std::chrono::steady_clock::now());
    CHECK(tables.lobby.tables_awake() == 1);
    tables.lobby.let_rest(std::chrono::steady_clock::now() + long_enough);
    CHECK(tables.lobby.tables_awake() == 0);

    CHECK(tables.lists()["running"][0]["id"] == match.table["id"]);
    const Person anna = person();
    CHECK(tables.ask(anna, enter_request(match.annas_token))["table"]["status"] == "running");
    CHECK(tables.lobby.tables_awake() == 1);
    CHECK(anna->decision() == decision);
    CHECK(tables.ask(anna, act_request(decision))["type"] == "update");
}

TEST_CASE("those who come to a resting table at once enter one room, which is taken up once")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = seated_match(tables, create_private());
    all_go_for_long(tables, match);
    const int reads = tables.faults.reads;
    tables.begin(match.anna, enter_request(match.annas_token));
    tables.begin(match.bela, enter_request(match.belas_token));
    tables.run();
    CHECK(tables.faults.reads == reads + 1);
    CHECK(tables.lobby.tables_awake() == 1);
    CHECK(match.anna->latest("table")["table"]["seats"][1]["connected"] == true);
    CHECK(match.bela->latest("entered")["table"]["seats"][0]["connected"] == true);
}

TEST_CASE("starting takes up no table, but counts all that are live")
{
    const TemporaryFolder folder;
    Json with_bot;
    {
        TestLobby tables(folder / "dahut.db");
        (void)started_match(tables);
        (void)seated_match(tables);
        with_bot = table_with_bot(tables);
    }
    TestLobby tables(folder / "dahut.db");
    CHECK(tables.lobby.tables_awake() == 0);
    CHECK(tables.lists()["running"].size() == 2);
    CHECK(tables.lists()["open"].size() == 1);
    CHECK(tables.ask(person(), create_request())["code"] == "too_many_tables");
    const Person anna = person();
    CHECK(tables.ask(anna, enter_request(with_bot["token"]))["table"]["status"] == "running");
    play_to_end(tables, {anna});
    CHECK(tables.ask(person(), create_request())["type"] == "seated");
}

TEST_CASE("the tables of a former Dahut are taken up and listed as they were")
{
    const TemporaryFolder folder;
    Match open;
    Match running;
    Match finished;
    {
        TestLobby tables(folder / "dahut.db");
        finished = started_match(tables);
        play_to_end(tables, {finished.anna, finished.bela});
        running = started_match(tables);
        REQUIRE(tables.ask(running.bela, {{"type", "leave"}})["type"] == "done");
        open = seated_match(tables);
    }
    make_former(folder / "dahut.db");
    TestLobby tables(folder / "dahut.db");
    const Json lists = tables.lists();
    CHECK(lists["open"][0]["id"] == open.table["id"]);
    CHECK(lists["running"][0]["id"] == running.table["id"]);
    CHECK(lists["finished"][0]["id"] == finished.table["id"]);
    CHECK(tables.lobby.tables_awake() == 0);
    const Person anna = person();
    CHECK(tables.ask(anna, enter_request(running.annas_token))["table"]["status"] == "running");
    play_to_end(tables, {anna});
    CHECK(anna->latest("table")["table"]["status"] == "finished");
}
