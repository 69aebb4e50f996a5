// Those who watch, in the talk of a table whose host wants them there.
#include "protocol/limits.hpp"
#include "tests/server/match.hpp"
#include "tests/server/timed_lobby.hpp"

using namespace dahut;
using namespace dahut::test;

namespace {

Json say_as(const std::string& name, const std::string& text)
{
    return {{"type", "say"}, {"text", text}, {"name", name}};
}
Json set_talk(const std::string& talk) { return {{"type", "set_talk"}, {"talk", talk}}; }

Json with_talk(const std::string& talk)
{
    Json create = create_request();
    create["talk"] = talk;
    return create;
}

Person watcher_of(TestLobby& tables, const Match& match, const std::string& from = "192.0.2.1")
{
    Person watcher = person();
    watcher->from = from;
    REQUIRE(tables.ask(watcher, enter_request(match.table["watch"]))["type"] == "entered");
    return watcher;
}

// From an address each, of which each may say a part of what they may say together.
std::array<Person, 4> watchers_from_everywhere(TestLobby& tables, const Match& match)
{
    return {watcher_of(tables, match), watcher_of(tables, match, "192.0.2.2"), watcher_of(tables, match, "192.0.2.3"),
            watcher_of(tables, match, "192.0.2.4")};
}

} // namespace

TEST_CASE("where the host wants it, those who watch speak under a name, and hear")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = started_match(timed.tables, with_talk("everybody"));
    CHECK(match.table["talk"] == "everybody");
    const Person watcher = watcher_of(timed.tables, match);
    CHECK(timed.tables.ask(watcher, say_as("Zoë", "Well played!"))["type"] == "done");
    const Json said{{"type", "said"}, {"watcher", "Zoë"}, {"at", timed.now_ms}, {"text", "Well played!"}};
    CHECK(match.anna->latest("said") == said);
    CHECK(match.bela->latest("said") == said);
    CHECK(watcher->latest("said") == said);
    CHECK(timed.tables.ask(match.anna, say("Thanks!"))["type"] == "done");
    CHECK(watcher->latest("said")["seat"] == 0);
}

TEST_CASE("who watches says a name that can be shown, and who sits has one")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables, with_talk("everybody"));
    const Person watcher = watcher_of(tables, match);
    CHECK(tables.ask(watcher, say("Hello"))["code"] == "bad_message");
    CHECK(tables.ask(match.anna, say_as("Bela", "Hello"))["code"] == "bad_message");
    Json hidden = say_as("\u202Eenim", "Hello");
    hidden["id"] = "r1";
    CHECK(std::get<BadMessage>(read_message(hidden.dump())).why.code == "bad_name");
    CHECK(match.bela->latest("said").is_null());
}

TEST_CASE("where talk is for seats, or nobody talks, those who watch neither speak nor hear")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match quiet = started_match(tables, with_talk("off"));
    CHECK(tables.ask(watcher_of(tables, quiet), say_as("Zoe", "Hello"))["code"] == "talk_off");
    const Match match = started_match(tables);
    const Person watcher = watcher_of(tables, match);
    CHECK(tables.ask(watcher, say_as("Zoe", "Hello"))["code"] == "not_seated");
    REQUIRE(tables.ask(match.anna, say("Hello"))["type"] == "done");
    CHECK(watcher->latest("said").is_null());
}

TEST_CASE("a host lets those who watch talk, and ends it, and both hold after a restart")
{
    const TemporaryFolder folder;
    Match match;
    {
        TestLobby tables(folder / "dahut.db");
        match = started_match(tables);
        REQUIRE(tables.ask(match.anna, say("among us"))["type"] == "done");
        CHECK(tables.ask(match.bela, set_talk("everybody"))["code"] == "not_host");
        CHECK(tables.ask(match.anna, set_talk("everybody"))["type"] == "done");
        CHECK(match.bela->latest("table")["table"]["talk"] == "everybody");
        const Person watcher = watcher_of(tables, match);
        CHECK(watcher->latest("talk").is_null());
        REQUIRE(tables.ask(watcher, say_as("Zoe", "for all"))["type"] == "done");
    }
    TestLobby tables(folder / "dahut.db");
    const Person watcher = watcher_of(tables, match);
    const Json heard = watcher->latest("talk")["lines"];
    REQUIRE(heard.size() == 1);
    CHECK(heard[0]["watcher"] == "Zoe");
    const Person anna = person();
    REQUIRE(tables.ask(anna, enter_request(match.annas_token))["type"] == "entered");
    CHECK(anna->latest("talk")["lines"].size() == 2);
    CHECK(tables.ask(anna, set_talk("seats"))["type"] == "done");
    CHECK(tables.ask(watcher, say_as("Zoe", "still here"))["code"] == "not_seated");
    CHECK(watcher_of(tables, match)->latest("talk").is_null());
}

TEST_CASE("all who watch together say no more than one seat, and keep nobody from talking")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = started_match(timed.tables, with_talk("everybody"));
    const std::array<Person, 4> watchers = watchers_from_everywhere(timed.tables, match);
    for (std::size_t line = 0; line < limits::talk_lines_a_minute; ++line) {
        const std::string name = "Watcher " + std::to_string(line);
        REQUIRE(timed.tables.ask(watchers.at(line % 4), say_as(name, "Hello"))["type"] == "done");
    }
    CHECK(timed.tables.ask(watchers[0], say_as("Zoe", "Hello"))["code"] == "talk_too_fast");
    CHECK(timed.tables.ask(match.anna, say("Quiet, please."))["type"] == "done");
    timed.now_ms += minute_ms;
    CHECK(timed.tables.ask(watchers[0], say_as("Zoe", "Sorry."))["type"] == "done");
}

TEST_CASE("before the match those who watch do not use up what a table may be changed")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = seated_match(timed.tables, with_talk("everybody"));
    const std::array<Person, 4> watchers = watchers_from_everywhere(timed.tables, match);
    const Person& watcher = watchers[0];
    for (std::size_t line = 0; line < limits::watcher_lines_before_start; ++line) {
        REQUIRE(timed.tables.ask(watchers.at(line % 4), say_as("Zoe", "Hello"))["type"] == "done");
        timed.now_ms += minute_ms / limits::talk_lines_a_minute;
    }
    CHECK(timed.tables.ask(watcher, say_as("Zoe", "Hello"))["code"] == "too_many_changes");
    CHECK(timed.tables.ask(match.bela, say("Hello"))["type"] == "done");
    REQUIRE(timed.tables.ask(match.anna, {{"type", "start"}})["type"] == "done");
    CHECK(timed.tables.ask(watcher, say_as("Zoe", "Good luck!"))["type"] == "done");
}

TEST_CASE("what those who watch say is no part of the record")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables, with_talk("everybody"));
    const Person watcher = watcher_of(tables, match);
    REQUIRE(tables.ask(watcher, say_as("Somebody", "a remark"))["type"] == "done");
    play_to_end(tables, {match.anna, match.bela});
    const std::string id = match.table["id"];
    for (const ApiAnswer& answer : {tables.read(tables.lobby.archive().record(id, "")),
                                    tables.read(tables.lobby.archive().replay(id, "all", ""))}) {
        REQUIRE(answer.status == 200);
        CHECK(answer.body->find("remark") == std::string::npos);
        CHECK(answer.body->find("Somebody") == std::string::npos);
    }
    CHECK(tables.ask(watcher, say_as("Somebody", "Bravo!"))["type"] == "done");
}
