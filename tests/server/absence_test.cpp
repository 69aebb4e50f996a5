// People who are not there all the time: who comes back from a bot, and whose lost connection or vacation is excused.
#include "protocol/limits.hpp"
#include "tests/server/match.hpp"
#include "tests/server/timed_lobby.hpp"

using namespace dahut;
using namespace dahut::test;
using namespace std::chrono_literals;

namespace {

Json create_with_allowances(int bank_s, int lost_s, int vacation_s)
{
    Json create = create_request();
    create["clock"] = {{"bank_s", bank_s}, {"increment_s", 0}, {"lost_s", lost_s}, {"vacation_s", vacation_s}};
    return create;
}

Json time_of(const Person& person, std::size_t seat) { return person->latest("clock")["seats"][seat]; }

} // namespace

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

TEST_CASE("whose connection is lost is charged only when the allowance for that is used up")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = started_match(timed.tables, create_with_allowances(60, 120, 0));
    CHECK(match.table["clock"]["lost_s"] == 120);
    timed.pass(10s);
    timed.tables.lobby.gone(*match.anna);
    timed.tables.run();
    CHECK(time_of(match.bela, 0)["excused"] == "lost");
    CHECK(time_of(match.bela, 0)["left_ms"] == 50'000);
    timed.pass(100s);
    const Person anna = person();
    REQUIRE(timed.tables.ask(anna, enter_request(match.annas_token))["type"] == "entered");
    CHECK(time_of(anna, 0)["left_ms"] == 50'000);
    CHECK_FALSE(time_of(anna, 0).contains("excused"));
    timed.tables.lobby.gone(*anna);
    timed.tables.run();
    CHECK(time_of(match.bela, 0)["excuse_left_ms"] == 20'000);
    timed.pass(70s - 1ms);
    CHECK_FALSE(latest_seat(match.bela, 0).contains("stood_in"));
    timed.pass(1ms);
    CHECK(latest_seat(match.bela, 0)["stood_in"] == true);
}

TEST_CASE("who is lost when the match starts, or when the server has come back, is excused as well")
{
    const TemporaryFolder folder;
    Match match;
    std::int64_t now_ms = 0;
    {
        TimedLobby timed(folder / "dahut.db");
        match = seated_match(timed.tables, create_with_allowances(60, 120, 0));
        timed.tables.lobby.gone(*match.bela);
        REQUIRE(timed.tables.ask(match.anna, {{"type", "start"}})["type"] == "done");
        timed.tables.run();
        CHECK(time_of(match.anna, 1)["excused"] == "lost");
        timed.pass(20s);
        now_ms = timed.now_ms;
    }
    TimedLobby timed(folder / "dahut.db");
    timed.now_ms = now_ms + std::chrono::milliseconds(5h).count();
    const Person bela = person();
    REQUIRE(timed.tables.ask(bela, enter_request(match.belas_token))["type"] == "entered");
    timed.tables.run();
    CHECK(time_of(bela, 0)["excused"] == "lost");
    CHECK_FALSE(time_of(bela, 1).contains("excused"));
    CHECK(time_of(bela, 1)["left_ms"] == 60'000);
}

TEST_CASE("on vacation nobody is charged, nor stood in for, until it is used up or over")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = started_match(timed.tables, create_with_allowances(3600, 0, 86'400));
    const Json vacation{{"type", "vacation"}};
    CHECK(timed.tables.ask(match.anna, vacation)["type"] == "done");
    CHECK(timed.tables.ask(match.anna, vacation)["type"] == "done");
    CHECK(time_of(match.bela, 0)["excused"] == "vacation");
    timed.tables.lobby.gone(*match.anna);
    timed.pass(12h);
    CHECK(timed.tables.ask(match.bela, {{"type", "stand_in"}, {"seat", 0}})["code"] == "not_away");
    REQUIRE(timed.tables.ask(match.bela, {{"type", "agree"}, {"to", "stop"}})["type"] == "done");
    CHECK(match.bela->latest("table")["table"]["status"] == "running");
    const Person anna = person();
    REQUIRE(timed.tables.ask(anna, enter_request(match.annas_token))["type"] == "entered");
    CHECK(time_of(anna, 0)["excuse_left_ms"] == std::chrono::milliseconds(12h).count());
    CHECK(timed.tables.ask(anna, {{"type", "come_back"}})["type"] == "done");
    CHECK_FALSE(time_of(anna, 0).contains("excused"));
    REQUIRE(timed.tables.ask(anna, vacation)["type"] == "done");
    timed.pass(12h);
    CHECK(timed.tables.ask(anna, vacation)["code"] == "no_vacation");
    CHECK(time_of(match.bela, 0)["left_ms"] == 3'600'000);
    timed.pass(1h);
    CHECK(latest_seat(match.bela, 0)["stood_in"] == true);
}

TEST_CASE("who acts has come back from vacation, and without an allowance there is none")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = started_match(timed.tables, create_with_allowances(3600, 0, 86'400));
    REQUIRE(timed.tables.ask(match.anna, {{"type", "vacation"}})["type"] == "done");
    REQUIRE(timed.tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    CHECK_FALSE(time_of(match.bela, 0).contains("excused"));
    const Match other = started_match(timed.tables);
    CHECK(timed.tables.ask(other.anna, {{"type", "vacation"}})["code"] == "no_vacation");
}
