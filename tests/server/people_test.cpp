// People at a table: what they say to each other, and bots that stand in for those who are away.
#include "protocol/limits.hpp"
#include "tests/server/match.hpp"
#include "tests/server/timed_lobby.hpp"

using namespace dahut;
using namespace dahut::test;

namespace {

Json stand_in(int seat) { return {{"type", "stand_in"}, {"seat", seat}}; }

Json three_with_patience(std::int64_t patience_s)
{
    Json create = create_request(3);
    create["patience_s"] = patience_s;
    return create;
}

// Anna, Bela and Cili at a table whose match has started.
struct ThreeAtTable {
    ThreeAtTable(TestLobby& tables, const Json& create) : match(seated_match(tables, create))
    {
        const Json joined = tables.ask(cili, join_request(match.table, "Cili"));
        cilis_token = joined["token"];
        REQUIRE(tables.ask(match.anna, {{"type", "start"}})["type"] == "done");
    }

    Match match;
    Person cili = person();
    std::string cilis_token;
};

} // namespace

TEST_CASE("what is said is told to all who sit at the table, and to nobody else")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = seated_match(timed.tables);
    const Person watcher = person();
    timed.tables.ask(watcher, enter_request(match.table["watch"]));
    CHECK(timed.tables.ask(match.anna, say("Szia, Béla!"))["type"] == "done");
    const Json said{{"type", "said"}, {"seat", 0}, {"at", timed.now_ms}, {"text", "Szia, Béla!"}};
    CHECK(match.anna->latest("said") == said);
    CHECK(match.bela->latest("said") == said);
    CHECK(watcher->latest("said").is_null());
    CHECK(timed.tables.ask(watcher, say("Hello"))["code"] == "not_seated");
    CHECK(timed.tables.ask(person(), say("Hello"))["code"] == "not_entered");
}

TEST_CASE("whoever comes back hears what was said, also after a restart, and before what was played")
{
    const TemporaryFolder folder;
    Match match;
    {
        TestLobby tables(folder / "dahut.db");
        match = started_match(tables);
        REQUIRE(tables.ask(match.anna, say("one"))["type"] == "done");
        REQUIRE(tables.ask(match.bela, say("two"))["type"] == "done");
    }
    TestLobby tables(folder / "dahut.db");
    const Person bela = person();
    REQUIRE(tables.ask(bela, enter_request(match.belas_token))["type"] == "entered");
    const Json lines = bela->latest("talk")["lines"];
    REQUIRE(lines.size() == 2);
    CHECK(lines[0]["text"] == "one");
    CHECK(lines[1]["seat"] == 1);
    const Person watcher = person();
    REQUIRE(tables.ask(watcher, enter_request(match.table["watch"]))["type"] == "entered");
    CHECK(watcher->latest("talk").is_null());
}

TEST_CASE("only so much is said in a minute, and only so much is told to whoever comes")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = started_match(timed.tables);
    for (std::size_t line = 0; line < limits::talk_lines_kept + 1; ++line) {
        REQUIRE(timed.tables.ask(match.anna, say("line " + std::to_string(line)))["type"] == "done");
        timed.now_ms += minute_ms / limits::talk_lines_a_minute;
    }
    const Person anna = person();
    timed.tables.ask(anna, enter_request(match.annas_token));
    const Json lines = anna->latest("talk")["lines"];
    CHECK(lines.size() == limits::talk_lines_kept);
    CHECK(lines[0]["text"] == "line 1");
    timed.now_ms -= 1;
    CHECK(timed.tables.ask(match.anna, say("at once"))["code"] == "talk_too_fast");
    CHECK(timed.tables.ask(match.bela, say("but I can"))["type"] == "done");
}

TEST_CASE("at a table without talk nobody talks")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    Json create = create_request();
    create["talk"] = "off";
    const Match match = started_match(tables, create);
    CHECK(match.table["talk"] == "off");
    CHECK(tables.ask(match.anna, say("Hello"))["code"] == "talk_off");
}

TEST_CASE("talk is no part of the record")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    REQUIRE(tables.ask(match.anna, say("a secret"))["type"] == "done");
    play_to_end(tables, {match.anna, match.bela});
    const std::string id = match.table["id"];
    CHECK(tables.read(tables.lobby.archive().record(id, "")).body->find("a secret") == std::string::npos);
    CHECK(tables.read(tables.lobby.archive().replay(id, "all", "")).body->find("a secret") == std::string::npos);
    CHECK(tables.ask(match.anna, say("Thanks!"))["type"] == "done");
}

TEST_CASE("when somebody has been away for long and all others agree, a bot stands in")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const ThreeAtTable three(timed.tables, three_with_patience(300));
    CHECK(timed.tables.ask(three.match.anna, stand_in(2))["code"] == "not_away");
    timed.tables.lobby.gone(*three.cili);
    CHECK(latest_seat(three.match.anna, 2)["away_s"] == 0);
    timed.now_ms += 300'000 - 1;
    CHECK(timed.tables.ask(three.match.anna, stand_in(2))["code"] == "not_away");
    timed.now_ms += 1;
    CHECK(timed.tables.ask(three.match.anna, stand_in(2))["type"] == "done");
    CHECK(latest_seat(three.match.bela, 2)["agreed"] == Json::parse("[0]"));
    CHECK_FALSE(latest_seat(three.match.bela, 2).contains("stood_in"));
    CHECK(timed.tables.ask(three.match.bela, stand_in(2))["type"] == "done");
    const Json place = latest_seat(three.match.anna, 2);
    CHECK(place["stood_in"] == true);
    CHECK(place["bot"] == "medium");
    CHECK(place["player"] == "Cili");
    play_to_end(timed.tables, {three.match.anna, three.match.bela});
    CHECK(three.match.anna->latest("table")["table"]["status"] == "finished");
}

TEST_CASE("those who are away themselves are not asked, and an agreement can be completed later")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const ThreeAtTable three(timed.tables, three_with_patience(0));
    timed.tables.lobby.gone(*three.cili);
    REQUIRE(timed.tables.ask(three.match.anna, stand_in(2))["type"] == "done");
    CHECK_FALSE(latest_seat(three.match.anna, 2).contains("stood_in"));
    timed.tables.lobby.gone(*three.match.bela);
    REQUIRE(timed.tables.ask(three.match.anna, stand_in(2))["type"] == "done");
    CHECK(latest_seat(three.match.anna, 2)["stood_in"] == true);
}

TEST_CASE("who comes back takes the seat back at once")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = started_match(timed.tables, [] {
        Json create = create_request();
        create["patience_s"] = 0;
        return create;
    }());
    timed.tables.lobby.gone(*match.bela);
    REQUIRE(timed.tables.ask(match.anna, stand_in(1))["type"] == "done");
    REQUIRE(latest_seat(match.anna, 1)["stood_in"] == true);
    const Person bela = person();
    REQUIRE(timed.tables.ask(bela, enter_request(match.belas_token))["type"] == "entered");
    for (const Person& one : {bela, match.anna}) {
        CHECK_FALSE(latest_seat(one, 1).contains("stood_in"));
        CHECK_FALSE(latest_seat(one, 1).contains("bot"));
    }
    play_to_end(timed.tables, {match.anna, bela});
}

TEST_CASE("who is stood in for plays again only after coming back")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = started_match(timed.tables);
    const Json decision = match.bela->decision();
    timed.tables.lobby.gone(*match.bela);
    timed.now_ms += limits::patience_usual / std::chrono::milliseconds(1);
    REQUIRE(timed.tables.ask(match.anna, stand_in(1))["type"] == "done");
    timed.tables.faults.next = StoreFault::full;
    const Person bela = person();
    REQUIRE(timed.tables.ask(bela, enter_request(match.belas_token))["type"] == "entered");
    CHECK(timed.tables.ask(bela, act_request(decision))["code"] == "stood_in");
    CHECK(timed.tables.ask(bela, {{"type", "undo"}})["code"] == "stood_in");
    CHECK(timed.tables.ask(bela, {{"type", "come_back"}})["code"] == "storage_failed");
    timed.tables.faults.next.reset();
    CHECK(timed.tables.ask(bela, {{"type", "come_back"}})["type"] == "done");
    CHECK(timed.tables.ask(bela, {{"type", "come_back"}})["type"] == "done");
    play_to_end(timed.tables, {match.anna, bela});
}

TEST_CASE("a bot that stands in plays on after a restart, and its person can come back")
{
    const TemporaryFolder folder;
    Match match;
    {
        TestLobby tables(folder / "dahut.db");
        Json create = create_request();
        create["patience_s"] = 0;
        match = started_match(tables, create);
        tables.lobby.gone(*match.bela);
        REQUIRE(tables.ask(match.anna, stand_in(1))["type"] == "done");
    }
    TestLobby tables(folder / "dahut.db");
    const Person anna = person();
    const Json entered = tables.ask(anna, enter_request(match.annas_token));
    CHECK(entered["table"]["seats"][1]["stood_in"] == true);
    play_to_end(tables, {anna});
    CHECK(anna->latest("table")["table"]["status"] == "finished");
}

TEST_CASE("people do not agree for ever")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const ThreeAtTable three(tables, three_with_patience(0));
    Person cili = three.cili;
    for (int agreement = 0; agreement < limits::agreements; ++agreement) {
        tables.lobby.gone(*cili);
        REQUIRE(tables.ask(three.match.anna, stand_in(2))["type"] == "done");
        cili = person();
        REQUIRE(tables.ask(cili, enter_request(three.cilis_token))["type"] == "entered");
    }
    tables.lobby.gone(*cili);
    CHECK(tables.ask(three.match.anna, stand_in(2))["code"] == "too_many_changes");
}

TEST_CASE("who cannot be stood in for is said")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = seated_match(tables);
    CHECK(tables.ask(match.anna, stand_in(1))["code"] == "table_not_running");
    REQUIRE(tables.ask(match.anna, {{"type", "start"}})["type"] == "done");
    CHECK(tables.ask(match.anna, stand_in(0))["code"] == "bad_message");
    CHECK(tables.ask(match.anna, stand_in(5))["code"] == "bad_message");
    REQUIRE(tables.ask(match.bela, {{"type", "leave"}})["type"] == "done");
    CHECK(tables.ask(match.anna, stand_in(1))["code"] == "seat_taken");
}
