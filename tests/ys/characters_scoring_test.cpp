// ys 7.3, the characters of the start-of-scoring window: Captain, Herald, Intriguer, Merchant.
#include "tests/ys/position.hpp"

namespace dahut::ys {
namespace {

using enum Location;

TEST_CASE("the Captain swaps the ships of two ports (ys 7.3)")
{
    Position position = blue_holds(Character::captain);
    position.ship(1, Colour::blue, Gem::red, Gem::green);
    position.ship(3, Colour::yellow, Gem::red, Gem::white);
    position.begin_scoring_cards();
    CHECK(position.offered<SwapShips>(blue).size() == 6);
    position.act(blue, SwapShips{Quarter(1), Quarter(3)});
    CHECK(position.tells(ShipsSwapped{blue, Quarter(1), Quarter(3)}));
}

TEST_CASE("gems are taken from the ship that the Captain brought (ys 7.3)")
{
    Position position = blue_holds(Character::captain);
    position.ship(1, Colour::blue, Gem::red, Gem::green);
    position.ship(3, Colour::yellow, Gem::red, Gem::white);
    position.put(orange, 3, port1);
    position.begin_scoring_cards();
    position.act(blue, SwapShips{Quarter(1), Quarter(3)});
    REQUIRE(position.asks(orange, Stage::taking_gems));
    CHECK(position.state.at(Quarter(1)).ship == Ship{Colour::yellow, {Gem::red, Gem::white}});
    CHECK(position.offered<TakeGem>(orange) == std::vector<TakeGem>{{Gem::yellow}, {Gem::red}, {Gem::white}});
}

TEST_CASE("the Captain names two different ports, the lower first (ys 7.3)")
{
    Position position = blue_holds(Character::captain);
    position.begin_scoring_cards();
    CHECK(position.refusal(blue, SwapShips{Quarter(1), Quarter(1)}) == "cannot_swap_ships");
    CHECK(position.refusal(blue, SwapShips{Quarter(3), Quarter(1)}) == "cannot_swap_ships");
}

TEST_CASE("with option placing the Captain belongs to the start-of-placing window (ys 11.5, 13 R11)")
{
    Position position = blue_holds(Character::captain, {.captain = CaptainRule::placing});
    position.begin_scoring_cards();
    CHECK(position.refusal(blue, SwapShips{Quarter(1), Quarter(3)}) == "wrong_moment_for_card");
    position = blue_holds(Character::captain, {.captain = CaptainRule::placing});
    position.begin_placing_cards();
    position.act(blue, SwapShips{Quarter(1), Quarter(3)});
    CHECK(position.asks(blue, Stage::placing));
    position = blue_holds(Character::captain);
    position.begin_placing_cards();
    CHECK(position.refusal(blue, SwapShips{Quarter(1), Quarter(3)}) == "wrong_moment_for_card");
}

TEST_CASE("the Herald moves one own broker, which keeps its face (ys 7.3)")
{
    Position position = blue_holds(Character::herald);
    position.put(blue, 3, port1, Face::down);
    position.begin_scoring_cards();
    CHECK(position.offered<MoveBroker>(blue).size() == 23); // twelve areas and twelve spaces but its own
    position.act(blue, MoveBroker{first_put, palace4});
    CHECK(position.tells(BrokerMoved{blue, first_put, port1, palace4}));
    CHECK(position.all<PointsScored>().empty());
    CHECK(position.tells(BrokerRevealed{first_put, side_of(blue), Broker(3), palace4}));
    CHECK(position.all<QuarterRanked>() == std::vector<QuarterRanked>{{Quarter(4), {{side_of(blue), Strength(3)}}}});
    CHECK(position.state.scoring == Quarter(4));
}

TEST_CASE("the Herald scores a point from the city to the market (ys 7.3)")
{
    Position position = blue_holds(Character::herald);
    position.put(blue, 3, port1);
    position.begin_scoring_cards();
    position.act(blue, MoveBroker{first_put, green2});
    CHECK(position.tells(PointsScored{side_of(blue), Points(1), ScoreCause::herald}));
    CHECK(position.points_of(blue) == 1);
}

TEST_CASE("from market to city the point is kept, from market to market nothing is scored (ys 7.3, 3.3 c)")
{
    for (const Location where : {port1, red3}) {
        Position position = blue_holds(Character::herald);
        position.points(blue, 1);
        position.put(blue, 3, green2);
        position.put(orange, 3, commerce4);
        position.begin_scoring_cards();
        position.act(blue, MoveBroker{first_put, where});
        for (const PointsScored& scored : position.all<PointsScored>()) {
            CHECK(scored.cause != ScoreCause::herald);
            CHECK(scored.cause != ScoreCause::market_space);
        }
        CHECK(position.points_of(blue) == 1);
    }
}

TEST_CASE("the Herald keeps to closed areas, the one-broker rule and own brokers (ys 7.3, 13 R9)")
{
    Position position = blue_holds(Character::herald);
    position.put(blue, 3, port1);
    position.put(orange, 3, green2);
    position.put(blue, 1, palace3);
    position.state.closed = {palace3};
    position.begin_scoring_cards();
    CHECK(position.refusal(blue, MoveBroker{first_put, green2}) == "cannot_move_broker");      // taken
    CHECK(position.refusal(blue, MoveBroker{first_put, palace3}) == "cannot_move_broker");     // closed
    CHECK(position.refusal(blue, MoveBroker{BrokerNumber(2), port1}) == "cannot_move_broker"); // shut in
    CHECK(position.refusal(blue, MoveBroker{second_put, port1}) == "cannot_move_broker");      // somebody else's
    CHECK(position.refusal(blue, MoveBroker{first_put, port1}) == "cannot_move_broker");       // nowhere else
    CHECK(position.refusal(blue, MoveBroker{first_put, blue0}) == "cannot_move_broker");       // not in use
    CHECK(position.refusal(blue, MoveBroker{BrokerNumber(9), port2}) == "cannot_move_broker"); // nobody
}

TEST_CASE("with option quarter the Queen bars the Herald for her own player too (ys 13 R8)")
{
    Position position = blue_holds(Character::herald, {.queen = QueenRule::quarter});
    position.put(blue, 3, port1);
    position.put(blue, 3, port2);
    position.state.effects.queen = blue;
    position.state.closed = {port2, commerce2, palace2};
    position.begin_scoring_cards();
    CHECK(position.refusal(blue, MoveBroker{first_put, commerce2}) == "cannot_move_broker");
    CHECK(position.refusal(blue, MoveBroker{second_put, port1}) == "cannot_move_broker");
}

TEST_CASE("the Herald without a legal move is not offered (ys 13 R9)")
{
    Position position = blue_holds(Character::herald);
    position.begin_scoring_cards();
    CHECK(position.legal(blue) == std::vector<Action>{Pass{}});
}

TEST_CASE("a played Herald must move (ys 13 R9)")
{
    Position position = blue_holds(Character::herald);
    position.put(blue, 3, port1);
    position.begin_scoring_cards();
    CHECK(position.refusal(blue, PlayCard{Character::herald}) == "card_needs_a_choice");
}

TEST_CASE("a played Intriguer wins its player all ties of this turn (ys 6.1, 7.3)")
{
    Position position = blue_holds(Character::intriguer);
    position.order({orange, yellow, purple, blue});
    position.put(orange, 3, commerce1);
    position.put(blue, 3, commerce1);
    position.before(orange, {4, 4, 3});
    position.begin_scoring_cards();
    position.act(blue, PlayCard{Character::intriguer});
    CHECK(position.tells(QuarterRanked{Quarter(1), {{side_of(blue), Strength(3)}, {side_of(orange), Strength(3)}}}));
    position.play_until(Stage::ordering_columns);
    CHECK(position.points_of(blue) == 3);
    CHECK(position.asks(blue, Stage::ordering_columns)); // though Orange has more before the screen
    position.play_until(Stage::bidding);
    CHECK_FALSE(position.state.effects.intriguer);
}

TEST_CASE("with the Merchant every commerce area pays 5, whoever wins it (ys 4.4, 7.3)")
{
    Position position = blue_holds(Character::merchant);
    position.put(blue, 3, commerce1);
    position.put(orange, 3, commerce2);
    position.put(yellow, 3, port3);
    position.begin_scoring_cards();
    position.act(blue, PlayCard{Character::merchant});
    position.play_until(Stage::ordering_columns);
    CHECK(position.points_of(blue) == 5);
    CHECK(position.points_of(orange) == 5);
    CHECK(position.points_of(yellow) == 0);
    position.play_until(Stage::bidding);
    CHECK_FALSE(position.state.effects.merchant);
}

TEST_CASE("without the Merchant a commerce area pays 3 (ys 4.4)")
{
    Position position;
    position.put(blue, 3, commerce1);
    position.begin_scoring();
    position.play_until(Stage::ordering_columns);
    CHECK(position.points_of(blue) == 3);
}

} // namespace
} // namespace dahut::ys
