// Copies of a database: made while a server plays, put back, and put back wrongly.
#include "server/store/backup.hpp"
#include "server/store/database_lock.hpp"
#include "server/store/gradual_release.hpp"
#include "server/store/sqlite_identity.hpp"
#include "server/store/table_search.hpp"
#include "tests/server/match.hpp"
#include "tests/server/stored_entries.hpp"
#include "tests/support/former_schema.hpp"

#include <algorithm>
#include <fcntl.h>
#include <fstream>
#include <set>
#include <unistd.h>

using namespace dahut;
using namespace dahut::test;

namespace {

namespace files = std::filesystem;

std::string trouble_of(const std::function<void()>& work)
{
    try {
        work();
        return {};
    } catch (const StoreError& error) {
        return error.what();
    }
}

std::string trouble_of_opening(const files::path& database)
{
    return trouble_of([&] { static_cast<void>(open_sqlite_journal(database)); });
}

// What a killed server leaves in a folder: its files, copied while it has them open.
void leave_as_killed(const files::path& database, const files::path& folder)
{
    files::create_directories(folder);
    for (const char* const ending : {"", "-wal"}) {
        files::copy_file(database.string() + ending, folder / (database.filename().string() + ending),
                         files::copy_options::overwrite_existing);
    }
}

// What a process leaves that was killed within a change of a database without a log: the file is changed by half, and
// beside it lies what takes that back.
void leave_as_cut_off(const files::path& database, const files::path& folder)
{
    SQLite::Database opened(database.string(), SQLite::OPEN_READWRITE);
    opened.exec("PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN IMMEDIATE;"
                " DELETE FROM recent; UPDATE tables SET summary = summary || 'cut off'; DELETE FROM entries");
    files::create_directories(folder);
    for (const char* const ending : {"", "-journal"}) {
        files::copy_file(database.string() + ending, folder / (database.filename().string() + ending));
    }
}

// The log is carried over often enough for a copy of before to be of another time.
void play_for_long(Journal& journal)
{
    const std::string text(100'000, 'a');
    for (std::int64_t number = 0; number < 500; ++number) {
        REQUIRE_FALSE(add(journal, {"long", number, {{1000, text}}, {}, {}}));
    }
}

// More than is freed at once.
constexpr std::size_t large = 40'000'000;

void make_large(const files::path& file)
{
    std::ofstream(file) << "a copy";
    files::resize_file(file, large);
}

} // namespace

TEST_CASE("a backup of a running server holds all that was stored, and opens every seat when it is put back")
{
    const TemporaryFolder folder;
    const files::path database = folder / "dahut.db";
    const files::path copy = folder / "copies" / "today.db";
    Match match;
    {
        TestLobby tables(database);
        match = started_match(tables);
        const Backup backup = back_up(database, copy);
        CHECK(backup.tables == 1);
        CHECK(backup.bytes == static_cast<std::int64_t>(files::file_size(copy)));
        play_to_end(tables, {match.anna, match.bela});
    }
    const Restored restored = restore(copy, database);
    CHECK(files::exists(restored.aside));
    TestLobby tables(database);
    const Person anna = person();
    CHECK(tables.ask(anna, enter_request(match.annas_token))["table"]["status"] == "running");
    CHECK(tables.ask(anna, act_request(anna->decision()))["type"] == "update");
}

TEST_CASE("a database of a former schema is copied before it is brought up to date, and no copy replaces another one")
{
    const TemporaryFolder folder;
    const files::path database = folder / "dahut.db";
    const files::path first = folder / "dahut.db.schema-1";
    const files::path second = folder / "dahut.db.schema-1-2";
    REQUIRE_FALSE(add(*open_sqlite_journal(database), {"before", 0, {{1000, "a"}}, {}, {}}));
    CHECK_FALSE(back_up_former(database));
    make_former(database);
    files::path told;
    REQUIRE_FALSE(add(*open_sqlite_journal(database, INT64_MAX, [&](const auto& copy) { told = copy; }),
                      {"since", 0, {{1000, "a"}}, {}, {}}));
    CHECK(told == first);
    const auto bytes = files::file_size(first);
    make_former(database);
    CHECK(back_up_former(database) == second);
    CHECK(files::file_size(first) == bytes);
    CHECK(restore(second, database).backup.tables == 2);
    CHECK(restore(first, database).backup.tables == 1);
    CHECK(open_sqlite_journal(database)->read("before")->entries.size() == 1);
}

TEST_CASE("a database that cannot be copied before its schema changes is left as it is")
{
    const TemporaryFolder folder;
    const files::path database = folder / "dahut.db";
    REQUIRE_FALSE(add(*open_sqlite_journal(database), {"before", 0, {{1000, "a"}}, {}, {}}));
    make_former(database);
    // A file can neither take its name nor be removed.
    files::create_directories(folder / "dahut.db.schema-1.partial" / "full");
    CHECK(trouble_of_opening(database).starts_with("it cannot be copied before it is brought up to date: "));
    CHECK(SQLite::Database(database.string()).execAndGet("PRAGMA user_version").getInt() == 1);
    files::remove_all(folder / "dahut.db.schema-1.partial");
    for (int copy = 1; copy <= 9; ++copy) {
        CHECK(back_up_former(database).has_value());
    }
    CHECK(trouble_of_opening(database).ends_with("there are 9 copies as " + database.string() + ".schema-1 already"));
    CHECK(SQLite::Database(database.string()).execAndGet("PRAGMA user_version").getInt() == 1);
}

TEST_CASE("a copy that is put back beside the log of a killed server is refused with what to do")
{
    const TemporaryFolder folder;
    const files::path database = folder / "dahut.db";
    const files::path killed = folder / "killed";
    const files::path of_before = folder / "of_before.db";
    {
        const auto journal = open_sqlite_journal(database);
        files::copy_file(database, of_before);
        play_for_long(*journal);
        leave_as_killed(database, killed);
    }
    CHECK(trouble_of_opening(killed / "dahut.db").empty());
    {
        const auto journal = open_sqlite_journal(killed / "dahut.db");
        leave_as_killed(killed / "dahut.db", folder / "again");
    }
    files::copy_file(of_before, folder / "again" / "dahut.db", files::copy_options::overwrite_existing);
    const std::string trouble = trouble_of_opening(folder / "again" / "dahut.db");
    CHECK(trouble.find("belongs to another database, or to another time of this one") != std::string::npos);
    CHECK(trouble.find("dahut restore") != std::string::npos);
}

TEST_CASE("a backup beside the log of the database that it was made from is refused, and restoring it is not")
{
    const TemporaryFolder folder;
    const files::path database = folder / "dahut.db";
    const files::path killed = folder / "killed" / "dahut.db";
    const files::path copy = folder / "copy.db";
    {
        const auto journal = open_sqlite_journal(database);
        REQUIRE_FALSE(add(*journal, {"t", 0, {{1000, "first"}}, {}, {}}));
        back_up(database, copy);
        leave_as_killed(database, killed.parent_path());
    }
    files::copy_file(copy, killed, files::copy_options::overwrite_existing);
    CHECK(trouble_of_opening(killed).find("another database") != std::string::npos);
    const Restored restored = restore(copy, killed);
    CHECK(files::exists(restored.aside.string() + "-wal"));
    CHECK(open_sqlite_journal(killed)->read("t")->entries.size() == 1);
}

TEST_CASE("whoever only reads heeds what a killed process has left: a log, or a change that was cut off by half")
{
    const TemporaryFolder folder;
    const files::path database = folder / "dahut.db";
    const auto leave = GENERATE(leave_as_killed, leave_as_cut_off);
    {
        const auto journal = open_sqlite_journal(database);
        const std::string text(100'000, 'a');
        REQUIRE_FALSE(add(*journal, {"t", 0, {{1000, text}}, {}, TableRow{TableStage::running, true, "{}"}}));
        for (std::int64_t number = 1; number < 30; ++number) {
            REQUIRE_FALSE(add(*journal, {"t", number, {{1000, text}}, {}, {}}));
        }
        if (leave == leave_as_killed) {
            leave(database, folder / "listed");
            leave(database, folder / "copied");
        }
    }
    if (leave == leave_as_cut_off) {
        leave(database, folder / "listed");
        leave(database, folder / "copied");
    }
    TableSearch search;
    search.stages = {TableStage::running};
    search.most = 9;
    const TablesFound found = tables_in(folder / "listed" / "dahut.db", search);
    REQUIRE(found.tables.size() == 1);
    CHECK(found.tables[0].entries == 30);
    CHECK(found.tables[0].summary == "{}");
    CHECK(back_up(folder / "copied" / "dahut.db", folder / "copy.db").tables == 1);
    for (const char* const file : {"listed/dahut.db", "copied/dahut.db", "copy.db"}) {
        CHECK(open_sqlite_journal(folder / file)->read("t")->entries.size() == 30);
    }
}

TEST_CASE("a log whose database is gone is kept for whoever brings it back")
{
    const TemporaryFolder folder;
    const files::path database = folder / "dahut.db";
    const files::path killed = folder / "killed" / "dahut.db";
    {
        const auto journal = open_sqlite_journal(database);
        leave_as_killed(database, killed.parent_path());
    }
    files::rename(killed, folder / "lost.db");
    CHECK(trouble_of_opening(killed).find("the database itself is gone") != std::string::npos);
    CHECK(files::exists(killed.string() + "-wal"));
}

TEST_CASE(
    "a file that was copied from a running server without its log is noticed, and one of a stopped server is whole")
{
    const TemporaryFolder folder;
    const files::path database = folder / "dahut.db";
    const files::path copy = folder / "copy.db";
    {
        const auto journal = open_sqlite_journal(database);
        files::copy_file(database, copy);
        CHECK_FALSE(sqlite_identity::misses_log(database));
    }
    CHECK(sqlite_identity::misses_log(copy));
    CHECK_FALSE(sqlite_identity::misses_log(database));
    CHECK_FALSE(sqlite_identity::misses_log(folder / "none.db"));
}

TEST_CASE("nothing is moved for a backup that is none, or is damaged, or while a server runs")
{
    const TemporaryFolder folder;
    const files::path database = folder / "dahut.db";
    const files::path copy = folder / "copy.db";
    {
        const auto journal = open_sqlite_journal(database);
        play_for_long(*journal);
        back_up(database, copy);
        const DatabaseLock lock(database);
        CHECK(trouble_of([&] { restore(copy, database); }) == "another server is using it");
    }
    const std::uintmax_t bytes = files::file_size(database);
    CHECK(trouble_of([&] { restore(folder / "none.db", database); }) == "there is no such file");
    files::resize_file(copy, files::file_size(copy) / 2);
    CHECK_FALSE(trouble_of([&] { restore(copy, database); }).empty());
    SQLite::Database(folder / "other.db", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE t (a)");
    CHECK(trouble_of([&] { restore(folder / "other.db", database); }).find("no Dahut database") != std::string::npos);
    CHECK(files::file_size(database) == bytes);
    CHECK(open_sqlite_journal(database)->read("long")->entries.size() == 500);
}

TEST_CASE("a copy takes the place neither of its own database nor of one that somebody uses or has used")
{
    const TemporaryFolder folder;
    const files::path database = folder / "dahut.db";
    const files::path used = folder / "used.db";
    const auto journal = open_sqlite_journal(database);
    REQUIRE_FALSE(add(*journal, {"t", 0, {{1000, "a"}}, {}, {}}));
    files::create_symlink(database, folder / "link.db");
    files::create_hard_link(database, folder / "other_name.db");
    for (const char* const copy :
         {"dahut.db", "dahut.db-wal", "dahut.db-shm", "dahut.db-journal", "link.db", "other_name.db"}) {
        CHECK(trouble_of([&] { back_up(database, folder / copy); }).find("the database itself") != std::string::npos);
    }
    {
        const auto other = open_sqlite_journal(used);
        REQUIRE_FALSE(add(*other, {"u", 0, {{1000, "b"}}, {}, {}}));
        CHECK(trouble_of([&] { back_up(database, used); }).find("lies beside it") != std::string::npos);
        leave_as_killed(used, folder / "killed");
    }
    CHECK(trouble_of([&] { back_up(database, folder / "killed" / "used.db"); }).find("lies beside it")
          != std::string::npos);
    CHECK(open_sqlite_journal(used)->read("u")->entries.size() == 1);
    CHECK(back_up(database, used).tables == 1);
    CHECK(journal->read("t")->entries.size() == 1);
}

TEST_CASE("a copy beside the log of another database is not taken for a backup")
{
    const TemporaryFolder folder;
    const files::path database = folder / "dahut.db";
    const files::path killed = folder / "killed" / "dahut.db";
    {
        const auto journal = open_sqlite_journal(database);
        REQUIRE_FALSE(add(*journal, {"t", 0, {{1000, "first"}}, {}, {}}));
        back_up(database, folder / "copy.db");
        leave_as_killed(database, killed.parent_path());
    }
    files::copy_file(folder / "copy.db", killed, files::copy_options::overwrite_existing);
    CHECK(trouble_of([&] { restore(killed, folder / "new.db"); }).find("another database") != std::string::npos);
    CHECK(trouble_of([&] { back_up(killed, folder / "new.db"); }).find("another database") != std::string::npos);
    CHECK_FALSE(has_content(folder / "new.db"));
}

TEST_CASE("whoever copies a file that lacks its log is told so, and a damaged one is not blamed on the copy")
{
    const TemporaryFolder folder;
    const files::path database = folder / "dahut.db";
    {
        const auto journal = open_sqlite_journal(database);
        REQUIRE_FALSE(add(*journal, {"t", 0, {{1000, "a"}}, {}, {}}));
        files::copy_file(database, folder / "without_log.db");
        CHECK_FALSE(back_up(database, folder / "whole.db").misses_log);
    }
    CHECK(restore(folder / "without_log.db", folder / "new.db").backup.misses_log);
    CHECK_FALSE(restore(folder / "whole.db", folder / "new.db").backup.misses_log);
    files::resize_file(folder / "whole.db", files::file_size(folder / "whole.db") / 2);
    CHECK(trouble_of([&] { back_up(folder / "whole.db", folder / "copy.db"); }).find("malformed") != std::string::npos);
}

TEST_CASE("what is moved aside twice within a second is kept twice")
{
    const TemporaryFolder folder;
    const files::path database = folder / "dahut.db";
    const files::path copy = folder / "copy.db";
    REQUIRE_FALSE(add(*open_sqlite_journal(database), {"t", 0, {{1000, "a"}}, {}, {}}));
    back_up(database, copy);
    std::set<files::path> aside;
    for (int time = 0; time < 4; ++time) {
        aside.insert(restore(copy, database).aside);
    }
    CHECK(aside.size() == 4);
    CHECK(std::ranges::all_of(aside, [](const files::path& one) { return files::exists(one); }));
}

TEST_CASE("the room of a removed file is given back bit by bit")
{
    const TemporaryFolder folder;
    const files::path file = folder / "old.db";
    make_large(file);
    // Who has it open like this can ask for its size and nothing else.
    const int descriptor = open(file.c_str(), O_PATH | O_CLOEXEC);
    {
        const GradualRelease release(file);
        files::remove(file);
    }
    CHECK(files::file_size("/proc/self/fd/" + std::to_string(descriptor)) < large / 2);
    close(descriptor);
    const GradualRelease none(file);
    CHECK_FALSE(files::exists(file));
}

TEST_CASE("a removed file stays whole for whoever reads it, and under another name")
{
    const TemporaryFolder folder;
    const files::path file = folder / "old.db";
    const files::path other = folder / "other.db";
    make_large(file);
    files::create_hard_link(file, other);
    std::ifstream reader(file);
    const bool has_another_name = GENERATE(true, false);
    if (!has_another_name) {
        files::remove(other);
    }
    {
        const GradualRelease release(file);
        files::remove(file);
    }
    CHECK(std::string(std::istreambuf_iterator<char>(reader), {}).size() == large);
    CHECK((!has_another_name || files::file_size(other) == large));
}
