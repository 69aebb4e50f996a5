// A table of a stopped server is ended by the rule of a running one: nobody is charged for the time in between.
#include "server/room/end_alone.hpp"
#include "server/store/sqlite_journal.hpp"
#include "tests/server/match.hpp"

#include <string>
#include <vector>

using namespace dahut;
using namespace dahut::test;

namespace {

constexpr std::int64_t long_after_ms = 4'000'000'000'000;

// What the entries that came after the first so many are called.
std::vector<std::string> kinds_after(const StoredTable& stored, std::size_t known)
{
    std::vector<std::string> kinds;
    for (std::size_t index = known; index < stored.entries.size(); ++index) {
        kinds.push_back(Json::parse(stored.entries[index].text)["type"]);
    }
    return kinds;
}

// A match with a clock, at a server that has stopped.
std::string match_of_stopped_server(const TemporaryFolder& folder)
{
    TestLobby tables(folder / "dahut.db");
    Json create = create_request();
    create["clock"] = {{"bank_s", 600}, {"increment_s", 0}, {"lost_s", 120}, {"vacation_s", 0}};
    return started_match(tables, create).table["id"];
}

} // namespace

TEST_CASE("a match that is ended while no server runs charges nobody for that time")
{
    const TemporaryFolder folder;
    const std::string table = match_of_stopped_server(folder);
    const std::unique_ptr<Journal> journal = open_sqlite_journal(folder / "dahut.db");
    const std::size_t known = journal->read(table)->entries.size();
    CHECK_FALSE(end_alone(*journal, table, TestLobby::only_pips(), long_after_ms));
    CHECK(kinds_after(*journal->read(table), known) == std::vector<std::string>{"resumed", "stopped"});
    const std::optional<Refusal> again = end_alone(*journal, table, TestLobby::only_pips(), long_after_ms);
    REQUIRE(again);
    CHECK(again->code == "table_over");
}

TEST_CASE("a match whose rules are not here stays as it is, and so does what is no table")
{
    const TemporaryFolder folder;
    const std::string table = match_of_stopped_server(folder);
    const std::unique_ptr<Journal> journal = open_sqlite_journal(folder / "dahut.db");
    const std::size_t known = journal->read(table)->entries.size();
    const std::optional<Refusal> without = end_alone(*journal, table, {}, long_after_ms);
    REQUIRE(without);
    CHECK(without->code == "table_broken");
    CHECK(end_alone(*journal, "nothing", TestLobby::only_pips(), long_after_ms));
    CHECK(journal->read(table)->entries.size() == known);
}
