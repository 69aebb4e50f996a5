// How a match ended, in the terms every game shares.
#pragma once

#include "engine/core/describe.hpp"
#include "engine/core/seat.hpp"

namespace dahut {

// A game's points; games that can go below nothing stay within this range too.
using Points = Ranged<struct PointsTag, -9999, 9999>;

struct Outcome {
    // One entry per seat, in seat order.
    SmallList<Points, seats_max> points;
    // Places from 1, in seat order; seats that share a place share its number.
    SmallList<std::int16_t, seats_max> places;

    static constexpr std::tuple fields{field("points", &Outcome::points), field("places", &Outcome::places)};
    bool operator==(const Outcome&) const = default;
};

} // namespace dahut
