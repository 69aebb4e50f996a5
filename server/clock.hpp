// The time as journals and records write it, and as tables grow old by it.
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

// Says what `now_ms` says, or what a test has it say.
using Clock = std::function<std::int64_t()>;

} // namespace dahut
