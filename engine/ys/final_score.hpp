// ys 8: the final score, itemised so that everybody can check the sum.
#pragma once

#include "engine/ys/components.hpp"

namespace dahut::ys {

// What one side scores for one colour. Tied sides score the lowest of the places they share (ys 8.2).
struct ColourPlace {
    Side side;
    std::uint8_t gems = 0;
    std::uint8_t place = 0;
    Points points;
    static constexpr Several fields{field("side", &ColourPlace::side), field("gems", &ColourPlace::gems),
                                    field("place", &ColourPlace::place), field("points", &ColourPlace::points)};
    bool operator==(const ColourPlace&) const = default;
};

// One colour, and the sides that score for it, best first.
struct ColourScore {
    Colour colour{};
    Step step;
    SmallList<ColourPlace, sides_max> places;
    static constexpr Several fields{field("colour", &ColourScore::colour), field("step", &ColourScore::step),
                                    field("places", &ColourScore::places)};
    bool operator==(const ColourScore&) const = default;
};

// ys 9.3: what one side scores for the sum of its courtiers.
struct FavourPlace {
    Side side;
    Strength sum;
    std::uint8_t place = 0;
    Points points;
    static constexpr Several fields{field("side", &FavourPlace::side), field("sum", &FavourPlace::sum),
                                    field("place", &FavourPlace::place), field("points", &FavourPlace::points)};
    bool operator==(const FavourPlace&) const = default;
};

// The total of one side: points of the four turns, for coloured gems and for black gems.
struct SideScore {
    Side side;
    Points turns;
    Points coloured;
    Points black;
    Points favour;
    Points total;
    std::uint8_t gems = 0;
    std::uint8_t place = 0;
    static constexpr Several fields{
        field("side", &SideScore::side),   field("turns", &SideScore::turns),   field("coloured", &SideScore::coloured),
        field("black", &SideScore::black), field("favour", &SideScore::favour),

        field("total", &SideScore::total), field("gems", &SideScore::gems),     field("place", &SideScore::place)};
    bool operator==(const SideScore&) const = default;
};

// Colours from the highest quotation down; sides in seat order. `favour` is empty without King's Favour.
struct FinalScore {
    SmallList<ColourScore, 4> colours;
    SmallList<FavourPlace, sides_max> favour;
    SmallList<SideScore, sides_max> sides;
    static constexpr Several fields{field("colours", &FinalScore::colours), field("favour", &FinalScore::favour),
                                    field("sides", &FinalScore::sides)};
    bool operator==(const FinalScore&) const = default;
};

} // namespace dahut::ys
