// Compresses text in a format that every browser reads.
#pragma once

#include <string>
#include <string_view>

namespace dahut {

// The text in gzip format, at the highest compression. Throws std::bad_alloc.
[[nodiscard]] std::string gzipped(std::string_view text);

} // namespace dahut
