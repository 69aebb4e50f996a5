// How fast one connection may send: whoever sends faster is not read for a while, and whoever never pauses, however
// long that lasts, is let go in the end.
#pragma once

#include "server/limits.hpp"
#include "server/net/credits.hpp"

#include <algorithm>
#include <chrono>

namespace dahut {

class Pace {
public:
    using Duration = std::chrono::milliseconds;
    using Moment = Credits::Clock::time_point;

    // What all connections of the same caller share is `shared`, which must outlive this.
    Pace(Rate own, Credits& shared, Duration patience, Moment now)
        : own_(own, now), shared_(shared), patience_(patience)
    {}

    // Something has been sent to us.
    void charge(Moment now)
    {
        if (own_.full(now)) {
            waited_ = Duration::zero();
        }
        charge_more(1, now);
    }
    // It takes so much more work than a usual message.
    void charge_more(double messages, Moment now)
    {
        own_.take(messages, now);
        shared_.take(messages, now);
    }

    // Counts how long nothing may be read from now on, and returns it.
    [[nodiscard]] Duration pause(Moment now)
    {
        const Duration wait = std::max(own_.wait_for(1, now), shared_.wait_for(1, now));
        waited_ += wait;
        return wait;
    }

    // What it has been made to wait since all its credits were there, and would have to now, is too much.
    [[nodiscard]] bool out_of_patience(Moment now) const { return waited_ + own_.wait_for(1, now) > patience_; }

    // For what cannot be made to wait: it goes on although there have been no credits for it for a while.
    [[nodiscard]] bool owes_too_much(Moment now) const
    {
        return std::max(own_.wait_for(1, now), shared_.wait_for(1, now)) > limits::owing_time;
    }

private:
    Credits own_;
    Credits& shared_;
    Duration patience_;
    Duration waited_{0};
};

} // namespace dahut
