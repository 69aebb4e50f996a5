// magna-carta 1 to 4: what is in the box, as types. The numbers printed on it stand in tables.hpp.
#pragma once

#include "engine/core/choices.hpp"
#include "engine/core/describe.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/seat.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace dahut::magna_carta {

using std::string_view_literals::operator""sv;

inline constexpr int seats_most = 4;

// magna-carta 0: the kinds of cubes, always in this order. Gold stands in for any other (5.6).
enum class Cube : std::uint8_t { food, wood, stone, gold };

// How many cubes of each kind.
using Cubes = std::array<std::uint16_t, 4>;

// Cubes that are given for something, in the order of their kinds; at most a Cathedral takes eight.
using Payment = SmallList<Cube, 8>;

// Money. Everybody sees how much anybody has.
using Deniers = Ranged<struct DeniersTag, 0, 9999>;

// magna-carta 1, 2: what a card of the road can be. Twelve buildings, of which each player has one each, then the
// five neutral ones, which belong to nobody.
enum class Building : std::uint8_t {
    // clang-format off
    small_farm, small_sawmill, small_quarry, peddler, market, lawyer,
    large_farm, large_sawmill, large_quarry, gold_mine, bank, church,
    park, forest, neutral_quarry, trading_post, neutral_peddler,
    // clang-format on
};
inline constexpr int cards_in_deck = 12;
inline constexpr int neutral_buildings = 5;
[[nodiscard]] constexpr bool is_neutral(Building building) { return static_cast<int>(building) >= cards_in_deck; }

// Cards of one player, of which no two are alike: the order of a deck is never known before it is drawn.
using Cards = Choices<Building>;
using CardList = SmallList<Building, cards_in_deck>;

// magna-carta 3
enum class Prestige : std::uint8_t { theatre, statue, hotel, stables, town_hall, monument, cathedral };
inline constexpr int prestige_buildings = 7;
using PrestigeList = SmallList<Prestige, prestige_buildings>;

// magna-carta 5.5: how a player's card lies on the road; a residence may be covered by a prestige building.
enum class Face : std::uint8_t { building, residence, covered };

// magna-carta 1: the first ability is for the owner of the worker, the second for the owner of the card.
enum class Ability : std::uint8_t { primary, secondary };

// magna-carta 4: the parts of the castle, whose tokens are taken in this order.
enum class CastlePart : std::uint8_t { dungeon, walls, towers };
inline constexpr int castle_parts = 3;
// How many tokens of each part.
using Tokens = std::array<std::uint8_t, castle_parts>;

// magna-carta 2: a card of the road, counted from 0 at its old end.
inline constexpr int neutral_cards_most = 4;
inline constexpr int road_most = neutral_cards_most + seats_most * cards_in_deck;
using Place = Ranged<struct PlaceTag, 0, road_most - 1>;

// magna-carta 5, 8
using Round = Ranged<struct RoundTag, 1, 24>;
// magna-carta 5.2 f: a number of the bridge.
using BridgeNumber = Ranged<struct BridgeNumberTag, 1, seats_most>;
// magna-carta 5.3: cards that the provost moves, towards the end of the road if above 0.
using Steps = Ranged<struct StepsTag, -3, 3>;
// How many of something are bought at once.
using Amount = Ranged<struct AmountTag, 1, 2>;

// The seats of a table, in an order that means something.
using SeatList = SmallList<Seat, seats_most>;

// magna-carta 5.1: what a seat does with the first three cards it drew.
enum class HandChoice : std::uint8_t { keep, replace };

// What chance is needed for. Every deck has a purpose of its own, so that nobody's draws shift anybody else's.
enum class Purpose : std::uint8_t { road, first_player, deck_0, deck_1, deck_2, deck_3 };
[[nodiscard]] constexpr Purpose deck_purpose(Seat seat)
{
    return static_cast<Purpose>(static_cast<int>(Purpose::deck_0) + seat.index());
}

// A card of the road, with everything on it, all of it open. Neutral buildings have no owner. `cubes` are those left on
// a small building (1), of the kind that it brings.
struct RoadCard {
    Building building{};
    Face face{};
    std::optional<Seat> owner;
    std::optional<Seat> worker;
    std::optional<Prestige> prestige;
    std::uint8_t cubes = 0;
    static constexpr std::tuple fields{field("building", &RoadCard::building), field("face", &RoadCard::face),
                                       field("owner", &RoadCard::owner),       field("worker", &RoadCard::worker),
                                       field("prestige", &RoadCard::prestige), field("cubes", &RoadCard::cubes)};
    bool operator==(const RoadCard&) const = default;
};
using Road = SmallList<RoadCard, road_most>;

} // namespace dahut::magna_carta

namespace dahut {

using std::string_view_literals::operator""sv;

template <>
inline constexpr std::array words<magna_carta::Cube>{"food"sv, "wood"sv, "stone"sv, "gold"sv};
template <>
inline constexpr std::array words<magna_carta::Building>{
    "small_farm"sv, "small_sawmill"sv, "small_quarry"sv,   "peddler"sv,      "market"sv,         "lawyer"sv,
    "large_farm"sv, "large_sawmill"sv, "large_quarry"sv,   "gold_mine"sv,    "bank"sv,           "church"sv,
    "park"sv,       "forest"sv,        "neutral_quarry"sv, "trading_post"sv, "neutral_peddler"sv};
template <>
inline constexpr std::array words<magna_carta::Prestige>{"theatre"sv,   "statue"sv,   "hotel"sv,    "stables"sv,
                                                         "town_hall"sv, "monument"sv, "cathedral"sv};
template <>
inline constexpr std::array words<magna_carta::Face>{"building"sv, "residence"sv, "covered"sv};
template <>
inline constexpr std::array words<magna_carta::Ability>{"primary"sv, "secondary"sv};
template <>
inline constexpr std::array words<magna_carta::CastlePart>{"dungeon"sv, "walls"sv, "towers"sv};
template <>
inline constexpr std::array words<magna_carta::Purpose>{"road"sv,   "first player"sv, "deck 0"sv,
                                                        "deck 1"sv, "deck 2"sv,       "deck 3"sv};
template <>
inline constexpr std::array words<magna_carta::HandChoice>{"keep"sv, "replace"sv};

} // namespace dahut
