// Whose the files are that root makes beside a database of another account.
#include "server/store/backup.hpp"
#include "server/store/sqlite_journal.hpp"
#include "tests/support/additions.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/former_schema.hpp"
#include "tests/support/temporary_folder.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <utility>

using namespace dahut;
using namespace dahut::test;

namespace {

namespace files = std::filesystem;

using Owner = std::pair<uid_t, gid_t>;

Owner owner_of(const files::path& file)
{
    struct stat status{};
    REQUIRE(stat(file.c_str(), &status) == 0);
    return {status.st_uid, status.st_gid};
}

void give(const files::path& file, const Owner& owner) { REQUIRE(chown(file.c_str(), owner.first, owner.second) == 0); }

} // namespace

TEST_CASE("what root copies before a schema changes, or puts back, belongs to whoever owns the database")
{
    const TemporaryFolder folder;
    const files::path database = folder / "dahut.db";
    const files::path without = folder / "without.db";
    REQUIRE_FALSE(add(*open_sqlite_journal(database), {"before", 0, {{1000, "a"}}, {}, {}}));
    make_former(database);
    const bool is_root = geteuid() == 0;
    // Whoever is not root can be nobody else.
    const Owner own{geteuid(), getegid()};
    const Owner service = is_root ? Owner{65534, 65533} : own;
    give(database, service);
    const files::path copy = back_up_former(database).value();
    CHECK(owner_of(copy) == service);
    give(copy, own);
    CHECK(owner_of(restore(copy, database).aside) == service);
    CHECK(owner_of(database) == service);
    restore(copy, without);
    CHECK(owner_of(without) == own);
}
