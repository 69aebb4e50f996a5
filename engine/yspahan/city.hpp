// yspahan 1.1 to 1.3: the printed city: which shops form a souk and what it pays, which shops stand at which space of
// the roads, and the distances between spaces.
#pragma once

#include "engine/yspahan/components.hpp"

#include <array>
#include <cstddef>

namespace dahut::yspahan {

using Shops = Choices<Shop>;
using Souks = Choices<Souk>;
using Spaces = Choices<Space>;

// --- yspahan 1.2: souks
struct SoukFacts {
    Quarter quarter;
    int shops;
    int points;
};

inline constexpr std::array<SoukFacts, 14> souk_table{{
    {Quarter::bag, 3, 3},
    {Quarter::bag, 4, 4},
    {Quarter::bag, 5, 6},
    {Quarter::bag, 6, 8},
    {Quarter::barrel, 2, 3},
    {Quarter::barrel, 3, 4},
    {Quarter::barrel, 4, 6},
    {Quarter::barrel, 5, 8},
    {Quarter::chest, 2, 4},
    {Quarter::chest, 3, 6},
    {Quarter::chest, 4, 8},
    {Quarter::vase, 1, 4},
    {Quarter::vase, 2, 6},
    {Quarter::vase, 3, 12},
}};
static_assert(souk_table.size() == words<Souk>.size());

[[nodiscard]] constexpr const SoukFacts& facts_of(Souk souk) { return souk_table[static_cast<std::size_t>(souk)]; }

namespace detail {

inline constexpr auto shops_by_souk = [] {
    std::array<Shops, souk_table.size()> shops{};
    int next = 0;
    for (std::size_t souk = 0; souk < shops.size(); ++souk) {
        for (int shop = 0; shop < souk_table[souk].shops; ++shop) {
            shops[souk].insert(static_cast<Shop>(next++));
        }
    }
    return shops;
}();

inline constexpr auto souks_by_quarter = [] {
    std::array<Souks, words<Quarter>.size()> souks{};
    for (const Souk souk : all_of<Souk>()) {
        souks[static_cast<std::size_t>(facts_of(souk).quarter)].insert(souk);
    }
    return souks;
}();

inline constexpr auto souk_by_shop = [] {
    std::array<Souk, shops_in_all> souks{};
    for (const Souk souk : all_of<Souk>()) {
        for (const Shop shop : shops_by_souk[static_cast<std::size_t>(souk)]) {
            souks[static_cast<std::size_t>(shop)] = souk;
        }
    }
    return souks;
}();

} // namespace detail

[[nodiscard]] constexpr Shops shops_of(Souk souk) { return detail::shops_by_souk[static_cast<std::size_t>(souk)]; }
[[nodiscard]] constexpr Souks souks_of(Quarter quarter)
{
    return detail::souks_by_quarter[static_cast<std::size_t>(quarter)];
}
[[nodiscard]] constexpr Souk souk_of(Shop shop) { return detail::souk_by_shop[static_cast<std::size_t>(shop)]; }
[[nodiscard]] constexpr Quarter quarter_of(Shop shop) { return facts_of(souk_of(shop)).quarter; }

// --- yspahan 1.3: roads. Two spaces have two shops; the crossroads has none.
inline constexpr std::array<Shops, spaces_in_all> shops_by_space{
    // clang-format off
    Shops(),
    Shop::bag1b, Shop::chest1b, Shop::bag1a, Shop::chest1a, Shop::bag3b,
    Shop::chest2c, Shop::bag3a, Shop::chest2b, Shop::bag4a, Shop::chest2a,
    Shops{Shop::vase1a, Shop::barrel1a}, Shop::barrel1b, Shop::vase3a, Shop::barrel3a, Shop::vase3b,
    Shop::barrel3b, Shop::vase3c,
    Shop::vase1a, Shop::chest3a, Shop::vase2a, Shop::chest3b,
    Shops{Shop::bag1b, Shop::barrel1a}, Shop::bag1c, Shop::barrel2a, Shop::bag2a, Shop::barrel4b, Shop::bag2b,
    Shop::barrel4a,
    // clang-format on
};

[[nodiscard]] constexpr Shops shops_beside(Space space) { return shops_by_space[static_cast<std::size_t>(space)]; }

// Where the west, east, north and south arms of the crossing roads begin, and where the last one ends.
inline constexpr std::array<int, 5> arms_begin{1, 11, 18, 22, spaces_in_all};

// The crossroads belongs to every arm, at distance 0.
[[nodiscard]] constexpr Steps distance_between(Space one, Space other)
{
    const int first = static_cast<int>(one < other ? one : other);
    const int second = static_cast<int>(one < other ? other : one);
    int arm_of_second = 0;
    for (const int begin : arms_begin) {
        arm_of_second = begin <= second ? begin : arm_of_second;
    }
    if (first >= arm_of_second) {
        return Steps(second - first);
    }
    int arm_of_first = 1;
    for (const int begin : arms_begin) {
        arm_of_first = begin <= first ? begin : arm_of_first;
    }
    return Steps(first - arm_of_first + 1 + second - arm_of_second + 1);
}

namespace detail {

// For each space and each number of steps: the spaces at most that far away.
inline constexpr auto spaces_within = [] {
    std::array<std::array<Spaces, Steps::size>, spaces_in_all> within{};
    for (const Space from : all_of<Space>()) {
        for (const Space to : all_of<Space>()) {
            for (int steps = distance_between(from, to).number(); steps < Steps::size; ++steps) {
                within[static_cast<std::size_t>(from)][static_cast<std::size_t>(steps)].insert(to);
            }
        }
    }
    return within;
}();

} // namespace detail

// The spaces whose distance from this one is between `fewest` and `most`, both included. Bounds outside the board are
// allowed and add nothing.
[[nodiscard]] constexpr Spaces spaces_between(Space from, int fewest, int most)
{
    const auto& within = detail::spaces_within[static_cast<std::size_t>(from)];
    const auto nearer_than = [&within](int steps) {
        return steps <= 0 ? Spaces() : within[static_cast<std::size_t>(steps < Steps::size ? steps : Steps::size) - 1];
    };
    return nearer_than(most + 1).without(nearer_than(fewest));
}

// --- Checks of the printed totals.
static_assert(
    [] {
        int shops = 0;
        int points = 0;
        for (const SoukFacts& souk : souk_table) {
            shops += souk.shops;
            points += souk.points;
        }
        return shops == shops_in_all && points == 82;
    }(),
    "14 souks have 47 shops and pay 82 points");
static_assert(
    [] {
        int sides = 0;
        Shops on_a_road;
        for (const Shops& shops : shops_by_space) {
            sides += shops.size();
            on_a_road.join(shops);
        }
        return sides == 30 && on_a_road.size() == 27;
    }(),
    "27 shops stand on a road, three of them on two spaces");
static_assert(
    [] {
        int neighbours = 0;
        for (const Space space : all_of<Space>()) {
            neighbours += spaces_between(space, 1, 1).size();
        }
        return neighbours == 2 * 28;
    }(),
    "28 steps join the 29 spaces, so that there is one way from each to each");
static_assert(distance_between(Space::west10, Space::east7).number() == Steps::highest);
static_assert(distance_between(Space::crossroads, Space::north4) == Steps(4));
static_assert(distance_between(Space::south1, Space::south7) == Steps(6));

} // namespace dahut::yspahan
