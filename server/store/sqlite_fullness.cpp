#include "server/store/sqlite_fullness.hpp"

#include <algorithm>
#include <string>
#include <system_error>

namespace dahut {

namespace {

// The largest number of pages that SQLite supports.
constexpr std::int64_t pages_most = 4'294'967'294;

} // namespace

SqliteFullness::SqliteFullness(SQLite::Database& database, std::int64_t bytes_most)
    : page_bytes_(database.execAndGet("PRAGMA page_size").getInt64()), bytes_most_(bytes_most),
      folder_(std::filesystem::path(database.getFilename()).parent_path()),
      pages_(database, "SELECT page_count - freelist_count FROM pragma_page_count, pragma_freelist_count")
{
    if (folder_.empty()) {
        folder_ = ".";
    }
    database.exec("PRAGMA max_page_count = " + std::to_string(std::min(bytes_most / page_bytes_, pages_most)));
}

Fullness SqliteFullness::now()
{
    pages_.executeStep();
    const std::int64_t used = pages_.getColumn(0).getInt64() * page_bytes_;
    pages_.reset();
    return std::max(fullness_of(bytes_most_ - used, bytes_most_), of_disk());
}

// A disk that does not say how full it is may have room.
Fullness SqliteFullness::of_disk() const
{
    std::error_code error;
    const std::filesystem::space_info space = std::filesystem::space(folder_, error);
    return error ? Fullness::roomy
                 : fullness_of(static_cast<std::int64_t>(space.available), static_cast<std::int64_t>(space.capacity));
}

} // namespace dahut
