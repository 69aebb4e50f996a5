// Tables go that nobody needs, and only those (docs/decisions/0018); bots wait for people.
#include "server/store/sqlite_journal.hpp"
#include "tests/server/match.hpp"
#include "tests/server/stored_entries.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

using namespace dahut;
using namespace dahut::test;

namespace {

constexpr std::int64_t day = 24 * 60 * minute_ms;

// Lobbies on one database, one after the other, whose time is what the test says.
struct Ageing {
    TemporaryFolder folder;
    std::int64_t now = 1'000 * day;
    // How far the system's clock has been set.
    std::int64_t jumped = 0;
    LobbySettings settings = TestLobby::test_settings();

    Ageing()
    {
        settings.clock = [this] { return Now{now + jumped, now}; };
    }

    [[nodiscard]] std::filesystem::path file() const { return folder / "dahut.db"; }
    [[nodiscard]] TestLobby lobby() const { return TestLobby(file(), TestLobby::only_pips(), settings); }

    // So much later, after everything that happens now and then.
    void pass(TestLobby& tables, std::int64_t ms)
    {
        tables.clear_away();
        now += ms;
        tables.clear_away();
    }
};

std::string code_of_entering(TestLobby& tables, const std::string& token)
{
    return tables.ask(person(), enter_request(token)).value("code", "none");
}

// Anna's table, at which a bot has answered and she is asked.
Json against_bot(TestLobby& tables, const Person& anna)
{
    Json seated = tables.ask(anna, create_request());
    tables.ask(anna, {{"type", "seat_bot"}, {"seat", 1}, {"bot", "random"}});
    REQUIRE(tables.ask(anna, {{"type", "start"}})["type"] == "done");
    return seated;
}

std::int64_t rows(const std::filesystem::path& file, const std::string& table)
{
    return SQLite::Database(file.string()).execAndGet("SELECT count(*) FROM " + table).getInt64();
}

std::int64_t entries(const std::filesystem::path& file)
{
    SQLite::Database database(file.string());
    return moved_entries(database) + rows(file, "recent");
}

} // namespace

TEST_CASE("a table that has not started goes after two days without anybody, and whoever comes late is told so")
{
    Ageing time;
    TestLobby tables = time.lobby();
    const Match match = seated_match(tables);
    CHECK(match.table["goes_after_s"] == 2 * day / 1000);
    all_go(tables, match);
    time.pass(tables, 2 * day - 1);
    CHECK(tables.lists()["open"].size() == 1);
    time.pass(tables, 1);
    CHECK(tables.lists()["open"].empty());
    CHECK(code_of_entering(tables, match.annas_token) == "table_gone");
    CHECK(code_of_entering(tables, match.table["watch"]) == "table_gone");
    CHECK(tables.ask(person(), join_request(match.table))["code"] == "table_gone");
    CHECK(tables.lobby.tables_awake() == 0);
    CHECK(rows(time.file(), "ages WHERE stage < 6") == 0);
    time.pass(tables, 7 * day - 1);
    CHECK(entries(time.file()) > 0);
    time.pass(tables, 1);
    CHECK(entries(time.file()) + rows(time.file(), "ages") == 0);
    CHECK(code_of_entering(tables, match.annas_token) == "table_gone");
}

TEST_CASE("for a week a table that went can be brought back as it was, and then ages anew")
{
    Ageing time;
    Match match;
    {
        TestLobby tables = time.lobby();
        match = started_match(tables);
        REQUIRE(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
        all_go(tables, match);
        time.pass(tables, 30 * day);
        REQUIRE(code_of_entering(tables, match.annas_token) == "table_gone");
    }
    {
        const auto journal = open_sqlite_journal(time.file());
        CHECK(journal->live_count() == 0);
        CHECK_FALSE(journal->bring_back("another"));
        CHECK(journal->bring_back(match.table["id"]));
        CHECK_FALSE(journal->bring_back(match.table["id"]));
    }
    TestLobby tables = time.lobby();
    time.pass(tables, 30 * day - 1);
    CHECK(tables.lists()["running"].size() == 1);
    CHECK(tables.ask(person(), enter_request(match.annas_token))["table"]["status"] == "running");
}

TEST_CASE("nothing goes because the system's clock was wrong, nor within a day of a start or of its being set")
{
    Ageing time;
    time.settings.ages.quiet = std::chrono::days(1);
    time.settings.ages.open = std::chrono::hours(1);
    TestLobby tables = time.lobby();
    const Match match = seated_match(tables);
    all_go(tables, match);
    time.pass(tables, day - 1);
    CHECK(tables.lists()["open"].size() == 1);
    time.jumped = 400 * day;
    time.pass(tables, 1);
    CHECK(tables.lists()["open"].size() == 1);
    time.pass(tables, day - 2);
    CHECK(tables.lists()["open"].size() == 1);
    time.pass(tables, 1);
    CHECK(tables.lists()["open"].empty());
}

TEST_CASE("a table that somebody is at stays, seated or watching, and its age begins when the last one goes")
{
    Ageing time;
    TestLobby tables = time.lobby();
    const Match match = seated_match(tables);
    const Person watcher = person();
    tables.ask(watcher, enter_request(match.table["watch"]));
    time.pass(tables, 5 * day);
    all_go(tables, match);
    time.pass(tables, 5 * day);
    time.now += day;
    tables.lobby.gone(*watcher);
    time.pass(tables, 2 * day - 1);
    CHECK(tables.lists()["open"].size() == 1);
    time.pass(tables, 1);
    CHECK(tables.lists()["open"].empty());
}

TEST_CASE("a short visit that nobody was there to see keeps a table as long as a long one")
{
    Ageing time;
    TestLobby tables = time.lobby();
    const Match match = seated_match(tables);
    all_go(tables, match);
    time.pass(tables, day);
    const Person anna = person();
    tables.ask(anna, enter_request(match.annas_token));
    tables.lobby.gone(*anna);
    tables.lobby.let_rest(std::chrono::steady_clock::now() + std::chrono::hours(1));
    time.pass(tables, 2 * day - 1);
    CHECK(code_of_entering(tables, match.annas_token) == "none");
}

TEST_CASE("the age of a table goes on through a restart, and does not while the server is off")
{
    Ageing time;
    Match match;
    {
        TestLobby tables = time.lobby();
        match = seated_match(tables);
        all_go(tables, match);
        time.pass(tables, 1);
    }
    for (int restart = 0; restart < 3; ++restart) {
        time.now += 400 * day;
        TestLobby tables = time.lobby();
        time.pass(tables, day / 2);
        CHECK(tables.lists()["open"].size() == 1);
    }
    TestLobby tables = time.lobby();
    time.pass(tables, day / 2);
    CHECK(code_of_entering(tables, match.annas_token) == "table_gone");
    CHECK(tables.ask(person(), create_request())["type"] == "seated");
}

TEST_CASE("a match that everybody is gone from goes after thirty days, and one that is over stays for ever")
{
    Ageing time;
    TestLobby tables = time.lobby();
    const Match over = started_match(tables);
    play_to_end(tables, {over.anna, over.bela});
    const Match running = started_match(tables);
    Json create = create_request();
    create["visibility"] = "link";
    const Match by_link = started_match(tables, create);
    play_to_end(tables, {by_link.anna, by_link.bela});
    all_go(tables, by_link);
    all_go(tables, over);
    all_go(tables, running);
    time.pass(tables, 30 * day - 1);
    CHECK(tables.lists()["running"].size() == 1);
    CHECK(tables.lists()["finished"].size() == 1);
    time.pass(tables, 1);
    CHECK(tables.lists()["running"].empty());
    CHECK(tables.lists()["finished"].empty());
    CHECK(code_of_entering(tables, running.annas_token) == "table_gone");
    time.pass(tables, 3000 * day);
    CHECK(code_of_entering(tables, over.annas_token) == "none");
    CHECK(tables.read(tables.lobby.archive().record(over.table["id"], "")).status == 200);
    CHECK(tables.read(tables.lobby.archive().record(by_link.table["id"], by_link.annas_token)).status == 200);
}

TEST_CASE("what a former Dahut has put away is a record perhaps, and stays")
{
    Ageing time;
    Match match;
    {
        TestLobby tables = time.lobby();
        match = started_match(tables);
        play_to_end(tables, {match.anna, match.bela});
    }
    SQLite::Database(time.file().string(), SQLite::OPEN_READWRITE).exec("UPDATE tables SET stage = 3, listed = 0");
    TestLobby tables = time.lobby();
    time.pass(tables, 3000 * day);
    CHECK(tables.read(tables.lobby.archive().record(match.table["id"], "")).status == 200);
}

TEST_CASE("somebody who comes while a table is about to go keeps it, or finds it gone")
{
    for (const bool comes_first : {true, false}) {
        Ageing time;
        TestLobby tables = time.lobby();
        const Match match = seated_match(tables);
        all_go(tables, match);
        tables.clear_away();
        tables.lobby.let_rest(std::chrono::steady_clock::now() + std::chrono::hours(1));
        time.now += 2 * day;
        const Person anna = person();
        if (comes_first) {
            tables.begin(anna, enter_request(match.annas_token));
            tables.clear_away();
        } else {
            tables.begin_clearing();
            tables.begin(anna, enter_request(match.annas_token));
            tables.run();
        }
        INFO(comes_first);
        const bool is_there = tables.lists()["open"].size() == 1;
        CHECK(is_there == !anna->latest("entered").is_null());
        CHECK(is_there == anna->latest("refused").is_null());
        CHECK(is_there == (tables.ask(anna, {{"type", "leave"}})["type"] == "done"));
    }
}

TEST_CASE("a table whose last person has left for good is closed, also during the match, and then gone")
{
    Ageing time;
    TestLobby tables = time.lobby();
    const Match match = started_match(tables);
    const Person watcher = person();
    tables.ask(watcher, enter_request(match.table["watch"]));
    REQUIRE(tables.ask(match.bela, {{"type", "leave"}})["type"] == "done");
    CHECK(watcher->latest("table")["table"]["status"] == "running");
    REQUIRE(tables.ask(match.anna, {{"type", "leave"}})["type"] == "done");
    CHECK(watcher->latest("table")["table"]["status"] == "closed");
    CHECK(tables.lists()["running"].empty());
    CHECK(code_of_entering(tables, match.table["watch"]) == "table_gone");
    tables.clear_away();
    CHECK(entries(time.file()) == 0);
    CHECK(code_of_entering(tables, match.annas_token) == "table_gone");
}

TEST_CASE("a place is free again when its table is gone, and one address never has more than its part")
{
    Ageing time;
    time.settings.tables_most = 5;
    time.settings.tables_per_address_most = 2;
    TestLobby tables = time.lobby();
    const auto from = [](const char* address) {
        Person one = person();
        one->from = address;
        return one;
    };
    // All at once: nobody's table is stored before the last one has asked.
    std::vector<Person> persons;
    for (const char* address : {"a", "a", "a", "b", "b", "b", "c", "c", "c"}) {
        persons.push_back(from(address));
        tables.begin(persons.back(), create_request());
    }
    tables.run();
    std::vector<std::string> answers;
    for (const Person& one : persons) {
        const Json refused = one->latest("refused");
        answers.push_back(refused.is_null() ? "made" : refused["code"].get<std::string>());
    }
    const std::string mine = "too_many_tables_from_here";
    CHECK(answers
          == std::vector<std::string>{"made", "made", mine, "made", "made", mine, "made", "too_many_tables",
                                      "too_many_tables"});
    CHECK(tables.lists()["open"].size() == 5);
    REQUIRE(tables.ask(persons[0], {{"type", "leave"}})["type"] == "done");
    CHECK(tables.ask(from("a"), create_request())["type"] == "seated");
    for (const Person& one : persons) {
        tables.lobby.gone(*one);
    }
    time.pass(tables, 2 * day);
    CHECK(tables.lists()["open"].size() == 1);
    CHECK(tables.ask(from("b"), create_request())["type"] == "seated");
    CHECK(tables.ask(from("b"), create_request())["type"] == "seated");
    CHECK(tables.ask(from("b"), create_request())["code"] == mine);
}

TEST_CASE("bots wait when everybody has been gone for a minute, and go on when somebody comes back")
{
    for (const std::int64_t away : {minute_ms - 1, minute_ms}) {
        Ageing time;
        TestLobby tables = time.lobby();
        const Person anna = person();
        const std::string token = against_bot(tables, anna)["token"];
        const std::size_t heard = anna->told().size();
        tables.begin(anna, act_request(anna->decision()));
        tables.run_until([&] { return anna->told().size() > heard; });
        tables.lobby.gone(*anna);
        const std::int64_t before = entries(time.file());
        time.now += away;
        tables.run();
        INFO(away);
        CHECK((entries(time.file()) > before) == (away < minute_ms));
        tables.ask(anna, enter_request(token));
        CHECK(entries(time.file()) > before);
        play_to_end(tables, {anna});
        CHECK(anna->latest("table")["table"]["status"] == "finished");
    }
}

TEST_CASE("a bot that has to move when the server starts waits for somebody, who may be watching")
{
    Ageing time;
    Json table;
    {
        TestLobby tables = time.lobby();
        const Person anna = person();
        table = against_bot(tables, anna)["table"];
        const std::size_t heard = anna->told().size();
        tables.begin(anna, act_request(anna->decision()));
        tables.run_until([&] { return anna->told().size() > heard; });
    }
    const std::int64_t before = entries(time.file());
    TestLobby tables = time.lobby();
    CHECK(tables.lobby.tables_awake() == 0);
    CHECK(entries(time.file()) == before);
    tables.ask(person(), enter_request(table["watch"]));
    CHECK(entries(time.file()) == before + 1);
}
