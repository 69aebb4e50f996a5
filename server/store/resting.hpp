// Leaves a disk to others for most of the time.
#pragma once

#include <chrono>
#include <thread>

namespace dahut {

// Whether others need the disk meanwhile, as people do who play.
enum class Pace { at_once, giving_way };

// Stands where something is done that keeps the disk busy. At its end it rests, if it gives way, for three times as
// long as that took.
class Resting {
public:
    explicit Resting(Pace pace) : share_(pace == Pace::giving_way ? 3 : 0) {}
    Resting(const Resting&) = delete;
    Resting& operator=(const Resting&) = delete;
    Resting(Resting&&) = delete;
    Resting& operator=(Resting&&) = delete;
    ~Resting() { std::this_thread::sleep_for(share_ * (Clock::now() - began_)); }

private:
    using Clock = std::chrono::steady_clock;

    int share_;
    Clock::time_point began_ = Clock::now();
};

} // namespace dahut
