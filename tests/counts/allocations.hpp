// Counts what this program takes from the heap. Whatever links allocations.cpp has its own operator new.
#pragma once

#include <cstdint>

namespace dahut {

// How often this thread has called operator new so far.
[[nodiscard]] std::uint64_t allocations();

} // namespace dahut
