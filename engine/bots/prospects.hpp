// What bots that think ahead say of a position: how the match seems to end, and what they would do.
#pragma once

#include "engine/core/seat.hpp"
#include "engine/core/small_list.hpp"

namespace dahut {

// The points that each seat will have at the end, in hundredths, in seat order.
using Forecast = SmallList<int, seats_max>;

// What each seat can expect, in seat order: points and places, in hundredths. A first place is 100.
struct Prospects {
    Forecast points;
    Forecast places;
};

// What would have been done, and by how many hundredths of a point that seemed better than what was done. If nothing
// seemed better, it is what was done.
template <typename Action>
struct Advice {
    Action action;
    int better_by = 0;
};

} // namespace dahut
