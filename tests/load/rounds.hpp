// Rounds of actions in many lanes at once: as fast as they go, or at a fixed rate.
#pragma once

#include "tests/load/lane.hpp"
#include "tests/load/loop.hpp"

#include <functional>
#include <vector>

namespace dahut::load {

// Asked before each action, for the lane with this number; a lane whose answer is no is finished.
using WantsMore = std::function<bool(std::size_t lane)>;

// So many actions together, or in each lane.
[[nodiscard]] WantsMore together(std::size_t actions);
[[nodiscard]] WantsMore in_each(std::size_t actions);
// A few actions in the first of so many lanes, in the next some more, and in the last almost a whole match.
[[nodiscard]] WantsMore to_all_stages(std::size_t lanes);

// One action is under way in every lane at any time.
[[nodiscard]] std::vector<Exchange> play(Loop& loop, Lanes lanes, const WantsMore& wants_more);

// Actions fall due at this rate, whether or not earlier ones have been told; each goes to the lane that has rested
// longest. While no lane is free, actions wait, and the time that they wait is not part of their duration.
[[nodiscard]] std::vector<Exchange> play_at_rate(Loop& loop, Lanes lanes, std::size_t actions, double per_second);

} // namespace dahut::load
