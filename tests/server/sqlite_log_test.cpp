// The write-ahead log: carried over into the database beside those who write, and begun anew.
#include "server/limits.hpp"
#include "server/store/sqlite_journal.hpp"
#include "server/store/sqlite_log.hpp"
#include "tests/server/fake_guest.hpp"
#include "tests/support/catch.hpp"

#include <dlfcn.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

using namespace dahut;
using dahut::test::add;
using dahut::test::TemporaryFolder;

namespace {

constexpr int page_bytes = 4096;

void write_pages(SQLite::Database& database, int pages)
{
    database.exec("INSERT INTO texts VALUES (zeroblob(" + std::to_string(pages * page_bytes) + "))");
}

// What the log's head says of how often it has begun anew, among others.
std::array<char, 32> head_of_log(const std::filesystem::path& log)
{
    std::array<char, 32> head{};
    std::ifstream(log, std::ios::binary).read(head.data(), head.size());
    return head;
}

// The threads that have begun a checkpoint.
class Checkpoints {
public:
    static Checkpoints& get()
    {
        static Checkpoints checkpoints;
        return checkpoints;
    }
    void note()
    {
        const std::scoped_lock lock(mutex_);
        threads_.push_back(std::this_thread::get_id());
    }
    // How many others than this thread have begun since the last call.
    std::ptrdiff_t take_those_of_others()
    {
        const std::scoped_lock lock(mutex_);
        const std::vector<std::thread::id> begun = std::exchange(threads_, {});
        return std::ranges::count_if(begun, [](std::thread::id one) { return one != std::this_thread::get_id(); });
    }

private:
    std::mutex mutex_;
    std::vector<std::thread::id> threads_;
};

} // namespace

// Stands in front of SQLite's own, which it calls. Its parameters have the names of SQLite's header.
extern "C" int sqlite3_wal_checkpoint_v2(sqlite3* db, const char* zdb, int emode, int* pnlog, int* pnckpt)
{
    using Checkpoint = int (*)(sqlite3*, const char*, int, int*, int*);
    static const auto own = std::bit_cast<Checkpoint>(dlsym(RTLD_NEXT, "sqlite3_wal_checkpoint_v2"));
    Checkpoints::get().note();
    return own(db, zdb, emode, pnlog, pnckpt);
}

TEST_CASE("a log that has grown is carried over by somebody else, a small one is left alone")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "pages.db";
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec("PRAGMA journal_mode = WAL; CREATE TABLE texts (text BLOB)");
    {
        SqliteLog log(database);
        write_pages(database, limits::log_pages / 2);
        log.tidy();
        CHECK(std::filesystem::file_size(file) < limits::log_pages / 2 * page_bytes);
        write_pages(database, limits::log_pages / 2);
        // The log is asked once only, so it was not this thread that carried it over.
        log.tidy();
    }
    CHECK(std::filesystem::file_size(file) > limits::log_pages * page_bytes);
}

TEST_CASE("no second checkpoint follows the first one beside the writer, who may have begun the log anew")
{
    const TemporaryFolder folder;
    SQLite::Database database((folder / "pages.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec("PRAGMA journal_mode = WAL; CREATE TABLE texts (text BLOB)");
    static_cast<void>(Checkpoints::get().take_those_of_others());
    {
        SqliteLog log(database);
        write_pages(database, limits::log_pages);
        log.tidy();
    }
    CHECK(Checkpoints::get().take_those_of_others() == 1);
}

TEST_CASE("the log is as long as it will be before anybody acts, also when the last server left something in it")
{
    const TemporaryFolder folder;
    const auto left = folder / "left";
    {
        const auto journal = open_sqlite_journal(folder / "dahut.db");
        REQUIRE_FALSE(add(*journal, {"t", 0, {{1000, "first"}}, {}, {}}));
        std::filesystem::create_directory(left);
        for (const char* const ending : {"dahut.db", "dahut.db-wal"}) {
            std::filesystem::copy_file(folder / ending, left / ending);
        }
    }
    const auto journal = open_sqlite_journal(left / "dahut.db");
    const auto length = std::filesystem::file_size(left / "dahut.db-wal");
    CHECK(length >= static_cast<std::uintmax_t>(limits::log_pages) * page_bytes);
    for (std::int64_t number = 1; number < limits::log_pages / 2; ++number) {
        REQUIRE_FALSE(add(*journal, {"t", number, {{1000, "next"}}, {}, {}}));
    }
    CHECK(std::filesystem::file_size(left / "dahut.db-wal") == length);
    CHECK(std::filesystem::file_size(left / "dahut.db") < static_cast<std::uintmax_t>(limits::log_pages) * page_bytes);
    CHECK(journal->read("t").value().entries.front().text == "first");
}

TEST_CASE("the log of a journal begins anew while entries are added, and nothing is lost by it")
{
    const TemporaryFolder folder;
    const auto journal = open_sqlite_journal(folder / "dahut.db");
    const std::string text(std::size_t{10} * page_bytes, 'e');
    std::int64_t added = 0;
    const auto add_next = [&] {
        REQUIRE_FALSE(add(*journal, {"t", added, {{1000, text + std::to_string(added)}}, {}, {}}));
        ++added;
    };
    add_next();
    const auto first = head_of_log(folder / "dahut.db-wal");
    while (head_of_log(folder / "dahut.db-wal") == first) {
        // Or else all is written before the other thread has had its turn.
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        add_next();
        REQUIRE(added < limits::log_pages);
    }
    const std::vector<Entry> stored = journal->read("t").value().entries;
    REQUIRE(stored.size() == static_cast<std::size_t>(added));
    CHECK(stored.front().text == text + "0");
    CHECK(stored.back().text == text + std::to_string(added - 1));
}
