// The time of day, as journals and records write it and as the ages of tables are counted.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

namespace dahut {

// Milliseconds since 1970, UTC.
[[nodiscard]] inline std::int64_t now_ms()
{
    const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since_1970).count();
}

// Returns what `now_ms` returns, or what a test sets.
using Clock = std::function<std::int64_t()>;

} // namespace dahut
