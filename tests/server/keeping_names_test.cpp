// How long finished matches say who played and what was said (docs/decisions/0087): by age in time that the server ran,
// once nobody is there; in the database, in memory, in the lists and in what was read before. The record stays.
#include "tests/server/files_with.hpp"
#include "tests/server/keeping.hpp"
#include "tests/server/match.hpp"

#include <algorithm>
#include <array>

using namespace dahut;
using namespace dahut::test;
using namespace std::chrono_literals;

namespace {

const std::string said = "Meet me at the harbour.";
const std::string table_name = "Annamaria's birthday";

Json public_table()
{
    Json create = create_request();
    create["player"] = "Annamaria";
    create["name"] = table_name;
    create["visibility"] = "public";
    return create;
}

// Played to its end by Annamaria and Bela, who have talked, and left.
Match talked_match(TestLobby& tables)
{
    Match match = started_match(tables, public_table());
    REQUIRE(tables.ask(match.bela, say(said))["type"] == "done");
    play_to_end(tables, {match.anna, match.bela});
    all_go(tables, match);
    return match;
}

std::string replay_of(TestLobby& tables, const Match& match)
{
    return *tables.read(tables.lobby.archive().replay(match.table["id"], "all", "")).body;
}

std::string record_of(TestLobby& tables, const Match& match)
{
    return *tables.read(tables.lobby.archive().record(match.table["id"], match.annas_token)).body;
}

bool says_names(const std::string& text)
{
    constexpr std::array names{"Annamaria", "Bela", "harbour"};
    return std::ranges::any_of(names, [&](const char* name) { return text.find(name) != std::string::npos; });
}

void forget(TestLobby& tables)
{
    tables.carry_out(tables.lobby.archive().keep_replays());
    tables.carry_out(tables.lobby.archive().pack());
    tables.carry_out(tables.lobby.forget());
}

} // namespace

TEST_CASE("a finished match says no names any more at their age, in no file, list or answer, and is the same otherwise")
{
    Keeping keeping;
    keeping.settings.ages.names = 100h;
    TestLobby tables = keeping.lobby();
    const Match match = talked_match(tables);
    forget(tables);
    Json before = Json::parse(replay_of(tables, match));
    Json record = Json::parse(record_of(tables, match));
    keeping.pass(tables, 99h);
    forget(tables);
    CHECK(says_names(replay_of(tables, match)));
    CHECK(tables.lists()["finished"][0]["name"] == table_name);
    keeping.pass(tables, 1h);
    forget(tables);
    for (const std::string& bytes : {std::string("Annamaria"), std::string("Bela"), said, table_name}) {
        CHECK(files_with(keeping.folder, bytes).empty());
    }
    CHECK_FALSE(says_names(replay_of(tables, match)));
    CHECK_FALSE(says_names(record_of(tables, match)));
    const Json listed = tables.lists()["finished"][0];
    CHECK(listed["name"] == "\u2026");
    CHECK(listed["seats"][0]["player"] == "#1");
    Json after = Json::parse(replay_of(tables, match));
    CHECK(after["table"]["name"] == "\u2026");
    CHECK(after["steps"] == before["steps"]);
    const Json less = Json::parse(record_of(tables, match));
    CHECK(less["digest"] == record["digest"]);
    CHECK(less["actions"] == record["actions"]);
}

TEST_CASE("whoever comes to a match that says no names reads none, and what is said there anew goes as well")
{
    Keeping keeping;
    keeping.settings.ages.names = 1h;
    TestLobby tables = keeping.lobby();
    const Match match = talked_match(tables);
    keeping.pass(tables, 1h);
    forget(tables);
    const Person back = person();
    const Json entered = tables.ask(back, enter_request(match.annas_token));
    CHECK(entered["table"]["seats"][1]["player"] == "#2");
    CHECK_FALSE(says_names(entered.dump()));
    REQUIRE(tables.ask(back, say(said))["type"] == "done");
    keeping.pass(tables, 1h);
    forget(tables);
    CHECK_FALSE(files_with(keeping.folder, said).empty());
    tables.lobby.gone(*back);
    keeping.pass(tables, 1s);
    keeping.pass(tables, 1s);
    forget(tables);
    CHECK(files_with(keeping.folder, said).empty());
}

TEST_CASE("names stay in a match that is played, and where nobody has said otherwise")
{
    Keeping keeping;
    {
        TestLobby tables = keeping.lobby();
        const Match match = talked_match(tables);
        keeping.pass(tables, std::chrono::days(5000));
        forget(tables);
        CHECK(says_names(replay_of(tables, match)));
    }
    keeping.settings.ages.names = 1h;
    keeping.settings.ages.running = std::chrono::days(20000);
    TestLobby tables = keeping.lobby();
    const Match running = started_match(tables, public_table());
    all_go(tables, running);
    keeping.pass(tables, std::chrono::days(50));
    forget(tables);
    CHECK(tables.ask(person(), enter_request(running.annas_token))["table"]["seats"][0]["player"] == "Annamaria");
}

TEST_CASE("names that could not be taken out go later")
{
    Keeping keeping;
    keeping.settings.ages.names = 1h;
    TestLobby tables = keeping.lobby();
    (void)talked_match(tables);
    keeping.pass(tables, 30min);
    tables.faults.next = StoreFault::failed;
    keeping.pass(tables, 30min);
    CHECK_FALSE(files_with(keeping.folder, said).empty());
    tables.faults.next.reset();
    keeping.pass(tables, 1s);
    forget(tables);
    CHECK(files_with(keeping.folder, said).empty());
}
