// How long bots wait before they act again, so that people can follow what they do.
#pragma once

#include "engine/core/seat.hpp"

#include <chrono>

namespace dahut {

// The pause after an action that changed who is asked from `before` to `after`: the usual one, or a part of it if
// others are still choosing at the same time. There is nothing to follow before they all have chosen. Everybody knows
// who is asked, so the pause tells nothing.
[[nodiscard]] std::chrono::milliseconds pause_after(Asked before, Asked after, std::chrono::milliseconds usual);

} // namespace dahut
