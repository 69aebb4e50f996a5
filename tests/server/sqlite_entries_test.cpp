// Where entries are kept: those that are recent are moved piece by piece, and at every moment, whoever asks, each table
// has all of its own in order.
#include "server/limits.hpp"
#include "server/store/sqlite_journal.hpp"
#include "tests/server/fake_guest.hpp"
#include "tests/server/stored_entries.hpp"
#include "tests/support/catch.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>

using namespace dahut;
using dahut::test::add;
using dahut::test::entries;
using dahut::test::moved_entries;
using dahut::test::recent_entries;
using dahut::test::TemporaryFolder;
using dahut::test::ten_texts;

namespace {

constexpr int many_tables = 40;
// So that all together have more than is moved at a time.
constexpr std::int64_t entries_of_each = limits::recent_entries / many_tables + 10;
constexpr std::int64_t all_entries = many_tables * entries_of_each;

std::string name_of(int table) { return "table " + std::to_string(table); }

std::vector<std::string> texts_of(Journal& journal, const std::string& table)
{
    std::vector<std::string> texts;
    if (const std::optional<StoredTable> stored = journal.read(table)) {
        std::ranges::transform(stored->entries, std::back_inserter(texts), &Entry::text);
    }
    return texts;
}

std::vector<std::string> texts_until(const std::string& table, std::int64_t end)
{
    return test::texts_between(table, 0, end);
}

// Ten by ten to all of them in turn, which nobody tidies.
void fill(Journal& journal, std::int64_t last)
{
    for (std::int64_t number = 0; number < last; number += 10) {
        for (int table = 0; table < many_tables; ++table) {
            const Addition addition = entries(name_of(table), number, ten_texts(name_of(table), number));
            REQUIRE_FALSE(journal.append({&addition, 1})[0]);
        }
    }
}

void expect_all(Journal& journal, std::int64_t last)
{
    for (int table = 0; table < many_tables; ++table) {
        REQUIRE(texts_of(journal, name_of(table)) == texts_until(name_of(table), last));
    }
}

// A journal that has all those entries, and has yet to move them.
std::unique_ptr<Journal> filled(const std::filesystem::path& file)
{
    fill(*open_sqlite_journal(file), entries_of_each);
    return open_sqlite_journal(file);
}

// How many entries of the many tables stand here or there.
std::int64_t written(SQLite::Database& database) { return moved_entries(database, "table_id LIKE 'table %'"); }
std::int64_t recent(SQLite::Database& database)
{
    return database.execAndGet("SELECT count(*) FROM recent WHERE table_id LIKE 'table %'").getInt64();
}

// A part of a move is done for what others add.
void do_a_part(Journal& journal)
{
    static int others = 0;
    const std::string other = "other " + std::to_string(++others);
    REQUIRE_FALSE(add(journal, entries(other, 0, texts_until(other, limits::entries_for_a_part))));
}

// Carries on until the database is like this.
void tidy_until(Journal& journal, const std::function<bool()>& reached)
{
    for (int part = 0; !reached(); ++part) {
        REQUIRE(part < 1000);
        do_a_part(journal);
    }
}

// So many to a new table, forty at a time; after each time something else happens.
void add_forty_by_forty(Journal& journal, const std::string& table, std::int64_t last,
                        const std::function<void()>& then)
{
    const std::vector<std::string> texts = texts_until(table, last);
    for (std::int64_t number = 0; number < last; number += 40) {
        const auto first = texts.begin() + number;
        REQUIRE_FALSE(add(journal, entries(table, number, {first, first + 40})));
        then();
    }
}

// The page that leads to all others of `entries`.
void damage_entries(const std::filesystem::path& file)
{
    constexpr const char* root = "SELECT (rootpage - 1) * 4096 FROM sqlite_master WHERE name = 'entries'";
    const std::int64_t place = SQLite::Database(file.string()).execAndGet(root).getInt64();
    std::fstream pages(file, std::ios::in | std::ios::out | std::ios::binary);
    pages.seekp(place);
    pages << std::string(64, '\xee');
}

// What a server that is killed now leaves.
void copy_database(const std::filesystem::path& from, const std::filesystem::path& to)
{
    std::filesystem::create_directories(to.parent_path());
    for (const char* const ending : {"", "-wal"}) {
        std::filesystem::copy_file(from.string() + ending, to.string() + ending,
                                   std::filesystem::copy_options::overwrite_existing);
    }
}

} // namespace

TEST_CASE("while entries are moved each table has all of its own, for whoever moves and for others")
{
    const TemporaryFolder folder;
    const auto journal = filled(folder / "dahut.db");
    SQLite::Database database((folder / "dahut.db").string());
    for (int part = 1; written(database) < all_entries || recent(database) > 0; ++part) {
        REQUIRE(part < 100);
        const std::int64_t before = written(database);
        do_a_part(*journal);
        CHECK(written(database) - before < all_entries);
        expect_all(*journal, entries_of_each);
        if (part % 8 == 0) {
            expect_all(*open_sqlite_journal(folder / "dahut.db"), entries_of_each);
        }
    }
    CHECK(written(database) == all_entries);
}

TEST_CASE("a move that is cut off loses nothing, doubles nothing, and is done by the next server")
{
    const TemporaryFolder folder;
    const auto journal = filled(folder / "dahut.db");
    SQLite::Database database((folder / "dahut.db").string());
    const std::vector<std::function<bool()>> moments{
        [&] { return written(database) > all_entries / 2; },
        [&] { return written(database) == all_entries; },
        [&] { return recent(database) < all_entries / 2; },
    };
    for (const std::function<bool()>& moment : moments) {
        tidy_until(*journal, moment);
        copy_database(folder / "dahut.db", folder / "left" / "dahut.db");
        const auto next = open_sqlite_journal(folder / "left" / "dahut.db");
        expect_all(*next, entries_of_each);
        REQUIRE_FALSE(add(*next, entries("table 7", entries_of_each, {"last"})));
        REQUIRE(add(*next, entries("table 7", entries_of_each, {"again"})) == StoreFault::conflict);
        SQLite::Database left((folder / "left" / "dahut.db").string());
        tidy_until(*next, [&] { return recent(left) == 0; });
        CHECK(written(left) == all_entries + 1);
        CHECK(texts_of(*next, "table 7").back() == "last");
        CHECK(texts_of(*next, "table 8") == texts_until("table 8", entries_of_each));
    }
}

TEST_CASE("a move keeps up with commits of very many")
{
    const TemporaryFolder folder;
    const auto journal = open_sqlite_journal(folder / "dahut.db");
    SQLite::Database database((folder / "dahut.db").string());
    const std::int64_t of_each = 100;
    for (int commit = 1; commit <= 30; ++commit) {
        std::vector<Addition> additions;
        for (int table = 0; table < 10; ++table) {
            const std::string name = std::to_string(commit) + " of " + std::to_string(table) + ", entry ";
            additions.push_back(entries(name, 0, texts_until(name, of_each)));
        }
        for (const AppendResult& result : journal->append(additions)) {
            REQUIRE_FALSE(result);
        }
        journal->tidy();
        REQUIRE(recent_entries(database) <= 2 * limits::recent_entries + 10 * of_each);
    }
    CHECK(texts_of(*journal, "3 of 4, entry ") == texts_until("3 of 4, entry ", of_each));
}

TEST_CASE("a move comes to its end also while somebody else writes as often")
{
    const TemporaryFolder folder;
    const auto mine = open_sqlite_journal(folder / "dahut.db");
    SQLite::Database theirs((folder / "dahut.db").string(), SQLite::OPEN_READWRITE);
    theirs.exec("CREATE TABLE elsewhere (number INTEGER)");
    const std::int64_t last = 2 * limits::recent_entries + 1000;
    add_forty_by_forty(*mine, "t", last, [&] {
        theirs.exec("INSERT INTO elsewhere VALUES (1)");
        REQUIRE(recent_entries(theirs) <= 2 * limits::recent_entries);
    });
    CHECK(texts_of(*mine, "t") == texts_until("t", last));
    CHECK(texts_of(*open_sqlite_journal(folder / "dahut.db"), "t") == texts_until("t", last));
    CHECK(theirs.execAndGet("SELECT count(*) FROM entries").getInt64() < 20);
}

TEST_CASE("a damaged page of moved entries keeps nobody from acting at other tables")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "dahut.db";
    {
        const auto journal = filled(file);
        SQLite::Database database(file.string());
        tidy_until(*journal, [&] { return written(database) == all_entries && recent(database) == 0; });
        REQUIRE_FALSE(add(*journal, entries("table 7", entries_of_each, {"last"})));
        REQUIRE_FALSE(add(*journal, entries("new", 0, {"first"})));
    }
    damage_entries(file);
    const auto journal = open_sqlite_journal(file);
    CHECK_THROWS_AS(journal->read("table 7"), StoreError);
    add_forty_by_forty(*journal, "another", 2 * limits::recent_entries, [] {});
    REQUIRE_FALSE(add(*journal, entries("table 7", entries_of_each + 1, {"after"})));
    CHECK(open_sqlite_journal(file) != nullptr);
}

TEST_CASE("a table that goes while others are moved takes nothing of theirs with it")
{
    const TemporaryFolder folder;
    const auto journal = filled(folder / "dahut.db");
    SQLite::Database database((folder / "dahut.db").string());
    tidy_until(*journal, [&] { return written(database) > 0; });
    // What stands last is of this one, and the next to be added would stand in its place.
    const std::vector<std::string> going{name_of(many_tables - 1)};
    journal->remove(going, 5000);
    for (int table = 0; table < many_tables - 1; ++table) {
        REQUIRE_FALSE(add(*journal, entries(name_of(table), entries_of_each, {name_of(table) + "110"})));
    }
    tidy_until(*journal, [&] { return recent(database) < many_tables; });
    // Not from what the journal remembers.
    const auto next = open_sqlite_journal(folder / "dahut.db");
    for (int table = 0; table < many_tables - 1; ++table) {
        REQUIRE(texts_of(*next, name_of(table)) == texts_until(name_of(table), entries_of_each + 1));
    }
    CHECK(texts_of(*next, going.front()).empty());
}

TEST_CASE("all tables may go while they are moved")
{
    const TemporaryFolder folder;
    const auto journal = filled(folder / "dahut.db");
    SQLite::Database database((folder / "dahut.db").string());
    tidy_until(*journal, [&] { return written(database) > 0; });
    std::vector<std::string> going;
    for (int table = 0; table < many_tables; ++table) {
        going.push_back(name_of(table));
    }
    journal->remove(going, 5000);
    REQUIRE_FALSE(add(*journal, entries("next", 0, ten_texts("next", 0))));
    tidy_until(*journal, [&] { return moved_entries(database, "table_id = 'next'") > 0; });
    CHECK(texts_of(*journal, "next") == texts_until("next", 10));
    CHECK(texts_of(*journal, going.front()).empty());
}

TEST_CASE("where there is no room to move them entries stay where they are, until there is")
{
    const TemporaryFolder folder;
    std::int64_t room = 0;
    {
        const auto journal = filled(folder / "dahut.db");
        SQLite::Database database((folder / "dahut.db").string());
        room = database.execAndGet("PRAGMA page_count").getInt64() + 30;
    }
    {
        const auto journal = open_sqlite_journal(folder / "dahut.db", room * 4096);
        SQLite::Database database((folder / "dahut.db").string());
        for (int part = 0; part < 3; ++part) {
            do_a_part(*journal);
        }
        CHECK(written(database) > 0);
        CHECK(written(database) < all_entries);
        expect_all(*journal, entries_of_each);
        CHECK_FALSE(add(*journal, entries("table 3", entries_of_each, {"last"})));
    }
    const auto journal = open_sqlite_journal(folder / "dahut.db");
    SQLite::Database database((folder / "dahut.db").string());
    tidy_until(*journal, [&] { return recent(database) == 0; });
    CHECK(written(database) == all_entries + 1);
    CHECK(texts_of(*journal, "table 3").back() == "last");
}

TEST_CASE("entries that have been moved together are as they were, and the next ones follow them")
{
    // Three tables have twice as many as are moved at a time, and some more.
    constexpr std::int64_t rounds = limits::recent_entries * 9 / 10;
    const TemporaryFolder folder;
    const std::vector<std::string> tables{"a", "b", "c"};
    {
        const auto journal = open_sqlite_journal(folder / "dahut.db");
        for (std::int64_t number = 0; number < rounds; number += 10) {
            for (const std::string& table : tables) {
                REQUIRE_FALSE(add(*journal, entries(table, number, ten_texts(table, number))));
            }
        }
        CHECK(add(*journal, entries("a", rounds - 1, {"old"})) == StoreFault::conflict);
        CHECK(journal->read("b")->entries.size() == static_cast<std::size_t>(rounds));
    }
    {
        SQLite::Database database((folder / "dahut.db").string());
        CHECK(moved_entries(database) > 2 * rounds);
        CHECK(database.execAndGet("SELECT count(*) FROM entries").getInt64() < 10);
        CHECK(recent_entries(database) > 0);
    }
    const auto journal = open_sqlite_journal(folder / "dahut.db");
    const auto theirs = open_sqlite_journal(folder / "dahut.db");
    for (const std::string& table : tables) {
        CHECK_FALSE(add(*theirs, entries(table, rounds, {"theirs"})));
        CHECK(add(*journal, entries(table, rounds, {"mine"})) == StoreFault::conflict);
        CHECK_FALSE(add(*journal, entries(table, rounds + 1, {"last"})));
        const std::vector<Entry> stored = journal->read(table)->entries;
        REQUIRE(stored.size() == static_cast<std::size_t>(rounds) + 2);
        CHECK(stored[456].text == table + "456");
        CHECK(stored.back().text == "last");
    }
}

TEST_CASE("entries that a former Dahut moved, each to a row of its own, are read, and others follow them")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "dahut.db";
    {
        const auto journal = open_sqlite_journal(file);
        REQUIRE_FALSE(add(*journal, entries("t", 0, {R"({"a":1})", R"({"b":2})"})));
    }
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(R"(
        INSERT INTO entries SELECT table_id, number, at_ms, entry FROM recent;
        DELETE FROM recent;
        PRAGMA user_version = 2;
    )");
    const auto expect = [](Journal& journal, std::initializer_list<std::string> texts) {
        CHECK(texts_of(journal, "t") == std::vector<std::string>(texts));
    };
    {
        const auto journal = open_sqlite_journal(file);
        expect(*journal, {R"({"a":1})", R"({"b":2})"});
        REQUIRE_FALSE(add(*journal, entries("t", 2, {R"({"c":3})"})));
    }
    const auto journal = open_sqlite_journal(file);
    SQLite::Database database(file.string());
    fill(*journal, entries_of_each);
    tidy_until(*journal, [&] { return recent(database) == 0; });
    CHECK(moved_entries(database, "table_id = 't'") == 1);
    REQUIRE_FALSE(add(*journal, entries("t", 3, {R"({"d":4})"})));
    expect(*journal, {R"({"a":1})", R"({"b":2})", R"({"c":3})", R"({"d":4})"});
    CHECK(journal->read("t").value().entries[2].at_ms == entries("t", 2, {"c"}).entries[0].at_ms);
}

TEST_CASE("a damaged row of entries is read as something that is no entry")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "dahut.db";
    for (const std::string row : {"", "\n", "x", "12", "99999999999999999999 {}", " {}\n\n", "12{}\n34 {}"}) {
        const auto journal = open_sqlite_journal(file);
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
        SQLite::Statement(database, "DELETE FROM entries").exec();
        SQLite::Statement insertion(database, "INSERT INTO entries VALUES ('t', 1, 1, ?)");
        insertion.bind(1, row);
        insertion.exec();
        const std::optional<StoredTable> stored = journal->read("t");
        CHECK(stored.has_value() != row.empty());
    }
}

TEST_CASE("what somebody else has added or moved is read")
{
    const TemporaryFolder folder;
    const auto mine = open_sqlite_journal(folder / "dahut.db");
    const auto theirs = open_sqlite_journal(folder / "dahut.db");
    const auto count = [&](const std::string& table) { return mine->read(table).value().entries.size(); };
    REQUIRE_FALSE(add(*mine, entries("a", 0, {"1"})));
    REQUIRE_FALSE(add(*theirs, entries("b", 0, {"1"})));
    CHECK(count("a") == 1);
    CHECK(count("b") == 1);
    for (std::int64_t number = 1; number <= limits::recent_entries; number += 10) {
        REQUIRE_FALSE(add(*theirs, entries("b", number, ten_texts("b", number))));
    }
    REQUIRE_FALSE(add(*theirs, entries("a", 1, {"2"})));
    SQLite::Database database((folder / "dahut.db").string());
    tidy_until(*theirs, [&] { return moved_entries(database, "table_id = 'a'") > 0; });
    CHECK(count("a") == 2);
    CHECK(count("b") == static_cast<std::size_t>(limits::recent_entries) + 1);
}
