// The public lists: kept ready, made anew only after a change, and together for all who ask.
#include "tests/server/match.hpp"

#include <vector>

using namespace dahut;
using namespace dahut::test;

TEST_CASE("lists are read once for all who ask, and again only when they have changed")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const int before = tables.faults.lists;
    std::vector<ApiAnswer> answers(200);
    for (ApiAnswer& answer : answers) {
        tables.begin(tables.lobby.tables(), answer);
    }
    tables.run();
    CHECK(tables.faults.lists == before + 1);
    for (const ApiAnswer& answer : answers) {
        CHECK(answer.status == 200);
        CHECK(answer.body == answers[0].body);
        CHECK(answer.tag == answers[0].tag);
    }
    const Person anna = person();
    tables.ask(anna, create_request());
    const ApiAnswer changed = tables.read(tables.lobby.tables());
    CHECK(tables.faults.lists == before + 2);
    CHECK(changed.tag != answers[0].tag);
    tables.lobby.gone(*anna);
}

TEST_CASE("whoever asks for the lists sees what has happened before, also while they are being read")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Person anna = person();
    ApiAnswer early;
    tables.begin(tables.lobby.tables(), early);
    tables.begin(anna, create_request());
    tables.run_until([&] { return anna->latest("seated").is_object(); });
    CHECK(tables.lists()["open"].size() == 1);
    CHECK(tables.lists()["open"][0]["seats"][0]["connected"] == true);
    tables.lobby.gone(*anna);
    CHECK(tables.lists()["open"][0]["seats"][0]["connected"] == false);
}
