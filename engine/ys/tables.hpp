// The numbers printed on the components of Ys, with checks of their totals.
#pragma once

#include "engine/ys/components.hpp"
#include "engine/ys/options.hpp"
#include "engine/ys/stage.hpp"

#include <array>
#include <numeric>

namespace dahut::ys {

// ys 1.1: how many brokers of the values 0, 1, 2, 3, 4 a player has in play.
inline constexpr BrokerCounts team{2, 3, 1, 3, 2};
[[nodiscard]] constexpr int count_of(const BrokerCounts& brokers)
{
    return std::accumulate(brokers.begin(), brokers.end(), 0);
}
// The values of which there are at least `at_least`.
[[nodiscard]] constexpr Choices<Broker> values_among(const BrokerCounts& brokers, int at_least = 1)
{
    Choices<Broker> values;
    for (const Broker value : Choices<Broker>::all()) {
        if (brokers[static_cast<std::size_t>(value.index())] >= at_least) {
            values.insert(value);
        }
    }
    return values;
}
[[nodiscard]] constexpr int sum_of(const BrokerCounts& brokers)
{
    int sum = 0;
    for (int value = Broker::lowest; value <= Broker::highest; ++value) {
        sum += value * brokers[static_cast<std::size_t>(value)];
    }
    return sum;
}
static_assert(count_of(team) == 11 && sum_of(team) == 22);

// ys 9.4: Express leaves out a 1 and a 3, and a round of placing.
inline constexpr BrokerCounts express_team{2, 2, 1, 2, 2};
static_assert(count_of(express_team) == 9 && sum_of(express_team) == 18);
[[nodiscard]] constexpr const BrokerCounts& team_of(const Options& options)
{
    return options.express == Switch::on ? express_team : team;
}
[[nodiscard]] constexpr Round last_round(const Options& options)
{
    return Round(options.express == Switch::on ? 3 : 4);
}

// ys 9.2 a: the neutral brokers that each of two players holds, one for each round.
inline constexpr BrokerCounts neutral_4210{1, 1, 1, 0, 1};
inline constexpr BrokerCounts neutral_4310{1, 1, 0, 1, 1};
static_assert(count_of(neutral_4210) == Round::size && count_of(neutral_4310) == Round::size);
[[nodiscard]] constexpr const BrokerCounts& neutral_team_of(const Options& options)
{
    return options.neutral == NeutralBrokers::with_two ? neutral_4210 : neutral_4310;
}

// ys 9.3: the 2 that replaces a courtier, and what the throne room pays.
inline constexpr Broker courtiers_replacement{2};
inline constexpr int replacements = 3;
inline constexpr std::array<int, 4> favour_points{12, 7, 3, 0};

// ys 2.4: characters laid on each quarter.
inline constexpr int pile_size = 3;

// ys 3.2 a, 3.3 b
inline constexpr int brokers_in_bid = 2;
inline constexpr int placements_in_round = 2;
static_assert(brokers_in_bid + Round::size * placements_in_round + 1 == count_of(team));
static_assert(brokers_in_bid + 3 * placements_in_round + 1 == count_of(express_team));
static_assert(placements_max == 4 * Round::size * placements_in_round);

// ys 1.7, 5.3: the start of a quotation, and the moves of the columns from the highest to the lowest.
inline constexpr Step quotation_start{8};
inline constexpr std::array<int, 4> column_moves{+2, +1, -1, -2};
static_assert(std::accumulate(column_moves.begin(), column_moves.end(), 0) == 0);

// ys 3.3 c, 4.4, 7.3
inline constexpr Points market_point{1};
inline constexpr Points commerce_points{3};
inline constexpr Points merchant_points{5};
inline constexpr Points prince_points{4};
inline constexpr Points king_points{5};
inline constexpr int looks_of_spy = 3;
inline constexpr int marked_strength = 5;
inline constexpr int cards_per_turn = 2;

// ys 8.1: points by place (row) and rank of the colour (column).
inline constexpr std::array<std::array<int, 4>, 4> colour_points{{
    {24, 20, 16, 12},
    {18, 15, 12, 9},
    {12, 10, 8, 6},
    {6, 5, 4, 3},
}};
static_assert(
    [] {
        for (const auto& place : colour_points) {
            for (std::size_t rank = 0; rank < 4; ++rank) {
                if (place[rank] * 6 != place[0] * static_cast<int>(6 - rank)) {
                    return false;
                }
            }
        }
        return true;
    }(),
    "every rank pays a sixth of the top colour less than the one above it");

// ys 8.3: points for 0, 1, … 7 and more black gems.
inline constexpr std::array<int, 8> black_points{0, 1, 4, 8, 12, 16, 20, 24};

// ys 7.3: the stage at which a character can be played. Prince, King and blue-edged cards are never played.
[[nodiscard]] constexpr Stage stage_of(Character character, const Options& options)
{
    switch (character) {
    case Character::cardinal:
    case Character::spy:
    case Character::illusionist:
        return Stage::placing_cards;
    case Character::queen:
        return Stage::placing;
    case Character::wizard:
    case Character::mercenary:
        return Stage::after_placing;
    case Character::captain:
        return options.captain == CaptainRule::placing ? Stage::placing_cards : Stage::scoring_cards;
    case Character::herald:
    case Character::intriguer:
    case Character::merchant:
        return Stage::scoring_cards;
    case Character::alchemist:
    case Character::banker:
    case Character::jeweller:
        return Stage::end_cards;
    case Character::prince:
    case Character::king:
    case Character::blue_edged:
        break;
    }
    return Stage::over;
}

// ys 11.1: the ship deck of an option.
inline constexpr int ships_in_deck = 24;
using ShipDeckCards = std::array<Ship, ships_in_deck>;

[[nodiscard]] constexpr Gem after(Colour colour, int steps)
{
    return static_cast<Gem>((static_cast<int>(colour) + steps) % 4);
}

[[nodiscard]] constexpr ShipDeckCards four_white_deck()
{
    ShipDeckCards deck{};
    std::size_t next = 0;
    for (const Colour big : all_of<Colour>()) {
        for (int twice = 0; twice < 2; ++twice) {
            deck[next++] = Ship{big, {after(big, 1), after(big, 2)}};
            deck[next++] = Ship{big, {after(big, 1), after(big, 3)}};
        }
        deck[next++] = Ship{big, {after(big, 2), after(big, 3)}};
        deck[next++] = Ship{big, {Gem::white, after(big, 3)}};
    }
    return deck;
}

// Small gems in colour order, white last (13 R2).
[[nodiscard]] constexpr ShipDeckCards all_pairs_deck()
{
    ShipDeckCards deck{};
    std::size_t next = 0;
    for (const Colour big : all_of<Colour>()) {
        for (const Gem first : all_of<Gem>()) {
            for (const Gem second : all_of<Gem>()) {
                if (first < second && first != gem_of(big) && second != gem_of(big)) {
                    deck[next++] = Ship{big, {first, second}};
                }
            }
        }
    }
    return deck;
}

// How many gems of a kind the ships of a deck carry. The big one counts twice.
[[nodiscard]] constexpr int gems_in(const ShipDeckCards& deck, Gem gem)
{
    int count = 0;
    for (const Ship& ship : deck) {
        count += gem_of(ship.big) == gem ? 2 : 0;
        count += ship.small[0] == gem ? 1 : 0;
        count += ship.small[1] == gem ? 1 : 0;
    }
    return count;
}
static_assert(gems_in(four_white_deck(), Gem::white) == 4 && gems_in(all_pairs_deck(), Gem::white) == 12);
static_assert(gems_in(four_white_deck(), Gem::blue) == 23 && gems_in(four_white_deck(), Gem::green) == 23
              && gems_in(four_white_deck(), Gem::yellow) == 23 && gems_in(four_white_deck(), Gem::red) == 23);
static_assert(gems_in(all_pairs_deck(), Gem::blue) == gems_in(all_pairs_deck(), Gem::red));

} // namespace dahut::ys
