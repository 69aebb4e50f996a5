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

// Counts one more bot that thinks, as long as this lives.
class Thinking {
public:
    explicit Thinking(Workers& workers) : workers_(workers) { ++workers_.bots_thinking; }
    Thinking(const Thinking&) = delete;
    Thinking& operator=(const Thinking&) = delete;
    Thinking(Thinking&&) = delete;
    Thinking& operator=(Thinking&&) = delete;
    ~Thinking() { --workers_.bots_thinking; }

private:
    Workers& workers_;
};

// What one of the bots that think now is allowed: the more they are, the fewer playouts each of them has. `share` is
// what each has when it thinks alone, in hundredths. Its time begins now. Must not outlive the workers.
[[nodiscard]] Allowance allowance_among(Workers& workers, std::size_t share,
                                        std::chrono::milliseconds time = limits::bot_thinking_time);

} // namespace dahut
