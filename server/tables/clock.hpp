// The time as journals and records write it.
#pragma once

#include <chrono>
#include <cstdint>

namespace dahut {

// Milliseconds since 1970, UTC.
[[nodiscard]] inline std::int64_t now_ms()
{
    const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since_1970).count();
}

} // namespace dahut
