// A finished match is shown by former rules as it was shown by them, and nothing that is asked about it is a fault.
#include "tests/server/match.hpp"

#include <string>
#include <vector>

using namespace dahut;
using namespace dahut::test;

namespace {

struct Finished {
    Match match;
    std::string table;
};

Finished played_match(TestLobby& tables, const Json& create = create_request())
{
    const Match match = started_match(tables, create);
    play_to_end(tables, {match.anna, match.bela});
    return {match, match.table["id"]};
}

// From now on the journal says that the match was played by other rules than those of this server.
void change_rules(const TemporaryFolder& folder, const std::string& table)
{
    const std::unique_ptr<Journal> journal = open_sqlite_journal(folder / "dahut.db");
    Json first = Json::parse(journal->read(table)->entries.front().text);
    first["rules_version"] = "former";
    const Forgotten forgotten{table, {{1, first.dump()}}};
    journal->forget({&forgotten, 1});
}

std::vector<std::string> sought(const TemporaryFolder& folder)
{
    return open_sqlite_journal(folder / "dahut.db")->without_replay(9);
}

std::vector<std::string> replays(TestLobby& tables, const std::string& table)
{
    std::vector<std::string> texts;
    for (const std::string eyes : {"all", "public", "0", "1"}) {
        const ApiAnswer answer = tables.read(tables.lobby.archive().replay(table, eyes, ""));
        REQUIRE(answer.status == 200);
        texts.push_back(*answer.body);
    }
    return texts;
}

} // namespace

TEST_CASE("a finished match looks the same when the server has other rules")
{
    const TemporaryFolder folder;
    std::string table;
    std::vector<std::string> before;
    {
        TestLobby tables(folder / "dahut.db");
        table = played_match(tables).table;
        tables.carry_out(tables.lobby.archive().keep_replays());
        before = replays(tables, table);
    }
    change_rules(folder, table);
    TestLobby tables(folder / "dahut.db");
    CHECK(replays(tables, table) == before);
    CHECK(tables.read(tables.lobby.archive().replay(table, "2", "")).status == 400);
    CHECK(tables.read(tables.lobby.archive().record(table, "")).status == 200);
    const ApiAnswer analysis = tables.read(tables.lobby.archive().analysis(table, "", "2001:db8::1"));
    CHECK(analysis.status == 410);
    CHECK(Json::parse(*analysis.body)["code"] == "former_rules");
    CHECK(tables.read(tables.lobby.archive().advice(table, "0", "", "2001:db8::1")).status == 410);
}

TEST_CASE("of a match by former rules that nobody kept it is said why it is not shown, and nobody looks again")
{
    const TemporaryFolder folder;
    std::string table;
    {
        TestLobby tables(folder / "dahut.db");
        table = played_match(tables).table;
    }
    change_rules(folder, table);
    TestLobby tables(folder / "dahut.db");
    tables.carry_out(tables.lobby.archive().keep_replays());
    const ApiAnswer replay = tables.read(tables.lobby.archive().replay(table, "all", ""));
    CHECK(replay.status == 410);
    CHECK(Json::parse(*replay.body)["code"] == "former_rules");
    CHECK(sought(folder).empty());
}

TEST_CASE("what was kept is for those only who may read the match")
{
    const TemporaryFolder folder;
    Json hidden = create_request();
    hidden["visibility"] = "link";
    hidden["watching"] = "forbidden";
    Finished finished;
    {
        TestLobby tables(folder / "dahut.db");
        finished = played_match(tables, hidden);
        tables.carry_out(tables.lobby.archive().keep_replays());
    }
    change_rules(folder, finished.table);
    TestLobby tables(folder / "dahut.db");
    CHECK(tables.read(tables.lobby.archive().replay(finished.table, "all", "")).status == 403);
    CHECK(tables.read(tables.lobby.archive().replay(finished.table, "all", finished.match.annas_token)).status == 200);
}

TEST_CASE("a replay that could not be kept is kept the next time")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const std::string table = played_match(tables).table;
    tables.faults.next = StoreFault::full;
    tables.carry_out(tables.lobby.archive().keep_replays());
    CHECK(sought(folder) == std::vector<std::string>{table});
    tables.faults.next.reset();
    tables.carry_out(tables.lobby.archive().keep_replays());
    CHECK(sought(folder).empty());
}
