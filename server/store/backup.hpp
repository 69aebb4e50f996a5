// A backup of a database, of a running server too, and the way back. Both write aside, check what they have written,
// flush it, and give it its name only then.
#pragma once

#include <cstdint>
#include <filesystem>

namespace dahut {

struct Backup {
    std::int64_t bytes = 0;
    // Open, running and finished tables in it.
    std::int64_t tables = 0;
};

// Writes all that has been stored by now to the file `copy`, which is replaced if it exists. Throws StoreError, and
// then `copy` is as it was.
Backup back_up(const std::filesystem::path& database, const std::filesystem::path& copy);

struct Restored {
    Backup backup;
    // Where the former database is now; empty if there was none.
    std::filesystem::path aside;
};

// Puts what the backup holds in the place of the database. Moves the database that was there aside, with its log.
// Throws StoreError if a server is using it, and if the backup is none or damaged; then nothing has been moved.
Restored restore(const std::filesystem::path& backup, const std::filesystem::path& database);

} // namespace dahut
