// Keeps a second server from the same SQLite database: both would believe that they know every table.
#pragma once

#include "server/store/database_files.hpp"

#include <filesystem>

namespace dahut {

// Holds the lock as long as it lives, which must be longer than anything has the database open; the system frees it
// when the process ends, however it ends. The lock is the file's own, by whatever name or link it is opened.
class DatabaseLock {
public:
    // Makes the file, with its folders, if there is none. Throws StoreError (StoreFault::locked) if another process
    // holds the lock of this database, or StoreFault::failed if the file cannot be opened or has several names, which
    // symbolic links are not.
    explicit DatabaseLock(std::filesystem::path database);
    DatabaseLock(const DatabaseLock&) = delete;
    DatabaseLock& operator=(const DatabaseLock&) = delete;
    DatabaseLock(DatabaseLock&&) = delete;
    DatabaseLock& operator=(DatabaseLock&&) = delete;
    ~DatabaseLock();

    // Throws StoreError (StoreFault::moved) if the name does not lead to the locked file any more.
    void require_in_place() const;

private:
    std::filesystem::path database_;
    int descriptor_;
};

} // namespace dahut
