// Message credits of one connection: they are spent one by one and come back with time, up to a limit.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>

namespace dahut {

class Credits {
public:
    using Clock = std::chrono::steady_clock;

    Credits(double most, double per_second, Clock::time_point now)
        : most_(most), per_second_(per_second), left_(most), last_(now)
    {}

    // Takes one credit and returns 0, or takes none and returns after how many milliseconds there will be one.
    [[nodiscard]] int spend(Clock::time_point now)
    {
        const double seconds = std::chrono::duration<double>(now - last_).count();
        left_ = std::min(most_, left_ + seconds * per_second_);
        last_ = now;
        if (left_ >= 1) {
            left_ -= 1;
            return 0;
        }
        return static_cast<int>(std::ceil((1 - left_) / per_second_ * 1000));
    }

private:
    double most_;
    double per_second_;
    double left_;
    Clock::time_point last_;
};

} // namespace dahut
