// The two ways in which what a match says is written: with all its names, or packed for those who know its forms.
#pragma once

#include <cstdint>

namespace dahut {

enum class Style : std::uint8_t {
    // Readable by itself (PROTOCOL.md 3).
    named,
    // Without whatever the form of a value says already (PROTOCOL.md 9).
    packed,
};

} // namespace dahut
