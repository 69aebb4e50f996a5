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

bool anna_is_here(const Person& one) { return one->latest("table")["table"]["seats"][0]["connected"]; }

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

TEST_CASE("that a seat has another device is told nobody, that its first came and its last went is")
{
    std::vector<std::string> told;
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    listen(match.bela, "bela", told);
    const Person second = person();
    tables.ask(second, enter_request(match.annas_token));
    CHECK(told.empty());
    tables.lobby.gone(*match.anna);
    CHECK(told.empty());
    CHECK(anna_is_here(match.bela));
    tables.lobby.gone(*second);
    CHECK(told == std::vector<std::string>{"bela"});
    CHECK_FALSE(anna_is_here(match.bela));
    tables.ask(second, enter_request(match.annas_token));
    CHECK(told.size() == 2);
    CHECK(anna_is_here(match.bela));
}
