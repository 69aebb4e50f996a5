// What must not be kept is in no file of the database any more, and nothing else has changed: for the store, wherever
// entries stand, and for tables, whose addresses nobody uses.
#include "engine/core/random.hpp"
#include "server/limits.hpp"
#include "server/store/sqlite_journal.hpp"
#include "server/table/forgetting.hpp"
#include "tests/server/files_with.hpp"
#include "tests/server/match.hpp"
#include "tests/server/noticed_lobby.hpp"
#include "tests/server/stored_entries.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <filesystem>
#include <thread>

using namespace dahut;
using namespace dahut::test;

namespace {

const Json no_mail{{"type", "notify"}};
const std::string secret = "anna.lives.here@example.org";

std::string name_of(int table) { return "table " + std::to_string(table); }

std::string text_of(int table, std::int64_t number)
{
    return R"({"type":")" + name_of(table) + R"(","number":)" + std::to_string(number) + "}";
}

// A table's journal, of which every tenth entry says the secret.
std::vector<std::string> texts_of_table(int table, std::int64_t first, std::int64_t last)
{
    std::vector<std::string> texts;
    for (std::int64_t number = first; number <= last; ++number) {
        texts.push_back(text_of(table, number) + (number % 10 == 3 ? secret : std::string(40, 'x')));
    }
    return texts;
}

void forget_all(Journal& journal, int tables, std::int64_t entries)
{
    std::vector<Forgotten> forgotten;
    for (int table = 0; table < tables; ++table) {
        Forgotten one{name_of(table), {}};
        for (std::int64_t number = 3; number <= entries; number += 10) {
            one.entries.push_back({number, text_of(table, number)});
        }
        forgotten.push_back(std::move(one));
    }
    journal.forget(forgotten);
}

void expect_forgotten(Journal& journal, int table, std::int64_t entries)
{
    const std::optional<StoredTable> stored = journal.read(name_of(table));
    REQUIRE(stored);
    REQUIRE(stored->entries.size() == static_cast<std::size_t>(entries));
    for (std::int64_t number = 1; number <= entries; ++number) {
        const std::string expected =
            number % 10 == 3 ? text_of(table, number) : texts_of_table(table, number, number).front();
        REQUIRE(stored->entries[static_cast<std::size_t>(number - 1)].text == expected);
    }
}

// Whatever the log needs to be carried over first.
bool emptied(Journal& journal, std::int64_t mark)
{
    for (int tries = 0; tries < 1000; ++tries) {
        if (journal.has_forgotten(mark)) {
            return true;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return false;
}

Addition marking(Addition addition)
{
    addition.must_go = Addition::MustGo::addresses_at_once;
    return addition;
}

} // namespace

TEST_CASE("what the store is to forget is in none of its files, wherever it stood, and the rest is as it was")
{
    const TemporaryFolder folder;
    constexpr int tables = 150;
    constexpr std::int64_t entries_each = 60;
    const std::unique_ptr<Journal> journal = open_sqlite_journal(folder / "dahut.db");
    FastRandom random(7);
    std::vector<std::int64_t> written(tables, 0);
    // In random order and in pieces, so that pages are split and rows moved, and some are recent at the end.
    std::vector<Addition> together;
    for (int piece = 0; piece < tables * 6; ++piece) {
        std::vector<int> open;
        for (int table = 0; table < tables; ++table) {
            if (written[static_cast<std::size_t>(table)] < entries_each) {
                open.push_back(table);
            }
        }
        const int table = pick(random.stream("tables"), open);
        std::int64_t& done = written[static_cast<std::size_t>(table)];
        together.push_back(marking(entries(name_of(table), done, texts_of_table(table, done + 1, done + 10))));
        done += 10;
        if (together.size() == 30) {
            REQUIRE(std::ranges::none_of(journal->append(together), &AppendResult::has_value));
            journal->tidy();
            together.clear();
        }
    }
    REQUIRE_FALSE(files_with(folder, secret).empty());
    SQLite::Database database((folder / "dahut.db").string());
    REQUIRE(moved_entries(database) > 0);
    REQUIRE(recent_entries(database) > 0);
    forget_all(*journal, tables, entries_each);
    const ToForget marked = journal->to_forget(1'000'000);
    REQUIRE(marked.mark);
    CHECK(marked.tables.size() == tables * 6);
    REQUIRE(emptied(*journal, *marked.mark));
    CHECK(files_with(folder, secret).empty());
    CHECK_FALSE(journal->to_forget(1).mark);
    for (int table = 0; table < tables; ++table) {
        expect_forgotten(*journal, table, entries_each);
    }
}

TEST_CASE("tables of a database that forgot nothing are all looked at once")
{
    const TemporaryFolder folder;
    {
        const std::unique_ptr<Journal> journal = open_sqlite_journal(folder / "dahut.db");
        REQUIRE_FALSE(add(*journal, entries("one", 0, {"{}"})));
        CHECK_FALSE(journal->to_forget(10).mark);
    }
    SQLite::Database((folder / "dahut.db").string(), SQLite::OPEN_READWRITE).exec("DROP TABLE forgetting");
    const std::unique_ptr<Journal> journal = open_sqlite_journal(folder / "dahut.db");
    CHECK(journal->to_forget(10).tables.size() == 1);
}

TEST_CASE("the log is not emptied while somebody reads it, and the table stays marked")
{
    const TemporaryFolder folder;
    const std::unique_ptr<Journal> journal = open_sqlite_journal(folder / "dahut.db");
    REQUIRE_FALSE(add(*journal, marking(entries("one", 0, {"{}"}))));
    {
        SQLite::Database reader((folder / "dahut.db").string());
        const SQLite::Transaction reading(reader);
        REQUIRE(reader.execAndGet("SELECT count(*) FROM tables").getInt() == 1);
        REQUIRE_FALSE(add(*journal, entries("one", 1, {"{}"})));
        CHECK_FALSE(journal->has_forgotten(journal->to_forget(1).mark.value()));
        CHECK(journal->to_forget(1).mark);
    }
    CHECK(emptied(*journal, journal->to_forget(1).mark.value()));
}

TEST_CASE("an old version's row, which is one entry alone, is replaced as well")
{
    const TemporaryFolder folder;
    {
        const std::unique_ptr<Journal> journal = open_sqlite_journal(folder / "dahut.db");
        REQUIRE_FALSE(add(*journal, entries("one", 0, {"{}"})));
    }
    {
        const SQLite::Database database((folder / "dahut.db").string(), SQLite::OPEN_READWRITE);
        SQLite::Statement(database, "DELETE FROM recent").exec();
        SQLite::Statement insert(database, "INSERT INTO entries (table_id, number, at_ms, entry)"
                                           R"( VALUES ('one', 1, 7, '{"a":1}'), ('one', 2, 8, '{"b":1}'))");
        insert.exec();
    }
    const std::unique_ptr<Journal> journal = open_sqlite_journal(folder / "dahut.db");
    const Forgotten forgotten{"one", {{2, R"({"b":2})"}}};
    journal->forget({&forgotten, 1});
    CHECK(journal->read("one")->entries == std::vector<Entry>{{7, R"({"a":1})"}, {8, R"({"b":2})"}});
}

TEST_CASE("an address that is emptied, replaced or goes with its seat is forgotten, and the one in use is kept")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    const Match match = seated_match(lobby.tables);
    REQUIRE(lobby.set_mail(match.anna, annas_mail)["type"] == "done");
    REQUIRE(lobby.set_webhook(match.anna, hook)["type"] == "done");
    REQUIRE(lobby.set_mail(match.bela, "bela@example.org")["type"] == "done");
    lobby.tables.carry_out(lobby.tables.lobby.forget());
    CHECK_FALSE(files_with(folder, annas_mail).empty());
    REQUIRE(lobby.tables.ask(match.anna, no_mail)["type"] == "done");
    REQUIRE(lobby.set_webhook(match.anna, other_hook)["type"] == "done");
    lobby.tables.carry_out(lobby.tables.lobby.forget());
    CHECK(files_with(folder, annas_mail).empty());
    CHECK(files_with(folder, hook).empty());
    CHECK_FALSE(files_with(folder, other_hook).empty());
    CHECK_FALSE(files_with(folder, "bela@example.org").empty());
    REQUIRE(lobby.tables.ask(match.bela, {{"type", "leave"}})["type"] == "done");
    lobby.tables.carry_out(lobby.tables.lobby.forget());
    CHECK(files_with(folder, "bela@example.org").empty());
    CHECK(match.anna->latest("notices")["webhook"] == other_hook);
}

TEST_CASE("every address is forgotten when the match ends, and the match is what it was")
{
    const TemporaryFolder folder;
    Match match;
    Json replay;
    {
        NoticedLobby lobby(folder / "dahut.db");
        match = match_with_addresses(lobby);
        play_to_end(lobby.tables, {match.anna, match.bela});
        replay =
            Json::parse(*lobby.tables.read(lobby.tables.lobby.archive().replay(match.table["id"], "all", "")).body);
        lobby.tables.carry_out(lobby.tables.lobby.forget());
        CHECK(files_with(folder, annas_mail).empty());
        CHECK(files_with(folder, hook).empty());
    }
    NoticedLobby lobby(folder / "dahut.db");
    CHECK(Json::parse(*lobby.tables.read(lobby.tables.lobby.archive().replay(match.table["id"], "all", "")).body)
          == replay);
    const Person anna = person();
    const Json entered = lobby.tables.ask(anna, enter_request(match.annas_token));
    CHECK(entered["table"]["status"] == "finished");
    CHECK(anna->latest("notices") == Json{{"type", "notices"}});
}

TEST_CASE("addresses are forgotten with a match that is stopped and with a table that is closed")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    const Match stopped = match_with_addresses(lobby);
    lobby.tables.carry_out(lobby.tables.lobby.operate(operating::End{stopped.table["id"]}));
    const Person host = person();
    REQUIRE(lobby.tables.ask(host, create_request())["type"] == "seated");
    REQUIRE(lobby.set_mail(host, "host@example.org")["type"] == "done");
    REQUIRE(lobby.tables.ask(host, {{"type", "close"}})["type"] == "done");
    lobby.tables.clear_away();
    lobby.tables.carry_out(lobby.tables.lobby.forget());
    for (const char* const address : {annas_mail, hook, "host@example.org"}) {
        CHECK(files_with(folder, address).empty());
    }
}

TEST_CASE("what could not be forgotten is forgotten later")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    const Match match = match_with_addresses(lobby);
    REQUIRE(lobby.tables.ask(match.anna, no_mail)["type"] == "done");
    lobby.tables.faults.next = StoreFault::failed;
    lobby.tables.carry_out(lobby.tables.lobby.forget());
    CHECK_FALSE(files_with(folder, annas_mail).empty());
    lobby.tables.faults.next.reset();
    lobby.tables.carry_out(lobby.tables.lobby.forget());
    CHECK(files_with(folder, annas_mail).empty());
}
