// How fast one connection may send. A connection that sends too fast is not read for a while. One that never pauses is
// closed in the end.
#pragma once

#include "protocol/asking.hpp"
#include "server/credits.hpp"
#include "server/limits.hpp"

#include <algorithm>
#include <chrono>

namespace dahut {

class Throttle {
public:
    using Duration = std::chrono::milliseconds;
    using Moment = Credits::Clock::time_point;

    // All connections from the same address share `shared`, which must outlive this.
    Throttle(Rate own, Credits& shared, Duration patience, Moment now)
        : own_(own, now), shared_(shared), patience_(patience)
    {}

    // Charges one message.
    void charge(Moment now)
    {
        if (own_.full(now)) {
            waited_ = Duration::zero();
        }
        charge_more(1, now);
    }
    // Charges extra for work that costs as much as this many messages.
    void charge_more(double messages, Moment now)
    {
        own_.take(messages, now);
        shared_.take(messages, now);
    }

    // The same for a request that has been charged as one message. What is read again pays when it is known how much
    // that was.
    void charge_effort(Effort effort, Moment now)
    {
        if (effort == Effort::trying) {
            charge_more(limits::messages_per_undo - 1, now);
        } else if (effort == Effort::thinking) {
            charge_more(limits::messages_per_hint - 1, now);
        }
    }

    // Charges it to the address alone: what one connection asked for does not slow that one down more than the others.
    void charge_address(double messages, Moment now) { shared_.take(messages, now); }

    // Returns how long the connection may not be read from now on, and adds it to the time waited.
    [[nodiscard]] Duration pause(Moment now)
    {
        const Duration wait = std::max(own_.wait_for(1, now), shared_.wait_for(1, now));
        waited_ += wait;
        return wait;
    }

    // Returns how long until the address has paid for all that its connections have asked for, and adds it as well.
    [[nodiscard]] Duration pay_debts(Moment now)
    {
        const Duration wait = shared_.wait_for(0, now);
        waited_ += wait;
        return wait;
    }

    // Whether the connection has had to wait for too long in all since its credits were last full, the wait due now
    // included.
    [[nodiscard]] bool out_of_patience(Moment now) const { return waited_ + own_.wait_for(1, now) > patience_; }

    // For pings and fragments, which cannot be delayed: whether they run too far ahead of their credits.
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
