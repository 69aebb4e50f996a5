// What a request costs whoever asks it: the more is told because of it, the more.
#include "tests/server/match.hpp"

using namespace dahut;
using namespace dahut::test;

TEST_CASE(
    "entering and asking for everything again cost as much as the match that is told, and acting costs nothing more")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const std::size_t before = match.anna->charged;
    REQUIRE(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    CHECK(match.anna->charged == before);
    REQUIRE(tables.ask(match.anna, {{"type", "resync"}})["type"] == "done");
    CHECK(match.anna->charged == before + match.anna->told().back().size());
    const Person watcher = person();
    REQUIRE(tables.ask(watcher, enter_request(match.table["watch"]))["type"] == "entered");
    CHECK(watcher->charged == watcher->told().back().size());
}

TEST_CASE("what was missed costs as many entries as are run again to tell it, however little is told")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const std::size_t charged = match.anna->charged;
    REQUIRE(match.anna->entries_charged == 0);
    REQUIRE(tables.ask(match.anna, {{"type", "resync"}})["type"] == "done");
    const std::size_t entries = match.anna->entries_charged;
    CHECK(entries > 0);
    REQUIRE(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    CHECK(match.anna->entries_charged == entries);
    REQUIRE(tables.ask(match.anna, {{"type", "resync"}})["type"] == "done");
    CHECK(match.anna->entries_charged == 2 * entries + 1);
    CHECK(match.anna->charged > charged);
}

TEST_CASE("coming and going costs the more the more there are who are told of it")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    tables.lobby.gone(*match.bela);
    const Person alone = person();
    REQUIRE(tables.ask(alone, enter_request(match.belas_token))["type"] == "entered");
    tables.lobby.gone(*alone);
    constexpr std::size_t many = 40;
    for (std::size_t count = 0; count < many; ++count) {
        REQUIRE(tables.ask(person(), enter_request(match.table["watch"]))["type"] == "entered");
    }
    const Person amid = person();
    REQUIRE(tables.ask(amid, enter_request(match.belas_token))["type"] == "entered");
    CHECK(amid->charged > alone->charged + many * 100);
    const std::size_t charged = amid->charged;
    tables.lobby.gone(*amid);
    CHECK(amid->charged > charged + many * 100);
}

TEST_CASE("opening a keyring costs as much as it opens")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = seated_match(tables);
    const Json keyring = tables.ask(match.anna, {{"type", "make_keyring"}, {"token", match.annas_token}});
    REQUIRE(keyring["type"] == "keyring");
    const Person elsewhere = person();
    REQUIRE(tables.ask(elsewhere, {{"type", "open_keyring"}, {"keyring", keyring["keyring"]}})["type"] == "keyring");
    CHECK(elsewhere->charged == elsewhere->texts.back().size());
}
