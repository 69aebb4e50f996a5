// What a process does whose guests ask for tables of another one that may have died.
#include "tests/server/match.hpp"

using namespace dahut;
using namespace dahut::test;

namespace {

// A house, and the token of a seat at a table that nobody in it has in memory.
struct House {
    TemporaryFolder folder;
    std::string token = token_at_table();
    TestLobby tables{folder / "dahut.db", OtherProcesses{"other"}};

private:
    [[nodiscard]] std::string token_at_table() const
    {
        TestLobby before(folder / "dahut.db");
        const Match match = started_match(before);
        all_go(before, match);
        return match.annas_token;
    }
};

} // namespace

TEST_CASE("a guest waits until it is known whether the process of a table has died, and is let in then")
{
    House house;
    house.tables.faults.silent_answers = 2;
    const std::shared_ptr<FakeGuest> anna = person();
    CHECK(house.tables.ask(anna, enter_request(house.token))["type"] == "entered");
    CHECK(anna->waited == std::chrono::milliseconds(200));
    CHECK(house.tables.ask(anna, act_request(anna->decision()))["type"] == "update");
}

TEST_CASE("a guest that does not wait is sent to the process that may have died")
{
    House house;
    house.tables.faults.silent_answers = 100;
    const std::shared_ptr<FakeGuest> anna = person();
    anna->is_patient = false;
    const Json answer = house.tables.ask(anna, enter_request(house.token));
    CHECK(answer["code"] == "moved");
    CHECK(answer["at"] == "other");
}

TEST_CASE("a process that the database did not see for a moment looks at once which tables it has lost")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db", OtherProcesses{"other"});
    const Match match = started_match(tables);
    tables.faults.lost = {match.table["id"].get<std::string>()};
    tables.carry_out(tables.lobby.sign());
    CHECK(match.anna->closed_with.empty());
    tables.faults.was_unseen = true;
    tables.carry_out(tables.lobby.sign());
    CHECK(match.anna->closed_with == "moved");
    CHECK(match.bela->closed_with == "moved");
}
