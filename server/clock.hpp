// The time by which people and tables are dealt with. How long the server has run decides what is charged to whom; the
// time of day is for showing, and for the journal, which goes on by it after a restart (docs/decisions/0053).
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

namespace dahut {

// Milliseconds since 1970, UTC, as the system has it now.
[[nodiscard]] inline std::int64_t now_ms()
{
    const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since_1970).count();
}

// One moment, told twice, in milliseconds.
struct Now {
    // The time of day, since 1970, UTC. It jumps when the system's clock is set, and after the server stood still.
    std::int64_t at_ms = 0;
    // How long the server has run. It only goes forward, and not while the server stands still.
    std::int64_t ran_ms = 0;

    // When the server started, by the present time of day. Changes only if that jumps.
    [[nodiscard]] std::int64_t start_ms() const { return at_ms - ran_ms; }
};

// Returns what `system_clock` does, or what a test sets.
using Clock = std::function<Now()>;

// How two of the system's clocks stand.
struct Reading {
    std::int64_t wall_ms = 0;
    std::int64_t steady_ms = 0;
};

// Works out what time it is from readings that are to come at least four times a second. Not for several threads.
class DayClock {
public:
    explicit DayClock(const Reading& first) : steady_ms_(first.steady_ms), start_ms_(first.wall_ms) {}

    // If the last reading is long ago, the process or its machine was stopped in between. That counts as one step, so
    // that time passes however busy a machine is.
    [[nodiscard]] Now read(const Reading& reading);

private:
    std::int64_t steady_ms_;
    std::int64_t ran_ms_ = 0;
    std::int64_t start_ms_;
};

// Reads the system's clocks. The steady one stands still while the machine sleeps.
[[nodiscard]] Clock system_clock();

} // namespace dahut
