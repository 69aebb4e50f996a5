// Notices whose webhook or mail address changes while somebody is away: nobody is told twice of a turn, and what was on
// its way to the former webhook goes to the new one.
#include "tests/server/noticed_lobby.hpp"

using namespace dahut;
using namespace dahut::test;
using namespace std::chrono_literals;

TEST_CASE("who has been told of a turn is not told again when the webhook changes, somebody leaves, or hands over")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    const Match match = match_with_addresses(lobby);
    REQUIRE(lobby.set_mail(match.bela, "bela@example.org")["type"] == "done");
    lobby.tables.lobby.gone(*match.bela);
    lobby.pass(1min);
    REQUIRE(lobby.outlet.sent.size() == 2);
    REQUIRE(lobby.set_webhook(match.anna, other_hook)["type"] == "done");
    lobby.pass(1h);
    CHECK(lobby.outlet.sent.size() == 2);
    REQUIRE(lobby.tables.ask(match.anna, {{"type", "hand_over"}, {"seat", 1}})["type"] == "done");
    lobby.pass(1h);
    REQUIRE(lobby.tables.ask(match.anna, {{"type", "leave"}})["type"] == "done");
    lobby.pass(1h);
    CHECK(lobby.outlet.sent.size() == 2);
}

TEST_CASE("what has not come to a webhook goes to the next one, by whatever way else it has come")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    const Match match = match_with_addresses(lobby);
    REQUIRE(lobby.set_mail(match.bela, "bela@example.org")["type"] == "done");
    lobby.tables.lobby.gone(*match.bela);
    lobby.pass(1min);
    REQUIRE(lobby.outlet.sent.size() == 2);
    lobby.outlet.still_under_way = true;
    REQUIRE(lobby.set_webhook(match.anna, other_hook)["type"] == "done");
    REQUIRE(lobby.outlet.sent.size() == 3);
    CHECK(lobby.outlet.sent[2].address == other_hook);
    CHECK(lobby.outlet.sent[2].about.link == lobby.outlet.sent[0].about.link);
    lobby.outlet.still_under_way = true;
    REQUIRE(lobby.end_webhook(match.anna)["type"] == "done");
    REQUIRE(lobby.set_webhook(match.anna, hook)["type"] == "done");
    lobby.pass(1h);
    CHECK(lobby.outlet.sent.size() == 3);
}

TEST_CASE("who could be told by a webhook only, which ended first, is told by the next one")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    const Match match = match_with_addresses(lobby);
    lobby.tables.lobby.gone(*match.bela);
    lobby.pass(1min);
    REQUIRE(lobby.outlet.sent.size() == 1);
    lobby.outlet.still_under_way = true;
    REQUIRE(lobby.end_webhook(match.anna)["type"] == "done");
    lobby.pass(1h);
    CHECK(lobby.outlet.sent.size() == 1);
    REQUIRE(lobby.set_webhook(match.anna, hook)["type"] == "done");
    lobby.pass(1min);
    CHECK(lobby.outlet.sent.size() == 2);
}

TEST_CASE("whoever comes to empty an address has stopped what was on its way there, and nothing goes there again")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    const Match match = started_match(lobby.tables);
    REQUIRE(lobby.set_mail(match.bela, "bela@example.org")["type"] == "done");
    lobby.tables.lobby.gone(*match.bela);
    lobby.pass(1min);
    REQUIRE(lobby.outlet.sent.size() == 1);
    const Person bela = person();
    REQUIRE(lobby.tables.ask(bela, enter_request(match.belas_token))["type"] == "entered");
    CHECK(lobby.outlet.withdrawn == std::vector{Seat(1)});
    REQUIRE(lobby.tables.ask(bela, {{"type", "notify"}})["type"] == "done");
    lobby.tables.lobby.gone(*bela);
    lobby.pass(1h);
    CHECK(lobby.outlet.sent.size() == 1);
}
