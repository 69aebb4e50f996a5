// ys 2, with the components of ys 1 and the ship decks of ys 11.1: what a fresh match looks like.
#include "tests/ys/position.hpp"

#include <algorithm>
#include <set>

namespace dahut::ys {
namespace {

constexpr int matches = 300;

int copies(const ShipDeckCards& deck, const Ship& ship)
{
    return static_cast<int>(std::count(deck.begin(), deck.end(), ship));
}

TEST_CASE("every player starts with the eleven brokers and no points (ys 1.1, 2.2)")
{
    const State state = fresh_match(1);
    for (const Player& player : state.players) {
        CHECK(player.behind == BrokerCounts{2, 3, 1, 3, 2}); // 0 0 1 1 1 2 3 3 3 4 4
        CHECK(player.before_screen.empty());
        CHECK(player.score == Points(0));
        CHECK(player.hand.empty());
        CHECK(player.gems == std::array<std::uint8_t, 4>{});
        CHECK(player.black == 0);
    }
}

TEST_CASE("order cards 1 to 4 are dealt at random (ys 1.8, 2.3)")
{
    std::set<std::pair<int, int>> seen;
    for (std::uint64_t seed = 0; seed < matches; ++seed) {
        const State state = fresh_match(seed);
        for (int position = 0; position < 4; ++position) {
            const Seat seat = state.order[position];
            CHECK(state.of(seat).order_card.number() == position + 1);
            seen.emplace(seat.number(), position);
        }
    }
    CHECK(seen.size() == 16);
}

TEST_CASE("three different characters lie on each quarter and three leave unseen (ys 1.4, 2.4)")
{
    std::set<Character> ever_dealt;
    std::set<Character> ever_left_out;
    for (std::uint64_t seed = 0; seed < matches; ++seed) {
        const State state = fresh_match(seed);
        std::set<Character> dealt;
        for (const QuarterState& quarter : state.quarters) {
            dealt.insert(quarter.pile.begin(), quarter.pile.end());
            CHECK(quarter.turned == 0);
            CHECK_FALSE(quarter.character);
        }
        CHECK(dealt.size() == 12);
        CHECK_FALSE(dealt.contains(Character::blue_edged));
        for (int card = 0; card < yellow_edged_characters; ++card) {
            const auto character = static_cast<Character>(card);
            (dealt.contains(character) ? ever_dealt : ever_left_out).insert(character);
        }
    }
    CHECK(ever_dealt.size() == 15);
    CHECK(ever_left_out.size() == 15);
}

TEST_CASE("every quotation starts on step 8 (ys 1.7, 2.5, 11.2)")
{
    const State state = fresh_match(1);
    for (const Colour colour : all_of<Colour>()) {
        CHECK(state.at(colour) == Step(8));
    }
    CHECK(Step::lowest == 1);
    CHECK(Step::highest == 15);
}

TEST_CASE("the deck with four white gems is the one of the text (ys 11.1)")
{
    const ShipDeckCards deck = four_white_deck();
    for (const Colour big : all_of<Colour>()) {
        const Gem next = after(big, 1);
        const Gem second = after(big, 2);
        const Gem third = after(big, 3);
        CHECK(copies(deck, {big, {next, second}}) == 2);
        CHECK(copies(deck, {big, {next, third}}) == 2);
        CHECK(copies(deck, {big, {second, third}}) == 1);
        CHECK(copies(deck, {big, {Gem::white, third}}) == 1);
    }
    CHECK(after(Colour::red, 1) == Gem::blue);
    CHECK(after(Colour::yellow, 3) == Gem::green);
}

TEST_CASE("the deck of all pairs has every big gem with every pair, smalls in colour order (ys 11.1, 13 R2)")
{
    const ShipDeckCards deck = all_pairs_deck();
    int with_white = 0;
    for (const Ship& ship : deck) {
        CHECK(copies(deck, ship) == 1);
        CHECK(ship.small[0] < ship.small[1]);
        CHECK(ship.small[0] != gem_of(ship.big));
        CHECK(ship.small[1] != gem_of(ship.big));
        with_white += ship.small[1] == Gem::white ? 1 : 0;
    }
    CHECK(with_white == 12);
}

TEST_CASE("at most one small gem of a ship is white and the big one never is (ys 1.3)")
{
    for (const ShipDeckCards& deck : {four_white_deck(), all_pairs_deck()}) {
        for (const Ship& ship : deck) {
            CHECK(std::count(ship.small.begin(), ship.small.end(), Gem::white) <= 1);
            CHECK(gem_of(ship.big) != Gem::white);
        }
    }
}

TEST_CASE("the ships of a match come from the deck of its option, each as often as it is there (ys 2.1)")
{
    for (const ShipDeck option : all_of<ShipDeck>()) {
        const ShipDeckCards deck = option == ShipDeck::four_white ? four_white_deck() : all_pairs_deck();
        const State state = fresh_match(7, {.ships = option});
        CHECK(state.ships.size() == 20); // four turns of four ports and the market
        for (const Ship& ship : state.ships) {
            CHECK(std::count(state.ships.begin(), state.ships.end(), ship) <= copies(deck, ship));
        }
    }
}

TEST_CASE("ships are shuffled (ys 2.1)")
{
    std::set<std::pair<Colour, std::array<Gem, 2>>> first;
    for (std::uint64_t seed = 0; seed < matches; ++seed) {
        const Ship ship = fresh_match(seed).ships.front();
        first.emplace(ship.big, ship.small);
    }
    CHECK(first.size() == 16); // every different card of the deck
}

TEST_CASE("each kind of chance has a stream of its own")
{
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const State few = fresh_match(seed, {.ships = ShipDeck::four_white});
        const State many = fresh_match(seed, {.ships = ShipDeck::all_pairs});
        CHECK(few.ships != many.ships);
        CHECK(few.quarters == many.quarters);
        CHECK(few.order == many.order);
    }
}

} // namespace
} // namespace dahut::ys
