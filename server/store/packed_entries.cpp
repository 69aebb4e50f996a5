#include "server/store/packed_entries.hpp"

#include "server/kept_text.hpp"
#include "server/limits.hpp"
#include "server/store/entry_lines.hpp"

#include <algorithm>

namespace dahut {

namespace {

constexpr std::string_view format = "dahut-entries/1\n";
constexpr std::string_view mark = " packed";

} // namespace

std::optional<std::string> packed_entries(std::span<const Entry> entries)
{
    std::string lines(format);
    std::int64_t before_ms = 0;
    for (const Entry& entry : entries) {
        add_line(lines, entry.at_ms - before_ms, entry.text);
        before_ms = entry.at_ms;
    }
    std::string bytes = kept_text(lines);
    const std::optional<std::vector<Entry>> again = unpacked_entries(bytes);
    return again && std::ranges::equal(*again, entries) ? std::optional(std::move(bytes)) : std::nullopt;
}

std::optional<std::vector<Entry>> unpacked_entries(std::string_view bytes)
{
    const std::optional<std::string> lines = text_kept(bytes, limits::packed_entries_bytes);
    if (!lines || !lines->starts_with(format)) {
        return std::nullopt;
    }
    std::vector<Entry> entries;
    take_row(0, std::string_view(*lines).substr(format.size()), entries);
    std::int64_t before_ms = 0;
    for (Entry& entry : entries) {
        entry.at_ms += before_ms;
        before_ms = entry.at_ms;
    }
    return entries;
}

std::string mark_of_packed(std::int64_t first_ms) { return std::to_string(first_ms) + std::string(mark); }

bool is_mark_of_packed(std::string_view row) { return row.ends_with(mark); }

std::vector<Entry> behind_mark(std::int64_t at_ms, std::string_view mark, const std::optional<std::string>& bytes)
{
    std::optional<std::vector<Entry>> entries = bytes ? unpacked_entries(*bytes) : std::nullopt;
    return entries ? *std::move(entries) : std::vector<Entry>{{at_ms, std::string(mark)}};
}

std::optional<std::string> with_replacements(std::string_view bytes, std::span<const Replacement> replacements)
{
    std::optional<std::vector<Entry>> entries = unpacked_entries(bytes);
    if (!entries) {
        return std::nullopt;
    }
    bool is_changed = false;
    for (const Replacement& one : replacements) {
        if (one.number >= 1 && one.number <= std::ssize(*entries)) {
            std::string& text = (*entries)[static_cast<std::size_t>(one.number - 1)].text;
            is_changed = is_changed || text != one.text;
            text = one.text;
        }
    }
    return is_changed ? packed_entries(*entries) : std::nullopt;
}

} // namespace dahut
