// The JSON library, named once for the whole project, and the one reading of its values that takes care.
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace dahut {

// Objects keep the order in which their fields were written, so that messages read as they are documented.
using Json = nlohmann::ordered_json;

// What this text, which is JSON, says. No template, because the library's parser takes long to compile.
[[nodiscard]] Json json_of(std::string_view text);

// Nothing if this is no whole number, or one that 64 bits do not hold: the library itself would wrap it round.
[[nodiscard]] inline std::optional<std::int64_t> whole_number(const Json& json)
{
    const bool fits = json.is_number_integer()
                      && (!json.is_number_unsigned() || std::in_range<std::int64_t>(json.get<std::uint64_t>()));
    return fits ? std::optional(json.get<std::int64_t>()) : std::nullopt;
}

} // namespace dahut
