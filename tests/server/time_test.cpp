// Clocks at a table, by a clock that the test holds: who thinks is charged, who has no time left is stood in for, and a
// server that was away charges nobody.
#include "protocol/limits.hpp"
#include "tests/server/match.hpp"
#include "tests/server/timed_lobby.hpp"

using namespace dahut;
using namespace dahut::test;
using namespace std::chrono_literals;

namespace {

Json create_with_clock(int bank_s, int increment_s)
{
    Json create = create_request();
    create["clock"] = {{"bank_s", bank_s}, {"increment_s", increment_s}};
    return create;
}

std::int64_t left_of(const Person& person, int seat)
{
    const Json message = person->latest("clock");
    for (const Json& one : message["seats"]) {
        if (one["seat"] == seat) {
            return one["left_ms"];
        }
    }
    FAIL("no time is told of this seat");
    return 0;
}

// Time passes for Anna only: Bela is on vacation.
Match match_on_vacation(TimedLobby& timed, int bank_s, int increment_s)
{
    Json create = create_with_clock(bank_s, increment_s);
    create["clock"]["vacation_s"] = 600;
    Match match = started_match(timed.tables, create);
    REQUIRE(timed.tables.ask(match.bela, {{"type", "vacation"}})["type"] == "done");
    return match;
}

bool is_stood_in(const Person& person, std::size_t seat)
{
    return person->latest("table")["table"]["seats"][seat].contains("stood_in");
}

// A match of which the server goes away. Both have 100 s and think for 30 s before what `play` does.
struct Interrupted {
    template <typename Play>
    Interrupted(const std::filesystem::path& database, Play&& play)
    {
        TimedLobby timed(database);
        match = started_match(timed.tables, create_with_clock(100, 0));
        timed.pass(30s);
        play(timed, match);
        now_ms = timed.now_ms;
    }

    // The server is there again, so much later, and Bela as well.
    [[nodiscard]] Person belas_return(TimedLobby& timed, std::chrono::milliseconds later) const
    {
        timed.now_ms = now_ms + later.count();
        Person bela = person();
        REQUIRE(timed.tables.ask(bela, enter_request(match.belas_token))["type"] == "entered");
        return bela;
    }

    Match match;
    std::int64_t now_ms = 0;
};

} // namespace

TEST_CASE("everybody is told how much time there is, and a bot plays for one who has none left")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = started_match(timed.tables, create_with_clock(60, 5));
    CHECK(match.table["clock"] == Json::parse(R"({"bank_s": 60, "increment_s": 5})"));
    CHECK(left_of(match.bela, 0) == 60'000);
    timed.pass(20s);
    REQUIRE(timed.tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    CHECK(left_of(match.bela, 0) == 45'000);
    CHECK(left_of(match.bela, 1) == 40'000);
    timed.pass(40s - 1ms);
    CHECK_FALSE(is_stood_in(match.anna, 1));
    timed.pass(1ms);
    CHECK(is_stood_in(match.anna, 1));
    CHECK(timed.tables.ask(match.bela, {{"type", "come_back"}})["type"] == "done");
    CHECK_FALSE(is_stood_in(match.anna, 1));
    CHECK(left_of(match.anna, 1) == 30'000);
    play_to_end(timed.tables, {match.anna, match.bela});
}

TEST_CASE("what a bot did for somebody who had no time left stays, and so a clock cannot be evaded by undoing")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = match_on_vacation(timed, 60, 5);
    timed.pass(60s);
    timed.tables.run_until([&] { return !match.bela->latest("update").is_null(); });
    REQUIRE(timed.tables.ask(match.anna, {{"type", "come_back"}})["type"] == "done");
    CHECK(timed.tables.ask(match.anna, {{"type", "undo"}})["code"] == "undo_of_bot");
}

TEST_CASE("who would have no time left to act again undoes nothing")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = match_on_vacation(timed, 60, 0);
    timed.pass(40s);
    REQUIRE(timed.tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    timed.pass(20s);
    CHECK(timed.tables.ask(match.anna, {{"type", "undo"}})["code"] == "undo_without_time");
}

TEST_CASE("a match whose people have all gone to bed is played on by bots when their time is up")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = started_match(timed.tables, create_with_clock(86'400, 86'400));
    timed.tables.lobby.gone(*match.anna);
    timed.tables.lobby.gone(*match.bela);
    timed.pass(23h);
    timed.tables.clear_away();
    timed.tables.lobby.let_rest(std::chrono::steady_clock::now() + 24h);
    CHECK(timed.tables.lobby.tables_awake() == 1);
    timed.pass(1h);
    const Person anna = person();
    const Json entered = timed.tables.ask(anna, enter_request(match.annas_token));
    CHECK(entered["table"]["status"] == "finished");
}

TEST_CASE("while the server was away nobody was charged, and after that everybody is")
{
    const TemporaryFolder folder;
    const Interrupted before(folder / "dahut.db", [](TimedLobby& timed, const Match& match) {
        REQUIRE(timed.tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
        timed.pass(30s);
    });
    TimedLobby timed(folder / "dahut.db");
    const Person bela = before.belas_return(timed, 10h);
    CHECK(left_of(bela, 0) == 70'000);
    CHECK(left_of(bela, 1) == 70'000);
    timed.pass(70s);
    CHECK(is_stood_in(bela, 1));
    CHECK(left_of(bela, 0) == 70'000);
}

TEST_CASE("after a restart a clock goes on though nobody comes, and what waits for nobody's clock rests again")
{
    const TemporaryFolder folder;
    Match match;
    std::int64_t now_ms = 0;
    {
        TimedLobby timed(folder / "dahut.db");
        match = started_match(timed.tables, create_with_clock(100, 0));
        (void)started_match(timed.tables);
        timed.pass(30s);
        now_ms = timed.now_ms;
    }
    TimedLobby timed(folder / "dahut.db");
    timed.now_ms = now_ms + std::chrono::milliseconds(10h).count();
    timed.tables.take_up_running();
    CHECK(timed.tables.lobby.tables_awake() == 1);
    timed.pass(100s);
    const Person anna = person();
    CHECK(timed.tables.ask(anna, enter_request(match.annas_token))["table"]["status"] == "finished");
}

TEST_CASE("a stand-in that was to act when the server went down acts once it is up again")
{
    const TemporaryFolder folder;
    Match match;
    std::int64_t now_ms = 0;
    {
        TimedLobby timed(folder / "dahut.db");
        match = started_match(timed.tables, create_with_clock(86'400, 0));
        timed.tables.lobby.gone(*match.anna);
        now_ms = timed.now_ms += std::chrono::milliseconds(24h).count();
        timed.tables.lobby.run_clocks();
        timed.tables.run_until([&] { return is_stood_in(match.bela, 0); });
    }
    TimedLobby timed(folder / "dahut.db");
    timed.now_ms = now_ms;
    timed.tables.take_up_running();
    const Person bela = person();
    REQUIRE(timed.tables.ask(bela, enter_request(match.belas_token))["type"] == "entered");
    CHECK(bela->latest("snapshot")["n"] > match.bela->latest("snapshot")["n"]);
}

TEST_CASE("a stand-in that cannot be stored now is stored later")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = started_match(timed.tables, create_with_clock(60, 0));
    timed.tables.faults.next = StoreFault::full;
    timed.pass(60s);
    CHECK_FALSE(is_stood_in(match.anna, 0));
    timed.tables.faults.next.reset();
    timed.pass(1s);
    CHECK(is_stood_in(match.anna, 0));
    CHECK(is_stood_in(match.anna, 1));
}

TEST_CASE("a clock is refused that makes no sense")
{
    const auto is_refused = [](const Json& clock) {
        Json create = create_request();
        create["id"] = "r1";
        create["clock"] = clock;
        return std::holds_alternative<BadMessage>(read_message(create.dump()));
    };
    const auto most = limits::bank_most.count();
    CHECK_FALSE(is_refused({{"bank_s", limits::bank_least.count()}, {"increment_s", 0}}));
    CHECK_FALSE(is_refused({{"bank_s", most}, {"increment_s", most}}));
    CHECK(is_refused({{"bank_s", limits::bank_least.count() - 1}, {"increment_s", 0}}));
    CHECK(is_refused({{"bank_s", most + 1}, {"increment_s", 0}}));
    CHECK(is_refused({{"bank_s", 60}}));
    CHECK(is_refused({{"bank_s", 60}, {"increment_s", -1}}));
    CHECK(is_refused({{"bank_s", 60}, {"increment_s", 0}, {"more", 1}}));
    CHECK(is_refused("fast"));
}

TEST_CASE("nobody wins or loses time when the system's clock is set, or the server stands still")
{
    for (const std::chrono::milliseconds jump : {std::chrono::milliseconds(1h), std::chrono::milliseconds(-3h)}) {
        const TemporaryFolder folder;
        TimedLobby timed(folder / "dahut.db");
        const Match match = started_match(timed.tables, create_with_clock(100, 0));
        timed.pass(30s);
        timed.jump(jump);
        CHECK_FALSE(is_stood_in(match.anna, 0));
        REQUIRE(timed.tables.ask(match.anna, {{"type", "say"}, {"text", "What time is it?"}})["type"] == "done");
        CHECK(left_of(match.anna, 0) == 70'000);
        timed.pass(69s);
        CHECK_FALSE(is_stood_in(match.anna, 0));
        timed.pass(1s);
        CHECK(is_stood_in(match.anna, 0));
    }
}

TEST_CASE("what a jump of the system's clock left of everybody's time is the same after a restart")
{
    const TemporaryFolder folder;
    const Interrupted before(folder / "dahut.db", [](TimedLobby& timed, const Match& match) {
        timed.jump(-2h);
        timed.pass(10s);
        REQUIRE(timed.tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    });
    TimedLobby timed(folder / "dahut.db");
    const Person bela = before.belas_return(timed, 1h);
    CHECK(left_of(bela, 0) == 60'000);
}

TEST_CASE("a jump of the system's clock makes nobody longer away")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = started_match(timed.tables);
    timed.tables.lobby.gone(*match.bela);
    timed.jump(24h);
    CHECK(timed.tables.ask(match.anna, {{"type", "stand_in"}, {"seat", 1}})["code"] == "not_away");
}
