// What people at a table say to each other.
#include "protocol/limits.hpp"
#include "tests/server/match.hpp"
#include "tests/server/timed_lobby.hpp"

using namespace dahut;
using namespace dahut::test;

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

TEST_CASE("whoever has talked before the clock was set back may go on")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = started_match(timed.tables);
    for (int line = 0; line < limits::talk_lines_a_minute; ++line) {
        REQUIRE(timed.tables.ask(match.anna, say("at noon"))["type"] == "done");
    }
    REQUIRE(timed.tables.ask(match.anna, say("at noon"))["code"] == "talk_too_fast");
    timed.now_ms -= 60 * minute_ms;
    CHECK(timed.tables.ask(match.anna, say("at eleven"))["type"] == "done");
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
