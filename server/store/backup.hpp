// A backup of a database, of a running server too, and before its schema changes; and the way back. All write aside,
// check what they have written, flush it, and give it its name only then.
#pragma once

#include "server/store/resting.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>

namespace dahut {

struct Backup {
    std::int64_t bytes = 0;
    // Open, running and finished tables in it.
    std::int64_t tables = 0;
    // A server had it open when it was copied or died, and its log did not lie beside it: what was newest is not there.
    bool misses_log = false;
};

// Writes all that has been stored by now to the file `copy`, which is replaced if it exists. Throws StoreError, and
// then `copy` is as it was; also soon after a stop was requested, if a server uses the copy or has been killed in doing
// so, and if it is the database itself. It takes a few times as long if it gives way.
Backup back_up(const std::filesystem::path& database, const std::filesystem::path& copy, Pace pace = Pace::giving_way,
               const std::stop_token& stop = {});

// Copies a database of a former schema, which is to be brought up to date, to a name beside it that nothing has yet, as
// "dahut.db.schema-4". Nothing if it is none. Throws StoreError, and then nothing has been changed. Call this while
// nobody has the database open. If root does, the copy belongs to whoever owns the database.
std::optional<std::filesystem::path> back_up_former(const std::filesystem::path& database);

struct Restored {
    Backup backup;
    // Where the former database is now; empty if there was none.
    std::filesystem::path aside;
};

// Puts what the backup holds in the place of the database. Moves the database that was there aside, with its log.
// If root does that, the restored one belongs to whoever owned the former one, or owns the folder if there was none.
// Throws StoreError if a server is using it, and if the backup is none or damaged; then nothing has been moved.
Restored restore(const std::filesystem::path& backup, const std::filesystem::path& database);

} // namespace dahut
