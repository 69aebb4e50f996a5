// How the entries of a finished table are stored in few bytes (docs/decisions/0078): compressed, each in a line, with
// the time since the one before. A mark stands in their place among the rows of entries.
#pragma once

#include "server/stored_table.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// Nothing if they would not be read again as they are.
[[nodiscard]] std::optional<std::string> packed_entries(std::span<const Entry> entries);
// Nothing if these bytes are no packed entries.
[[nodiscard]] std::optional<std::vector<Entry>> unpacked_entries(std::string_view bytes);

// The mark begins with the moment of the first entry. It is no entry, and no line of entries.
[[nodiscard]] std::string mark_of_packed(std::int64_t first_ms);
[[nodiscard]] bool is_mark_of_packed(std::string_view row);

// What the row with this mark stands for. If that is damaged, the mark itself becomes an entry that no reader accepts.
[[nodiscard]] std::vector<Entry> behind_mark(std::int64_t at_ms, std::string_view mark,
                                             const std::optional<std::string>& bytes);

// The same entries where these say something else. Nothing if nothing changes.
[[nodiscard]] std::optional<std::string> with_replacements(std::string_view bytes,
                                                           std::span<const Replacement> replacements);

} // namespace dahut
