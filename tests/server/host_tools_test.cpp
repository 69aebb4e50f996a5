// What hosts do about their tables until the match is over, and what others may not.
#include "protocol/limits.hpp"
#include "tests/server/match.hpp"
#include "tests/server/timed_lobby.hpp"

using namespace dahut;
using namespace dahut::test;
using namespace std::chrono_literals;

namespace {

Json rename_to(const std::string& name) { return {{"type", "rename"}, {"name", name}}; }
Json hand_over(int seat) { return {{"type", "hand_over"}, {"seat", seat}}; }
Json nudge(int seat) { return {{"type", "nudge"}, {"seat", seat}}; }

const Json make_private{{"type", "make_private"}};
const Json end_watching{{"type", "end_watching"}};
const Json close_table{{"type", "close"}};

Json open_tables(TestLobby& tables) { return Json::parse(*tables.read(tables.lobby.tables()).body)["open"]; }

} // namespace

TEST_CASE("a host gives the table another name, which everybody sees, after a restart and a match too")
{
    const TemporaryFolder folder;
    Match match;
    {
        TestLobby tables(folder / "dahut.db");
        match = seated_match(tables);
        CHECK(tables.ask(match.bela, rename_to("Mine"))["code"] == "not_host");
        CHECK(tables.ask(match.anna, rename_to("Friday"))["type"] == "done");
        CHECK(latest_table(match.bela)["name"] == "Friday");
        CHECK(open_tables(tables)[0]["name"] == "Friday");
        REQUIRE(tables.ask(match.anna, {{"type", "start"}})["type"] == "done");
        CHECK(tables.ask(match.anna, rename_to("Saturday"))["type"] == "done");
    }
    TestLobby tables(folder / "dahut.db");
    const Person anna = person();
    const Person bela = person();
    CHECK(tables.ask(anna, enter_request(match.annas_token))["table"]["name"] == "Saturday");
    REQUIRE(tables.ask(bela, enter_request(match.belas_token))["type"] == "entered");
    play_to_end(tables, {anna, bela});
    CHECK(tables.ask(anna, rename_to("Sunday"))["code"] == "table_over");
    const std::string replay = *tables.read(tables.lobby.archive().replay(match.table["id"], "all", "")).body;
    CHECK(Json::parse(replay)["table"]["name"] == "Saturday");
}

TEST_CASE("a table gets no name that cannot be shown to others")
{
    Json request = rename_to("\u202Eenim");
    request["id"] = "r1";
    const std::variant<ClientMessage, BadMessage> read = read_message(request.dump());
    CHECK(std::get<BadMessage>(read).why.code == "bad_name");
}

TEST_CASE("whom a table is handed over to is its host")
{
    const TemporaryFolder folder;
    Match match;
    {
        TestLobby tables(folder / "dahut.db");
        match = seated_match(tables);
        CHECK(tables.ask(match.bela, hand_over(1))["code"] == "not_host");
        CHECK(tables.ask(match.anna, hand_over(7))["code"] == "seat_empty");
        CHECK(tables.ask(match.anna, hand_over(1))["type"] == "done");
        CHECK(latest_table(match.anna)["host"] == 1);
        CHECK(tables.ask(match.anna, {{"type", "start"}})["code"] == "not_host");
    }
    TestLobby tables(folder / "dahut.db");
    const Person bela = person();
    CHECK(tables.ask(bela, enter_request(match.belas_token))["table"]["host"] == 1);
    CHECK(tables.ask(bela, {{"type", "start"}})["type"] == "done");
}

TEST_CASE("a table that is made private leaves the lists and is read by those who were there only")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = seated_match(tables);
    REQUIRE(open_tables(tables).size() == 1);
    CHECK(tables.ask(match.bela, make_private)["code"] == "not_host");
    CHECK(tables.ask(match.anna, make_private)["type"] == "done");
    CHECK(open_tables(tables).empty());
    CHECK(latest_table(match.bela)["visibility"] == "link");
    REQUIRE(tables.ask(match.anna, {{"type", "start"}})["type"] == "done");
    play_to_end(tables, {match.anna, match.bela});
    CHECK(tables.read(tables.lobby.archive().record(match.table["id"], "")).status == 403);
    CHECK(tables.read(tables.lobby.archive().record(match.table["id"], match.belas_token)).status == 200);
}

TEST_CASE("when watching has ended, those who watched are let go, and the link leads nowhere")
{
    const TemporaryFolder folder;
    Match match;
    {
        TestLobby tables(folder / "dahut.db");
        match = started_match(tables);
        const Person watcher = person();
        REQUIRE(tables.ask(watcher, enter_request(match.table["watch"]))["type"] == "entered");
        CHECK(tables.ask(match.bela, end_watching)["code"] == "not_host");
        CHECK(tables.ask(match.anna, end_watching)["type"] == "done");
        CHECK(watcher->closed_with == "watching_ended");
        CHECK_FALSE(latest_table(match.bela).contains("watch"));
        CHECK(tables.ask(person(), enter_request(match.table["watch"]))["code"] == "unknown_token");
        REQUIRE(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    }
    TestLobby tables(folder / "dahut.db");
    CHECK(tables.ask(person(), enter_request(match.table["watch"]))["code"] == "unknown_token");
    const Person bela = person();
    REQUIRE(tables.ask(bela, enter_request(match.belas_token))["type"] == "entered");
    CHECK(bela->latest("snapshot")["n"] == 2);
}

TEST_CASE("a table that its host closes before the match is gone for everybody")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = seated_match(tables);
    CHECK(tables.ask(match.bela, close_table)["code"] == "not_host");
    CHECK(tables.ask(match.anna, close_table)["type"] == "done");
    CHECK(match.bela->closed_with == "closed");
    CHECK(open_tables(tables).empty());
    CHECK(tables.ask(person(), enter_request(match.annas_token))["code"] == "table_gone");
    const Match other = started_match(tables);
    CHECK(tables.ask(other.anna, close_table)["code"] == "table_running");
}

TEST_CASE("a host reminds somebody that the match waits, now and then")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = started_match(timed.tables);
    CHECK(timed.tables.ask(match.bela, nudge(0))["code"] == "not_host");
    REQUIRE(timed.tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    CHECK(timed.tables.ask(match.anna, nudge(0))["code"] == "not_awaited");
    CHECK(timed.tables.ask(match.anna, nudge(1))["type"] == "done");
    CHECK(match.bela->latest("nudged") == Json{{"type", "nudged"}, {"seat", 1}});
    CHECK(timed.tables.ask(match.anna, nudge(1))["code"] == "nudged_before");
    timed.pass(limits::nudge_pause);
    CHECK(timed.tables.ask(match.anna, nudge(1))["type"] == "done");
}
