// ys 9.4: Ys Express. Also reshuffled ship discards (13 R21), which Express with all pairs needs.
#include "tests/ys/position.hpp"

#include <algorithm>

namespace dahut::ys {
namespace {

using enum Location;

constexpr Options express{.express = Switch::on};
constexpr Options express_with_pairs{.ships = ShipDeck::all_pairs, .express = Switch::on};
constexpr std::uint64_t express_matches = 200;

bool has_white(const Ship& ship) { return ship.small[0] == Gem::white || ship.small[1] == Gem::white; }

// How often this ship arrives among those from `first` to before `end`.
std::ptrdiff_t arrivals(const State& state, int number, int first, int end)
{
    return std::count(state.ships.begin() + first, state.ships.begin() + end, state.ships[number]);
}

TEST_CASE("without a 3 and a 1 nine brokers remain to each player (ys 9.4)")
{
    const State state = fresh_match(1, express);
    for (const Player& player : state.players) {
        CHECK(player.behind == BrokerCounts{2, 2, 1, 2, 2}); // 0 0 1 1 2 3 3 4 4
    }
    CHECK(fresh_match(1, express, 3).of(yellow).behind == BrokerCounts{2, 2, 1, 2, 2});
}

TEST_CASE("there are three placing rounds, then the last broker joins those before the screen (ys 9.4)")
{
    for (const int seats : {3, 4}) {
        Position position(2, express, seats);
        position.begin_placing();
        int placements = 0;
        while (position.state.stage == Stage::placing) {
            CHECK(position.state.round.number() == placements / (2 * seats) + 1);
            const Seat seat = position.state.order[position.state.on_turn];
            position.act(seat, position.offered<PlaceBroker>(seat).front());
            ++placements;
        }
        CHECK(placements == 3 * 2 * seats);
        CHECK(position.all<LastBrokerJoined>().size() == static_cast<std::size_t>(seats));
        CHECK(position.of(orange).before_screen.size() == 3);
        CHECK(count_of(position.of(orange).behind) == 0);
    }
}

TEST_CASE("a match has four turns as usual (ys 9.4)")
{
    Position position(1, express);
    int turns = 0;
    while (position.state.stage != Stage::over) {
        ++turns;
        CHECK(position.state.turn == Turn(turns));
        position.play_until(Stage::placing);
        position.play_until(Stage::bidding);
    }
    CHECK(turns == 4);
}

TEST_CASE("ships with a white gem are left out (ys 9.4)")
{
    for (std::uint64_t seed = 0; seed < express_matches; ++seed) {
        for (const Options& options : {express, express_with_pairs}) {
            const State state = fresh_match(seed, options);
            REQUIRE(state.ships.size() == 20);
            CHECK(std::none_of(state.ships.begin(), state.ships.end(), has_white));
        }
    }
    const State usual = fresh_match(1, {.ships = ShipDeck::all_pairs});
    CHECK(std::any_of(usual.ships.begin(), usual.ships.end(), has_white));
}

TEST_CASE("four players see each of the twenty ships without white once (ys 9.4, 11.1)")
{
    const ShipDeckCards deck = four_white_deck();
    for (std::uint64_t seed = 0; seed < express_matches; ++seed) {
        const State state = fresh_match(seed, express);
        for (const Ship& ship : deck) {
            const auto expected = has_white(ship) ? 0 : std::count(deck.begin(), deck.end(), ship);
            CHECK(std::count(state.ships.begin(), state.ships.end(), ship) == expected);
        }
    }
}

TEST_CASE("when a ship is needed and the deck is empty, the discards are shuffled (ys 13 R21)")
{
    bool ever_another_order = false;
    for (std::uint64_t seed = 0; seed < express_matches; ++seed) {
        const State state = fresh_match(seed, express_with_pairs);
        for (int number = 0; number < 12; ++number) {
            CHECK(arrivals(state, number, 0, 12) == 1); // the whole deck first
        }
        for (int number = 12; number < 20; ++number) {
            CHECK(arrivals(state, number, 12, 20) == 1);
            CHECK(arrivals(state, number, 0, 10) == 1); // out of those discarded in the first two turns
            ever_another_order = ever_another_order || state.ships[number] != state.ships[number - 12];
        }
    }
    CHECK(ever_another_order);
}

TEST_CASE("ships that lie in the ports are no discards: they do not come back in the middle of a turn (ys 13 R21)")
{
    for (std::uint64_t seed = 0; seed < express_matches; ++seed) {
        const State state = fresh_match(seed, express_with_pairs);
        for (const int in_port : {10, 11}) { // those of turn 3 that the first deck still gave
            CHECK(arrivals(state, in_port, 12, 20) == 0);
        }
    }
}

TEST_CASE("in three quarters the last turn brings ships that came before (ys 9.1, 13 R21)")
{
    constexpr Options options{.ships = ShipDeck::all_pairs, .express = Switch::on, .quarters = QuartersRule::three};
    for (std::uint64_t seed = 0; seed < express_matches; ++seed) {
        const State state = fresh_match(seed, options, 3);
        REQUIRE(state.ships.size() == 16);
        for (int number = 12; number < 16; ++number) {
            CHECK(arrivals(state, number, 0, 12) == 1);
            CHECK(arrivals(state, number, 12, 16) == 1);
        }
    }
}

TEST_CASE("Express combines with King's Favour: nine brokers stay nine until the fourth courtier (ys 9.3, 9.4)")
{
    Position position(1, {.kings_favour = Switch::on, .express = Switch::on});
    for (int turn = 1; turn <= 4; ++turn) {
        CHECK(count_of(position.of(blue).behind) == 9);
        position.play_until(Stage::sending_courtiers);
        while (position.state.stage == Stage::sending_courtiers) {
            const Seat seat = *Ys::to_act(position.state).must.begin();
            position.act(seat, position.legal(seat).front());
        }
        CHECK(position.of(blue).throne_room.size() == turn);
    }
    CHECK(position.state.stage == Stage::over);
    CHECK(count_of(position.of(blue).behind) == 8);
}

} // namespace
} // namespace dahut::ys
