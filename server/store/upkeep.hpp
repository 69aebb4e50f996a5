// What is done to the database of a stopped server as a whole. The caller holds its lock. Everything here throws
// StoreError.
#pragma once

#include "server/store/copy_mark.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>

namespace dahut {

struct Compacted {
    std::int64_t bytes_before = 0;
    std::int64_t bytes_after = 0;
    // As it was, if a former version had made it.
    std::optional<std::filesystem::path> copy;
};

// Writes the database anew, in as few pages as it needs. Nothing that was removed or replaced, even by a former Dahut,
// is in its files any more. Needs about as much room on the disk again meanwhile.
Compacted compact(const std::filesystem::path& database);

// Each table counts as one that has something to be forgotten (Journal::to_forget). Returns the copy of the database as
// it was, if a former version had made it.
std::optional<std::filesystem::path> mark_all_to_forget(const std::filesystem::path& database);

// Throws if a copy keeps this database from being served, that of a running server too. Changes nothing.
void refuse_copied(const std::filesystem::path& database, AfterCopy after_copy);

// A database from which everything has been copied is served again, as it was then.
void serve_again(const std::filesystem::path& database);

} // namespace dahut
