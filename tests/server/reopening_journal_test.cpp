// What the store does when its handle, or its file, cannot be trusted any more.
#include "server/store/database_lock.hpp"
#include "server/store/reopening_journal.hpp"
#include "server/store/sqlite_journal.hpp"
#include "tests/server/fake_guest.hpp"
#include "tests/support/catch.hpp"

using namespace dahut;
using dahut::test::add;
using dahut::test::Faults;
using dahut::test::FaultyJournal;
using dahut::test::TemporaryFolder;

namespace {

Addition entry_of(const std::string& table, std::int64_t expected)
{
    return {table, expected, {{1000, "entry"}}, {}, std::nullopt};
}

template <typename Work>
std::optional<StoreFault> fault_in(Work&& work)
{
    try {
        work();
        return std::nullopt;
    } catch (const StoreError& error) {
        return error.fault();
    }
}

// A renewed journal that fails as `faults` says, and counts how often it was opened.
struct Renewed {
    explicit Renewed(const std::filesystem::path& file)
        : journal(reopening_journal([this, file] {
              ++opened;
              return std::make_unique<FaultyJournal>(open_sqlite_journal(file), faults);
          }))
    {}

    Faults faults;
    int opened = 0;
    std::unique_ptr<Journal> journal;
};

} // namespace

TEST_CASE("a journal whose disk has failed is opened anew before anything else is asked of it")
{
    const TemporaryFolder folder;
    Renewed renewed(folder / "dahut.db");
    for (const StoreFault fault : {StoreFault::unknown, StoreFault::failed, StoreFault::moved, StoreFault::corrupt}) {
        const int opened = renewed.opened;
        renewed.faults.next = fault;
        CHECK(add(*renewed.journal, entry_of("t", 0)) == fault);
        CHECK(renewed.opened == opened);
        CHECK_FALSE(renewed.journal->read("t"));
        CHECK(renewed.opened == opened + 1);
    }
    renewed.faults.next = std::nullopt;
    CHECK_FALSE(add(*renewed.journal, entry_of("t", 0)));
}

TEST_CASE("a journal that is full, locked or ahead of the caller stays open")
{
    const TemporaryFolder folder;
    Renewed renewed(folder / "dahut.db");
    for (const StoreFault fault : {StoreFault::full, StoreFault::locked, StoreFault::conflict}) {
        renewed.faults.next = fault;
        CHECK(add(*renewed.journal, entry_of("t", 0)) == fault);
        CHECK_FALSE(renewed.journal->read("t"));
    }
    CHECK(renewed.opened == 1);
}

TEST_CASE("a journal that cannot be opened anew refuses everything until it can")
{
    const TemporaryFolder folder;
    Faults faults;
    bool opens = true;
    const auto journal = reopening_journal([&]() -> std::unique_ptr<Journal> {
        if (!opens) {
            throw StoreError(StoreFault::moved, "gone");
        }
        return std::make_unique<FaultyJournal>(open_sqlite_journal(folder / "dahut.db"), faults);
    });
    faults.next = StoreFault::unknown;
    CHECK(add(*journal, entry_of("t", 0)) == StoreFault::unknown);
    opens = false;
    faults.next = std::nullopt;
    CHECK(add(*journal, entry_of("t", 0)) == StoreFault::moved);
    CHECK(fault_in([&] { return journal->read("t"); }) == StoreFault::moved);
    opens = true;
    CHECK_FALSE(add(*journal, entry_of("t", 0)));
}

TEST_CASE("a database that is taken away, or whose log is, is not written to")
{
    const TemporaryFolder folder;
    for (const char* const file : {"dahut.db", "dahut.db-wal"}) {
        const auto journal = open_sqlite_journal(folder / "dahut.db");
        const std::string table = std::string("without ") + file;
        CHECK_FALSE(add(*journal, entry_of(table, 0)));
        std::filesystem::rename(folder / file, folder / "away");
        CHECK(add(*journal, entry_of(table, 1)) == StoreFault::moved);
        std::filesystem::rename(folder / "away", folder / file);
        CHECK_FALSE(add(*journal, entry_of(table, 1)));
        CHECK(journal->read(table)->entries.size() == 2);
    }
}

TEST_CASE("a database has one lock, by whatever name it is opened, and knows when it is not in its place")
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "deep/dahut.db";
    const DatabaseLock lock(database);
    std::filesystem::create_symlink(database, folder / "symbolic.db");
    std::filesystem::create_hard_link(database, folder / "hard.db");
    for (const char* const name : {"deep/dahut.db", "symbolic.db", "hard.db"}) {
        CHECK(fault_in([&] { const DatabaseLock second(folder / name); }) == StoreFault::locked);
    }
    CHECK_FALSE(fault_in([&] { lock.require_in_place(); }));
    std::filesystem::remove(database);
    CHECK(fault_in([&] { lock.require_in_place(); }) == StoreFault::moved);
    const DatabaseLock another(database);
    CHECK(fault_in([&] { lock.require_in_place(); }) == StoreFault::moved);
}

TEST_CASE("a database with several names is not used: its log would lie beside one of them")
{
    const TemporaryFolder folder;
    {
        const DatabaseLock lock(folder / "dahut.db");
        std::filesystem::create_symlink(folder / "dahut.db", folder / "symbolic.db");
        std::filesystem::create_hard_link(folder / "dahut.db", folder / "hard.db");
        CHECK_FALSE(fault_in([&] { lock.require_in_place(); }));
    }
    for (const char* const name : {"dahut.db", "symbolic.db", "hard.db"}) {
        CHECK(fault_in([&] { const DatabaseLock lock(folder / name); }) == StoreFault::failed);
    }
    std::filesystem::remove(folder / "hard.db");
    CHECK_FALSE(fault_in([&] { const DatabaseLock lock(folder / "symbolic.db"); }));
}
