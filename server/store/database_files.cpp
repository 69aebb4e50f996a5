#include "server/store/database_files.hpp"

#include "server/store/journal.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <fcntl.h>
#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/vfs.h>
#include <system_error>
#include <unistd.h>

namespace dahut {

namespace {

constexpr std::size_t chunk_bytes = std::size_t{64} * 1024;

[[noreturn]] void fail(const std::string& what)
{
    throw StoreError(StoreFault::failed, what + ": " + std::generic_category().message(errno));
}

// An open file or folder, closed by the destructor.
class OpenFile {
public:
    OpenFile(const std::filesystem::path& file, int flags) : descriptor_(open(file.c_str(), flags | O_CLOEXEC)) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    OpenFile(OpenFile&&) = delete;
    OpenFile& operator=(OpenFile&&) = delete;
    ~OpenFile()
    {
        if (exists()) {
            close(descriptor_);
        }
    }

    [[nodiscard]] bool exists() const { return descriptor_ >= 0; }

    void write_again()
    {
        std::array<std::byte, chunk_bytes> chunk{};
        off_t place = 0;
        for (ssize_t got = read_at(chunk, place); got > 0; got = read_at(chunk, place)) {
            const ssize_t written = pwrite(descriptor_, chunk.data(), static_cast<std::size_t>(got), place);
            if (written <= 0) {
                fail("the database's log cannot be written");
            }
            place += written;
        }
    }

    void flush() const
    {
        if (fsync(descriptor_) != 0) {
            fail("what is stored cannot be forced to the disk");
        }
    }

private:
    [[nodiscard]] ssize_t read_at(std::span<std::byte> bytes, off_t place) const
    {
        const ssize_t got = pread(descriptor_, bytes.data(), bytes.size(), place);
        if (got < 0) {
            fail("the database's log cannot be read");
        }
        return got;
    }

    int descriptor_;
};

// SQLite resolves links before it derives the log's name.
std::filesystem::path file_behind(const std::filesystem::path& database)
{
    std::error_code error;
    const std::filesystem::path file = std::filesystem::weakly_canonical(database, error);
    return error ? database : file;
}

} // namespace

std::filesystem::path log_of(const std::filesystem::path& database) { return file_behind(database).string() + "-wal"; }

std::filesystem::path shared_memory_of(const std::filesystem::path& database)
{
    return file_behind(database).string() + "-shm";
}

std::filesystem::path rollback_journal_of(const std::filesystem::path& database)
{
    return file_behind(database).string() + "-journal";
}

bool is_part_of(const std::filesystem::path& database, const std::filesystem::path& file)
{
    const std::array parts{file_behind(database),
                           log_of(database),
                           shared_memory_of(database),
                           rollback_journal_of(database),
                           file_behind(file_beside(database, refused_ending)),
                           file_behind(file_beside(database, socket_ending))};
    const std::optional<FileIdentity> identity = identity_of(file);
    return std::ranges::any_of(parts, [&](const std::filesystem::path& part) {
        return part == file_behind(file) || (identity && identity == identity_of(part));
    });
}

std::filesystem::path file_beside(const std::filesystem::path& database, const std::string& ending)
{
    std::error_code error;
    const bool is_link = std::filesystem::is_symlink(database, error);
    return (is_link ? file_behind(database) : database).string() + ending;
}

bool is_there(const std::filesystem::path& file)
{
    std::error_code error;
    const bool there = std::filesystem::exists(file, error);
    if (error) {
        throw StoreError(StoreFault::failed, "it cannot be reached: " + error.message());
    }
    return there;
}

void require_file(const std::filesystem::path& file)
{
    std::error_code error;
    if (!is_there(file) || !std::filesystem::is_regular_file(file, error)) {
        throw StoreError(StoreFault::failed, "there is no such file");
    }
}

void keep_files_private()
{
    constexpr mode_t others = 0077;
    umask(others);
}

// Asks for the inode only, not for the file's times. Once the times have been read, the kernel updates them at the next
// write, and flushing that update takes half as long again.
std::optional<FileIdentity> identity_of(const std::filesystem::path& file)
{
    struct statx found{};
    if (statx(AT_FDCWD, file.c_str(), 0, STATX_INO, &found) != 0) {
        return std::nullopt;
    }
    return FileIdentity{makedev(found.stx_dev_major, found.stx_dev_minor), found.stx_ino};
}

bool is_of_network(int descriptor)
{
    struct statfs found{};
    if (fstatfs(descriptor, &found) != 0) {
        return false;
    }
    switch (static_cast<std::uint32_t>(found.f_type)) {
    case NFS_SUPER_MAGIC:
    case SMB_SUPER_MAGIC:
    case SMB2_SUPER_MAGIC:
    case CIFS_SUPER_MAGIC:
    case AFS_FS_MAGIC:
    case CODA_SUPER_MAGIC:
        return true;
    default:
        return false;
    }
}

bool has_content(const std::filesystem::path& file)
{
    std::error_code error;
    const std::uintmax_t bytes = std::filesystem::file_size(file, error);
    return !error && bytes > 0;
}

bool try_to_give_to_owner_of(const std::filesystem::path& other, const std::filesystem::path& file)
{
    struct stat status{};
    return geteuid() != 0
           || (stat(other.c_str(), &status) == 0 && lchown(file.c_str(), status.st_uid, status.st_gid) == 0);
}

void give_to_owner_of(const std::filesystem::path& database, const std::filesystem::path& file)
{
    if (!try_to_give_to_owner_of(database, file)) {
        fail(file.string() + " cannot be given to whom the database belongs");
    }
}

void make_folder_of(const std::filesystem::path& database)
{
    std::error_code error;
    if (database.has_parent_path()) {
        std::filesystem::create_directories(database.parent_path(), error);
    }
    if (error) {
        throw StoreError(StoreFault::failed, "the folder cannot be made: " + error.message());
    }
}

void flush(const std::filesystem::path& file)
{
    const OpenFile opened(file, O_RDONLY);
    if (!opened.exists()) {
        fail("it cannot be opened");
    }
    opened.flush();
}

void flush_folder_of(const std::filesystem::path& file)
{
    const OpenFile folder(file_behind(file).parent_path(), O_RDONLY | O_DIRECTORY);
    if (folder.exists()) {
        folder.flush();
    }
}

void rename_file(const std::filesystem::path& from, const std::filesystem::path& to)
{
    std::error_code error;
    std::filesystem::rename(from, to, error);
    if (error) {
        throw StoreError(StoreFault::failed, from.string() + " cannot be renamed: " + error.message());
    }
}

void make_durable(const std::filesystem::path& database)
{
    OpenFile log(log_of(database), O_RDWR);
    if (log.exists()) {
        log.write_again();
        log.flush();
    } else if (errno != ENOENT) {
        fail("the database's log cannot be opened");
    }
    flush_folder_of(database);
}

FilesInPlace::FilesInPlace(const std::filesystem::path& database)
    : database_(database), log_(log_of(database)), database_identity_(identity_of(database_)),
      log_identity_(identity_of(log_))
{}

bool FilesInPlace::hold() const
{
    return identity_of(database_) == database_identity_ && identity_of(log_) == log_identity_;
}

} // namespace dahut
