// Which known word somebody may have meant who wrote another one.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// The known word that needs the fewest changes to become this one; of several the first. Nothing if two letters
// changed, added or taken away are not enough, or if that would change half of the word.
[[nodiscard]] std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& known);

// "; did you mean WORD?", or nothing.
[[nodiscard]] std::string did_you_mean(std::string_view word, const std::vector<std::string>& known);

} // namespace dahut
