// A process that ends leaves its tables to the others of its house. Nothing happens at them here any more, and
// everybody is sent on.
#include "tests/server/match.hpp"

using namespace dahut;
using namespace dahut::test;

namespace {

constexpr std::chrono::seconds at_once{0};

} // namespace

TEST_CASE("a process that hands over gives its tables back, lets everybody go and sends all who come to another one")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db", OtherProcesses{"two"});
    const Match match = started_match(tables);
    const Json late = act_request(match.anna->decision());
    const int taken = tables.faults.taken;
    tables.carry_out(tables.lobby.hand_over(at_once));
    REQUIRE(tables.faults.handed_over.size() == 1);
    CHECK(tables.faults.handed_over[0].table == match.table["id"].get<std::string>());
    CHECK(tables.faults.handed_over[0].term == first_term);
    CHECK(tables.lobby.tables_awake() == 0);
    CHECK(match.anna->closed_with == "moved");
    CHECK(match.bela->closed_with == "moved");
    CHECK(tables.ask(match.anna, late)["code"] == "not_entered");
    Json again = create_request();
    again["token"] = match.annas_token;
    for (const Json& request : {enter_request(match.annas_token), join_request(match.table), create_request(), again}) {
        const Json answer = tables.ask(person(), request);
        CHECK(answer["code"] == "moved");
        CHECK(answer["at"] == "two");
    }
    const Json looked = tables.ask(person(), {{"type", "inspect"}, {"invitation", match.table["invitation"]}});
    CHECK(looked["table"]["id"] == match.table["id"]);
    CHECK(tables.lobby.unready()->code == "draining");
    CHECK(tables.faults.taken == taken);
}

TEST_CASE("all who ask for a table are sent to the same process, and not all tables to one")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db", OtherProcesses{"three", "two"});
    const std::array<Match, 3> matches{started_match(tables), started_match(tables), started_match(tables)};
    tables.carry_out(tables.lobby.hand_over(at_once));
    CHECK(tables.faults.handed_over.size() == 3);
    for (const Match& match : matches) {
        const Json annas = tables.ask(person(), enter_request(match.annas_token));
        CHECK(annas["code"] == "moved");
        CHECK(tables.ask(person(), enter_request(match.belas_token))["at"] == annas["at"]);
    }
}

TEST_CASE("what has begun when a table is handed over is stored and told first")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db", OtherProcesses{"two"});
    const Match match = started_match(tables);
    const std::string id = tables.begin(match.anna, act_request(match.anna->decision()));
    tables.carry_out(tables.lobby.hand_over(at_once));
    CHECK(match.anna->latest("update")["id"] == Json(id));
    CHECK(match.anna->latest("update")["n"] == match.bela->latest("update")["n"]);
    CHECK(match.anna->closed_with == "moved");
}

TEST_CASE("where no other process lives, or the database does not answer, a process keeps its tables to the end")
{
    const TemporaryFolder folder;
    for (const OtherProcesses& others : {OtherProcesses(), OtherProcesses{"two"}}) {
        TestLobby tables(folder / "dahut.db", others);
        const Match match = started_match(tables);
        if (!others.empty()) {
            tables.faults.next = StoreFault::failed;
        }
        tables.carry_out(tables.lobby.hand_over(at_once));
        tables.faults.next = std::nullopt;
        CHECK(tables.faults.handed_over.empty());
        CHECK(match.anna->closed_with.empty());
        CHECK_FALSE(tables.lobby.unready());
        CHECK(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    }
}
