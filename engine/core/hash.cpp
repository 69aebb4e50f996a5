#include "engine/core/hash.hpp"

#include <string_view>

namespace dahut {

std::string Hash::text() const
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) {
        text.push_back(digits[value_ >> shift & 0xfU]);
    }
    return text;
}

} // namespace dahut
