// How a match ended, in the terms every game shares.
#pragma once

#include "engine/core/describe.hpp"
#include "engine/core/seat.hpp"

namespace dahut {

// The points of a game. Games with negative points stay within this range too.
using Points = Ranged<struct PointsTag, -9999, 9999>;

struct Outcome {
    // One entry per seat, in seat order.
    SmallList<Points, seats_max> points;
    // In seat order, places counted from 1. Seats that share a place have the same number.
    SmallList<std::int16_t, seats_max> places;

    static constexpr Several fields{field("points", &Outcome::points), field("places", &Outcome::places)};
    bool operator==(const Outcome&) const = default;
};

} // namespace dahut
