// The latest lines said at a table, the oldest first.
#pragma once

#include "protocol/limits.hpp"
#include "server/table/parts.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace dahut {

class TalkLines {
public:
    [[nodiscard]] std::span<const TalkLine> all() const { return lines_; }

    using Takes = EntryKinds<entry::Said>;
    void take(const entry::Said& said)
    {
        if (lines_.size() == limits::talk_lines_kept) {
            lines_.erase(to_forget(said.line));
        }
        lines_.push_back(said.line);
    }

private:
    // Lines of those who watch push out lines of those at the table only when there are no others.
    [[nodiscard]] std::vector<TalkLine>::iterator to_forget(const TalkLine& before)
    {
        const auto is_alike = [&](const TalkLine& line) { return line.seat.has_value() == before.seat.has_value(); };
        const auto alike = std::ranges::find_if(lines_, is_alike);
        return alike != lines_.end() ? alike : lines_.begin();
    }

    std::vector<TalkLine> lines_;
};

} // namespace dahut
