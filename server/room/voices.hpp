// How much those who watch have said lately, by the address that they come from. The table does not know addresses, and
// a room forgets them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>

namespace dahut {

class Voices {
public:
    void note(const std::string& address, std::int64_t ran_ms) { lines_.push_back({address, ran_ms}); }

    // How many lines of the last minute came from there.
    [[nodiscard]] std::ptrdiff_t recent(const std::string& address, std::int64_t ran_ms)
    {
        constexpr std::int64_t minute_ms = 60'000;
        std::erase_if(lines_, [&](const Line& line) { return line.ran_ms <= ran_ms - minute_ms; });
        return std::ranges::count(lines_, address, &Line::address);
    }

private:
    struct Line {
        std::string address;
        std::int64_t ran_ms = 0;
    };

    std::deque<Line> lines_;
};

} // namespace dahut
