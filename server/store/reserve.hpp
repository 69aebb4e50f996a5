// What is kept of a database's room, or of a disk's, for matches that have begun: no tables are made in it.
#pragma once

#include "server/limits.hpp"

#include <algorithm>
#include <cstdint>

namespace dahut {

[[nodiscard]] constexpr std::int64_t reserve_of(std::int64_t bytes)
{
    constexpr std::int64_t parts = 10;
    return std::min(limits::reserve_bytes, bytes / parts);
}

} // namespace dahut
