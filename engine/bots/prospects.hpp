// What bots that think ahead say of a position: how the match seems to end, and what they would do.
#pragma once

#include "engine/core/seat.hpp"
#include "engine/core/small_list.hpp"

#include <optional>

namespace dahut {

// The points that each seat will have at the end, in hundredths, in seat order.
using Forecast = SmallList<int, seats_max>;

// How much more the match is worth to a seat after one action than after another, and how many points more the seat
// and the others have then: the others as they are weighed (budget.hpp). In hundredths of a point.
struct Lead {
    int worth = 0;
    int own = 0;
    int others = 0;
};

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

// What a bot would do. `next` is what seemed best after it, with the lead over that: nothing if only one action was
// tried, or there was no time to compare the two.
template <typename Action>
struct Hint {
    struct Next {
        Action action;
        Lead lead;
    };
    Action action;
    std::optional<Next> next = {};
};

} // namespace dahut
