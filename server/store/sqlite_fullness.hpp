// How large a SQLite database may become, and whether little of that is left, or of the disk.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <filesystem>

namespace dahut {

class SqliteFullness {
public:
    // From now on the database has so many bytes at most. It must outlive this object. Throws SQLite::Exception.
    SqliteFullness(SQLite::Database& database, std::int64_t bytes_most);

    // Whether less than the reserve is left. Throws SQLite::Exception.
    [[nodiscard]] bool is_nearly_full();

private:
    [[nodiscard]] bool is_disk_nearly_full() const;

    std::int64_t page_bytes_;
    std::int64_t bytes_most_;
    std::filesystem::path folder_;
    SQLite::Statement pages_;
};

} // namespace dahut
