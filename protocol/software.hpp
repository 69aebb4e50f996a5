// What this program calls itself: to clients, in files that it exports, and in databases that it changes.
#pragma once

#include <string_view>

namespace dahut {

inline constexpr std::string_view software_version = "dahut 0.1.0";

} // namespace dahut
