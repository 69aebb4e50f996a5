// How long bots may think on the threads that all of them share: how many think at once, what each of them is allowed
// then, and how often one had to do with less than its level would think.
#pragma once

#include "engine/bots/bot.hpp"
#include "server/limits.hpp"
#include "server/waiting/on_worker.hpp"

#include <atomic>
#include <chrono>
#include <cstddef>

namespace dahut {

// One more bot that has been asked, as long as this lives. Its time begins now, for people wait from now on: while
// many think, it may get a thread only later.
class Thinking {
public:
    using Clock = std::chrono::steady_clock;

    explicit Thinking(Workers& workers, std::chrono::milliseconds time = limits::bot_thinking_time)
        : workers_(workers), end_(Clock::now() + time)
    {
        ++workers_.bots_thinking;
    }
    Thinking(const Thinking&) = delete;
    Thinking& operator=(const Thinking&) = delete;
    Thinking(Thinking&&) = delete;
    Thinking& operator=(Thinking&&) = delete;
    ~Thinking() { --workers_.bots_thinking; }

    // When its time is up.
    [[nodiscard]] Clock::time_point end() const { return end_; }

private:
    Workers& workers_;
    Clock::time_point end_;
};

// What one of the bots that think now is allowed: the more they are, the fewer playouts each of them has. `share` is
// what each has when it thinks alone, in hundredths. Must not outlive the workers.
[[nodiscard]] Allowance allowance_among(Workers& workers, std::size_t share, Thinking::Clock::time_point end);

} // namespace dahut
