// Makes the text of a kept replay short before it is compressed: lines that are nearly the same as others, and words
// that are said again and again. Texts are JSON in one line.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace dahut {

// Says a line by that of these others that is most like it: what is the same at its beginning and at its end, and what
// stands between. There must be others.
[[nodiscard]] std::string said_by_others(std::string_view line, std::span<const std::string> others);
// Nothing if it is said otherwise.
[[nodiscard]] std::optional<std::string> line_said(std::string_view said, std::span<const std::string> others);

// A line with the words, and then the text with a byte for each of them. No words if the text has such bytes itself.
[[nodiscard]] std::string with_short_words(std::string_view text);
// Nothing if it has other bytes, or if it would be longer.
[[nodiscard]] std::optional<std::string> with_whole_words(std::string_view text, std::size_t bytes_most);

} // namespace dahut
