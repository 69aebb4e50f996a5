// Credits: a budget that callers spend and that refills over time, up to a limit. A caller may overdraw it and must
// then wait until the debt is refilled.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>

namespace dahut {

// The size of the budget, and how much refills each second.
struct Rate {
    double at_once;
    double per_second;
};

class Credits {
public:
    using Clock = std::chrono::steady_clock;

    Credits(Rate rate, Clock::time_point now) : rate_(rate), left_(rate.at_once), last_(now) {}

    void take(double cost, Clock::time_point now) { left_ = left(now) - cost, last_ = now; }
    // How long until `cost` can be taken without overdrawing.
    [[nodiscard]] std::chrono::milliseconds wait_for(double cost, Clock::time_point now) const
    {
        const double missing = std::max(0.0, std::min(cost, rate_.at_once) - left(now));
        return std::chrono::milliseconds(static_cast<std::int64_t>(std::ceil(missing / rate_.per_second * 1000)));
    }
    // Whether the budget is full again.
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
