// Which commit this program was built from.
#pragma once

#include <string_view>

namespace dahut {

// Its first digits; empty if nobody could say.
[[nodiscard]] std::string_view commit();

} // namespace dahut
