// ys 7.3, the characters played at a moment of the owner's own placements: Queen, Wizard, Mercenary.
#include "tests/ys/position.hpp"

namespace dahut::ys {
namespace {

using enum Location;

// Blue has placed a 3 face up in port 1 and a 4 face down in palace 2, and can go on with this card.
Position blue_has_placed(Character character, const Options& options = {})
{
    Position position = blue_holds(character, options);
    position.begin_placing();
    position.act(blue, up(3, port1));
    position.act(blue, down(4, palace2));
    REQUIRE(position.asks(blue, Stage::after_placing));
    return position;
}

constexpr BrokerNumber first{0};
constexpr BrokerNumber second{1};
constexpr BrokerNumber third{2};

TEST_CASE("the Queen closes one area of the city for everybody for the rest of the turn (ys 7.3, 11.3)")
{
    Position position = blue_holds(Character::queen);
    position.begin_placing();
    CHECK(position.offered<CloseArea>(blue).size() == 12);
    position.act(blue, CloseArea{commerce2});
    CHECK(position.tells(AreaClosed{blue, commerce2}));
    REQUIRE(position.asks(blue, Stage::placing)); // an alternative to placing, not a placement
    CHECK(position.refusal(blue, up(3, commerce2)) == "location_closed");
    CHECK(position.offers(blue, up(3, port2)));
    position.act(blue, up(3, port2));
    position.act(blue, down(3, port2));
    CHECK(position.refusal(orange, up(3, commerce2)) == "location_closed");
    position.play_until(Stage::bidding);
    CHECK(position.state.closed.empty());
}

TEST_CASE("the Queen is played before the first of the two placements of a round only (ys 13 R4)")
{
    Position position = blue_holds(Character::queen);
    position.begin_placing();
    position.act(blue, up(3, port1));
    CHECK(position.refusal(blue, CloseArea{commerce2}) == "wrong_moment_for_card");
    position.act(blue, down(3, port1));
    CHECK(position.refusal(blue, CloseArea{commerce2}) == "wrong_stage");
    position.act(blue, Pass{});
    position.play_until(Stage::after_placing); // blue's second round
    CHECK(position.state.round == Round(2));
}

TEST_CASE("the Queen can be played before any of the owner's rounds (ys 7.3)")
{
    Position position = blue_holds(Character::queen);
    position.begin_placing();
    position.act(blue, up(3, port1));
    position.act(blue, down(3, port1));
    position.act(blue, Pass{});
    while (!position.asks(blue, Stage::placing)) {
        position.act(*Ys::to_act(position.state).must.begin(),
                     position.legal(*Ys::to_act(position.state).must.begin()).front());
    }
    CHECK(position.offers(blue, CloseArea{commerce2}));
}

TEST_CASE("brokers inside a closed area stay and are scored normally (ys 7.3)")
{
    Position position;
    position.put(orange, 4, commerce2);
    position.state.closed = {commerce2};
    position.begin_scoring();
    position.play_until(Stage::ordering_columns);
    CHECK(position.points_of(orange) == 3);
}

TEST_CASE("the Queen closes areas of the city in use, nothing of the market, as the table's option says (ys 11.3)")
{
    Position position = blue_holds(Character::queen);
    position.begin_placing();
    CHECK(position.refusal(blue, CloseArea{red2}) == "not_in_use");
    CHECK(position.refusal(blue, CloseQuarter{Quarter(1)}) == "queen_closes_otherwise");
    Position other = blue_holds(Character::queen, {.queen = QueenRule::quarter});
    other.begin_placing();
    CHECK(other.refusal(blue, CloseArea{port1}) == "queen_closes_otherwise");
    CHECK(other.offered<CloseQuarter>(blue).size() == 4);
}

TEST_CASE("with option quarter the Queen closes a whole quarter for all but her player (ys 11.3)")
{
    Position position = blue_holds(Character::queen, {.queen = QueenRule::quarter});
    position.begin_placing();
    position.act(blue, CloseQuarter{Quarter(2)});
    CHECK(position.tells(QuarterClosed{blue, Quarter(2)}));
    position.act(blue, up(3, palace2));
    position.act(blue, down(3, port2));
    for (const Location where : {port2, commerce2, palace2}) {
        CHECK(position.refusal(orange, up(3, where)) == "location_closed");
    }
    CHECK(position.offers(orange, up(3, port3)));
}

TEST_CASE("the Wizard swaps two own brokers, each keeps its face and nobody scores (ys 7.3)")
{
    Position position = blue_has_placed(Character::wizard);
    position.put(blue, 1, green2, Face::down);
    position.act(blue, SwapBrokers{first, third});
    CHECK(position.tells(BrokersSwapped{blue, first, third}));
    CHECK(position.state.at(first).where == green2);
    CHECK(position.state.at(first).face == Face::up);
    CHECK(position.state.at(third).where == port1);
    CHECK(position.state.at(third).face == Face::down);
    CHECK(position.points_of(blue) == 0);
    CHECK(position.all<PointsScored>().empty());
}

TEST_CASE("a broker that the Wizard takes out of the market keeps its owner's point (ys 3.3 c, 7.3)")
{
    Position position = blue_holds(Character::wizard);
    position.begin_placing();
    position.act(blue, up(3, red2));
    position.act(blue, down(4, palace2));
    position.act(blue, SwapBrokers{first, second});
    CHECK(position.state.at(first).where == palace2);
    CHECK(position.state.at(second).where == red2);
    CHECK(position.points_of(blue) == 1);
}

TEST_CASE("the Wizard comes only after the second placement of a round (ys 13 R4)")
{
    Position position = blue_holds(Character::wizard);
    position.put(blue, 1, green2);
    position.begin_placing();
    position.act(blue, up(3, port1));
    CHECK(position.refusal(blue, SwapBrokers{first, second}) == "wrong_stage");
    position.act(blue, down(4, palace2));
    CHECK(position.offered<SwapBrokers>(blue).size() == 3);
}

TEST_CASE("the Wizard swaps own brokers only, and two different ones, named once (ys 7.3)")
{
    Position position = blue_has_placed(Character::wizard);
    position.put(orange, 1, green2);
    CHECK(position.refusal(blue, SwapBrokers{first, third}) == "cannot_swap");
    CHECK(position.refusal(blue, SwapBrokers{first, first}) == "cannot_swap");
    CHECK(position.refusal(blue, SwapBrokers{second, first}) == "cannot_swap");
    CHECK(position.refusal(blue, SwapBrokers{first, BrokerNumber(20)}) == "cannot_swap");
}

TEST_CASE("a swap within one area is legal (ys 13 R9)")
{
    Position position = blue_has_placed(Character::wizard);
    position.put(blue, 1, port1);
    position.act(blue, SwapBrokers{first, third});
    CHECK(position.of(blue).hand.empty());
}

TEST_CASE("the Wizard moves nobody out of a closed area or in, and is not offered without a move (ys 7.3, 13 R9)")
{
    Position position = blue_has_placed(Character::wizard);
    position.state.closed = {palace2};
    CHECK(position.refusal(blue, SwapBrokers{first, second}) == "cannot_swap");
    CHECK(position.legal(blue) == std::vector<Action>{Pass{}});
}

TEST_CASE("with option quarter the Queen bars the Wizard for her own player too (ys 13 R8)")
{
    Position position = blue_holds(Character::wizard, {.queen = QueenRule::quarter});
    position.give_card(blue, Character::queen);
    position.begin_placing();
    position.act(blue, CloseQuarter{Quarter(2)});
    position.act(blue, up(3, port1));
    position.act(blue, down(4, palace2));
    CHECK(position.refusal(blue, SwapBrokers{first, second}) == "cannot_swap");
}

TEST_CASE("the Mercenary marks one of the two brokers just placed (ys 7.3, 11.4)")
{
    Position position = blue_has_placed(Character::mercenary);
    const BrokerNumber earlier = position.put(blue, 1, green2);
    CHECK(position.offered<MarkBroker>(blue) == std::vector<MarkBroker>{{first}, {second}});
    CHECK(position.refusal(blue, MarkBroker{earlier}) == "cannot_mark");
    position.act(blue, MarkBroker{second});
    CHECK(position.tells(BrokerMarked{blue, second}));
    CHECK(position.seen_by(orange).brokers[1]->counts == Strength(5)); // public, though the value is not
    CHECK_FALSE(position.seen_by(orange).brokers[1]->value);
}

TEST_CASE("with option any-own the Mercenary marks any own broker on the board (ys 11.4)")
{
    Position position = blue_has_placed(Character::mercenary, {.mercenary = MercenaryRule::any_own});
    const BrokerNumber own = position.put(blue, 1, green2);
    const BrokerNumber another = position.put(orange, 1, red2);
    CHECK(position.offers(blue, MarkBroker{own}));
    CHECK(position.refusal(blue, MarkBroker{another}) == "cannot_mark");
}

TEST_CASE("a marked broker counts 5 in its quarter and its area (ys 7.3)")
{
    Position position;
    position.state.at(position.put(blue, 0, commerce1)).marked = 1;
    position.put(orange, 4, commerce1);
    position.begin_scoring();
    CHECK(position.tells(QuarterRanked{Quarter(1), {{side_of(blue), Strength(5)}, {side_of(orange), Strength(4)}}}));
    position.play_until(Stage::ordering_columns);
    CHECK(position.points_of(blue) == 3);
}

TEST_CASE("a marked broker counts 5 in its row, its column and for the best bidder (ys 7.3)")
{
    Position position;
    position.state.at(position.put(purple, 1, red2)).marked = 1;
    position.put(orange, 4, green2);
    position.begin_market();
    CHECK(position.tells(RowWon{Row(2), side_of(purple), Strength(5)}));
    position.play_until(Stage::best_bid);
    CHECK(position.tells(BestBidderFound{side_of(purple), Strength(5)}));
    CHECK(position.all<ColumnsRanked>().at(0).columns[0] == ColumnTotal{Colour::red, Strength(5), 1});
}

TEST_CASE("the mark travels with the broker, and ends when it comes home (ys 7.3)")
{
    Position position = blue_has_placed(Character::mercenary);
    position.give_card(blue, Character::wizard);
    position.act(blue, MarkBroker{first});
    position.act(blue, SwapBrokers{first, second});
    CHECK(position.state.at(first).where == palace2);
    CHECK(position.state.at(first).marked == 1);
    CHECK(position.state.at(second).marked == 0);
    position.play_until(Stage::bidding);
    CHECK(position.state.at(first) == PlacedBroker{});
}

} // namespace
} // namespace dahut::ys
