// The other numbers printed on the components of Yspahan, with checks of their totals.
#pragma once

#include "engine/yspahan/components.hpp"

#include <array>
#include <cstddef>
#include <numeric>

namespace dahut::yspahan {

// yspahan 2, 7.1: the dice that the start player rolls without paying.
[[nodiscard]] constexpr int white_dice(int seats) { return seats == 2 ? 8 : 9; }
inline constexpr int gold_for_yellow_die = 1;

// yspahan 3.2: steps in either direction that the Hammam gives.
inline constexpr int steps_of_hammam = 3;

// yspahan 3.3
inline constexpr Camels camels_of_paddock{1};
inline constexpr Gold gold_of_shop{2};
inline constexpr int goods_of_hoist = 1;
inline constexpr int bazaar_points = 2;

struct Price {
    int camels;
    int gold;
};

inline constexpr std::array<Price, buildings_in_all> building_prices{{{2, 0}, {2, 2}, {2, 2}, {3, 3}, {4, 4}, {4, 4}}};
[[nodiscard]] constexpr Price price_of(Building building)
{
    return building_prices[static_cast<std::size_t>(building)];
}
static_assert(
    [] {
        Price all{0, 0};
        for (const Price& price : building_prices) {
            all = {all.camels + price.camels, all.gold + price.gold};
        }
        return all.camels == 17 && all.gold == 15;
    }(),
    "all six cost 17 camels and 15 gold");

// Indexed by the number of buildings that the player had before.
inline constexpr std::array<int, buildings_in_all> building_points{0, 0, 5, 5, 5, 10};
static_assert(std::accumulate(building_points.begin(), building_points.end(), 0) == 25);

// yspahan 4
inline constexpr int copies_of_card = 2;
static_assert(copies_of_card * words<Card>.size() == cards_in_all);
inline constexpr Camels camels_of_card{3};
inline constexpr Gold gold_of_card{3};
inline constexpr int points_for_camel = 2;
inline constexpr int points_for_gold = 1;

// yspahan 5: a row of the caravan has as many camels as there are players.
[[nodiscard]] constexpr int camels_in_row(int seats) { return seats; }
[[nodiscard]] constexpr int camels_in_caravan(int seats) { return CaravanRow::size * camels_in_row(seats); }
static_assert(camels_in_caravan(players_max) == caravan_max);
[[nodiscard]] constexpr CaravanRow caravan_row_at(CaravanPlace place, int seats)
{
    return CaravanRow::at_index(place.index() / camels_in_row(seats));
}
// The points for loading a camel of each row, from the lowest.
inline constexpr std::array<int, CaravanRow::size> caravan_place_points{2, 1, 0};

// yspahan 6 a
inline constexpr Gold gold_at_start{2};

} // namespace dahut::yspahan
