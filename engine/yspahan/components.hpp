// yspahan 1: the contents of the box, as types. city.hpp has the layout of the city; tables.hpp has the other printed
// numbers.
#pragma once

#include "engine/core/choices.hpp"
#include "engine/core/describe.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/seat.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace dahut::yspahan {

using std::string_view_literals::operator""sv;

inline constexpr int players_max = 4;

// yspahan 1.1: the quarters, in the order of their rows on the dice tower.
enum class Quarter : std::uint8_t { bag, barrel, chest, vase };

// yspahan 1.2: the souks of each quarter, from the smallest to the largest.
enum class Souk : std::uint8_t {
    // clang-format off
    bag1, bag2, bag3, bag4, barrel1, barrel2, barrel3, barrel4, chest1, chest2, chest3, vase1, vase2, vase3,
    // clang-format on
};

// yspahan 1.2: the shops, souk by souk; within a souk those on a road come first.
enum class Shop : std::uint8_t {
    // clang-format off
    bag1a, bag1b, bag1c,
    bag2a, bag2b, bag2c, bag2d,
    bag3a, bag3b, bag3c, bag3d, bag3e,
    bag4a, bag4b, bag4c, bag4d, bag4e, bag4f,
    barrel1a, barrel1b,
    barrel2a, barrel2b, barrel2c,
    barrel3a, barrel3b, barrel3c, barrel3d,
    barrel4a, barrel4b, barrel4c, barrel4d, barrel4e,
    chest1a, chest1b,
    chest2a, chest2b, chest2c,
    chest3a, chest3b, chest3c, chest3d,
    vase1a,
    vase2a, vase2b,
    vase3a, vase3b, vase3c,
    // clang-format on
};
inline constexpr int shops_in_all = 47;

// yspahan 1.3: the spaces of the roads. Numbers count from the crossroads.
enum class Space : std::uint8_t {
    // clang-format off
    crossroads,
    west1, west2, west3, west4, west5, west6, west7, west8, west9, west10,
    east1, east2, east3, east4, east5, east6, east7,
    north1, north2, north3, north4,
    south1, south2, south3, south4, south5, south6, south7,
    // clang-format on
};
inline constexpr int spaces_in_all = 29;

// The distance between two spaces. The longest way leads from the end of the west arm to the end of another.
using Steps = Ranged<struct StepsTag, 0, 17>;

// yspahan 2: the rows of the dice tower, from the bottom up.
enum class Row : std::uint8_t { camel, bag, barrel, chest, vase, gold };
inline constexpr int rows_in_all = 6;

// What a die shows, how many white dice there are, and how many yellow ones.
using Die = Ranged<struct DieTag, 1, 6>;
using WhiteDice = Ranged<struct WhiteDiceTag, 0, 9>;
using YellowDice = Ranged<struct YellowDiceTag, 0, 3>;

// What a player owns. The supplies have no limit (yspahan 1.4).
using Camels = Ranged<struct CamelsTag, 0, 9999>;
using Gold = Ranged<struct GoldTag, 0, 9999>;

// The goods that one action can place: all dice, a card and the Hoist (yspahan 3.1, 3.3, 4 a).
using Goods = Ranged<struct GoodsTag, 0, 14>;

// yspahan 3.3
enum class Building : std::uint8_t { paddock, shop, hammam, caravanserai, bazaar, hoist };
inline constexpr int buildings_in_all = 6;

// How a building is paid for: in full, or with less because of cards (yspahan 4, 9 R1).
enum class Payment : std::uint8_t { full, without_camels, without_gold, nothing };

// yspahan 4
enum class Card : std::uint8_t {
    three_camels,
    three_gold,
    place_on_shop,
    place_on_caravan,
    sell_camels,
    sell_gold,
    exchange,
    build_without_camels,
    build_without_gold,
};
inline constexpr int cards_in_all = 18;
using Cards = SmallList<Card, cards_in_all>;

// yspahan 5: the rows of the caravan, from the lowest, which is filled first, and its camels along the way.
inline constexpr int caravan_max = 12;
using CaravanRow = Ranged<struct CaravanRowTag, 1, 3>;
using CaravanPlace = Ranged<struct CaravanPlaceTag, 0, caravan_max - 1>;

// yspahan 6
using Week = Ranged<struct WeekTag, 1, 3>;
using Day = Ranged<struct DayTag, 1, 7>;

// The sources of points.
enum class Source : std::uint8_t { souks, bazaar, caravan_places, caravan, buildings, cards };
using PointsBySource = std::array<Points, 6>;

// The purposes of chance: who begins, the dice of each day, the deck and its reshuffles.
enum class Purpose : std::uint8_t { start_player, dice, cards };

// A good beside the supervisor, and its owner.
struct Hit {
    Shop shop{};
    Seat owner;
    static constexpr Several fields{field("shop", &Hit::shop), field("owner", &Hit::owner)};
    bool operator==(const Hit&) const = default;
};
using Hits = SmallList<Hit, 2>;

// The quarter of a row of the dice tower. The row must not be that of camels or gold.
[[nodiscard]] constexpr Quarter quarter_of(Row row) { return static_cast<Quarter>(static_cast<int>(row) - 1); }
[[nodiscard]] constexpr Row row_of(Quarter quarter) { return static_cast<Row>(static_cast<int>(quarter) + 1); }
[[nodiscard]] constexpr bool is_quarter(Row row) { return row != Row::camel && row != Row::gold; }

} // namespace dahut::yspahan

namespace dahut {

using std::string_view_literals::operator""sv;

template <>
inline constexpr std::array words<yspahan::Quarter>{"bag"sv, "barrel"sv, "chest"sv, "vase"sv};
template <>
inline constexpr std::array words<yspahan::Souk>{"bag1"sv,    "bag2"sv,    "bag3"sv,    "bag4"sv,   "barrel1"sv,
                                                 "barrel2"sv, "barrel3"sv, "barrel4"sv, "chest1"sv, "chest2"sv,
                                                 "chest3"sv,  "vase1"sv,   "vase2"sv,   "vase3"sv};
template <>
inline constexpr std::array words<yspahan::Shop>{
    // clang-format off
    "bag1a"sv, "bag1b"sv, "bag1c"sv,
    "bag2a"sv, "bag2b"sv, "bag2c"sv, "bag2d"sv,
    "bag3a"sv, "bag3b"sv, "bag3c"sv, "bag3d"sv, "bag3e"sv,
    "bag4a"sv, "bag4b"sv, "bag4c"sv, "bag4d"sv, "bag4e"sv, "bag4f"sv,
    "barrel1a"sv, "barrel1b"sv,
    "barrel2a"sv, "barrel2b"sv, "barrel2c"sv,
    "barrel3a"sv, "barrel3b"sv, "barrel3c"sv, "barrel3d"sv,
    "barrel4a"sv, "barrel4b"sv, "barrel4c"sv, "barrel4d"sv, "barrel4e"sv,
    "chest1a"sv, "chest1b"sv,
    "chest2a"sv, "chest2b"sv, "chest2c"sv,
    "chest3a"sv, "chest3b"sv, "chest3c"sv, "chest3d"sv,
    "vase1a"sv,
    "vase2a"sv, "vase2b"sv,
    "vase3a"sv, "vase3b"sv, "vase3c"sv,
    // clang-format on
};
template <>
inline constexpr std::array words<yspahan::Space>{
    // clang-format off
    "crossroads"sv,
    "west1"sv, "west2"sv, "west3"sv, "west4"sv, "west5"sv, "west6"sv, "west7"sv, "west8"sv, "west9"sv, "west10"sv,
    "east1"sv, "east2"sv, "east3"sv, "east4"sv, "east5"sv, "east6"sv, "east7"sv,
    "north1"sv, "north2"sv, "north3"sv, "north4"sv,
    "south1"sv, "south2"sv, "south3"sv, "south4"sv, "south5"sv, "south6"sv, "south7"sv,
    // clang-format on
};
template <>
inline constexpr std::array words<yspahan::Row>{"camel"sv, "bag"sv, "barrel"sv, "chest"sv, "vase"sv, "gold"sv};
template <>
inline constexpr std::array words<yspahan::Building>{"paddock"sv,      "shop"sv,   "hammam"sv,
                                                     "caravanserai"sv, "bazaar"sv, "hoist"sv};
template <>
inline constexpr std::array words<yspahan::Payment>{"full"sv, "without_camels"sv, "without_gold"sv, "nothing"sv};
template <>
inline constexpr std::array words<yspahan::Card>{
    "three_camels"sv, "three_gold"sv, "place_on_shop"sv,        "place_on_caravan"sv,  "sell_camels"sv,
    "sell_gold"sv,    "exchange"sv,   "build_without_camels"sv, "build_without_gold"sv};
template <>
inline constexpr std::array words<yspahan::Source>{"souks"sv,   "bazaar"sv,    "caravan_places"sv,
                                                   "caravan"sv, "buildings"sv, "cards"sv};

template <>
inline constexpr std::array words<yspahan::Purpose>{"start_player"sv, "dice"sv, "cards"sv};

} // namespace dahut
