// SQLite locks ranges of the database with fcntl; these locks do not conflict with it. But closing any descriptor of
// the file would release SQLite's locks, so this descriptor must be closed last.
#include "server/store/database_lock.hpp"

#include "server/store/journal.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <system_error>
#include <utility>

namespace dahut {

namespace {

constexpr int owner_only = 0600;

// What root makes in the folder of a service belongs to the service's account, which else could not open it. Where root
// may not give files away, it keeps the file and can use it. A link that leads nowhere yet is not taken for a new file.
int opened(const std::filesystem::path& database)
{
    make_folder_of(database);
    const int made = open(database.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, owner_only);
    if (made >= 0) {
        try_to_give_to_owner_of(std::filesystem::absolute(database).parent_path(), database);
        return made;
    }
    return open(database.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, owner_only);
}

// SQLite names its log after the name by which the database was opened. After a crash, opening the database by another
// name would miss the log, and entries that clients were told of would be lost.
bool has_several_names(int descriptor)
{
    struct stat found{};
    return fstat(descriptor, &found) == 0 && found.st_nlink > 1;
}

// SQLite would fail at a device or a pipe with "disk I/O error", and a copy that is put back would take its place.
bool is_file(int descriptor)
{
    struct stat found{};
    return fstat(descriptor, &found) == 0 && S_ISREG(found.st_mode);
}

} // namespace

DatabaseLock::DatabaseLock(std::filesystem::path database)
    : database_(std::move(database)), descriptor_(opened(database_))
{
    if (descriptor_ < 0) {
        throw StoreError(StoreFault::failed,
                         "it cannot be opened for writing: " + std::system_category().message(errno));
    }
    if (!is_file(descriptor_)) {
        close(descriptor_);
        throw StoreError(StoreFault::failed, "it is a device or a pipe, and a database is a file");
    }
    if (is_of_network(descriptor_)) {
        close(descriptor_);
        throw StoreError(StoreFault::failed, "it lies on a file system of a network, which can lose and mix up what is "
                                             "stored; use a disk of this machine, and make backups to the network");
    }
    if (flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
        close(descriptor_);
        throw StoreError(StoreFault::locked, "another server is using it");
    }
    if (has_several_names(descriptor_)) {
        close(descriptor_);
        throw StoreError(StoreFault::failed, "the file has several names (hard links), and its log lies beside one of "
                                             "them only; keep that name, and remove the others");
    }
}

DatabaseLock::~DatabaseLock() { close(descriptor_); }

bool DatabaseLock::is_in_place() const
{
    struct stat locked{};
    return fstat(descriptor_, &locked) == 0 && identity_of(database_) == FileIdentity{locked.st_dev, locked.st_ino};
}

void DatabaseLock::require_in_place() const
{
    if (!is_in_place()) {
        throw StoreError(StoreFault::moved, "the database was removed or replaced while the server was running");
    }
}

} // namespace dahut
