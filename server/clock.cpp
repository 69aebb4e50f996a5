#include "server/clock.hpp"

#include "server/limits.hpp"

#include <cstdlib>
#include <memory>

namespace dahut {

namespace {

// Longer than a busy machine lets the server wait between two readings, and too short for anybody to miss.
constexpr std::int64_t longest_step_ms = 1'000;
constexpr std::int64_t usual_step_ms = limits::clock_step / std::chrono::milliseconds(1);
// So far the time of day may be from the system's without jumping there.
constexpr std::int64_t tolerance_ms = 1'000;

Reading system_reading()
{
    const auto steady = std::chrono::steady_clock::now().time_since_epoch();
    return {now_ms(), std::chrono::duration_cast<std::chrono::milliseconds>(steady).count()};
}

} // namespace

Now DayClock::read(const Reading& reading)
{
    const std::int64_t step = reading.steady_ms - steady_ms_;
    steady_ms_ = reading.steady_ms;
    ran_ms_ += step <= longest_step_ms ? step : usual_step_ms;
    if (std::abs(reading.wall_ms - (start_ms_ + ran_ms_)) > tolerance_ms) {
        start_ms_ = reading.wall_ms - ran_ms_;
    }
    return {start_ms_ + ran_ms_, ran_ms_};
}

Clock system_clock()
{
    return [clock = std::make_shared<DayClock>(system_reading())] { return clock->read(system_reading()); };
}

} // namespace dahut
