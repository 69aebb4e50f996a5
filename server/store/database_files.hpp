// The files of a SQLite database as the file system has them: which ones they are, and that what can be read from them
// is on the disk as well. What stands in them is SQLite's affair.
#pragma once

#include <filesystem>
#include <optional>
#include <sys/types.h>

namespace dahut {

// Which file a name leads to, through all links.
struct FileIdentity {
    dev_t device{};
    ino_t number{};

    bool operator==(const FileIdentity&) const = default;
};

// Nothing if the name leads nowhere.
[[nodiscard]] std::optional<FileIdentity> identity_of(const std::filesystem::path& file);

// Makes the folders that are missing. Throws StoreError.
void make_folder_of(const std::filesystem::path& database);

// Whoever reads SQLite's log after a flush has failed is given what the system has in memory, which need not be on the
// disk, and flushing it again may succeed without writing anything. So the log is written anew as it is read, which
// changes nothing in it, and then flushed, and so is the folder, where a log may have been made or removed. To be
// called while nobody has the database open. Throws StoreError.
void make_durable(const std::filesystem::path& database);

// Whether the files that an open database is written to are still those that the next one to open it would find.
class FilesInPlace {
public:
    // The database is open and has been read, so its log is there.
    explicit FilesInPlace(const std::filesystem::path& database);

    [[nodiscard]] bool hold() const;

private:
    std::filesystem::path database_;
    std::filesystem::path log_;
    std::optional<FileIdentity> database_identity_;
    std::optional<FileIdentity> log_identity_;
};

} // namespace dahut
