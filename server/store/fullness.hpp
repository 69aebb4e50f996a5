// How much room a database, or a disk, has left, and what is still stored then. The sizes are limits.
#pragma once

#include "server/limits.hpp"

#include <algorithm>
#include <cstdint>

namespace dahut {

// Each stands for what those before it stand for as well.
enum class Fullness {
    roomy,
    // No new tables are made.
    nearly_full,
    // What is left is for matches that have begun: nobody takes a seat or talks.
    reserved,
};

// So much of these bytes is kept free of new tables: a tenth, or less.
[[nodiscard]] constexpr std::int64_t room_kept_from_tables(std::int64_t bytes)
{
    constexpr std::int64_t parts = 10;
    return std::min(limits::bytes_kept_from_tables, bytes / parts);
}

// So much of these bytes is kept for matches that have begun: a twentieth, or less.
[[nodiscard]] constexpr std::int64_t reserve_of(std::int64_t bytes)
{
    constexpr std::int64_t parts = 20;
    return std::min(limits::reserve_bytes, bytes / parts);
}

// What new tables may take where so many of these bytes are left. Less than nothing once they may not.
[[nodiscard]] constexpr std::int64_t left_for_tables(std::int64_t left, std::int64_t bytes)
{
    return left - room_kept_from_tables(bytes);
}

// Where so many of these bytes are left.
[[nodiscard]] constexpr Fullness fullness_of(std::int64_t left, std::int64_t bytes)
{
    if (left < reserve_of(bytes)) {
        return Fullness::reserved;
    }
    return left_for_tables(left, bytes) < 0 ? Fullness::nearly_full : Fullness::roomy;
}

} // namespace dahut
