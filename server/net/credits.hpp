// Credits: they are taken one by one or several at once, and come back with time, up to a limit. Whoever takes more
// than there are owes them, and has to wait until they have come back.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>

namespace dahut {

// So many at once, and so many more each second.
struct Rate {
    double at_once;
    double per_second;
};

class Credits {
public:
    using Clock = std::chrono::steady_clock;

    Credits(Rate rate, Clock::time_point now) : rate_(rate), left_(rate.at_once), last_(now) {}

    void take(double cost, Clock::time_point now) { left_ = left(now) - cost, last_ = now; }
    // How long until so many can be taken without owing any.
    [[nodiscard]] std::chrono::milliseconds wait_for(double cost, Clock::time_point now) const
    {
        const double missing = std::max(0.0, std::min(cost, rate_.at_once) - left(now));
        return std::chrono::milliseconds(static_cast<std::int64_t>(std::ceil(missing / rate_.per_second * 1000)));
    }
    // Whether all have come back.
    [[nodiscard]] bool full(Clock::time_point now) const { return left(now) >= rate_.at_once; }

private:
    [[nodiscard]] double left(Clock::time_point now) const
    {
        const double seconds = std::chrono::duration<double>(now - last_).count();
        return std::min(rate_.at_once, left_ + seconds * rate_.per_second);
    }

    Rate rate_;
    double left_;
    Clock::time_point last_;
};

} // namespace dahut
