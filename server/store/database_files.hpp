// The files of a SQLite database in the file system: their identity, and their durability. SQLite alone reads their
// content.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <sys/types.h>

namespace dahut {

// From now on nobody else on the machine may read a file that this process makes: a database holds the secrets of
// running matches, and so do its copies.
void keep_files_private();

// The file that a name leads to, through all links.
struct FileIdentity {
    dev_t device{};
    ino_t number{};

    bool operator==(const FileIdentity&) const = default;
};

// Whether there is such a file. Throws StoreError if this account may not see that, as in a folder that is closed to
// it.
[[nodiscard]] bool is_there(const std::filesystem::path& file);

// Throws StoreError if there is no such file, or if it is a folder or a device.
void require_file(const std::filesystem::path& file);

// Nothing if there is no such file.
[[nodiscard]] std::optional<FileIdentity> identity_of(const std::filesystem::path& file);

// Whether an open file lies on another machine. There the locks of this one may not be seen, one kind of lock may stand
// for the other, and what was flushed may be gone.
[[nodiscard]] bool is_of_network(int descriptor);

// The write-ahead log of a database, and what its readers share while it is open.
[[nodiscard]] std::filesystem::path log_of(const std::filesystem::path& database);
[[nodiscard]] std::filesystem::path shared_memory_of(const std::filesystem::path& database);
// What SQLite takes a change back by that was cut off while the database had no log.
[[nodiscard]] std::filesystem::path rollback_journal_of(const std::filesystem::path& database);

// Whether this name leads to the database, to one of the files above, or to one of Dahut's own beside it. Some of them
// need not be there yet.
[[nodiscard]] bool is_part_of(const std::filesystem::path& database, const std::filesystem::path& file);

// How the names of Dahut's own files end: of the addresses that are shut out, and of the socket for an operator.
inline constexpr const char* refused_ending = ".refused";
inline constexpr const char* socket_ending = ".socket";

// The file of Dahut's own that belongs to a database, as `.refused`, by whichever link somebody names that. A name that
// is no link stays as short as it is, because the names of sockets have little room.
[[nodiscard]] std::filesystem::path file_beside(const std::filesystem::path& database, const std::string& ending);

// Whether there is such a file with anything in it.
[[nodiscard]] bool has_content(const std::filesystem::path& file);

// Gives a file to whoever owns another one or a folder. Nobody but root may give files away, so called by anybody else
// this does nothing. Returns whether that account has the file now, if root calls it.
bool try_to_give_to_owner_of(const std::filesystem::path& other, const std::filesystem::path& file);
// The same for a file that the account which serves has to read. Throws StoreError if it is not given.
void give_to_owner_of(const std::filesystem::path& database, const std::filesystem::path& file);

// Creates missing folders. Throws StoreError.
void make_folder_of(const std::filesystem::path& database);

// Forces the file to the disk, or what the folder of this file holds. Both throw StoreError.
void flush(const std::filesystem::path& file);
void flush_folder_of(const std::filesystem::path& file);

// Gives a file another name, in place of what has that name. Throws StoreError.
void rename_file(const std::filesystem::path& from, const std::filesystem::path& to);

// Makes everything that SQLite would read durable. After a failed flush the system may return data from memory that is
// not on the disk, and a second flush may succeed without writing it. So this rewrites the log with its own content and
// flushes it. Then it flushes the folder, in which the log may have been created or removed. Call this while nobody has
// the database open. Throws StoreError.
void make_durable(const std::filesystem::path& database);

// Whether the open database's files are still the ones that the next process to open it would find.
class FilesInPlace {
public:
    // Requires that the database is open and has been read, so that its log exists.
    explicit FilesInPlace(const std::filesystem::path& database);

    [[nodiscard]] bool hold() const;

private:
    std::filesystem::path database_;
    std::filesystem::path log_;
    std::optional<FileIdentity> database_identity_;
    std::optional<FileIdentity> log_identity_;
};

} // namespace dahut
