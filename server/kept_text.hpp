// Compresses text that is kept for ever, in fewer bytes than what browsers read (docs/decisions/0092), and reads it
// again.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace dahut {

// Throws std::bad_alloc.
[[nodiscard]] std::string kept_text(std::string_view text);
// The text that was compressed, by a former version, too. Nothing if this is no such thing, is damaged or cut off, or
// would have more bytes than these. Throws std::bad_alloc.
[[nodiscard]] std::optional<std::string> text_kept(std::string_view bytes, std::size_t bytes_most);
// Whether a former version has compressed it, into more bytes.
[[nodiscard]] bool is_kept_in_more(std::string_view bytes);

} // namespace dahut
