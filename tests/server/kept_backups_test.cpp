// Backups that are made again and again into one folder: which files of it count as theirs.
#include "server/store/kept_backups.hpp"
#include "server/store/sqlite_journal.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <set>
#include <string>

using namespace dahut;
using namespace dahut::test;

namespace {

namespace files = std::filesystem;

// A database, and a folder for its backups.
struct Folders {
    Folders() { static_cast<void>(open_sqlite_journal(database)); }

    [[nodiscard]] std::set<std::string> names() const
    {
        std::set<std::string> found;
        for (const files::directory_entry& entry : files::directory_iterator(copies)) {
            found.insert(entry.path().filename().string());
        }
        return found;
    }

    void add(const std::string& name) const
    {
        files::create_directories(copies);
        std::ofstream(copies / name) << "of somebody else";
    }

    TemporaryFolder folder;
    files::path database = folder / "dahut.db";
    files::path copies = folder / "copies";
};

} // namespace

TEST_CASE("backups that are made again and again are called by their moment, and the newest of them stay")
{
    const Folders folders;
    folders.add("dahut-2001-01-03T000000Z.db");
    folders.add("dahut-2001-01-02T235959Z.db");
    folders.add("dahut-2000-12-31T000000Z.db");
    const KeptBackup made = make_kept_backup(folders.database, folders.copies, {});
    const std::string name = made.file.filename().string();
    CHECK(name > "dahut-2001-01-03T000000Z.db");
    CHECK(made.backup.bytes == static_cast<std::int64_t>(files::file_size(made.file)));
    const std::vector<files::path> removed = remove_older_backups(folders.database, made, 2);
    CHECK(
        removed
        == std::vector{folders.copies / "dahut-2001-01-02T235959Z.db", folders.copies / "dahut-2000-12-31T000000Z.db"});
    CHECK(folders.names() == std::set{name, std::string("dahut-2001-01-03T000000Z.db")});
}

TEST_CASE("only what is called like a backup of this database goes, and nothing but files")
{
    const Folders folders;
    const std::vector<std::string> others{"dahut.db",
                                          "today.db",
                                          "2001-01-01.db",
                                          "dahut-2001-01-01.db",
                                          "dahut-2001-01-01T000000Z.db.gz",
                                          "dahut-2001-01-01T000000Z.db-wal",
                                          "my-dahut-2001-01-01T000000Z.db",
                                          "other-2001-01-01T000000Z.db",
                                          "dahut-before-01-01T000000Z.db",
                                          "today.db.partial"};
    std::ranges::for_each(others, [&](const std::string& name) { folders.add(name); });
    files::create_directory(folders.copies / "dahut-2001-01-01T000001Z.db");
    files::create_symlink("today.db", folders.copies / "dahut-2001-01-01T000002Z.db");
    const std::set<std::string> before = folders.names();
    const KeptBackup made = make_kept_backup(folders.database, folders.copies, {});
    CHECK(remove_older_backups(folders.database, made, 1).empty());
    files::remove(made.file);
    CHECK(folders.names() == before);
}

TEST_CASE("what a clock that was ahead has named neither goes nor takes the place of others")
{
    const Folders folders;
    folders.add("dahut-2001-01-01T000000Z.db");
    folders.add("dahut-2001-01-02T000000Z.db");
    folders.add("dahut-9999-01-01T000000Z.db");
    const KeptBackup made = make_kept_backup(folders.database, folders.copies, {});
    CHECK(remove_older_backups(folders.database, made, 2)
          == std::vector{folders.copies / "dahut-2001-01-01T000000Z.db"});
    CHECK(folders.names()
          == std::set{std::string("dahut-2001-01-02T000000Z.db"), made.file.filename().string(),
                      std::string("dahut-9999-01-01T000000Z.db")});
}

TEST_CASE("the newest backup is known by its name, unless that is no date or still to come")
{
    using namespace std::chrono;
    const Folders folders;
    const sys_seconds now = sys_days(2001y / January / 3);
    CHECK_FALSE(newest_backup(folders.copies, folders.database, now));
    folders.add("dahut-2001-01-04T000000Z.db");
    folders.add("dahut-2001-01-00T000000Z.db");
    folders.add("today.db");
    CHECK_FALSE(newest_backup(folders.copies, folders.database, now));
    folders.add("dahut-2001-01-01T000000Z.db");
    folders.add("dahut-2001-01-02T003010Z.db");
    CHECK(newest_backup(folders.copies, folders.database, now)
          == sys_seconds(sys_days(2001y / January / 2)) + minutes(30) + seconds(10));
}

TEST_CASE("what was cut off never counts as a backup, and goes before the next one")
{
    const Folders folders;
    folders.add("dahut-2001-01-01T000000Z.db.partial");
    folders.add("dahut-2001-01-01T000000Z.db.partial-journal");
    std::stop_source stop;
    stop.request_stop();
    CHECK_THROWS_AS(make_kept_backup(folders.database, folders.copies, stop.get_token()), StoreError);
    CHECK(folders.names().empty());
}
