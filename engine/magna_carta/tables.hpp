// The numbers printed on the components of Caylus Magna Carta, with checks of their totals.
#pragma once

#include "engine/magna_carta/components.hpp"
#include "engine/magna_carta/options.hpp"

#include <array>
#include <numeric>

namespace dahut::magna_carta {

// The cost of a card: cubes of each kind, and white ones, for which any cube will do (magna-carta 5.6).
struct Cost {
    std::array<std::uint8_t, 4> cubes{};
    std::uint8_t any = 0;

    bool operator==(const Cost&) const = default;
    [[nodiscard]] constexpr int total() const { return std::accumulate(cubes.begin(), cubes.end(), int{any}); }
};

// What an ability does.
enum class Deed : std::uint8_t {
    nothing,
    gain_cubes,
    gain_deniers,
    take_stored,
    buy_cubes,
    sell_cube,
    turn_over,
    trade_for_gold,
    buy_gold,
    buy_tokens,
};

// One ability of a card. The seat gains `amount` of `cube` or of deniers. `prices` are the prices of one thing and of
// two; 0 means that so many are not for sale.
struct Effect {
    Deed deed{};
    std::uint8_t amount = 0;
    Cube cube{};
    std::array<std::uint8_t, 2> prices{};
};

// A card of the road.
struct BuildingCard {
    Cost cost;
    std::uint8_t points = 0;
    Effect primary;
    Effect secondary;
};

namespace detail {

constexpr Effect gain(std::uint8_t amount, Cube cube) { return {Deed::gain_cubes, amount, cube, {}}; }
constexpr Effect gain_deniers(std::uint8_t amount) { return {Deed::gain_deniers, amount, {}, {}}; }
constexpr Effect take_stored(Cube cube) { return {Deed::take_stored, 1, cube, {}}; }
constexpr Effect buy(Deed deed, std::uint8_t one, std::uint8_t two) { return {deed, 0, {}, {one, two}}; }

constexpr Cost small_cost{{1, 1, 0, 0}, 0};
constexpr Cost trade_cost{{0, 1, 0, 0}, 1};
constexpr Cost large_cost{{1, 0, 2, 0}, 0};
constexpr Cost grand_cost{{0, 1, 2, 0}, 0};

constexpr BuildingCard small_building(Cube cube) { return {small_cost, 1, gain(1, cube), take_stored(cube)}; }
constexpr BuildingCard large_building(Cube cube) { return {large_cost, 2, gain(2, cube), gain(1, cube)}; }
constexpr BuildingCard neutral_building(const Effect& effect) { return {{}, 0, effect, {}}; }

} // namespace detail

// magna-carta 1, 2: in the order of Building.
inline constexpr std::array<BuildingCard, cards_in_deck + neutral_buildings> building_cards{{
    detail::small_building(Cube::food),
    detail::small_building(Cube::wood),
    detail::small_building(Cube::stone),
    {detail::trade_cost, 2, detail::buy(Deed::buy_cubes, 1, 2), detail::buy(Deed::buy_cubes, 1, 0)},
    {detail::trade_cost, 2, {Deed::sell_cube, 4}, detail::gain_deniers(1)},
    {detail::small_cost, 2, {Deed::turn_over}, detail::gain_deniers(2)},
    detail::large_building(Cube::food),
    detail::large_building(Cube::wood),
    detail::large_building(Cube::stone),
    {detail::large_cost, 2, detail::gain(1, Cube::gold), {Deed::trade_for_gold}},
    {detail::grand_cost, 3, detail::buy(Deed::buy_gold, 1, 3), detail::buy(Deed::buy_gold, 2, 0)},
    {detail::grand_cost, 3, detail::buy(Deed::buy_tokens, 2, 5), detail::buy(Deed::buy_tokens, 3, 0)},
    detail::neutral_building(detail::gain(1, Cube::food)),
    detail::neutral_building(detail::gain(1, Cube::wood)),
    detail::neutral_building(detail::gain(1, Cube::stone)),
    detail::neutral_building(detail::gain_deniers(2)),
    detail::neutral_building(detail::buy(Deed::buy_cubes, 1, 0)),
}};
[[nodiscard]] constexpr const BuildingCard& card_of(Building building)
{
    return building_cards[static_cast<std::size_t>(building)];
}
[[nodiscard]] constexpr const Effect& effect_of(Building building, Ability ability)
{
    const BuildingCard& card = card_of(building);
    return ability == Ability::primary ? card.primary : card.secondary;
}
[[nodiscard]] constexpr bool stores_cubes(Building building)
{
    return card_of(building).secondary.deed == Deed::take_stored;
}
static_assert(std::accumulate(building_cards.begin(), building_cards.end(), 0,
                              [](int sum, const BuildingCard& card) { return sum + card.points; })
              == 23);
static_assert(card_of(Building::lawyer).primary.deed == Deed::turn_over);
static_assert(card_of(Building::church).primary.prices[1] == 5);
static_assert(card_of(Building::neutral_peddler).primary.prices[0] == 1);

// magna-carta 1: the cards of a deck with this cost.
[[nodiscard]] constexpr Cards buildings_that_cost(const Cost& cost)
{
    Cards alike;
    for (int card = 0; card < cards_in_deck; ++card) {
        if (building_cards[static_cast<std::size_t>(card)].cost == cost) {
            alike.insert(static_cast<Building>(card));
        }
    }
    return alike;
}
inline constexpr std::array<Cards, 4> buildings_of_one_cost{
    buildings_that_cost(detail::small_cost), buildings_that_cost(detail::trade_cost),
    buildings_that_cost(detail::large_cost), buildings_that_cost(detail::grand_cost)};
static_assert(buildings_of_one_cost[0].size() + buildings_of_one_cost[1].size() + buildings_of_one_cost[2].size()
                  + buildings_of_one_cost[3].size()
              == cards_in_deck);

// magna-carta 1: the cards of a deck; the basic game leaves two of them in the box (9).
[[nodiscard]] constexpr Cards deck_of(const Options& options)
{
    const Cards deck = Cards::first(cards_in_deck);
    return options.game == GameKind::basic ? deck.without({Building::lawyer, Building::church}) : deck;
}
static_assert(deck_of({}).size() == 12 && deck_of({GameKind::basic, {}}).size() == 10);

// magna-carta 1: the number of cubes put on a small building when it is built.
[[nodiscard]] constexpr int cubes_stored(int seats) { return seats == 2 ? 2 : 4; }

// magna-carta 3: in the order of Prestige.
struct PrestigeCard {
    Cost cost;
    std::uint8_t points = 0;
};
inline constexpr std::array<PrestigeCard, prestige_buildings> prestige_cards{{
    {{{0, 2, 0, 1}}, 6},
    {{{0, 0, 2, 1}}, 6},
    {{{0, 0, 3, 1}}, 6},
    {{{3, 0, 0, 2}}, 10},
    {{{0, 3, 0, 2}}, 10},
    {{{0, 0, 3, 2}}, 10},
    {{{0, 0, 5, 3}}, 14},
}};
[[nodiscard]] constexpr const PrestigeCard& card_of(Prestige prestige)
{
    return prestige_cards[static_cast<std::size_t>(prestige)];
}
static_assert(std::accumulate(prestige_cards.begin(), prestige_cards.end(), 0,
                              [](int sum, const PrestigeCard& card) { return sum + card.points; })
              == 62);
static_assert(card_of(Prestige::cathedral).cost.total() == Payment::capacity);

// The prestige buildings that can be built; the basic game has no Hotel (9).
[[nodiscard]] constexpr Choices<Prestige> prestige_of(const Options& options)
{
    const Choices<Prestige> all = Choices<Prestige>::all();
    return options.game == GameKind::basic ? all.without(Prestige::hotel) : all;
}

// magna-carta 4: the points of a token of each part, and the number of tokens for 2, 3 and 4 players.
inline constexpr std::array<int, castle_parts> token_points{4, 3, 2};
[[nodiscard]] constexpr Tokens castle_of(int seats)
{
    const auto missing = static_cast<std::uint8_t>(seats_most - seats);
    return {static_cast<std::uint8_t>(7 - missing), static_cast<std::uint8_t>(8 - missing),
            static_cast<std::uint8_t>(9 - missing)};
}
[[nodiscard]] constexpr int count_of(const Tokens& tokens) { return std::accumulate(tokens.begin(), tokens.end(), 0); }
[[nodiscard]] constexpr int points_of(const Tokens& tokens)
{
    return std::inner_product(tokens.begin(), tokens.end(), token_points.begin(), 0);
}
static_assert(count_of(castle_of(2)) == 18 && count_of(castle_of(3)) == 21 && count_of(castle_of(4)) == 24);
static_assert(points_of(castle_of(2)) == 52 && points_of(castle_of(3)) == 61 && points_of(castle_of(4)) == 70);
static_assert(Round::highest == count_of(castle_of(seats_most)), "at least one token leaves in each round");

// magna-carta 4
inline constexpr Cost batch{{1, 1, 1, 0}};
inline constexpr int tokens_removed = 2;

// magna-carta 5.1
inline constexpr Cubes cubes_at_start{2, 2, 0, 0};
inline constexpr Deniers deniers_at_start{4};
inline constexpr int hand_at_start = 3;
inline constexpr int workers_of_player = 4;

// magna-carta 5 a, 5.2, 5.3, 5 f
inline constexpr int income = 2;
inline constexpr int income_of_residence = 1;
inline constexpr int income_of_hotel = 1;
inline constexpr Deniers action_price{1};
inline constexpr Deniers first_to_pass{1};
inline constexpr int step_price = 1;
inline constexpr int provost_advance = 2;

// magna-carta 5.5: a residence costs one food.
inline constexpr Cube residence_cost = Cube::food;
inline constexpr int residence_points = 1;

// magna-carta 6: how many cubes, or deniers, make one point.
inline constexpr int cubes_for_point = 3;
inline constexpr int deniers_for_point = 3;

} // namespace dahut::magna_carta
