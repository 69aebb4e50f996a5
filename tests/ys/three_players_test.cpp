// ys 9.1: three players, in four quarters or in three.
#include "tests/ys/position.hpp"

#include <set>

namespace dahut::ys {
namespace {

using enum Location;

constexpr Options in_three_quarters{.quarters = QuartersRule::three};

Position three_players(int turn = 2, const Options& options = {}) { return Position(turn, options, 3); }

// The market's rows after this ship has arrived in turn 2.
Position three_at_market_with(const Ship& ship)
{
    Position position = three_players(1);
    position.state.ships[9] = ship;
    for (const Quarter quarter : quarters_of(position.state)) {
        position.state.left.insert(*position.state.at(quarter).character);
    }
    position.state.turn = Turn(2);
    begin_arrivals(position.state, position.told);
    return position;
}

using Gems = std::array<std::uint8_t, 4>;

using Places = SmallList<ColourPlace, sides_max>;

TEST_CASE("three players use four quarters unless the option says three (ys 9.1)")
{
    CHECK(quarters_of(three_players().state).size() == 4);
    CHECK(quarters_of(three_players(2, in_three_quarters).state)
          == SmallList<Quarter, 4>{Quarter(1), Quarter(2), Quarter(3)});
}

TEST_CASE("in three quarters nothing arrives in quarter 4 and nobody may place there (ys 9.1)")
{
    Position position = three_players(2, in_three_quarters);
    const QuarterState& fourth = position.state.at(Quarter(4));
    CHECK_FALSE(fourth.character);
    CHECK_FALSE(fourth.ship);
    CHECK(fourth.gems.empty());
    position.begin_placing();
    for (const Location where : {port4, commerce4, palace4}) {
        CHECK(position.refusal(blue, up(3, where)) == "location_closed");
    }
    // Nine brokers of five values, in either face, on nine areas and eight spaces.
    CHECK(position.legal(blue).size() == 5 * 2 * 17);
}

TEST_CASE("in three quarters nine characters are dealt, in four twelve (ys 9.1)")
{
    for (const auto& [options, dealt] : {std::pair(Options{}, 12U), std::pair(in_three_quarters, 9U)}) {
        Log told;
        const State state = set_up(options, 3, ChanceKey(5), told);
        std::set<Character> characters;
        for (const Quarter quarter : quarters_of(state)) {
            characters.insert(state.at(quarter).pile.begin(), state.at(quarter).pile.end());
        }
        CHECK(characters.size() == dealt);
    }
}

TEST_CASE("in turn 4 each quarter in use has a blue-edged card (ys 9.1)")
{
    const Position in_four = three_players(4);
    const Position in_three = three_players(4, in_three_quarters);
    CHECK(in_four.all<CharacterArrived>().empty()); // told before, when the position was made
    CHECK(in_four.state.blue_edged_left == 4);
    CHECK(in_three.state.blue_edged_left == 3);
    CHECK(in_three.state.at(Quarter(3)).character == Character::blue_edged);
    CHECK_FALSE(in_three.state.at(Quarter(4)).character);
}

TEST_CASE("one ship arrives for each quarter in use and one for the market (ys 3.1, 9.1)")
{
    CHECK(three_players().state.ships.size() == 4 * 5);
    CHECK(three_players(2, in_three_quarters).state.ships.size() == 4 * 4);
    CHECK(three_players(2, in_three_quarters).state.ships_arrived == 2 * 4);
}

TEST_CASE("a ship brings three gems, the big one counts once (ys 9.1)")
{
    const Position position = three_players();
    for (const Quarter quarter : quarters_of(position.state)) {
        const QuarterState& here = position.state.at(quarter);
        REQUIRE(here.ship);
        CHECK(here.gems == SmallList<Gem, 4>{gem_of(here.ship->big), here.ship->small[0], here.ship->small[1]});
    }
}

TEST_CASE("the market gets the two small gems, on rows 2 and 3 (ys 9.1)")
{
    const Position position = three_at_market_with({Colour::yellow, {Gem::red, Gem::blue}});
    CHECK(position.state.rows == std::array<std::optional<Gem>, 4>{std::nullopt, std::nullopt, Gem::red, Gem::blue});
    CHECK(position.all<RowGemArrived>() == std::vector<RowGemArrived>{{Row(2), Gem::red}, {Row(3), Gem::blue}});
}

TEST_CASE("a white gem of the market lies on row 2 (ys 9.1)")
{
    const Position position = three_at_market_with({Colour::yellow, {Gem::red, Gem::white}});
    CHECK(position.state.at(Row(2)) == Gem::white);
    CHECK(position.state.at(Row(3)) == Gem::red);
}

TEST_CASE("rows 0 and 1 of the market are not in use (ys 1.6)")
{
    Position position = three_players();
    position.begin_placing();
    for (const Location where : {blue0, red0, blue1, green1, yellow1, red1}) {
        CHECK(position.refusal(blue, up(3, where)) == "location_closed");
    }
    CHECK(position.offers(blue, up(3, blue2)));
    CHECK(position.offers(blue, up(3, red3)));
}

TEST_CASE("three players place in order, two brokers a round, and bid for three positions (ys 3, 1.8)")
{
    Position position = three_players();
    CHECK(Ys::to_act(position.state).must.size() == 3);
    position.play_until(Stage::choosing_positions);
    CHECK(free_positions(position.state).size() == 3);
    position.play_until(Stage::placing);
    CHECK(position.state.order.size() == 3);
    position.play_until(Stage::bidding);
    CHECK(position.state.turn == Turn(3));
}

TEST_CASE("first takes two gems, second the one left and third none (ys 9.1)")
{
    Position position = three_players();
    position.ship(1, Colour::yellow, Gem::blue, Gem::red);
    position.turn_up(1, Character::spy);
    position.put(blue, 1, port1);
    position.put(orange, 4, commerce1);
    position.put(yellow, 3, palace1);
    position.begin_scoring();
    REQUIRE(position.asks(orange, Stage::taking_gems));
    position.act(orange, TakeGem{Gem::red});
    position.act(orange, TakeGem{Gem::yellow});
    CHECK(position.of(orange).gems == Gems{0, 0, 1, 1});
    CHECK(position.of(yellow).gems == Gems{1, 0, 0, 0});
    CHECK(position.of(blue).gems == Gems{});
    CHECK(position.of(blue).black == 1); // but the port is its own
}

TEST_CASE("a gem that nobody claims stays in the bank (ys 4.3, 9.1)")
{
    Position position = three_players();
    position.ship(1, Colour::yellow, Gem::blue, Gem::red);
    position.put(blue, 0, port1);
    position.begin_scoring();
    position.act(blue, TakeGem{Gem::blue});
    position.act(blue, TakeGem{Gem::red});
    CHECK(position.of(blue).gems == Gems{1, 0, 0, 1});
    CHECK(position.asks(blue, Stage::taking_gems) == false);
}

TEST_CASE("in three quarters the market follows quarter 3 (ys 3.4, 9.1)")
{
    Position position = three_players(2, in_three_quarters);
    position.row_gem(2, Gem::red);
    position.put(blue, 4, red2);
    position.put(blue, 3, green2);
    position.put(blue, 1, yellow2);
    position.begin_scoring();
    CHECK(position.all<CharacterLeft>().size() == 3);
    CHECK(position.tells(RowWon{Row(2), side_of(blue), Strength(8)}));
    CHECK(position.asks(blue, Stage::best_bid));
}

TEST_CASE("the Captain swaps the ships of ports in use only (ys 7.3, 9.1)")
{
    Position position = three_players(2, in_three_quarters);
    position.give_card(blue, Character::captain);
    position.begin_scoring_cards();
    CHECK(position.refusal(blue, SwapShips{Quarter(1), Quarter(4)}) == "cannot_swap_ships");
    CHECK(position.offered<SwapShips>(blue).size() == 3);
}

TEST_CASE("the Queen closes nothing in a quarter that is not in use (ys 7.3, 9.1)")
{
    Position position = three_players(2, in_three_quarters);
    position.give_card(blue, Character::queen);
    position.begin_placing();
    CHECK(position.refusal(blue, CloseArea{palace4}) == "not_in_use");
    CHECK(position.offered<CloseArea>(blue).size() == 9);
}

TEST_CASE("the Herald moves nobody to where nobody may stand (ys 7.3, 9.1)")
{
    Position position = three_players(2, in_three_quarters);
    position.give_card(blue, Character::herald);
    position.put(blue, 4, palace1);
    position.begin_scoring_cards();
    CHECK(position.refusal(blue, MoveBroker{BrokerNumber(0), palace4}) == "cannot_move_broker");
    CHECK(position.refusal(blue, MoveBroker{BrokerNumber(0), red1}) == "cannot_move_broker");
    CHECK(position.offered<MoveBroker>(blue).size() == 8 + 8);
}

TEST_CASE("the final table has the places 1 to 3 (ys 8.1, 9.1)")
{
    Position position = three_players(4);
    position.gems(blue, {3, 1, 1, 0});
    position.gems(orange, {2, 1, 1, 0});
    position.gems(yellow, {1, 1, 0, 2});
    const FinalScore score = final_score(position.state);
    CHECK(score.colours[0].places
          == Places{place_of(blue, 3, 1, 24), place_of(orange, 2, 2, 18), place_of(yellow, 1, 3, 12)});
    CHECK(score.colours[1].places
          == Places{place_of(blue, 1, 3, 10), place_of(orange, 1, 3, 10), place_of(yellow, 1, 3, 10)});
    CHECK(score.colours[2].places == Places{place_of(blue, 1, 2, 12), place_of(orange, 1, 2, 12)});
    CHECK(score.colours[3].places == Places{place_of(yellow, 2, 1, 12)});
    CHECK(score.sides.size() == 3);
}

} // namespace
} // namespace dahut::ys
