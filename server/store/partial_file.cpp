#include "server/store/partial_file.hpp"

#include "server/store/database_files.hpp"
#include "server/store/gradual_release.hpp"
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

namespace files = std::filesystem;

constexpr mode_t private_file = 0600;

[[noreturn]] void refuse_second(const files::path& file)
{
    throw StoreError(StoreFault::locked, "another process is writing " + file.string());
}

bool leads_to(const files::path& file, int descriptor)
{
    struct stat found{};
    return fstat(descriptor, &found) == 0 && identity_of(file) == FileIdentity{found.st_dev, found.st_ino};
}

// Whether this process alone writes the file until the descriptor is closed. On a file system of a network, or on one
// without such locks, nobody is kept away: there SQLite's own lock of the file may be of the same kind.
bool is_held(const files::path& file, int descriptor)
{
    const bool is_taken =
        !is_of_network(descriptor) && flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    return !is_taken && leads_to(file, descriptor);
}

[[noreturn]] void fail(const files::path& file, const char* what, const std::error_code& why)
{
    throw StoreError(StoreFault::failed, file.string() + what + why.message());
}

// What is not there may be made by somebody else at this moment. A link is no file that anybody writes.
void remove_former(const files::path& file)
{
    const GradualRelease left(file);
    const int descriptor = open(file.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW);
    const std::error_code fault(errno, std::generic_category());
    if (descriptor < 0 && fault == std::errc::no_such_file_or_directory) {
        return;
    }
    if (descriptor < 0 && fault != std::errc::too_many_symbolic_link_levels) {
        fail(file, " cannot be opened: ", fault);
    }
    const bool is_free = descriptor < 0 || is_held(file, descriptor);
    std::error_code kept;
    if (is_free) {
        files::remove(file, kept);
    }
    close(descriptor);
    if (!is_free) {
        refuse_second(file);
    }
    if (kept) {
        fail(file, " cannot be removed: ", kept);
    }
}

int made(const files::path& file)
{
    remove_former(file);
    const int descriptor = open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, private_file);
    const std::error_code fault(errno, std::generic_category());
    if (descriptor >= 0 && is_held(file, descriptor)) {
        return descriptor;
    }
    close(descriptor);
    if (descriptor >= 0 || fault == std::errc::file_exists) {
        refuse_second(file);
    }
    fail(file, " cannot be made: ", fault);
}

// Whoever has the right to it could take even the system's own devices away by a slip of the pen.
files::path required(files::path name)
{
    if (!name.has_filename()) {
        throw StoreError(StoreFault::failed, "it needs the name of a file");
    }
    std::error_code ignored;
    const files::file_status found = files::status(name, ignored);
    if (files::exists(found) && !files::is_regular_file(found)) {
        throw StoreError(StoreFault::failed, name.string() + " is no file that could be replaced");
    }
    return name;
}

} // namespace

files::path partial_of(const files::path& name) { return name.string() + ".partial"; }

bool would_replace_part(const files::path& database, const files::path& name)
{
    return is_part_of(database, name) || is_part_of(database, partial_of(name));
}

PartialFile::PartialFile(files::path name)
    : name_(required(std::move(name))), file_(partial_of(name_)), descriptor_(made(file_))
{}

// Once it has its name, another process may be writing the next one.
PartialFile::~PartialFile()
{
    const GradualRelease left(file_);
    std::error_code ignored;
    if (leads_to(file_, descriptor_)) {
        files::remove(file_, ignored);
    }
    close(descriptor_);
}

void PartialFile::give_name() const
{
    // Where nobody is kept away, somebody else may have made another one.
    if (!leads_to(file_, descriptor_)) {
        refuse_second(file_);
    }
    const GradualRelease former(name_);
    rename_file(file_, name_);
    flush_folder_of(name_);
}

} // namespace dahut
