// A seat whose browser forgot it: the host hands out a link, and whoever opens it plays on by a token of its own.
#include "server/table/tokens.hpp"
#include "tests/server/match.hpp"
#include "tests/server/timed_lobby.hpp"

using namespace dahut;
using namespace dahut::test;
using namespace std::chrono_literals;

namespace {

Json relink(const std::string& link) { return {{"type", "relink"}, {"seat", 1}, {"link", link}}; }
Json take_over(const std::string& link, const std::string& token)
{
    return {{"type", "take_over"}, {"link", link}, {"token", token}};
}

// Bela's browser has forgotten the seat, and Anna has handed out this link.
struct Lost {
    explicit Lost(TimedLobby& timed) : match(started_match(timed.tables))
    {
        timed.tables.lobby.gone(*match.bela);
        // However short the table's patience is.
        timed.pass(10min - 1ms);
        REQUIRE(timed.tables.ask(match.anna, relink(link))["code"] == "not_away");
        timed.pass(1ms);
        REQUIRE(timed.tables.ask(match.anna, relink(link))["type"] == "done");
    }

    std::string link = new_token();
    std::string token = new_token();
    Match match;
};

} // namespace

TEST_CASE("whoever opens the link of a lost seat plays on there, and the former token says what happened")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Lost lost(timed);
    CHECK(latest_seat(lost.match.anna, 1)["relinked"] == true);
    const Person late = person();
    CHECK(timed.tables.ask(late, enter_request(lost.match.belas_token))["code"] == "seat_relinked");
    CHECK(timed.tables.ask(late, enter_request(lost.link))["code"] == "seat_relinked");
    const Person bela = person();
    const Json seated = timed.tables.ask(bela, take_over(lost.link, lost.token));
    CHECK(seated["type"] == "seated");
    CHECK(seated["seat"] == 1);
    CHECK(seated["token"] == lost.token);
    CHECK_FALSE(latest_seat(lost.match.anna, 1).contains("relinked"));
    CHECK(bela->latest("snapshot").contains("view"));
    CHECK(timed.tables.ask(late, enter_request(lost.match.belas_token))["code"] == "seat_relinked");
    CHECK(timed.tables.ask(person(), enter_request(lost.token))["role"] == 1);
    play_to_end(timed.tables, {lost.match.anna, bela});
    CHECK(latest_table(bela)["status"] == "finished");
}

TEST_CASE("opening a link can be repeated by whoever has done it, and by nobody else, before and after a restart")
{
    const TemporaryFolder folder;
    std::optional<Lost> lost;
    {
        TimedLobby timed(folder / "dahut.db");
        lost.emplace(timed);
        CHECK(timed.tables.ask(lost->match.anna, relink(lost->link))["type"] == "done");
        CHECK(timed.tables.ask(person(), take_over(lost->link, lost->token))["type"] == "seated");
        CHECK(timed.tables.ask(person(), take_over(lost->link, lost->token))["type"] == "seated");
        CHECK(timed.tables.ask(person(), take_over(lost->link, new_token()))["code"] == "seat_relinked");
    }
    TimedLobby timed(folder / "dahut.db");
    CHECK(timed.tables.ask(person(), take_over(lost->link, lost->token))["seat"] == 1);
    CHECK(timed.tables.ask(person(), take_over(lost->link, new_token()))["code"] == "seat_relinked");
    CHECK(timed.tables.ask(person(), enter_request(lost->match.belas_token))["code"] == "seat_relinked");
}

TEST_CASE("a link alone opens no hand of a match that one person ended, and whoever has taken the seat sees its own")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Lost lost(timed);
    REQUIRE(timed.tables.ask(lost.match.anna, {{"type", "agree"}, {"to", "stop"}})["type"] == "done");
    const std::string id = lost.match.table["id"];
    const auto status_for = [&](const std::string& token) {
        return timed.tables.read(timed.tables.lobby.archive().replay(id, "1", token)).status;
    };
    CHECK(status_for(lost.link) == 403);
    REQUIRE(timed.tables.ask(person(), take_over(lost.link, lost.token))["type"] == "seated");
    CHECK(status_for(lost.link) == 403);
    CHECK(status_for(lost.token) == 200);
}

TEST_CASE("no link and no token is used that leads anywhere else")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Lost lost(timed);
    const Match other = started_match(timed.tables);
    CHECK(timed.tables.ask(lost.match.anna, relink(other.annas_token))["code"] == "token_taken");
    CHECK(timed.tables.ask(lost.match.anna, relink(lost.match.table["watch"]))["code"] == "token_taken");
    CHECK(timed.tables.ask(lost.match.anna, relink(lost.match.belas_token))["code"] == "token_taken");
    CHECK(timed.tables.ask(person(), take_over(lost.link, other.annas_token))["code"] == "token_taken");
    CHECK(timed.tables.ask(person(), take_over(lost.link, lost.match.belas_token))["code"] == "token_taken");
    CHECK(timed.tables.ask(person(), take_over(new_token(), lost.token))["code"] == "unknown_token");
    CHECK(timed.tables.ask(person(), take_over(lost.match.annas_token, lost.token))["code"] == "unknown_token");
    CHECK(timed.tables.ask(person(), take_over(lost.link, lost.token))["type"] == "seated");
}

TEST_CASE("a seat with a new link is on no keyring any more")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    Match match = started_match(timed.tables);
    const Json made = timed.tables.ask(person(), {{"type", "make_keyring"}, {"token", match.belas_token}});
    const std::string lent = made["seats"][0]["token"];
    timed.tables.lobby.gone(*match.bela);
    timed.pass(10min);
    REQUIRE(timed.tables.ask(match.anna, relink(new_token()))["type"] == "done");
    CHECK(timed.tables.ask(person(), enter_request(lent))["code"] == "unknown_token");
    const Json open{{"type", "open_keyring"}, {"keyring", made["keyring"]}};
    CHECK(timed.tables.ask(person(), open)["code"] == "unknown_keyring");
}

TEST_CASE("whoever watches is told of a new link, and of nothing that it opens")
{
    const TemporaryFolder folder;
    TimedLobby timed(folder / "dahut.db");
    const Lost lost(timed);
    const Person watcher = person();
    const Json entered = timed.tables.ask(watcher, enter_request(lost.match.table["watch"]));
    CHECK(entered["table"]["seats"][1]["relinked"] == true);
    for (const Person& one : {watcher, lost.match.anna}) {
        for (const Json& message : one->heard) {
            CHECK(message.dump().find(lost.link) == std::string::npos);
            CHECK(message.dump().find(key_of(lost.link)) == std::string::npos);
        }
    }
}
