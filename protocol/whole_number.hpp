// A text that is the digits of a whole number and nothing else.
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>
#include <system_error>

namespace dahut {

// Nothing if it is anything else, or too large for the type.
template <std::unsigned_integral Number>
[[nodiscard]] std::optional<Number> whole_number(std::string_view text)
{
    Number number = 0;
    const auto [end, error] = std::from_chars(text.begin(), text.end(), number);
    return error == std::errc() && end == text.end() ? std::optional(number) : std::nullopt;
}

} // namespace dahut
