// Whoever has lost the answer to `create` or `join` asks again with the same token, and gets the same seat
// (docs/decisions/0019).
#include "tests/server/match.hpp"

using namespace dahut;
using namespace dahut::test;

namespace {

Json with_token(Json request, char digit)
{
    request["token"] = hex_of(digit);
    return request;
}

bool same_seat(const Json& one, const Json& other)
{
    return one["type"] == "seated" && other["type"] == "seated" && one["token"] == other["token"]
           && one["seat"] == other["seat"] && one["table"]["id"] == other["table"]["id"];
}

} // namespace

TEST_CASE("creating and joining again with the same token gives the same seat, also after a restart")
{
    const TemporaryFolder folder;
    Json created;
    Json joined;
    Json join;
    {
        TestLobby tables(folder / "dahut.db");
        const Person anna = person();
        created = tables.ask(anna, with_token(create_request(), '1'));
        CHECK(created["token"] == hex_of('1'));
        join = with_token(join_request(created["table"]), '2');
        joined = tables.ask(person(), join);
        CHECK(joined["seat"] == 1);
        CHECK(same_seat(tables.ask(anna, with_token(create_request(), '1')), created));
        CHECK(same_seat(tables.ask(person(), join), joined));
    }
    TestLobby tables(folder / "dahut.db");
    CHECK(same_seat(tables.ask(person(), with_token(create_request(), '1')), created));
    CHECK(same_seat(tables.ask(person(), join), joined));
    CHECK(tables.lists()["open"].size() == 1);
    CHECK(tables.ask(person(), enter_request(hex_of('2')))["role"] == 1);
}

TEST_CASE("the same request over several connections at once makes one table")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const std::vector<Person> persons{person(), person(), person(), person(), person()};
    for (const Person& one : persons) {
        tables.begin(one, with_token(create_request(), '1'));
    }
    tables.run();
    for (const Person& one : persons) {
        CHECK(same_seat(one->latest("seated"), persons[0]->latest("seated")));
    }
    CHECK(tables.lists()["open"].size() == 1);
    CHECK(tables.ask(person(), create_request())["type"] == "seated");
}

TEST_CASE("a connection that ends before its answer leaves a seat that is found again")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Person lost = person();
    tables.begin(lost, with_token(create_request(), '1'));
    tables.lobby.gone(*lost);
    const Person anna = person();
    const Json seated = tables.ask(anna, with_token(create_request(), '1'));
    CHECK(seated["type"] == "seated");
    CHECK(tables.lists()["open"].size() == 1);
    CHECK(tables.ask(anna, {{"type", "seat_bot"}, {"seat", 1}, {"bot", "random"}})["type"] == "done");
}

TEST_CASE("a table that was made is found again while the server makes no more")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Json seated = tables.ask(person(), with_token(create_request(), '1'));
    tables.lobby.drain();
    CHECK(same_seat(tables.ask(person(), with_token(create_request(), '1')), seated));
    CHECK(tables.ask(person(), with_token(create_request(), '2'))["code"] == "draining");
    CHECK(tables.ask(person(), join_request(seated["table"]))["type"] == "seated");
}

TEST_CASE("who asks again during the match has its seat and all that has happened")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables, with_token(create_request(), '1'));
    const Person again = person();
    CHECK(tables.ask(again, with_token(create_request(), '1'))["table"]["status"] == "running");
    CHECK(again->latest("snapshot") == match.anna->latest("snapshot"));
    CHECK(tables.ask(again, act_request(again->decision()))["type"] == "update");
}

TEST_CASE("a token that leads anywhere else gives nothing away")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Person anna = person();
    const Json table = tables.ask(anna, with_token(create_request(), '1'))["table"];
    const Json other = tables.ask(person(), create_request())["table"];
    CHECK(tables.ask(person(), with_token(join_request(other), '1'))["code"] == "token_taken");
    Json create = create_request();
    for (const char* const link : {"invitation", "watch"}) {
        create["token"] = table[link];
        CHECK(tables.ask(person(), create)["code"] == "token_taken");
    }
    tables.ask(person(), with_token(join_request(table), '2'));
    REQUIRE(tables.ask(anna, {{"type", "leave"}})["type"] == "done");
    CHECK(tables.ask(person(), with_token(create_request(), '1'))["code"] == "token_taken");
    CHECK(tables.ask(person(), with_token(join_request(table, "Cili"), '3'))["seat"] == 0);
}

TEST_CASE("what could not be stored is carried out when it is asked again")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    tables.faults.next = StoreFault::full;
    CHECK(tables.ask(person(), with_token(create_request(), '1'))["code"] == "storage_failed");
    tables.faults.next.reset();
    CHECK(tables.ask(person(), with_token(create_request(), '1'))["type"] == "seated");
}
