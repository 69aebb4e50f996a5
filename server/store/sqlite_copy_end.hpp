// A SQLite database as one end of a copy.
#pragma once

#include "server/store/copy_end.hpp"

#include <filesystem>
#include <memory>

namespace dahut {

// Makes the database if there is none, and brings one of a former Dahut up to date. Throws StoreError.
[[nodiscard]] std::unique_ptr<CopyEnd> open_sqlite_copy_end(const std::filesystem::path& file);

} // namespace dahut
