// magna-carta 1 to 4: the contents of the box, as types. The printed numbers are in tables.hpp.
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

// magna-carta 0: the kinds of cubes, always in this order. Gold can replace any other (5.6).
enum class Cube : std::uint8_t { food, wood, stone, gold };

// How many cubes of each kind.
using Cubes = std::array<std::uint16_t, 4>;

// Cubes given as a payment, in the order of their kinds. The largest payment is for a Cathedral: eight.
using Payment = SmallList<Cube, 8>;

// Money. Everybody sees how much each player has.
using Deniers = Ranged<struct DeniersTag, 0, 9999>;

// magna-carta 1, 2: the buildings on cards of the road. Each player has one of each of the first twelve. The other five
// are neutral and belong to nobody.
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

// Cards of one player. No two of them are alike. The order of a deck is unknown until a card is drawn.
using Cards = Choices<Building>;
using CardList = SmallList<Building, cards_in_deck>;

// magna-carta 3
enum class Prestige : std::uint8_t { theatre, statue, hotel, stables, town_hall, monument, cathedral };
inline constexpr int prestige_buildings = 7;
using PrestigeList = SmallList<Prestige, prestige_buildings>;

// magna-carta 5.5: how a player's card lies on the road. A prestige building may cover a residence.
enum class Face : std::uint8_t { building, residence, covered };

// magna-carta 1: the first ability is for the owner of the worker, the second for the owner of the card.
enum class Ability : std::uint8_t { primary, secondary };

// magna-carta 4: the parts of the castle. Their tokens are taken in this order.
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
// magna-carta 5.3: the number of cards that the provost moves; positive numbers lead towards the end of the road.
using Steps = Ranged<struct StepsTag, -3, 3>;
// How many things are bought at once.
using Amount = Ranged<struct AmountTag, 1, 2>;

// Seats in a meaningful order.
using SeatList = SmallList<Seat, seats_most>;

// magna-carta 5.1: what a seat does with its first three cards.
enum class HandChoice : std::uint8_t { keep, replace };

// The purposes of chance. Each deck has its own, so that one player's draws do not shift another's.
enum class Purpose : std::uint8_t { road, first_player, deck_0, deck_1, deck_2, deck_3 };
[[nodiscard]] constexpr Purpose deck_purpose(Seat seat)
{
    return static_cast<Purpose>(static_cast<int>(Purpose::deck_0) + seat.index());
}

// A card of the road and everything on it; all of it is public. Neutral buildings have no owner. `cubes` are those left
// on a small building (1), all of the kind that it produces.
struct RoadCard {
    Building building{};
    Face face{};
    std::optional<Seat> owner;
    std::optional<Seat> worker;
    std::optional<Prestige> prestige;
    std::uint8_t cubes = 0;
    static constexpr Several fields{field("building", &RoadCard::building), field("face", &RoadCard::face),
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
