// Looking at a table from afar: whoever could enter it sees whom its match waits for, as it is then, and nobody else
// is told.
#include "tests/server/match.hpp"
#include "tests/server/timed_lobby.hpp"

using namespace dahut;
using namespace dahut::test;

namespace {

Json look(const std::string& token) { return {{"type", "inspect"}, {"token", token}}; }

Json awaited(TestLobby& tables, const std::string& token)
{
    return tables.ask(person(), look(token))["table"].value("awaited", Json(nullptr));
}

// The seats that are asked for what the match cannot go on without, as their own decisions say.
Json asked(const Match& match)
{
    Json seats = nullptr;
    for (const auto& [seat, one] : {std::pair(0, match.anna), std::pair(1, match.bela)}) {
        const Json decision = one->decision();
        if (!decision.is_null() && !decision.contains("optional")) {
            seats.push_back(seat);
        }
    }
    return seats;
}

void all_agree(TestLobby& tables, const Match& match, const std::string& accord)
{
    for (const Person& one : {match.anna, match.bela}) {
        REQUIRE(tables.ask(one, {{"type", "agree"}, {"to", accord}})["type"] == "done");
    }
}

} // namespace

TEST_CASE("whoever could enter a table sees from afar whom its match waits for, after every action")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = seated_match(tables);
    const Json keyring = tables.ask(match.anna, {{"type", "make_keyring"}, {"token", match.annas_token}});
    const std::vector<std::string> tokens{match.annas_token, match.belas_token, match.table["watch"],
                                          keyring["seats"][0]["token"]};
    CHECK(awaited(tables, match.annas_token).is_null());
    REQUIRE(tables.ask(match.anna, {{"type", "start"}})["type"] == "done");
    int actions = 0;
    for (Json seats = asked(match); !seats.is_null(); seats = asked(match)) {
        for (const std::string& token : tokens) {
            CHECK(awaited(tables, token) == seats);
        }
        const Person& one = seats[0] == 0 ? match.anna : match.bela;
        REQUIRE(tables.ask(one, act_request(one->decision()))["type"] == "update");
        ++actions;
    }
    CHECK(actions > 3);
    CHECK(tables.ask(person(), look(match.annas_token))["table"]["status"] == "finished");
    CHECK(awaited(tables, match.annas_token).is_null());
}

TEST_CASE("whose turn it is stands in nothing that is told to those who could not enter, or that changes otherwise")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const Json invited = tables.ask(person(), {{"type", "inspect"}, {"invitation", match.table["invitation"]}});
    CHECK(invited["table"]["status"] == "running");
    CHECK_FALSE(invited["table"].contains("awaited"));
    CHECK_FALSE(tables.lists()["running"][0].contains("awaited"));
    CHECK_FALSE(tables.ask(person(), enter_request(match.annas_token))["table"].contains("awaited"));
    CHECK_FALSE(latest_table(match.bela).contains("awaited"));
    CHECK(tables.ask(person(), look(match.table["invitation"]))["code"] == "unknown_token");
    CHECK(tables.ask(person(), look(hex_of('0')))["code"] == "unknown_token");
}

TEST_CASE("those who look are not at the table, and what they are told are the facts of their role")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    all_go(tables, match);
    const Person passer_by = person();
    const Json seen = tables.ask(passer_by, look(match.annas_token))["table"];
    CHECK(seen["seats"][0]["connected"] == false);
    CHECK(seen["watch"] == match.table["watch"]);
    CHECK(passer_by->heard.size() == 1);
    CHECK(tables.ask(passer_by, {{"type", "leave"}})["code"] == "not_entered");
}

TEST_CASE("a match that is paused, or that waits for a bot, waits for nobody, and a restart changes nothing")
{
    const TemporaryFolder folder;
    Match match;
    Json seats;
    {
        TestLobby tables(folder / "dahut.db");
        match = started_match(tables);
        seats = asked(match);
        REQUIRE_FALSE(seats.is_null());
        all_agree(tables, match, "pause");
        CHECK(awaited(tables, match.belas_token).is_null());
        all_agree(tables, match, "go_on");
        CHECK(awaited(tables, match.belas_token) == seats);
    }
    TestLobby tables(folder / "dahut.db");
    CHECK(awaited(tables, match.belas_token) == seats);
    const bool is_annas = seats[0] == 0;
    REQUIRE(tables.ask(match.anna, enter_request(is_annas ? match.annas_token : match.belas_token))["type"]
            == "entered");
    REQUIRE(tables.ask(match.anna, {{"type", "leave"}})["type"] == "done");
    seats.erase(0);
    CHECK(awaited(tables, match.table["watch"]) == (seats.empty() ? Json(nullptr) : seats));
}

TEST_CASE("a table that broke waits for nobody")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const Person& one = asked(match)[0] == 0 ? match.anna : match.bela;
    tables.faults.next = StoreFault::conflict;
    REQUIRE(tables.ask(one, act_request(one->decision()))["code"] == "table_broken");
    tables.faults.next.reset();
    const Json seen = tables.ask(person(), look(match.annas_token))["table"];
    CHECK(seen["status"] == "broken");
    CHECK_FALSE(seen.contains("awaited"));
}
