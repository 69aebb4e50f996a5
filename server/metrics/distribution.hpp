// How long something took, many times: how often at most so long. Any thread may add, and any thread may read.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace dahut {

class Distribution {
public:
    using Duration = std::chrono::steady_clock::duration;

    // The upper ends of the intervals, in seconds. What took longer is in one more interval.
    static constexpr std::array<double, 12> bounds{0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5};

    struct Reading {
        // In each interval, the last of which has no upper end.
        std::array<std::uint64_t, bounds.size() + 1> counts{};
        double seconds = 0;
    };

    void add(Duration took)
    {
        const double seconds = std::chrono::duration<double>(took).count();
        std::size_t interval = 0;
        while (interval < bounds.size() && seconds > bounds[interval]) {
            ++interval;
        }
        counts_[interval].fetch_add(1, std::memory_order_relaxed);
        const auto whole = std::chrono::duration_cast<std::chrono::nanoseconds>(took).count();
        nanoseconds_.fetch_add(static_cast<std::uint64_t>(whole), std::memory_order_relaxed);
    }

    [[nodiscard]] Reading reading() const
    {
        Reading reading;
        for (std::size_t interval = 0; interval < counts_.size(); ++interval) {
            reading.counts[interval] = counts_[interval].load(std::memory_order_relaxed);
        }
        constexpr double nano = 1e-9;
        reading.seconds = static_cast<double>(nanoseconds_.load(std::memory_order_relaxed)) * nano;
        return reading;
    }

private:
    std::array<std::atomic<std::uint64_t>, bounds.size() + 1> counts_{};
    std::atomic<std::uint64_t> nanoseconds_{0};
};

} // namespace dahut
