// ys 3.1: what arrives at the beginning of a turn.
#include "tests/ys/position.hpp"

namespace dahut::ys {
namespace {

// The market's ship of turn 2 is the tenth. This replaces it and lays out its gems.
Position market_with(const Ship& ship)
{
    Position position(1);
    position.state.ships[9] = ship;
    for (QuarterState& quarter : position.state.quarters) {
        position.state.left.insert(*quarter.character);
    }
    position.state.turn = Turn(2);
    begin_arrivals(position.state, position.told);
    return position;
}

void check_rows(const Position& position, Gem first, Gem second, Gem third)
{
    CHECK(position.state.at(Row(1)) == first);
    CHECK(position.state.at(Row(2)) == second);
    CHECK(position.state.at(Row(3)) == third);
    CHECK(position.all<RowGemArrived>()
          == std::vector<RowGemArrived>{{Row(1), first}, {Row(2), second}, {Row(3), third}});
}

TEST_CASE("turns 1 to 3 turn up the top character of each quarter (ys 3.1 a, 13 R3)")
{
    for (const int turn : {1, 2, 3}) {
        const Position position(turn);
        for (const QuarterState& quarter : position.state.quarters) {
            CHECK(quarter.character == quarter.pile[static_cast<std::size_t>(turn - 1)]);
            CHECK(quarter.turned == turn);
        }
    }
}

TEST_CASE("turn 4 brings a blue-edged card to each quarter (ys 3.1 a)")
{
    const Position position(4);
    for (const QuarterState& quarter : position.state.quarters) {
        CHECK(quarter.character == Character::blue_edged);
    }
}

TEST_CASE("one ship lands in each quarter in use, in quarter order (ys 3.1 b)")
{
    for (const int turn : {1, 2, 3, 4}) {
        const Position position(turn);
        for (const Quarter quarter : quarters_of(position.state)) {
            const Ship& drawn = position.state.ships[(turn - 1) * 5 + quarter.index()];
            CHECK(position.state.at(quarter).ship == drawn);
        }
    }
}

TEST_CASE("a big gem is worth two gems of its colour (ys 1.3, 3.1 b)")
{
    const Position position(1);
    const QuarterState& quarter = position.state.at(Quarter(1));
    const Gem big = gem_of(quarter.ship->big);
    CHECK(quarter.gems == SmallList<Gem, 4>{big, big, quarter.ship->small[0], quarter.ship->small[1]});
}

TEST_CASE("one more ship supplies the rows, big gem first, and is discarded (ys 3.1 c, 13 R2)")
{
    const Position position = market_with({Colour::yellow, {Gem::red, Gem::blue}});
    check_rows(position, Gem::yellow, Gem::red, Gem::blue);
    CHECK(position.state.ships_arrived == 10);
    CHECK_FALSE(position.state.at(Row(0)));
}

TEST_CASE("a white gem lies on row 1 and the others follow in printed order (ys 3.1 c)")
{
    check_rows(market_with({Colour::yellow, {Gem::red, Gem::white}}), Gem::white, Gem::yellow, Gem::red);
    check_rows(market_with({Colour::yellow, {Gem::white, Gem::red}}), Gem::white, Gem::yellow, Gem::red);
}

TEST_CASE("what arrives is told: the turn, the characters, the ships and the gems of the market (ys 3.1)")
{
    const Position position = market_with({Colour::yellow, {Gem::red, Gem::blue}});
    CHECK(position.all<TurnBegan>() == std::vector<TurnBegan>{{Turn(2)}});
    const auto characters = position.all<CharacterArrived>();
    const auto ships = position.all<ShipArrived>();
    REQUIRE(characters.size() == 4);
    REQUIRE(ships.size() == 4);
    for (const Quarter quarter : quarters_of(position.state)) {
        const auto index = static_cast<std::size_t>(quarter.index());
        const QuarterState& here = position.state.at(quarter);
        CHECK(characters[index] == CharacterArrived{quarter, *here.character});
        CHECK(ships[index] == ShipArrived{quarter, *here.ship});
    }
}

} // namespace
} // namespace dahut::ys
