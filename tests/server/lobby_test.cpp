// The house rules of tables: who may sit, watch and start, and what is left of a finished match.
#include "protocol/limits.hpp"
#include "tests/server/match.hpp"
#include "tests/support/catch.hpp"

using namespace dahut;
using namespace dahut::test;

TEST_CASE("seats are taken, given to bots and freed by the rules of the house")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Person anna = person();
    const Person bela = person();
    const Person carla = person();
    const Json table = tables.ask(anna, create_request(2))["table"];
    CHECK(tables.ask(anna, {{"type", "start"}})["code"] == "seats_missing");
    CHECK(tables.ask(anna, {{"type", "seat_bot"}, {"seat", 0}, {"bot", "random"}})["code"] == "seat_taken");
    CHECK(tables.ask(anna, {{"type", "seat_bot"}, {"seat", 2}, {"bot", "random"}})["code"] == "bad_message");
    CHECK(tables.ask(anna, {{"type", "unseat"}, {"seat", 1}})["code"] == "seat_empty");
    CHECK(tables.ask(anna, {{"type", "seat_bot"}, {"seat", 1}, {"bot", "random"}})["type"] == "done");
    CHECK(tables.ask(bela, join_request(table))["code"] == "table_full");
    CHECK(tables.ask(anna, {{"type", "unseat"}, {"seat", 1}})["type"] == "done");
    CHECK(tables.ask(bela, join_request(table))["seat"] == 1);
    CHECK(tables.ask(bela, {{"type", "start"}})["code"] == "not_host");
    CHECK(tables.ask(carla, {{"type", "start"}})["code"] == "not_entered");
    CHECK(tables.ask(anna, {{"type", "unseat"}, {"seat", 1}})["type"] == "done");
    CHECK(bela->closed_with == "unseated");
    CHECK(tables.ask(carla, join_request(table))["seat"] == 1);
    CHECK(tables.ask(anna, {{"type", "leave"}})["type"] == "done");
    CHECK(carla->latest("table")["table"]["host"] == 1);
    CHECK(tables.ask(carla, {{"type", "leave"}})["type"] == "done");
    CHECK(tables.ask(anna, join_request(table))["code"] == "table_gone");
}

TEST_CASE("who would like a seat has it if it is free and there, or else the lowest that is, also after a restart")
{
    const TemporaryFolder folder;
    const auto liking = [](Json request, int seat) {
        request["seat"] = seat;
        return request;
    };
    Json seated;
    {
        TestLobby tables(folder / "dahut.db");
        const Person anna = person();
        seated = tables.ask(anna, liking(create_request(3), 2));
        CHECK(seated["seat"] == 2);
        CHECK(seated["table"]["host"] == 2);
        CHECK(tables.ask(person(), liking(join_request(seated["table"]), 2))["seat"] == 0);
        CHECK(tables.ask(person(), liking(join_request(seated["table"], "Cili"), 7))["seat"] == 1);
        CHECK(tables.ask(anna, {{"type", "unseat"}, {"seat", 0}})["type"] == "done");
        CHECK(tables.ask(anna, {{"type", "unseat"}, {"seat", 1}})["type"] == "done");
        CHECK(tables.ask(person(), liking(join_request(seated["table"], "Dora"), 1))["seat"] == 1);
        CHECK(tables.ask(person(), liking(create_request(2), 2))["seat"] == 0);
    }
    TestLobby tables(folder / "dahut.db");
    const Person anna = person();
    const Json entered = tables.ask(anna, enter_request(seated["token"]));
    CHECK(entered["role"] == 2);
    CHECK(entered["table"]["host"] == 2);
}

TEST_CASE("what a person contributes last before the match is dealt with, also after a restart")
{
    const TemporaryFolder folder;
    const auto contributing = [](char digit) { return Json{{"type", "contribute"}, {"contribution", hex_of(digit)}}; };
    Json table;
    Match match;
    {
        TestLobby tables(folder / "dahut.db");
        match.anna = person();
        const Json seated = tables.ask(match.anna, create_request(2));
        table = seated["table"];
        match.annas_token = seated["token"];
        CHECK(tables.ask(match.anna, contributing('c'))["type"] == "done");
        CHECK(tables.ask(person(), contributing('d'))["code"] == "not_entered");
    }
    TestLobby tables(folder / "dahut.db");
    match.anna = person();
    match.bela = person();
    CHECK(tables.ask(match.anna, enter_request(match.annas_token))["type"] == "entered");
    tables.ask(match.bela, join_request(table));
    CHECK(tables.ask(match.anna, {{"type", "start"}})["type"] == "done");
    CHECK(tables.ask(match.bela, contributing('e'))["code"] == "table_running");
    const Person watcher = person();
    tables.ask(watcher, enter_request(table["watch"]));
    CHECK(tables.ask(watcher, contributing('e'))["code"] == "not_seated");
    play_to_end(tables, {match.anna, match.bela});
    const Json record = Json::parse(*tables.read(tables.lobby.archive().record(table["id"], "")).body);
    CHECK(record["dealing"]["contributions"] == Json::array({hex_of('c'), hex_of('b')}));
}

TEST_CASE("a watcher sees what the public sees and can do nothing")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const Person watcher = person();
    CHECK(tables.ask(watcher, enter_request(match.table["watch"]))["role"] == "public");
    CHECK_FALSE(watcher->latest("snapshot").contains("decision"));
    CHECK(tables.ask(watcher, act_request(match.anna->decision()))["code"] == "not_seated");
    CHECK(tables.ask(watcher, {{"type", "leave"}})["code"] == "not_seated");
    CHECK(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    CHECK(watcher->latest("update")["n"] == 2);
}

TEST_CASE("a table that forbids watching has no watch token that works")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Person anna = person();
    Json create = create_request();
    create["watching"] = "forbidden";
    const Json table = tables.ask(anna, create)["table"];
    CHECK_FALSE(table.contains("watch"));
    CHECK(tables.ask(person(), enter_request(hex_of('0')))["code"] == "unknown_token");
    CHECK(tables.ask(person(), enter_request(table["invitation"]))["code"] == "unknown_token");
}

TEST_CASE("a table says whether its pages help to remember, and says the same after a restart")
{
    const TemporaryFolder folder;
    Json create = create_request();
    Json aided;
    Json unaided;
    {
        TestLobby tables(folder / "dahut.db");
        aided = tables.ask(person(), create);
        CHECK(aided["table"]["memory"] == "aided");
        create["memory"] = "unaided";
        unaided = tables.ask(person(), create);
        CHECK(unaided["table"]["memory"] == "unaided");
    }
    TestLobby tables(folder / "dahut.db");
    CHECK(tables.ask(person(), enter_request(aided["token"]))["table"]["memory"] == "aided");
    CHECK(tables.ask(person(), enter_request(unaided["token"]))["table"]["memory"] == "unaided");
}

TEST_CASE("there are never more live tables than the host allows")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    for (int count = 0; count < 3; ++count) {
        CHECK(tables.ask(person(), create_request())["type"] == "seated");
    }
    CHECK(tables.ask(person(), create_request())["code"] == "too_many_tables");
}

TEST_CASE("what nobody hosts or plays like that cannot be created")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    Json create = create_request();
    create["game"] = "chess";
    CHECK(tables.ask(person(), create)["code"] == "unknown_game");
    CHECK(tables.ask(person(), create_request(5))["code"] == "bad_options");
    create = create_request();
    create["options"] = {{"deal", "nonsense"}};
    CHECK(tables.ask(person(), create)["code"] == "bad_options");
}

TEST_CASE("a person contributes as often as anybody needs, and nobody else hears of it")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = seated_match(tables);
    const std::size_t heard = match.bela->heard.size();
    const Json contributing = {{"type", "contribute"}, {"contribution", hex_of('c')}};
    for (int time = 0; time < limits::contributions; ++time) {
        CHECK(tables.ask(match.anna, contributing)["type"] == "done");
    }
    CHECK(tables.ask(match.anna, contributing)["code"] == "too_many_changes");
    CHECK(match.bela->heard.size() == heard);
    CHECK(tables.ask(match.bela, contributing)["type"] == "done");
}

TEST_CASE("a table can be changed so often before it starts, and then started or left")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Person anna = person();
    tables.ask(anna, create_request());
    for (std::int64_t change = 2; change < limits::entries_before_start; change += 2) {
        CHECK(tables.ask(anna, {{"type", "seat_bot"}, {"seat", 1}, {"bot", "random"}})["type"] == "done");
        CHECK(tables.ask(anna, {{"type", "unseat"}, {"seat", 1}})["type"] == "done");
    }
    CHECK(tables.ask(anna, {{"type", "seat_bot"}, {"seat", 1}, {"bot", "random"}})["code"] == "too_many_changes");
    CHECK(tables.ask(anna, {{"type", "leave"}})["type"] == "done");
}

TEST_CASE("a finished match can be entered again after a restart, and everybody's replay adds up")
{
    const TemporaryFolder folder;
    Match match;
    Json last;
    {
        TestLobby tables(folder / "dahut.db");
        match = started_match(tables);
        play_to_end(tables, {match.anna, match.bela});
        tables.ask(match.anna, {{"type", "resync"}});
        last = match.anna->latest("snapshot");
    }
    TestLobby tables(folder / "dahut.db");
    const Person anna = person();
    CHECK(tables.ask(anna, enter_request(match.annas_token))["table"]["status"] == "finished");
    CHECK(anna->latest("snapshot") == last);
    const std::string id = match.table["id"];
    CHECK(tables.lists()["finished"][0]["id"] == id);
    for (const char* eyes : {"0", "1", "public", "all"}) {
        const ApiAnswer answer = tables.read(tables.lobby.archive().replay(id, eyes, ""));
        INFO(eyes);
        CHECK(answer.status == 200);
        CHECK(Json::parse(*answer.body)["steps"].size() > 3);
    }
    CHECK(tables.read(tables.lobby.archive().replay(id, "7", "")).status == 400);
    CHECK(tables.read(tables.lobby.archive().record("nothing", "")).status == 404);
    CHECK_FALSE(perspective_of("8"));
    CHECK_FALSE(perspective_of(""));
}

TEST_CASE("a finished table that somebody only looks at is not kept in memory")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    play_to_end(tables, {match.anna, match.bela});
    tables.ask(match.anna, {{"type", "resync"}});
    tables.lobby.gone(*match.anna);
    tables.lobby.gone(*match.bela);
    const int reads = tables.faults.reads;
    const Json look = {{"type", "inspect"}, {"invitation", match.table["invitation"]}};
    for (const int times : {1, 2}) {
        CHECK(tables.ask(person(), look)["table"]["status"] == "finished");
        CHECK(tables.faults.reads == reads + times);
    }
    const Json joining = join_request(match.table);
    CHECK(tables.ask(person(), joining)["code"] == "table_over");
    CHECK(tables.ask(person(), joining)["code"] == "table_over");
    CHECK(tables.faults.reads == reads + 4);
}

TEST_CASE("a finished table has one room, however often its people come back")
{
    const TemporaryFolder folder;
    Match match;
    {
        TestLobby tables(folder / "dahut.db");
        match = started_match(tables);
        play_to_end(tables, {match.anna, match.bela});
    }
    TestLobby tables(folder / "dahut.db");
    const Person anna = person();
    CHECK(tables.ask(anna, enter_request(match.annas_token))["type"] == "entered");
    CHECK(tables.ask(anna, enter_request(match.annas_token))["type"] == "entered");
    const Json table = tables.ask(person(), enter_request(match.belas_token))["table"];
    CHECK(table["seats"][0]["connected"] == true);
    CHECK(anna->latest("table")["table"]["seats"][1]["connected"] == true);
}

TEST_CASE("a new table has a place while it is made, and gives it back unless it comes to be")
{
    const auto places = std::make_shared<Places>(2, 1);
    REQUIRE_FALSE(places->take("one", "here"));
    {
        const NewPlace place(places, "one");
        CHECK(places->take("two", "here") == NoPlace::for_this_address);
    }
    CHECK(places->taken() == 0);
    REQUIRE_FALSE(places->take("two", "here"));
    {
        NewPlace place(places, "two");
        place.keep();
    }
    CHECK(places->taken() == 1);
    CHECK(places->maker_of("two") == "here");
}

TEST_CASE("a running table that is brought back has a place, also if it cannot be loaded at once")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const std::string id = match.table["id"];
    for (const int failing_reads : {0, 1}) {
        tables.carry_out(tables.lobby.operate(operating::Delete{id}));
        CHECK(tables.lobby.tables_live() == 0);
        tables.faults.failing_reads = failing_reads;
        tables.carry_out(tables.lobby.operate(operating::BringBack{id}));
        CHECK(tables.lobby.tables_live() == 1);
    }
}

TEST_CASE("a match that is not over has neither record nor replay")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const std::string id = match.table["id"];
    CHECK(tables.read(tables.lobby.archive().record(id, "")).status == 409);
    CHECK(tables.read(tables.lobby.archive().replay(id, "all", "")).status == 409);
}
