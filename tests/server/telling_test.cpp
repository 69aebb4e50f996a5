// In which order a table tells its people what has happened.
#include "tests/server/match.hpp"

using namespace dahut;
using namespace dahut::test;

namespace {

// Notes who is told anything from now on, in this order.
void listen(const Person& one, const char* name, std::vector<std::string>& order)
{
    one->on_message = [&order, name] { order.emplace_back(name); };
}

} // namespace

TEST_CASE("nobody is told later because somebody else is asked more")
{
    std::vector<std::string> order;
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const Person watcher = person();
    tables.ask(watcher, enter_request(match.table["watch"]));
    REQUIRE(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    listen(match.anna, "anna", order);
    listen(match.bela, "bela", order);
    listen(watcher, "watcher", order);
    // The round ends, and both are asked anew.
    REQUIRE(tables.ask(match.bela, act_request(match.bela->decision()))["type"] == "update");
    CHECK(order == std::vector<std::string>{"bela", "watcher", "anna"});
}
