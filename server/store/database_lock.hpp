// Keeps a second server from using the same SQLite database: both would believe that they know every table.
#pragma once

#include "server/store/database_files.hpp"

#include <filesystem>

namespace dahut {

// Holds the lock for its lifetime, and must outlive everything that has the database open. The system releases the lock
// when the process ends, however it ends. The lock belongs to the file, by whatever name or link it is opened.
class DatabaseLock {
public:
    // Creates the file and its folders if missing; what root creates belongs to whoever owns the folder. Throws
    // StoreError (StoreFault::locked) if another process holds the lock. Throws StoreFault::failed if the file cannot
    // be opened or has several hard links.
    explicit DatabaseLock(std::filesystem::path database);
    DatabaseLock(const DatabaseLock&) = delete;
    DatabaseLock& operator=(const DatabaseLock&) = delete;
    DatabaseLock(DatabaseLock&&) = delete;
    DatabaseLock& operator=(DatabaseLock&&) = delete;
    ~DatabaseLock();

    // Whether the name still leads to the locked file.
    [[nodiscard]] bool is_in_place() const;
    // Throws StoreError (StoreFault::moved) if it does not.
    void require_in_place() const;

private:
    std::filesystem::path database_;
    int descriptor_;
};

} // namespace dahut
