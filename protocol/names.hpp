// What people may call themselves and their tables, and what they may say. Others are shown it, so what cannot be seen,
// or would change the direction or the place of what stands beside it, is refused in names; letters of every script are
// welcome. What is said is held to less. Which names are taken for each other says looks.hpp.
#pragma once

#include <string>
#include <string_view>

namespace dahut {

// Whether these bytes are valid UTF-8.
[[nodiscard]] bool is_utf8(std::string_view bytes);
// Whether this text of valid UTF-8 can be shown to others as a name.
[[nodiscard]] bool is_showable_name(std::string_view utf8);
// Whether anything of this text of valid UTF-8 can be seen.
[[nodiscard]] bool can_be_seen(std::string_view utf8);
// Whether this text of valid UTF-8 can be shown to others as something said: there is something to see in it, no letter
// wears a tower of marks, and nothing hides text that nobody sees. What was said earlier is held to `can_be_seen`.
[[nodiscard]] bool is_showable_line(std::string_view utf8);
// Whether this text says this name as words of their own: "Al" is not said in "also". Of scripts that set no blanks
// between words every place counts. Both are valid UTF-8; nothing says an empty name.
[[nodiscard]] bool says_name(std::string_view text, std::string_view name);

} // namespace dahut
