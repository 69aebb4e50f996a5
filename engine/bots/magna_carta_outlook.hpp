// What the road and the castle promise one seat in Caylus Magna Carta: how long the match will last, what it will cost
// to get goods that are missing, and what a building does for its owner. What goods are worth is in
// magna_carta_plan.hpp.
#pragma once

#include "engine/magna_carta/tables.hpp"
#include "engine/magna_carta/view.hpp"

namespace dahut::magna_carta {

// Hundredths of a point, roughly.
using Worth = int;
inline constexpr Worth point = 100;
// Three cubes, or three deniers, make a point at the end.
inline constexpr Worth third_of_point = 33;

// Numbers of cubes of each kind. They may be below nothing while a bot reckons.
using Counts = std::array<int, 4>;

inline constexpr std::array<Cube, 3> plain_cubes{Cube::food, Cube::wood, Cube::stone};
[[nodiscard]] constexpr std::size_t index_of(Cube cube) { return static_cast<std::size_t>(cube); }
inline constexpr std::size_t gold_index = index_of(Cube::gold);

class Outlook {
public:
    Outlook(const View& view, Seat seat);

    // How many rounds are likely to follow this one.
    [[nodiscard]] int rounds_left() const { return rounds_left_; }
    // The deniers of the next income.
    [[nodiscard]] int next_income() const { return next_income_; }
    // What it costs to get one more cube of this kind, or a residence.
    [[nodiscard]] Worth price_of(std::size_t kind) const { return prices_[kind]; }
    [[nodiscard]] Worth price_of_residence() const { return price_of_residence_; }

    // What a building does for its owner besides its points.
    [[nodiscard]] Worth of_use(Building building) const;
    // A card of a hand, once it is on the road.
    [[nodiscard]] Worth of_building(Building building) const
    {
        return point * card_of(building).points + of_use(building);
    }

private:
    void look_at(const RoadCard& card, Seat seat);
    void note_source(const Effect& effect);
    void lower(Cube cube, Worth price);

    int rounds_left_;
    int next_income_ = income;
    int others_;
    // How many buildings this seat built more than the others did on average, times the number of others.
    int built_more_ = 0;
    Counts prices_;
    Worth price_of_residence_;
    std::array<std::uint8_t, building_cards.size()> alike_{};
};

} // namespace dahut::magna_carta
