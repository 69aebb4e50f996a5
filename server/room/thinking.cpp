#include "server/room/thinking.hpp"

#include <algorithm>
#include <utility>

namespace dahut {

namespace {

// When the time of one bot is up. Counts what keeps it from all that it would think, each thing once: a bot that asks
// for the first time plays on in its mind, which not every level does.
class ThinkingTime {
public:
    ThinkingTime(Workers& workers, std::size_t sharing, Thinking::Clock::time_point end)
        : workers_(workers), has_less_(sharing > limits::worker_threads), end_(end)
    {}

    bool operator()()
    {
        if (std::exchange(has_less_, false)) {
            ++workers_.bots_cut_by_load;
        }
        const bool is_over = Thinking::Clock::now() >= end_;
        if (is_over && !std::exchange(was_over_, true)) {
            ++workers_.bots_cut_by_time;
        }
        return is_over;
    }

private:
    Workers& workers_;
    bool has_less_;
    bool was_over_ = false;
    Thinking::Clock::time_point end_;
};

} // namespace

Allowance allowance_among(Workers& workers, std::size_t share, Thinking::Clock::time_point end)
{
    const std::size_t thinking = workers.bots_thinking;
    const std::size_t sharing = std::max(thinking, limits::worker_threads);
    return {static_cast<int>(share * limits::worker_threads / sharing), ThinkingTime(workers, sharing, end)};
}

} // namespace dahut
