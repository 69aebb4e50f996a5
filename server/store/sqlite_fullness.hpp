// How large a SQLite database may become, and how full that is, or the disk.
#pragma once

#include "server/store/fullness.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <filesystem>

namespace dahut {

class SqliteFullness {
public:
    // From now on the database has so many bytes at most. It must outlive this object. Throws SQLite::Exception.
    SqliteFullness(SQLite::Database& database, std::int64_t bytes_most);

    // Of the database or of its disk, whichever is fuller. Throws SQLite::Exception.
    [[nodiscard]] Fullness now();

private:
    [[nodiscard]] Fullness of_disk() const;

    std::int64_t page_bytes_;
    std::int64_t bytes_most_;
    std::filesystem::path folder_;
    SQLite::Statement pages_;
};

} // namespace dahut
