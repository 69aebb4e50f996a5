// The lock is on a file of its own beside the database, because SQLite's locks on the database are its own affair.
#include "server/store/database_lock.hpp"

#include "server/store/journal.hpp"

#include <fcntl.h>
#include <string>
#include <sys/file.h>
#include <unistd.h>

namespace dahut {

namespace {

constexpr int owner_only = 0600;

} // namespace

DatabaseLock::DatabaseLock(const std::filesystem::path& database)
    : descriptor_(open((database.string() + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, owner_only))
{
    if (descriptor_ < 0) {
        throw StoreError(StoreFault::failed, "the file beside it that locks it cannot be opened");
    }
    if (flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
        close(descriptor_);
        throw StoreError(StoreFault::locked, "another server is using it");
    }
}

DatabaseLock::~DatabaseLock() { close(descriptor_); }

} // namespace dahut
