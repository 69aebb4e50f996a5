// Which names readers take for each other. What may be a name at all says names.hpp.
#pragma once

#include <string_view>

namespace dahut {

// Whether readers could take one of these names, of valid UTF-8, for the other: they differ in case, accents, spaces or
// letters that look alike at most, as they are written, in small letters or in capitals.
[[nodiscard]] bool look_alike(std::string_view one, std::string_view other);

} // namespace dahut
