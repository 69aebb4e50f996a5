// What those at a table do only together: pause, go on, end a match early, and let a bot stand in for somebody who is
// away.
#include "protocol/limits.hpp"
#include "tests/server/match.hpp"
#include "tests/server/timed_lobby.hpp"

using namespace dahut;
using namespace dahut::test;
using namespace std::chrono_literals;

namespace {

Json agree(const char* accord) { return {{"type", "agree"}, {"to", accord}}; }
Json disagree(const char* accord) { return {{"type", "disagree"}, {"to", accord}}; }

void both_agree(TestLobby& tables, const Match& match, const char* accord)
{
    REQUIRE(tables.ask(match.anna, agree(accord))["type"] == "done");
    REQUIRE(tables.ask(match.bela, agree(accord))["type"] == "done");
}

Json create_with_clock()
{
    Json create = create_request();
    create["clock"] = {{"bank_s", 600}, {"increment_s", 0}};
    return create;
}

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

    // So often Cili goes, Anna agrees to a bot for her, and Cili comes back.
    void agree_in_vain(TestLobby& tables, int times)
    {
        for (int agreement = 0; agreement < times; ++agreement) {
            tables.lobby.gone(*cili);
            REQUIRE(tables.ask(match.anna, stand_in(2))["type"] == "done");
            cili = person();
            REQUIRE(tables.ask(cili, enter_request(cilis_token))["type"] == "entered");
        }
    }

    Match match;
    Person cili = person();
    std::string cilis_token;
};

} // namespace

TEST_CASE("a match is paused when all have agreed, and goes on when all have")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = started_match(timed.tables, create_with_clock());
    CHECK(timed.tables.ask(match.anna, agree("go_on"))["code"] == "not_paused");
    CHECK(timed.tables.ask(match.anna, agree("pause"))["type"] == "done");
    CHECK(latest_table(match.bela)["accords"] == Json::parse(R"({"pause": [0]})"));
    CHECK_FALSE(latest_table(match.bela).contains("paused"));
    CHECK(timed.tables.ask(match.bela, agree("pause"))["type"] == "done");
    CHECK(latest_table(match.anna)["paused"] == true);
    CHECK_FALSE(latest_table(match.anna).contains("accords"));
    CHECK(timed.tables.ask(match.anna, act_request(match.anna->decision()))["code"] == "paused");
    CHECK(timed.tables.ask(match.anna, {{"type", "undo"}})["code"] == "paused");
    CHECK(timed.tables.ask(match.anna, agree("pause"))["code"] == "paused");
    timed.pass(1h);
    CHECK_FALSE(latest_table(match.anna)["seats"][0].contains("stood_in"));
    CHECK(timed.tables.ask(match.anna, agree("go_on"))["type"] == "done");
    CHECK(latest_table(match.anna)["paused"] == true);
    CHECK(timed.tables.ask(match.bela, agree("go_on"))["type"] == "done");
    CHECK_FALSE(latest_table(match.anna).contains("paused"));
    CHECK(match.anna->latest("clock")["seats"][0]["left_ms"] == 600'000);
    play_to_end(timed.tables, {match.anna, match.bela});
}

TEST_CASE("one who does not agree ends the question, and one who plays on has not agreed")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    REQUIRE(tables.ask(match.anna, agree("stop"))["type"] == "done");
    CHECK(tables.ask(match.bela, disagree("stop"))["type"] == "done");
    CHECK_FALSE(latest_table(match.anna).contains("accords"));
    CHECK(tables.ask(match.bela, disagree("stop"))["type"] == "done");
    REQUIRE(tables.ask(match.anna, agree("stop"))["type"] == "done");
    REQUIRE(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    CHECK_FALSE(latest_table(match.bela).contains("accords"));
    REQUIRE(tables.ask(match.bela, agree("stop"))["type"] == "done");
    CHECK(latest_table(match.bela)["status"] == "running");
}

TEST_CASE("a match that one person alone ended opens no hand but one's own, and one that all ended opens all")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Match match = started_match(timed.tables);
    const std::string id = match.table["id"];
    timed.tables.lobby.gone(*match.bela);
    timed.pass(limits::patience_usual);
    REQUIRE(timed.tables.ask(match.anna, agree("stop"))["type"] == "done");
    Archive& archive = timed.tables.lobby.archive();
    const auto refused = [](const ApiAnswer& answer) { return Json::parse(*answer.body)["code"] == "hands_closed"; };
    const auto replay = [&](const char* eyes, const std::string& token) {
        return timed.tables.read(archive.replay(id, eyes, token));
    };
    // Twice, because answers are kept.
    for (int asked = 0; asked < 2; ++asked) {
        for (const std::string& token : {std::string(), match.annas_token, match.belas_token}) {
            CHECK(refused(timed.tables.read(archive.record(id, token))));
            CHECK(refused(replay("all", token)));
            CHECK(replay("public", token).status == 200);
            CHECK((replay("0", token).status == 200) == (token == match.annas_token));
            CHECK((replay("1", token).status == 200) == (token == match.belas_token));
        }
    }
    const Match other = started_match(timed.tables);
    both_agree(timed.tables, other, "stop");
    CHECK(timed.tables.read(archive.replay(other.table["id"], "all", "")).status == 200);
    CHECK(timed.tables.read(archive.record(other.table["id"], "")).status == 200);
}

TEST_CASE("a match that was stopped has a record that says so, and plays no more")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    REQUIRE(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    both_agree(tables, match, "stop");
    CHECK(latest_table(match.bela)["status"] == "stopped");
    CHECK(tables.ask(match.bela, act_request(match.bela->decision()))["code"] == "table_over");
    CHECK(tables.ask(match.bela, agree("stop"))["code"] == "table_over");
    const std::string text = *tables.read(tables.lobby.archive().record(match.table["id"], "")).body;
    const Json json = Json::parse(text);
    CHECK(json["stopped"] == true);
    CHECK_FALSE(json.contains("result"));
    CHECK(json["actions"].size() == 1);
    const std::variant<Record, Refusal> record = read_record(text);
    const auto games = TestLobby::only_pips();
    std::variant<Rerun, Refusal> begun = Rerun::begin(std::get<Record>(record), games);
    Rerun& rerun = std::get<Rerun>(begun);
    CHECK(rerun.difference_in_digest());
    REQUIRE_FALSE(rerun.step());
    CHECK_FALSE(rerun.difference());
}

TEST_CASE("a record of a match that was played to its end cannot claim that it was stopped")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    play_to_end(tables, {match.anna, match.bela});
    Json json = Json::parse(*tables.read(tables.lobby.archive().record(match.table["id"], "")).body);
    json["stopped"] = true;
    CHECK(std::holds_alternative<Refusal>(read_record(json.dump())));
    json.erase("result");
    const Record record = std::get<Record>(read_record(json.dump()));
    const auto games = TestLobby::only_pips();
    Rerun rerun = std::get<Rerun>(Rerun::begin(record, games));
    while (!rerun.at_end()) {
        REQUIRE_FALSE(rerun.step());
    }
    CHECK(rerun.difference_in_result());
    json["stopped"] = false;
    CHECK(std::holds_alternative<Refusal>(read_record(json.dump())));
}

TEST_CASE("after a restart a match is still paused, and one that was stopped is over")
{
    const TemporaryFolder folder;
    Match match;
    {
        TestLobby tables(folder / "dahut.db");
        match = started_match(tables);
        for (const Person& one : {match.anna, match.bela}) {
            REQUIRE(tables.ask(one, act_request(one->decision()))["type"] == "update");
        }
        both_agree(tables, match, "pause");
        REQUIRE(tables.ask(match.anna, agree("stop"))["type"] == "done");
    }
    {
        TestLobby tables(folder / "dahut.db");
        const Person bela = person();
        const Json entered = tables.ask(bela, enter_request(match.belas_token));
        CHECK(entered["table"]["paused"] == true);
        CHECK(entered["table"]["accords"] == Json::parse(R"({"stop": [0]})"));
        const Person anna = person();
        REQUIRE(tables.ask(anna, enter_request(match.annas_token))["type"] == "entered");
        REQUIRE(tables.ask(bela, agree("stop"))["type"] == "done");
    }
    TestLobby tables(folder / "dahut.db");
    const Person anna = person();
    CHECK(tables.ask(anna, enter_request(match.annas_token))["table"]["status"] == "stopped");
    CHECK(Json::parse(*tables.read(tables.lobby.tables()).body)["finished"][0]["status"] == "stopped");
}

TEST_CASE("nobody can keep others from going on by asking too often")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    for (const Person& one : {match.anna, match.bela}) {
        REQUIRE(tables.ask(one, agree("pause"))["type"] == "done");
    }
    for (int tried = 1; tried < limits::accords; tried += 2) {
        REQUIRE(tables.ask(match.bela, agree("stop"))["type"] == "done");
        tables.ask(match.bela, disagree("stop"));
    }
    CHECK(tables.ask(match.bela, disagree("stop"))["code"] == "too_many_changes");
    CHECK(tables.ask(match.anna, agree("go_on"))["type"] == "done");
    CHECK(tables.ask(match.bela, agree("go_on"))["type"] == "done");
    CHECK_FALSE(latest_table(match.anna).contains("paused"));
}

TEST_CASE("a match that is stopped before anybody has acted has a record as well")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    both_agree(tables, match, "stop");
    const std::string id = match.table["id"];
    const auto record = read_record(*tables.read(tables.lobby.archive().record(id, "")).body);
    CHECK(std::holds_alternative<Record>(record));
    CHECK(tables.read(tables.lobby.archive().replay(id, "all", "")).status == 200);
}

TEST_CASE("what is agreed last and what is done are stored together or not at all")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    REQUIRE(tables.ask(match.anna, agree("stop"))["type"] == "done");
    tables.faults.next = StoreFault::full;
    CHECK(tables.ask(match.bela, agree("stop"))["code"] == "storage_failed");
    CHECK(latest_table(match.bela)["accords"] == Json::parse(R"({"stop": [0]})"));
    tables.faults.next.reset();
    CHECK(tables.ask(match.bela, agree("stop"))["type"] == "done");
    CHECK(latest_table(match.anna)["status"] == "stopped");
}

TEST_CASE("a stopped match can be published, and what was agreed ends with a match")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    Json create = create_request();
    create["visibility"] = "link";
    const Match match = started_match(tables, create);
    both_agree(tables, match, "stop");
    CHECK(tables.read(tables.lobby.archive().record(match.table["id"], "")).status == 403);
    CHECK(tables.ask(match.anna, {{"type", "publish"}})["type"] == "done");
    CHECK(tables.read(tables.lobby.archive().record(match.table["id"], "")).status == 200);
}

TEST_CASE("what was agreed ends with the match")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    // Anna always agrees after she has acted, so that it is Bela who ends the match.
    while (latest_table(match.anna)["status"] == "running") {
        for (const Person& one : {match.anna, match.bela}) {
            if (!one->decision().is_null()) {
                REQUIRE(tables.ask(one, act_request(one->decision()))["type"] == "update");
            }
            if (one == match.anna && latest_table(one)["status"] == "running") {
                REQUIRE(tables.ask(one, agree("stop"))["type"] == "done");
            }
        }
    }
    CHECK_FALSE(latest_table(match.anna).contains("accords"));
}

TEST_CASE("the lists say that a match is paused, whether or not it is in memory")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    both_agree(tables, match, "pause");
    CHECK(tables.lists()["running"][0]["paused"] == true);
    tables.lobby.gone(*match.anna);
    tables.lobby.gone(*match.bela);
    tables.clear_away();
    tables.lobby.let_rest(std::chrono::steady_clock::now() + 1h);
    REQUIRE(tables.lobby.tables_awake() == 0);
    CHECK(tables.lists()["running"][0]["paused"] == true);
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

TEST_CASE("people do not agree for ever")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    ThreeAtTable three(tables, three_with_patience(0));
    three.agree_in_vain(tables, limits::agreements);
    tables.lobby.gone(*three.cili);
    CHECK(tables.ask(three.match.anna, stand_in(2))["code"] == "too_many_changes");
}

TEST_CASE("an agreement that was the last one of all can be completed later")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    ThreeAtTable three(tables, three_with_patience(0));
    three.agree_in_vain(tables, limits::agreements - 1);
    tables.lobby.gone(*three.cili);
    REQUIRE(tables.ask(three.match.anna, stand_in(2))["type"] == "done");
    CHECK(tables.ask(three.match.bela, stand_in(2))["code"] == "too_many_changes");
    tables.lobby.gone(*three.match.bela);
    REQUIRE(tables.ask(three.match.anna, stand_in(2))["type"] == "done");
    CHECK(latest_seat(three.match.anna, 2)["stood_in"] == true);
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
