// Keeps a second server from the same SQLite database: both would believe that they know every table.
#pragma once

#include <filesystem>

namespace dahut {

// Holds the lock as long as it lives; the system frees it when the process ends, however it ends.
class DatabaseLock {
public:
    // Throws StoreError (StoreFault::locked) if another process holds the lock of this database, or
    // StoreFault::failed if the file beside it cannot be opened.
    explicit DatabaseLock(const std::filesystem::path& database);
    DatabaseLock(const DatabaseLock&) = delete;
    DatabaseLock& operator=(const DatabaseLock&) = delete;
    DatabaseLock(DatabaseLock&&) = delete;
    DatabaseLock& operator=(DatabaseLock&&) = delete;
    ~DatabaseLock();

private:
    int descriptor_;
};

} // namespace dahut
