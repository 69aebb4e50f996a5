// Room for others: one address has only so much stored in a day, what is left of the disk is for matches that have
// begun, nobody keeps a match that was not played, and a public seat that is only taken is free again.
#include "server/limits.hpp"
#include "server/lobby/shares.hpp"
#include "tests/server/match.hpp"
#include "tests/server/timed_lobby.hpp"
#include "tests/support/whole_log.hpp"

using namespace dahut;
using namespace dahut::test;
using namespace std::chrono_literals;

namespace {

constexpr Shares::Moment noon{};

Json agree_to_stop() { return {{"type", "agree"}, {"to", "stop"}}; }

// Anna's table, at which she plays against a bot.
Json against_bot(TestLobby& tables, const Person& anna)
{
    Json seated = tables.ask(anna, create_request());
    tables.ask(anna, {{"type", "seat_bot"}, {"seat", 1}, {"bot", "random"}});
    REQUIRE(tables.ask(anna, {{"type", "start"}})["type"] == "done");
    return seated;
}

std::string repeated(std::string_view letter, std::size_t count)
{
    std::string text;
    for (std::size_t letters = 0; letters < count; ++letters) {
        text += letter;
    }
    return text;
}

// The store looks how full it is when it surveys its tables.
void let_store_look(TestLobby& tables) { tables.clear_away(); }

std::string code_of_creating(TestLobby& tables, const Person& asker)
{
    return tables.ask(asker, create_request()).value("code", "none");
}

} // namespace

TEST_CASE("a share of a day is spent by bytes, comes back with time, and is each address's own")
{
    constexpr std::size_t bytes = 864'000;
    Shares shares(bytes);
    shares.charge("here", bytes - 1, noon);
    CHECK_FALSE(shares.is_spent("here", noon));
    shares.charge("here", 101, noon);
    CHECK(shares.is_spent("here", noon));
    CHECK_FALSE(shares.is_spent("there", noon));
    CHECK(shares.is_spent("here", noon + 9s));
    CHECK_FALSE(shares.is_spent("here", noon + 11s));
    shares.charge("here", bytes, noon + 1h);
    CHECK(shares.is_spent("here", noon + 2h));
    CHECK_FALSE(shares.is_spent("here", noon + 26h));
}

TEST_CASE("an address that has had its share of a day stored makes no more tables, and its match goes on")
{
    const TemporaryFolder folder;
    std::int64_t now = 1'790'000'000'000;
    LobbySettings settings = TimedLobby::settings_with(now);
    settings.mib_a_day_per_address = 1;
    TestLobby tables(folder / "dahut.db", TestLobby::only_pips(), settings);
    const Match match = started_match(tables);
    CHECK(code_of_creating(tables, person()) == "none");
    const std::string line = repeated("\xF0\x9F\x90\x90", limits::talk_line_length);
    while (tables.ask(match.bela, say(line))["type"] == "done") {
        now += minute_ms;
    }
    CHECK(tables.ask(match.bela, say("more"))["code"] == "too_much_from_here");
    CHECK(code_of_creating(tables, person()) == "too_much_from_here");
    const Person elsewhere = person();
    elsewhere->from = "192.0.2.2";
    CHECK(code_of_creating(tables, elsewhere) == "none");
    play_to_end(tables, {match.anna, match.bela});
    CHECK(latest_table(match.anna)["status"] == "finished");
}

TEST_CASE("above nine tenths there are no new tables, and people take seats and talk")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const Json open = tables.ask(person(), create_request());
    tables.faults.fullness = Fullness::nearly_full;
    let_store_look(tables);
    CHECK(code_of_creating(tables, person()) == "storage_nearly_full");
    CHECK(tables.ask(person(), join_request(open["table"]))["type"] == "seated");
    CHECK(tables.ask(match.anna, say("hello"))["type"] == "done");
}

TEST_CASE("how full a database is depends on what is left of it, and of large ones a known size is kept")
{
    constexpr std::int64_t mib = std::int64_t{1024} * 1024;
    constexpr std::int64_t usual = 10 * 1024 * mib;
    CHECK(fullness_of(usual / 10, usual) == Fullness::roomy);
    CHECK(fullness_of(usual / 10 - 1, usual) == Fullness::nearly_full);
    CHECK(fullness_of(64 * mib, usual) == Fullness::nearly_full);
    CHECK(fullness_of(64 * mib - 1, usual) == Fullness::reserved);
    CHECK(fullness_of(1024 * mib, 100 * usual) == Fullness::roomy);
    CHECK(fullness_of(1024 * mib - 1, 100 * usual) == Fullness::nearly_full);
    CHECK(fullness_of(9, 100) == Fullness::nearly_full);
    CHECK(fullness_of(4, 100) == Fullness::reserved);
}

TEST_CASE("while only the reserve is left there are no new tables, seats and talk, and matches are played to the end")
{
    const TemporaryFolder folder;
    const WholeLog log;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const Person dora = person();
    const Json open = tables.ask(dora, create_request());
    const std::string full = "warning: little room is left in the database or on its disk: no more tables are made";
    const std::string well = "info: there is room in the database and on its disk again";
    CHECK(log.count(full) == 0);
    tables.faults.fullness = Fullness::reserved;
    let_store_look(tables);
    CHECK(code_of_creating(tables, person()) == "storage_nearly_full");
    CHECK(tables.ask(person(), join_request(open["table"]))["code"] == "storage_nearly_full");
    CHECK(tables.ask(match.anna, say("hello"))["code"] == "storage_nearly_full");
    play_to_end(tables, {match.anna, match.bela});
    CHECK(latest_table(match.anna)["status"] == "finished");
    CHECK(log.count(full) == 1);
    CHECK(log.count(well) == 0);
    tables.faults.fullness = Fullness::roomy;
    let_store_look(tables);
    CHECK(code_of_creating(tables, person()) == "none");
    CHECK(log.count(full) == 1);
    CHECK(log.count(well) == 1);
}

TEST_CASE("a match that is stopped before it was played is listed nowhere and goes with the last who looks at it")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Person anna = person();
    const Json seated = against_bot(tables, anna);
    REQUIRE(tables.ask(anna, agree_to_stop())["type"] == "done");
    CHECK(latest_table(anna)["status"] == "stopped");
    CHECK(latest_table(anna)["goes_after_s"] == 0);
    CHECK(tables.lists()["finished"].empty());
    const Person again = person();
    CHECK(tables.ask(again, enter_request(seated["token"]))["type"] == "entered");
    tables.lobby.gone(*anna);
    tables.run();
    CHECK(tables.ask(again, say("still here"))["type"] == "done");
    tables.lobby.gone(*again);
    tables.run();
    CHECK(tables.ask(person(), enter_request(seated["token"]))["code"] == "table_gone");
}

TEST_CASE("a match that is stopped before it was played goes at once if nobody is there")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    all_go(tables, match);
    tables.carry_out(tables.lobby.operate(operating::End{match.table["id"]}));
    CHECK(tables.lobby.tables_live() == 0);
    CHECK(tables.ask(person(), enter_request(match.annas_token))["code"] == "table_gone");
}

TEST_CASE("a match that was played for a round before it was stopped stays")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    for (const Person& one : {match.anna, match.bela}) {
        REQUIRE(tables.ask(one, act_request(one->decision()))["type"] == "update");
    }
    REQUIRE(tables.ask(match.anna, agree_to_stop())["type"] == "done");
    REQUIRE(tables.ask(match.bela, agree_to_stop())["type"] == "done");
    CHECK_FALSE(latest_table(match.anna).contains("goes_after_s"));
    all_go(tables, match);
    tables.run();
    CHECK(tables.lists()["finished"].size() == 1);
    CHECK(tables.ask(person(), enter_request(match.annas_token))["type"] == "entered");
}

TEST_CASE("a seat of a public table that somebody only took is free again after a while, and not if they come back")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = seated_match(timed.tables);
    timed.tables.lobby.gone(*match.bela);
    timed.pass(limits::public_seat_patience - 1s);
    CHECK(latest_seat(match.anna, 1).contains("player"));
    const Person bela = person();
    REQUIRE(timed.tables.ask(bela, enter_request(match.belas_token))["type"] == "entered");
    timed.pass(1h);
    CHECK(latest_seat(match.anna, 1).contains("player"));
    timed.tables.lobby.gone(*bela);
    timed.tables.lobby.let_rest(std::chrono::steady_clock::now() + std::chrono::hours(1));
    timed.pass(limits::public_seat_patience);
    CHECK_FALSE(latest_seat(match.anna, 1).contains("player"));
    CHECK(timed.tables.ask(person(), enter_request(match.belas_token))["code"] != "none");
}
