// Finished matches go once they have outlived their time (docs/decisions/0067): by age in time that the server ran, or
// by what all of them take together, the oldest first; and they can be brought back.
#include "server/store/sqlite_journal.hpp"
#include "tests/server/keeping.hpp"
#include "tests/server/match.hpp"
#include "tests/server/stored_entries.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

using namespace dahut;
using namespace dahut::test;
using namespace std::chrono_literals;

namespace {

std::int64_t bytes_of(const std::filesystem::path& file, const std::string& table)
{
    SQLite::Database database(file.string());
    SQLite::Statement query(database, "SELECT total(length(CAST(entry AS BLOB))) FROM recent WHERE table_id = ?");
    query.bind(1, table);
    query.executeStep();
    return query.getColumn(0).getInt64();
}

} // namespace

TEST_CASE("finished matches stay for ever if nobody has said otherwise")
{
    Keeping keeping;
    TestLobby tables = keeping.lobby();
    const Match match = finished_match(tables);
    keeping.pass(tables, std::chrono::days(5000));
    keeping.pass(tables, std::chrono::days(5000));
    CHECK(code_of_entering(tables, match.annas_token) == "none");
}

TEST_CASE("a finished match goes at its age, listed or not, is set aside, and comes back as it was")
{
    Keeping keeping;
    keeping.settings.ages.finished = 100h;
    Match match;
    {
        TestLobby tables = keeping.lobby();
        match = finished_match(tables);
        keeping.pass(tables, 99h);
        CHECK(code_of_entering(tables, match.annas_token) == "none");
        keeping.pass(tables, 1h);
        CHECK(code_of_entering(tables, match.annas_token) == "table_gone");
        CHECK(tables.read(tables.lobby.archive().replay(match.table["id"], "all", "")).status != 200);
        CHECK(tables.lists()["finished"].empty());
    }
    {
        const std::unique_ptr<Journal> journal = open_sqlite_journal(keeping.file());
        CHECK(journal->bring_back(match.table["id"]));
    }
    TestLobby tables = keeping.lobby();
    CHECK(code_of_entering(tables, match.annas_token) == "none");
    const std::string replay = *tables.read(tables.lobby.archive().replay(match.table["id"], "all", "")).body;
    CHECK(Json::parse(replay)["table"]["status"] == "finished");
    keeping.pass(tables, 99h);
    CHECK(code_of_entering(tables, match.annas_token) == "none");
}

TEST_CASE("a finished match that somebody looks at goes once nobody does")
{
    Keeping keeping;
    keeping.settings.ages.finished = 1h;
    TestLobby tables = keeping.lobby();
    const Match match = finished_match(tables);
    const Person reader = person();
    REQUIRE(tables.ask(reader, enter_request(match.annas_token))["type"] == "entered");
    keeping.pass(tables, 2h);
    CHECK(tables.ask(reader, {{"type", "resync"}})["type"] != "refused");
    CHECK(code_of_entering(tables, match.belas_token) == "none");
    tables.lobby.gone(*reader);
    keeping.pass(tables, 1s);
    keeping.pass(tables, 1s);
    CHECK(code_of_entering(tables, match.belas_token) == "table_gone");
}

TEST_CASE("of finished matches that together are too large the oldest go, and running ones do not count")
{
    Keeping keeping;
    std::vector<Match> matches;
    {
        TestLobby tables = keeping.lobby();
        for (int count = 0; count < 3; ++count) {
            matches.push_back(finished_match(tables));
        }
        (void)started_match(tables);
    }
    keeping.settings.ages.finished_bytes =
        bytes_of(keeping.file(), matches[1].table["id"]) + bytes_of(keeping.file(), matches[2].table["id"]);
    REQUIRE(*keeping.settings.ages.finished_bytes > 0);
    TestLobby tables = keeping.lobby();
    keeping.pass(tables, 1s);
    CHECK(code_of_entering(tables, matches[0].annas_token) == "table_gone");
    CHECK(code_of_entering(tables, matches[1].annas_token) == "none");
    CHECK(code_of_entering(tables, matches[2].annas_token) == "none");
}

TEST_CASE("nothing finished goes while the server has run for less than the quiet time")
{
    Keeping keeping;
    keeping.settings.ages.finished = 1h;
    keeping.settings.ages.quiet = 24h;
    TestLobby tables = keeping.lobby();
    const Match match = finished_match(tables);
    keeping.pass(tables, 23h);
    CHECK(code_of_entering(tables, match.annas_token) == "none");
    keeping.pass(tables, 1h);
    CHECK(code_of_entering(tables, match.annas_token) == "table_gone");
}

TEST_CASE("what was finished in a database of a former version is as old as its first start with this one")
{
    Keeping keeping;
    Match match;
    {
        TestLobby tables = keeping.lobby();
        match = finished_match(tables);
        keeping.pass(tables, 50h);
    }
    {
        SQLite::Database database(keeping.file().string(), SQLite::OPEN_READWRITE);
        database.exec("DROP TRIGGER table_is_finished; DROP TRIGGER table_is_not_finished; DROP TABLE finished_tables");
    }
    keeping.settings.ages.finished = 100h;
    TestLobby tables = keeping.lobby();
    keeping.pass(tables, 99h);
    CHECK(code_of_entering(tables, match.annas_token) == "none");
    keeping.pass(tables, 1h);
    CHECK(code_of_entering(tables, match.annas_token) == "table_gone");
}
