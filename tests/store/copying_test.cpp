// A whole database goes to another one, of any engine: all of it arrives, wherever the copy was cut off, and never can
// both ends be served.
#include "server/limits.hpp"
#include "server/store/copying.hpp"
#include "server/store/database_lock.hpp"
#include "server/store/packed_entries.hpp"
#include "server/store/postgres_copy_end.hpp"
#include "server/store/postgres_journal.hpp"
#include "server/store/sqlite_copy_end.hpp"
#include "server/store/sqlite_journal.hpp"
#include "server/store/upkeep.hpp"
#include "tests/store/engines.hpp"
#include "tests/store/postgres_server.hpp"
#include "tests/store/requests.hpp"
#include "tests/store/watched_end.hpp"
#include "tests/support/additions.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/former_schema.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <cstdlib>

using namespace dahut;
using namespace dahut::test;

namespace {

constexpr const char* source_name = "the old house";
constexpr const char* target_name = "the new house";

CopyDone copy(EngineDatabase& source, EngineDatabase& target, AfterCopy after_copy = AfterCopy::refuse)
{
    const std::unique_ptr<CopyEnd> from = source.copy_end();
    const std::unique_ptr<CopyEnd> to = target.copy_end();
    return copy_all({*from, source_name}, {*to, target_name}, after_copy);
}

// What it throws; empty if nothing.
template <typename Work>
std::string what_of(Work&& work)
{
    try {
        work();
        return "";
    } catch (const std::exception& error) {
        return error.what();
    }
}

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::string fault_of_copy(EngineDatabase& source, EngineDatabase& target)
{
    return what_of([&] { (void)copy(source, target); });
}

std::string fault_of_opening(EngineDatabase& database)
{
    return what_of([&] { (void)database.open(); });
}

// Copies until this many changes have been made at both ends together. True if that was enough.
bool copy_until(int changes_most, EngineDatabase& source, EngineDatabase& target)
{
    int left = changes_most;
    const auto before = [&] {
        if (left == 0) {
            throw StoreError(StoreFault::failed, "cut off");
        }
        --left;
    };
    const std::unique_ptr<CopyEnd> from = source.copy_end();
    const std::unique_ptr<CopyEnd> to = target.copy_end();
    WatchedEnd watched_from(*from, before, [] {});
    WatchedEnd watched_to(*to, before, [] {});
    try {
        (void)copy_all({watched_from, source_name}, {watched_to, target_name}, AfterCopy::refuse);
        return true;
    } catch (const StoreError& error) {
        CHECK(says(error.what(), "cut off"));
        return false;
    }
}

std::string asked_at_random(std::uint64_t seed, int steps, Journal& journal)
{
    const std::unique_ptr<Requests> requests = random_requests(seed, journal, std::nullopt);
    std::string answers;
    for (int step = 0; step < steps; ++step) {
        answers += requests->next() + "\n";
    }
    return answers;
}

// More than is written at once, of each kind.
void fill_with_many(Journal& journal)
{
    constexpr int tables = 40;
    constexpr std::int64_t entries_of_each = 120;
    static_assert(tables * entries_of_each > 2 * std::int64_t{limits::copied_entries_at_once});
    std::vector<Addition> additions;
    for (int number = 0; number < tables; ++number) {
        const std::string id = "many" + std::to_string(number);
        Addition addition = entries(id, 0, texts_between(id, 0, entries_of_each));
        for (int key = 0; key < 2 * limits::copied_rows_at_once / tables; ++key) {
            addition.keys.push_back(id + " " + std::to_string(key));
        }
        addition.row = TableRow{number % 2 == 0 ? TableStage::finished : TableStage::running, true, "about " + id};
        additions.push_back(std::move(addition));
    }
    REQUIRE(std::ranges::none_of(journal.append(additions), &AppendResult::has_value));
    std::string bytes;
    for (int byte = 0; byte < 256; ++byte) {
        bytes += static_cast<char>(byte);
    }
    for (const std::string& finished : journal.without_replay(tables)) {
        journal.keep_replay({finished, bytes + finished});
    }
}

// A copy carries entries unpacked, and its target packs them again.
void pack_all(Journal& journal)
{
    constexpr int tables_most = 1000;
    for (const std::string& table : journal.to_pack(tables_most)) {
        const std::vector<Entry> entries = journal.read(table).value().entries;
        journal.pack({table, entries, packed_entries(entries), std::nullopt});
    }
    REQUIRE(journal.to_pack(1).empty());
}

struct Way {
    std::unique_ptr<EngineDatabase> source;
    std::unique_ptr<EngineDatabase> target;
};

Way each_way()
{
    const auto from = GENERATE(range(std::size_t{0}, engines().size()));
    const auto to = GENERATE(range(std::size_t{0}, engines().size()));
    UNSCOPED_INFO("from " << engines()[from].name << " to " << engines()[to].name);
    return {engines()[from].database(), engines()[to].database()};
}

} // namespace

TEST_CASE("whatever was asked of a journal, it goes on elsewhere as if it had stayed")
{
    const Way way = each_way();
    constexpr int steps = 80;
    const std::uint64_t seeds = std::getenv("DAHUT_NIGHTLY") == nullptr ? 1 : 40;
    const std::uint64_t seed = GENERATE_COPY(range(std::uint64_t{1}, seeds + 1));
    CAPTURE(seed);
    const std::unique_ptr<EngineDatabase> twin = sqlite_database();
    (void)asked_at_random(seed, steps, *way.source->open());
    (void)asked_at_random(seed, steps, *twin->open());
    const CopyDone done = copy(*way.source, *way.target);
    CHECK(done.entries_now == done.entries);
    const std::unique_ptr<Journal> stayed = twin->open();
    const std::unique_ptr<Journal> gone = way.target->open();
    pack_all(*stayed);
    pack_all(*gone);
    REQUIRE(everything(*gone) == everything(*stayed));
    REQUIRE(asked_at_random(seed + 100, steps, *gone) == asked_at_random(seed + 100, steps, *stayed));
    REQUIRE(everything(*gone) == everything(*stayed));
}

TEST_CASE("a copy that is cut off anywhere goes on, and until it ends nobody can serve either end")
{
    const auto to = GENERATE(range(std::size_t{0}, engines().size()));
    const std::unique_ptr<EngineDatabase> source = engines()[1 - to].database();
    const std::unique_ptr<EngineDatabase> target = engines()[to].database();
    std::string before;
    {
        const std::unique_ptr<Journal> journal = source->open();
        (void)asked_at_random(7, 60, *journal);
        fill_with_many(*journal);
        before = everything(*journal);
    }
    // Both marks and one change more, again and again; then what comes after all rows.
    int attempts = 0;
    int changes = 0;
    while (!copy_until(changes, *source, *target)) {
        CAPTURE(attempts, changes, engines()[to].name);
        if (changes > 1) {
            CHECK(says(fault_of_opening(*source), target_name));
            CHECK(says(fault_of_opening(*target), "holds only a part of the old house"));
        }
        constexpr int single_changes = 20;
        changes = ++attempts < single_changes ? std::min(attempts, 3) : changes + 1;
    }
    CHECK(changes == 6);
    CHECK(says(fault_of_opening(*source), "everything in it has gone to the new house"));
    const std::unique_ptr<Journal> arrived = target->open();
    REQUIRE(everything(*arrived) == before);
    for (const int number : {0, 1, 39}) {
        const std::string id = "many" + std::to_string(number);
        CHECK(arrived->read(id)->entries.size() == 120);
        CHECK(arrived->find_key(id + " 0") == id);
        CHECK(arrived->kept_replay(id).has_value() == (number % 2 == 0));
    }
}

TEST_CASE("rows of former schemas and entries that are still recent arrive like all others")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "dahut.db";
    {
        const std::unique_ptr<Journal> journal = open_sqlite_journal(file);
        REQUIRE_FALSE(add(*journal, entries("old", 0, {R"({"a":1})", R"({"b":2})"})));
        Addition over = entries("over", 0, {R"({"a":1})"});
        over.row = TableRow{TableStage::finished, false, "about over"};
        REQUIRE_FALSE(add(*journal, over));
    }
    make_former(file);
    {
        const std::unique_ptr<Journal> journal = open_sqlite_journal(file);
        REQUIRE_FALSE(add(*journal, entries("old", 2, {R"({"c":3})", R"({"d":4})"})));
        REQUIRE_FALSE(add(*journal, entries("new", 0, {"1", "2", "3"})));
    }
    {
        // A move was cut off after it had written these.
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
        database.exec("INSERT INTO entries SELECT table_id, number, at_ms, at_ms || ' ' || entry || char(10)"
                      " FROM recent WHERE table_id = 'new' AND number <= 2");
    }
    std::string before;
    std::vector<Entry> old;
    {
        const std::unique_ptr<Journal> journal = open_sqlite_journal(file);
        before = everything(*journal);
        old = journal->read("old")->entries;
        CHECK(old.size() == 4);
        CHECK(journal->without_row() == std::vector<std::string>{"old", "new"});
    }
    const std::unique_ptr<EngineDatabase> target = postgres_database();
    {
        const std::unique_ptr<CopyEnd> from = open_sqlite_copy_end(file);
        const std::unique_ptr<CopyEnd> to = target->copy_end();
        CHECK(copy_all({*from, source_name}, {*to, target_name}, AfterCopy::refuse).entries == 8);
    }
    const std::unique_ptr<Journal> arrived = target->open();
    CHECK(everything(*arrived) == before);
    CHECK(arrived->read("old")->entries == old);
    CHECK(arrived->read("new")->entries.size() == 3);
    CHECK(arrived->without_row() == std::vector<std::string>{"old", "new"});
    REQUIRE_FALSE(add(*arrived, entries("old", 4, {R"({"e":5})"})));
}

TEST_CASE("a copy goes into an empty database only, or on into its own")
{
    const std::unique_ptr<EngineDatabase> source = sqlite_database();
    const std::unique_ptr<EngineDatabase> target = postgres_database();
    REQUIRE_FALSE(add(*source->open(), entries("t", 0, {"1"})));
    const std::unique_ptr<EngineDatabase> full = postgres_database();
    REQUIRE_FALSE(add(*full->open(), entries("other", 0, {"1"})));
    CHECK(fault_of_copy(*source, *full) == "the new house holds other tables; a copy needs an empty database");
    CHECK(fault_of_opening(*source).empty());
    CHECK(fault_of_opening(*full).empty());

    REQUIRE_FALSE(copy_until(3, *source, *target));
    const std::unique_ptr<EngineDatabase> another = sqlite_database();
    REQUIRE_FALSE(add(*another->open(), entries("t", 0, {"1"})));
    CHECK(says(fault_of_copy(*another, *target), "holds a part of the old house, by another copy"));
    CHECK(says(fault_of_copy(*target, *sqlite_database()), "it holds only a part"));
    const std::unique_ptr<EngineDatabase> given_up = sqlite_database();
    CHECK(says(fault_of_copy(*source, *full), "holds other tables"));
    REQUIRE_FALSE(copy_until(3, *source, *given_up));
    CHECK(says(fault_of_copy(*source, *target), "by another copy"));
    const std::unique_ptr<EngineDatabase> chosen = postgres_database();
    (void)copy(*source, *chosen);
    CHECK(says(fault_of_copy(*source, *given_up), "everything in it has gone"));
    CHECK(says(fault_of_copy(*source, *sqlite_database()), "everything in it has gone"));
    (void)copy(*source, *sqlite_database(), AfterCopy::serve_again);
}

TEST_CASE("a source that is served again has given its copy up")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "dahut.db";
    REQUIRE_FALSE(add(*open_sqlite_journal(file), entries("t", 0, {"1"})));
    const std::string address = PostgresServer::shared().fresh_database();
    const auto cut_off = [&](CopyEnd& from, CopyEnd& to) {
        int left = 3;
        WatchedEnd watched(to, [&] { left-- > 0 ? void() : throw StoreError(StoreFault::failed, "cut off"); }, [] {});
        CHECK_THROWS_AS(copy_all({from, source_name}, {watched, target_name}, AfterCopy::refuse), StoreError);
    };
    cut_off(*open_sqlite_copy_end(file), *open_postgres_copy_end(address));
    CHECK_THROWS_AS(refuse_copied(file, AfterCopy::refuse), StoreError);
    CHECK_NOTHROW(refuse_copied(file, AfterCopy::serve_again));
    CHECK_THROWS_AS(open_postgres_journal({.address = address, .after_copy = AfterCopy::serve_again}), StoreError);
    serve_again(file);
    REQUIRE_FALSE(add(*open_sqlite_journal(file), entries("t", 1, {"2"})));
    CHECK_THROWS_AS(copy_all({*open_sqlite_copy_end(file), source_name},
                             {*open_postgres_copy_end(address), target_name}, AfterCopy::refuse),
                    CopyRefused);
    const std::string empty = PostgresServer::shared().fresh_database();
    (void)copy_all({*open_sqlite_copy_end(file), source_name}, {*open_postgres_copy_end(empty), target_name},
                   AfterCopy::refuse);
    // And back.
    const std::filesystem::path back = folder / "back.db";
    (void)copy_all({*open_postgres_copy_end(empty), target_name}, {*open_sqlite_copy_end(back), source_name},
                   AfterCopy::refuse);
    CHECK_THROWS_AS(open_postgres_journal({.address = empty}), StoreError);
    CHECK(open_postgres_journal({.address = empty, .after_copy = AfterCopy::serve_again})->read("t")->entries
          == open_sqlite_journal(back)->read("t")->entries);
    CHECK_NOTHROW(open_postgres_journal({.address = empty}));
}

TEST_CASE("nobody serves what is copied, and nobody copies what is served")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "dahut.db";
    {
        const DatabaseLock lock(file);
        CHECK(says(what_of([&] { (void)open_sqlite_copy_end(file); }), "another server is using it"));
    }
    const std::string address = PostgresServer::shared().fresh_database();
    {
        const std::unique_ptr<Journal> journal = open_postgres_journal({.address = address});
        CHECK(says(what_of([&] { (void)open_postgres_copy_end(address); }), "somebody is using it: dahut "));
    }
    const std::unique_ptr<CopyEnd> end = open_postgres_copy_end(address);
    CHECK(
        says(what_of([&] { (void)open_postgres_journal({.address = address}); }), "`dahut copy` is using it: dahut "));
    CHECK(says(what_of([&] { (void)open_postgres_copy_end(address); }), "somebody is using it: dahut "));
}

TEST_CASE("a newer schema, too little room and a difference are refused")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "dahut.db";
    REQUIRE_FALSE(add(*open_sqlite_journal(file), entries("t", 0, {"1"})));
    const std::string address = PostgresServer::shared().fresh_database();
    const std::unique_ptr<CopyEnd> from = open_sqlite_copy_end(file);
    const std::unique_ptr<CopyEnd> to = open_postgres_copy_end(address);
    {
        WatchedEnd narrow(*to, [] {}, [] {});
        narrow.have_room(0);
        CHECK_THROWS_WITH(copy_all({*from, source_name}, {narrow, target_name}, AfterCopy::refuse),
                          "the new house has too little room on its disk: 0 MiB of 1 MiB at least");
        CHECK_FALSE(from->mark());
    }
    const auto forge = [&] { PostgresServer::shared().run(address, "UPDATE entries SET at_ms = at_ms + 1"); };
    WatchedEnd forged(*to, [] {}, forge);
    CHECK_THROWS_WITH(copy_all({*from, source_name}, {forged, target_name}, AfterCopy::refuse),
                      "the new house differs from the old house in `entries`: 1 rows there, 1 here; empty it, and start"
                      " the copy again");
    CHECK(from->mark()->stage == CopyStage::leaving);

    const std::string newer = PostgresServer::shared().fresh_database();
    (void)open_postgres_copy_end(newer);
    PostgresServer::shared().run(newer, "UPDATE dahut SET version = 99");
    CHECK(says(what_of([&] { (void)open_postgres_copy_end(newer); }), "newer Dahut"));
    const std::filesystem::path newer_file = folder / "newer.db";
    (void)open_sqlite_copy_end(newer_file);
    SQLite::Database(newer_file.string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
    CHECK(says(what_of([&] { (void)open_sqlite_copy_end(newer_file); }), "newer Dahut"));
}
