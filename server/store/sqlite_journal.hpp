// The journal in one SQLite file, the default: write-ahead logging, every commit forced to the disk.
#pragma once

#include "server/store/journal.hpp"

#include <filesystem>
#include <functional>
#include <memory>

namespace dahut {

// Opens the file, or creates it with its folders. The database never grows beyond `bytes_most`: additions that need
// more fail with StoreFault::full. A database of a former schema is copied before it changes, and `copied` is told the
// name of the copy. Throws StoreError.
[[nodiscard]] std::unique_ptr<Journal>
open_sqlite_journal(const std::filesystem::path& file, std::int64_t bytes_most = INT64_MAX,
                    const std::function<void(const std::filesystem::path&)>& copied = {});

} // namespace dahut
