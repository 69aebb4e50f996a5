// Texts made smaller as every browser can read them.
#pragma once

#include <string>
#include <string_view>

namespace dahut {

// The text in the format of gzip, as small as it gets. Throws std::bad_alloc.
[[nodiscard]] std::string gzipped(std::string_view text);

} // namespace dahut
