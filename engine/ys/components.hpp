// ys 1: the contents of the box, as types. The printed numbers are in tables.hpp.
#pragma once

#include "engine/core/choices.hpp"
#include "engine/core/describe.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/seat.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace dahut::ys {

using std::string_view_literals::operator""sv;

// ys 1.1: the number printed on a broker. Until it is placed, a broker is only this number.
using Broker = Ranged<struct BrokerTag, 0, 4>;

// How many brokers of each value: a hand without order or identity.
using BrokerCounts = std::array<std::uint8_t, Broker::size>;

// A sum of brokers.
using Strength = Ranged<struct StrengthTag, 0, 250>;

enum class Face : std::uint8_t { up, down };

// ys 1.2: the four colours that have a quotation, always in this order.
enum class Colour : std::uint8_t { blue, green, yellow, red };

// ys 1.2: what may lie on a ship or a market row. Black gems are never there.
enum class Gem : std::uint8_t { blue, green, yellow, red, white };

// ys 1.5, 1.6
using Quarter = Ranged<struct QuarterTag, 1, 4>;
using Row = Ranged<struct RowTag, 0, 3>;
enum class Area : std::uint8_t { port, commerce, palace };

// Where a broker can stand: twelve areas of the city, then the sixteen spaces of the market, row by row.
enum class Location : std::uint8_t {
    // clang-format off
    port1, commerce1, palace1, port2, commerce2, palace2,
    port3, commerce3, palace3, port4, commerce4, palace4,
    blue0, green0, yellow0, red0, blue1, green1, yellow1, red1,
    blue2, green2, yellow2, red2, blue3, green3, yellow3, red3,
    // clang-format on
};
inline constexpr int areas_in_all = 12;
inline constexpr int locations_in_all = 28;

// ys 1.7: a quotation's step. ys 1.8: an order card. Turns of ys 3, rounds of ys 3.3.
using Step = Ranged<struct StepTag, 1, 15>;
// ys 5.3: where each colour's quotation would go, in colour order; nothing for a colour whose column is tied.
using ProjectedQuotations = std::array<std::optional<Step>, 4>;
using OrderCard = Ranged<struct OrderCardTag, 1, 4>;
using Turn = Ranged<struct TurnTag, 1, 4>;
using Round = Ranged<struct RoundTag, 1, 4>;

// ys 1.4, 7.3
enum class Character : std::uint8_t {
    // clang-format off
    cardinal, spy, illusionist, queen, wizard, mercenary, captain, herald, intriguer, merchant,
    alchemist, banker, jeweller, prince, king, blue_edged,
    // clang-format on
};
inline constexpr int characters_in_all = 16;
inline constexpr int yellow_edged_characters = 15;

// Identifies a broker on the board: how many brokers were placed before it this turn. It ends when the broker goes
// home.
inline constexpr int placements_max = 32;
using BrokerNumber = Ranged<struct BrokerNumberTag, 0, placements_max - 1>;

// An owner of brokers, points or gems. 0 to 3 are the seats. The last is the neutral of a two-player game, which has
// brokers and scores but no seat (ys 9.2).
using Side = Ranged<struct SideTag, 0, 4>;
inline constexpr int sides_max = Side::size;
inline constexpr Side the_neutral{Side::highest};
[[nodiscard]] constexpr Side side_of(Seat seat) { return Side(seat.number()); }
// The side must not be the neutral.
[[nodiscard]] constexpr Seat seat_of(Side side) { return Seat(side.number()); }

// ys 9.3: which of its player's courtiers this is, in the order of sending, counted from 0.
inline constexpr int courtiers_max = 4;
using CourtierNumber = Ranged<struct CourtierNumberTag, 0, courtiers_max - 1>;

// ys 1.3: the big gem first, then the small ones in printed order (13 R2).
struct Ship {
    Colour big = Colour::blue;
    std::array<Gem, 2> small{};

    static constexpr Several fields{field("big", &Ship::big), field("small", &Ship::small)};
    bool operator==(const Ship&) const = default;
};

} // namespace dahut::ys

namespace dahut {

using std::string_view_literals::operator""sv;

template <>
inline constexpr std::array words<ys::Face>{"up"sv, "down"sv};
template <>
inline constexpr std::array words<ys::Colour>{"blue"sv, "green"sv, "yellow"sv, "red"sv};
template <>
inline constexpr std::array words<ys::Gem>{"blue"sv, "green"sv, "yellow"sv, "red"sv, "white"sv};
template <>
inline constexpr std::array words<ys::Area>{"port"sv, "commerce"sv, "palace"sv};
template <>
inline constexpr std::array words<ys::Location>{
    "port1"sv,     "commerce1"sv, "palace1"sv, "port2"sv,     "commerce2"sv, "palace2"sv, "port3"sv,
    "commerce3"sv, "palace3"sv,   "port4"sv,   "commerce4"sv, "palace4"sv,   "blue0"sv,   "green0"sv,
    "yellow0"sv,   "red0"sv,      "blue1"sv,   "green1"sv,    "yellow1"sv,   "red1"sv,    "blue2"sv,
    "green2"sv,    "yellow2"sv,   "red2"sv,    "blue3"sv,     "green3"sv,    "yellow3"sv, "red3"sv};
template <>
inline constexpr std::array words<ys::Character>{
    "cardinal"sv,  "spy"sv,      "illusionist"sv, "queen"sv,  "wizard"sv,   "mercenary"sv, "captain"sv, "herald"sv,
    "intriguer"sv, "merchant"sv, "alchemist"sv,   "banker"sv, "jeweller"sv, "prince"sv,    "king"sv,    "blue_edged"sv};

} // namespace dahut

namespace dahut::ys {

// Questions about places. Ask the quarter only of a city area, and the row or column only of a market space.
[[nodiscard]] constexpr bool in_city(Location where) { return static_cast<int>(where) < areas_in_all; }
[[nodiscard]] constexpr bool in_market(Location where) { return !in_city(where); }
[[nodiscard]] constexpr Location location_at(int index) { return static_cast<Location>(index); }
[[nodiscard]] constexpr Location area_of(Quarter quarter, Area area)
{
    return location_at(quarter.index() * 3 + static_cast<int>(area));
}
[[nodiscard]] constexpr Location space_of(Row row, Colour column)
{
    return location_at(areas_in_all + row.index() * 4 + static_cast<int>(column));
}
[[nodiscard]] constexpr Quarter quarter_of(Location area) { return Quarter::at_index(static_cast<int>(area) / 3); }
[[nodiscard]] constexpr Row row_of(Location space)
{
    return Row::at_index((static_cast<int>(space) - areas_in_all) / 4);
}
[[nodiscard]] constexpr Colour column_of(Location space)
{
    return static_cast<Colour>((static_cast<int>(space) - areas_in_all) % 4);
}

inline constexpr Choices<Location> all_areas = Choices<Location>::first(areas_in_all);
inline constexpr Choices<Location> all_spaces = Choices<Location>::all().without(all_areas);
[[nodiscard]] constexpr Choices<Location> places_of(Quarter quarter)
{
    return {area_of(quarter, Area::port), area_of(quarter, Area::commerce), area_of(quarter, Area::palace)};
}
[[nodiscard]] constexpr Choices<Location> places_of(Row row)
{
    return {space_of(row, Colour::blue), space_of(row, Colour::green), space_of(row, Colour::yellow),
            space_of(row, Colour::red)};
}

[[nodiscard]] constexpr Gem gem_of(Colour colour) { return static_cast<Gem>(colour); }
// The gem must not be white.
[[nodiscard]] constexpr Colour colour_of(Gem gem) { return static_cast<Colour>(gem); }

} // namespace dahut::ys
