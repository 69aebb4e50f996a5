// What is done to the database of a stopped server as a whole. The caller holds its lock. Everything here throws
// StoreError.
#pragma once

#include <cstdint>
#include <filesystem>

namespace dahut {

struct Compacted {
    std::int64_t bytes_before = 0;
    std::int64_t bytes_after = 0;
};

// Writes the database anew, in as few pages as it needs. Nothing that was removed or replaced, even by a former Dahut,
// is in its files any more. Needs about as much room on the disk again meanwhile.
Compacted compact(const std::filesystem::path& database);

// Each table counts as one that has something to be forgotten (Journal::to_forget).
void mark_all_to_forget(const std::filesystem::path& database);

} // namespace dahut
