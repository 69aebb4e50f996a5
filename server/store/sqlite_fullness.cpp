#include "server/store/sqlite_fullness.hpp"

#include "server/store/reserve.hpp"

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

bool SqliteFullness::is_nearly_full()
{
    pages_.executeStep();
    const std::int64_t used = pages_.getColumn(0).getInt64() * page_bytes_;
    pages_.reset();
    return used > bytes_most_ - reserve_of(bytes_most_) || is_disk_nearly_full();
}

// A disk that does not say how full it is may have room.
bool SqliteFullness::is_disk_nearly_full() const
{
    std::error_code error;
    const std::filesystem::space_info space = std::filesystem::space(folder_, error);
    return !error && static_cast<std::int64_t>(space.available) < reserve_of(static_cast<std::int64_t>(space.capacity));
}

} // namespace dahut
