// Leaves a disk to others for most of the time.
#pragma once

#include <chrono>
#include <thread>

namespace dahut {

// Stands where something is done that keeps the disk busy, and rests at its end for three times as long as that took.
class Resting {
public:
    Resting() = default;
    Resting(const Resting&) = delete;
    Resting& operator=(const Resting&) = delete;
    Resting(Resting&&) = delete;
    Resting& operator=(Resting&&) = delete;
    ~Resting() { std::this_thread::sleep_for(share * (Clock::now() - began_)); }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr int share = 3;

    Clock::time_point began_ = Clock::now();
};

} // namespace dahut
