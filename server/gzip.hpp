// Compresses text in a format that every browser reads, and reads it again.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace dahut {

// The text in gzip format, at the highest compression. Throws std::bad_alloc.
[[nodiscard]] std::string gzipped(std::string_view text);
// The text that was compressed. Nothing if this is no such thing, is cut off, or would have more bytes than these.
// Throws std::bad_alloc.
[[nodiscard]] std::optional<std::string> ungzipped(std::string_view compressed, std::size_t bytes_most);

} // namespace dahut
