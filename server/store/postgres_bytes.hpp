// What PostgreSQL takes as a text. Bytes of any other kind travel to it and back as hexadecimal digits.
#pragma once

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>

namespace dahut {

// Ids and hashes are such texts. PostgreSQL would take some others for a mistake, instead of finding nothing.
[[nodiscard]] inline bool is_plain(std::string_view text)
{
    return std::ranges::all_of(text, [](char letter) { return letter >= ' ' && letter <= '~'; });
}

[[nodiscard]] inline std::string hex_of_bytes(std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const char letter : bytes) {
        const auto byte = static_cast<unsigned char>(letter);
        text += digits[byte / digits.size()];
        text += digits[byte % digits.size()];
    }
    return text;
}

[[nodiscard]] inline std::string bytes_of_hex(std::string_view digits)
{
    std::string bytes;
    for (; digits.size() >= 2; digits.remove_prefix(2)) {
        unsigned int byte = 0;
        std::from_chars(digits.begin(), digits.begin() + 2, byte, 16);
        bytes += static_cast<char>(byte);
    }
    return bytes;
}

} // namespace dahut
