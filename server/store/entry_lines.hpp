// How entries stand in a row of `entries` (sqlite_entries.hpp): a line for each, with its moment before it.
#pragma once

#include "server/stored_table.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// A line holds the time, then the entry.
inline void add_line(std::string& lines, std::int64_t at_ms, std::string_view text)
{
    lines += std::to_string(at_ms);
    lines += ' ';
    lines += text;
    lines += '\n';
}

// A line damaged by the disk becomes an entry that no reader accepts.
[[nodiscard]] inline Entry entry_of_line(std::string_view line)
{
    Entry entry;
    const char* const end = std::to_address(line.end());
    const char* const behind = std::from_chars(std::to_address(line.begin()), end, entry.at_ms).ptr;
    entry.text.assign(behind == end ? behind : behind + 1, end);
    return entry;
}

// An old version moved each entry to a row of its own. Such a row is a JSON object.
inline void take_row(std::int64_t at_ms, std::string_view row, std::vector<Entry>& entries)
{
    if (row.starts_with('{')) {
        entries.push_back({at_ms, std::string(row)});
        return;
    }
    while (!row.empty()) {
        const std::string_view line = row.substr(0, row.find('\n'));
        entries.push_back(entry_of_line(line));
        row.remove_prefix(std::min(line.size() + 1, row.size()));
    }
}

} // namespace dahut
