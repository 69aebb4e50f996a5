// The journal in SQLite: what cannot be added says why, and what is no database of ours is left alone. What every
// engine promises is tested in tests/store.
#include "server/store/sqlite_journal.hpp"
#include "server/store/store_thread.hpp"
#include "tests/server/fake_guest.hpp"
#include "tests/server/faulty_journal.hpp"
#include "tests/server/stored_entries.hpp"
#include "tests/support/catch.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>

#include <algorithm>
#include <fstream>
#include <functional>
#include <iterator>
#include <utility>

using namespace dahut;
using dahut::test::add;
using dahut::test::entries;
using dahut::test::fault_of;
using dahut::test::Faults;
using dahut::test::FaultyJournal;
using dahut::test::OtherProcesses;
using dahut::test::TemporaryFolder;

namespace {

boost::asio::awaitable<void> append_one(StoreThread& store, std::size_t number, std::size_t& stored_ones)
{
    Addition addition = entries("t", static_cast<std::int64_t>(number), {std::to_string(number)});
    const AppendResult failure = co_await store.append(std::move(addition));
    stored_ones += failure ? 0U : 1U;
}

// Runs it to its end.
template <typename Work>
void run(Work work)
{
    boost::asio::io_context context;
    boost::asio::co_spawn(context, work(), boost::asio::detached);
    context.run();
}

std::optional<StoreFault> opening_fault(const std::filesystem::path& file)
{
    try {
        const std::unique_ptr<Journal> journal = open_sqlite_journal(file);
        return std::nullopt;
    } catch (const StoreError& error) {
        return error.fault();
    }
}

} // namespace

TEST_CASE("a journal makes the folders of its file")
{
    const TemporaryFolder folder;
    CHECK_FALSE(add(*open_sqlite_journal(folder / "deep/er/dahut.db"), entries("t", 0, {"1"})));
    CHECK(open_sqlite_journal(folder / "deep/er/dahut.db")->read("t")->entries == std::vector<Entry>{{1000, "1"}});
}

TEST_CASE("a full database refuses what is too much, keeps what it has, and says so")
{
    const TemporaryFolder folder;
    const auto journal = open_sqlite_journal(folder / "dahut.db", 256 * 1024);
    const std::string large(64 * 1024, 'x');
    std::int64_t stored = 0;
    std::optional<StoreFault> fault;
    while (!fault && stored < 100) {
        fault = add(*journal, entries("t", stored, {large}));
        stored += fault ? 0 : 1;
    }
    CHECK(fault == StoreFault::full);
    CHECK(stored > 0);
    CHECK(journal->read("t")->entries.size() == static_cast<std::size_t>(stored));
    // What is small enough still fits, and nothing of the failed addition is in the way.
    CHECK_FALSE(add(*journal, entries("t", stored, {"small"})));
}

TEST_CASE("a fault other than a conflict fails the whole commit")
{
    const TemporaryFolder folder;
    const auto journal = open_sqlite_journal(folder / "dahut.db", 256 * 1024);
    const std::vector<Addition> additions{entries("a", 0, {"1"}), entries("b", 0, {std::string(1024 * 1024, 'x')})};
    const std::vector<AppendResult> results = journal->append(additions);
    CHECK(fault_of(results[0]) == StoreFault::full);
    CHECK(fault_of(results[1]) == StoreFault::full);
    CHECK_FALSE(journal->read("a"));
}

TEST_CASE("a database that somebody else holds is locked, not lost")
{
    const TemporaryFolder folder;
    const auto journal = open_sqlite_journal(folder / "dahut.db");
    {
        SQLite::Database other((folder / "dahut.db").string(), SQLite::OPEN_READWRITE);
        const SQLite::Transaction held(other, SQLite::TransactionBehavior::IMMEDIATE);
        CHECK(add(*journal, entries("t", 0, {"1"})) == StoreFault::locked);
    }
    CHECK_FALSE(add(*journal, entries("t", 0, {"1"})));
}

TEST_CASE("what is no database of ours is not touched")
{
    const TemporaryFolder folder;
    std::ofstream(folder / "text.db") << std::string(8192, 'x');
    CHECK(opening_fault(folder / "text.db") == StoreFault::corrupt);

    SQLite::Database((folder / "other.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("CREATE TABLE theirs (a)");
    CHECK(opening_fault(folder / "other.db") == StoreFault::corrupt);

    CHECK_FALSE(opening_fault(folder / "ours.db"));
    SQLite::Database((folder / "ours.db").string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
    CHECK(opening_fault(folder / "ours.db") == StoreFault::corrupt);

    std::ofstream(folder / "file") << "x";
    CHECK(opening_fault(folder / "file/dahut.db").has_value());
}

TEST_CASE("a database of a newer Dahut is refused with the version that made it, and with what this one knows")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "dahut.db";
    static_cast<void>(open_sqlite_journal(file));
    const auto made_by = [&] {
        return SQLite::Database(file.string()).execAndGet("SELECT software FROM changed_by").getString();
    };
    CHECK(made_by() == software_version);
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE)
        .exec("PRAGMA user_version = 99; UPDATE changed_by SET software = 'dahut 9.0.0'");
    CHECK_THROWS_WITH(open_sqlite_journal(file), "the database is one of a newer Dahut, dahut 9.0.0: its schema is 99,"
                                                 " and this one, "
                                                     + std::string(software_version) + ", knows none after 6");
    CHECK(made_by() == "dahut 9.0.0");
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("DROP TABLE changed_by");
    CHECK_THROWS_WITH(open_sqlite_journal(file),
                      "the database is one of a newer Dahut: its schema is 99, and this one, "
                          + std::string(software_version) + ", knows none after 6");
}

TEST_CASE("a damaged database says so when it is read")
{
    const TemporaryFolder folder;
    {
        const auto journal = open_sqlite_journal(folder / "dahut.db");
        for (int number = 0; number < 50; ++number) {
            CHECK_FALSE(add(*journal, entries("t", number, {std::string(2000, 'x')})));
        }
    }
    const auto size = std::filesystem::file_size(folder / "dahut.db");
    {
        std::fstream file(folder / "dahut.db", std::ios::in | std::ios::out | std::ios::binary);
        for (std::uintmax_t page = 4096; page + 4096 <= size; page += 4096) {
            file.seekp(static_cast<std::streamoff>(page));
            file << std::string(64, '\xee');
        }
    }
    std::optional<StoreFault> fault;
    try {
        const std::optional<StoredTable> table = open_sqlite_journal(folder / "dahut.db")->read("t");
    } catch (const StoreError& error) {
        fault = error.fault();
    }
    CHECK(fault == StoreFault::corrupt);
}

TEST_CASE("the store thread carries out everything before it ends, and each addition is answered")
{
    const TemporaryFolder folder;
    constexpr std::size_t additions = 200;
    std::size_t stored_ones = 0;
    boost::asio::io_context context;
    {
        StoreThread store(open_sqlite_journal(folder / "dahut.db"));
        for (std::size_t number = 0; number < additions; ++number) {
            boost::asio::co_spawn(context, append_one(store, number, stored_ones), boost::asio::detached);
        }
        // All have asked, and some may have been answered.
        context.poll();
    }
    context.restart();
    context.run();
    CHECK(stored_ones == additions);
    const std::vector<Entry> stored = open_sqlite_journal(folder / "dahut.db")->read("t")->entries;
    REQUIRE(stored.size() == additions);
    CHECK(stored[123].text == "123");
}

TEST_CASE("after a change of unknown fate the store is well once this process has signed, or something was stored")
{
    const TemporaryFolder folder;
    Faults faults;
    StoreThread store(
        std::make_unique<FaultyJournal>(open_sqlite_journal(folder / "dahut.db"), faults, OtherProcesses{}));
    std::size_t stored_ones = 0;
    const auto append = [&](std::size_t number) {
        run([&]() -> boost::asio::awaitable<void> { co_await append_one(store, number, stored_ones); });
    };
    const auto sign = [&] { run([&]() -> boost::asio::awaitable<void> { (void)co_await store.sign(); }); };
    faults.next = StoreFault::unknown;
    append(0);
    CHECK(store.health() == StoreHealth::failing);
    sign();
    CHECK(store.health() == StoreHealth::well);
    faults.next = StoreFault::failed;
    append(0);
    sign();
    CHECK(store.health() == StoreHealth::failing);
    faults.next = StoreFault::known_key;
    append(0);
    CHECK(store.health() == StoreHealth::well);
    faults.next = std::nullopt;
    append(0);
    CHECK(stored_ones == 1);
}

TEST_CASE("tables that are asked for while the database is busy are taken together")
{
    const TemporaryFolder folder;
    Faults faults;
    StoreThread store(
        std::make_unique<FaultyJournal>(open_sqlite_journal(folder / "dahut.db"), faults, OtherProcesses{}));
    std::promise<void> all_ask;
    faults.meanwhile = [all = all_ask.get_future().share()] { all.wait(); };
    boost::asio::io_context context;
    boost::asio::co_spawn(
        context, [&]() -> boost::asio::awaitable<void> { (void)co_await store.sign(); }, boost::asio::detached);
    const std::size_t asked = limits::tables_taken_at_once + 1;
    std::size_t answered = 0;
    for (std::size_t number = 0; number < asked; ++number) {
        boost::asio::co_spawn(
            context,
            [&]() -> boost::asio::awaitable<void> {
                const auto answer = co_await store.take("none");
                answered += std::get<Taken>(answer).term == first_term ? 1U : 0U;
            },
            boost::asio::detached);
    }
    context.poll();
    all_ask.set_value();
    context.run();
    CHECK(answered == asked);
    CHECK(static_cast<std::size_t>(faults.taken) == asked);
    CHECK(faults.takings == 2);
}

TEST_CASE("while the store signs or is surveyed it is as it was, and it fails if that has failed")
{
    const TemporaryFolder folder;
    Faults faults;
    StoreThread store(
        std::make_unique<FaultyJournal>(open_sqlite_journal(folder / "dahut.db"), faults, OtherProcesses{}));
    const auto sign = [&] { run([&]() -> boost::asio::awaitable<void> { (void)co_await store.sign(); }); };
    const auto survey = [&] {
        run([&]() -> boost::asio::awaitable<void> {
            Survey nothing;
            (void)co_await store.survey(std::move(nothing));
        });
    };
    std::vector<StoreHealth> seen;
    const auto look = [&] { seen.push_back(store.health()); };
    const auto look_and_fail = [&] {
        look();
        throw StoreError(StoreFault::failed, "made to fail");
    };
    for (const auto& work : {std::function<void()>(sign), std::function<void()>(survey)}) {
        for (const auto& meanwhile : {std::function<void()>(look_and_fail), std::function<void()>(look)}) {
            faults.meanwhile = meanwhile;
            work();
            look();
        }
    }
    using enum StoreHealth;
    const std::vector<StoreHealth> once{well, failing, failing, well};
    std::vector<StoreHealth> twice = once;
    twice.insert(twice.end(), once.begin(), once.end());
    CHECK(seen == twice);
}

TEST_CASE("while a shared database does not answer, what is to be stored fails at once")
{
    const TemporaryFolder folder;
    Faults faults;
    StoreThread store(
        std::make_unique<FaultyJournal>(open_sqlite_journal(folder / "dahut.db"), faults, OtherProcesses{}));
    std::promise<void> answers;
    faults.meanwhile = [answer = answers.get_future().share()] { answer.wait(); };
    boost::asio::io_context context;
    std::size_t stored_ones = 0;
    std::size_t answered = 0;
    const auto append = [&]() -> boost::asio::awaitable<void> {
        co_await append_one(store, 0, stored_ones);
        ++answered;
    };
    boost::asio::co_spawn(
        context, [&]() -> boost::asio::awaitable<void> { (void)co_await store.sign(); }, boost::asio::detached);
    context.poll();
    while (store.health() != StoreHealth::failing) {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    boost::asio::co_spawn(context, append, boost::asio::detached);
    context.poll();
    CHECK(answered == 1);
    CHECK(stored_ones == 0);
    answers.set_value();
    context.run();
    CHECK(store.health() == StoreHealth::well);
    run(append);
    CHECK(stored_ones == 1);
}

TEST_CASE("a process that signs stays as it is when somebody asks whether it stores")
{
    const TemporaryFolder folder;
    Faults faults;
    StoreThread store(
        std::make_unique<FaultyJournal>(open_sqlite_journal(folder / "dahut.db"), faults, OtherProcesses{}));
    std::size_t stored_ones = 0;
    faults.next = StoreFault::failed;
    run([&]() -> boost::asio::awaitable<void> {
        co_await append_one(store, 0, stored_ones);
        co_await store.try_storing();
    });
    CHECK(store.health() == StoreHealth::failing);
}

TEST_CASE("whether something can be stored is tried if nothing was stored lately")
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "dahut.db";
    StoreThread store(open_sqlite_journal(database));
    const bool is_there = GENERATE(true, false);
    if (!is_there) {
        std::filesystem::remove(database);
    }
    CHECK(store.health() == StoreHealth::well);
    run([&]() -> boost::asio::awaitable<void> { co_await store.try_storing(); });
    CHECK(store.health() == (is_there ? StoreHealth::well : StoreHealth::failing));
}
