// What a table promised holds after its end as well: who may read a match that is over, and how its host opens it.
#include "tests/server/match.hpp"

using namespace dahut;
using namespace dahut::test;

namespace {

Json create_private(std::string_view visibility, std::string_view watching)
{
    Json create = create_request();
    create["visibility"] = visibility;
    create["watching"] = watching;
    return create;
}

Match finished_match(TestLobby& tables, const Json& create)
{
    const Match match = started_match(tables, create);
    play_to_end(tables, {match.anna, match.bela});
    return match;
}

// The answers for the record and for every replay, which must be the same.
int status_for(TestLobby& tables, const Json& table, std::string_view token)
{
    const std::string id = table["id"];
    const int status = tables.read(tables.lobby.archive().record(id, token)).status;
    for (const char* eyes : {"0", "1", "public", "all"}) {
        CHECK(tables.read(tables.lobby.archive().replay(id, eyes, token)).status == status);
    }
    return status;
}

const Json publish{{"type", "publish"}};

} // namespace

TEST_CASE("a private match that could not be watched is read only with the token of a seat")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = finished_match(tables, create_private("link", "forbidden"));
    const std::string invitation = match.table["invitation"];
    CHECK(status_for(tables, match.table, "") == 403);
    CHECK(status_for(tables, match.table, match.annas_token) == 200);
    CHECK(status_for(tables, match.table, match.belas_token) == 200);
    // What is kept for readers is kept from others.
    CHECK(status_for(tables, match.table, "") == 403);
    CHECK(status_for(tables, match.table, invitation) == 403);
    CHECK(status_for(tables, match.table, std::string(64, '0')) == 403);
    CHECK(tables.ask(person(), enter_request(invitation))["code"] == "unknown_token");
}

TEST_CASE("a private match that could be watched is read with the watch token as well, and not with the invitation")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = finished_match(tables, create_private("link", "allowed"));
    CHECK(status_for(tables, match.table, match.table["watch"].get<std::string>()) == 200);
    CHECK(status_for(tables, match.table, match.table["invitation"].get<std::string>()) == 403);
    CHECK(status_for(tables, match.table, "") == 403);
}

TEST_CASE("a public match is read by everybody if it could be watched, else with the token of a seat")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    CHECK(status_for(tables, finished_match(tables, create_request()).table, "") == 200);
    const Match unwatched = finished_match(tables, create_private("public", "forbidden"));
    CHECK(status_for(tables, unwatched.table, "") == 403);
    CHECK(status_for(tables, unwatched.table, unwatched.belas_token) == 200);
}

TEST_CASE("how a match ended is told to its people, and to others where everybody may read it")
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "dahut.db";
    Match open;
    Match unwatched;
    Match invited;
    {
        TestLobby tables(database);
        open = started_match(tables, create_request());
        CHECK_FALSE(open.anna->latest("table")["table"].contains("result"));
        play_to_end(tables, {open.anna, open.bela});
        unwatched = finished_match(tables, create_private("public", "forbidden"));
        invited = finished_match(tables, create_private("link", "allowed"));
    }
    TestLobby tables(database);
    const Json finished = tables.lists()["finished"];
    REQUIRE(finished.size() == 2);
    CHECK_FALSE(finished[0].contains("result"));
    const Json record = Json::parse(*tables.read(tables.lobby.archive().record(open.table["id"], "")).body);
    CHECK(finished[1]["result"] == record["result"]);
    const std::string id = unwatched.table["id"];
    const auto replay = [&] {
        return Json::parse(*tables.read(tables.lobby.archive().replay(id, "all", unwatched.annas_token)).body)["table"];
    };
    const Json before = replay();
    CHECK(before["result"]["points"].size() == 2);
    const Json look{{"type", "inspect"}, {"invitation", invited.table["invitation"]}};
    const Json seen = tables.ask(person(), look)["table"];
    CHECK(seen["status"] == "finished");
    CHECK_FALSE(seen.contains("result"));
    for (const Match& match : {open, unwatched, invited}) {
        const Person anna = person();
        CHECK(tables.ask(anna, enter_request(match.annas_token))["table"]["result"]["points"].size() == 2);
        REQUIRE(tables.ask(anna, publish)["type"] == "done");
    }
    CHECK(tables.ask(person(), look)["table"].contains("result"));
    CHECK(replay()["result"] == before["result"]);
    CHECK(tables.lists()["finished"][0].contains("result"));
}

TEST_CASE("whoever has left a match does not read it")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables, create_private("link", "forbidden"));
    REQUIRE(tables.ask(match.bela, {{"type", "leave"}})["type"] == "done");
    play_to_end(tables, {match.anna});
    CHECK(status_for(tables, match.table, match.belas_token) == 403);
    CHECK(status_for(tables, match.table, match.annas_token) == 200);
}

TEST_CASE("the host publishes a match once it is over, and nobody else does")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = seated_match(tables, create_private("link", "forbidden"));
    CHECK(tables.ask(match.anna, publish)["code"] == "table_not_running");
    REQUIRE(tables.ask(match.anna, {{"type", "start"}})["type"] == "done");
    CHECK(tables.ask(match.anna, publish)["code"] == "table_running");
    play_to_end(tables, {match.anna, match.bela});
    CHECK(status_for(tables, match.table, match.annas_token) == 200);
    CHECK(tables.ask(match.bela, publish)["code"] == "not_host");
    CHECK(status_for(tables, match.table, "") == 403);
    CHECK(tables.ask(match.anna, publish)["type"] == "done");
    CHECK(match.bela->latest("table")["table"]["published"] == true);
    CHECK(status_for(tables, match.table, "") == 200);
}

TEST_CASE("what is published stays so after a restart, and is published once")
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "dahut.db";
    Match match;
    {
        TestLobby tables(database);
        match = finished_match(tables, create_private("public", "forbidden"));
        REQUIRE(tables.ask(match.anna, publish)["type"] == "done");
    }
    TestLobby tables(database);
    CHECK(status_for(tables, match.table, "") == 200);
    CHECK(tables.lists()["finished"][0]["published"] == true);
    const Person anna = person();
    CHECK(tables.ask(anna, enter_request(match.annas_token))["table"]["published"] == true);
    tables.faults.next = StoreFault::full;
    CHECK(tables.ask(anna, publish)["type"] == "done");
}
