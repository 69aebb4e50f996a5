// ys 3.2: bids and order positions.
#include "tests/ys/position.hpp"

namespace dahut::ys {
namespace {

// The bids of 12.1. The previous order cards are such that Orange has 2 and Yellow 4.
Position before_the_bids_of_the_example()
{
    Position position;
    position.order({blue, orange, purple, yellow});
    return position;
}

Position with_bids(const Bid& of_blue, const Bid& of_orange, const Bid& of_yellow, const Bid& of_purple)
{
    Position position = before_the_bids_of_the_example();
    position.act(blue, of_blue);
    position.act(orange, of_orange);
    position.act(yellow, of_yellow);
    position.act(purple, of_purple);
    return position;
}

Position with_the_bids_of_the_example()
{
    return with_bids({Broker(1), Broker(0)}, {Broker(4), Broker(1)}, {Broker(3), Broker(2)}, {Broker(4), Broker(2)});
}

TEST_CASE("12.1: Purple, Orange and Yellow choose 4th, 1st and 3rd, and Blue gets 2nd")
{
    Position position = with_the_bids_of_the_example();
    CHECK(position.state.choosing == SmallList<Seat, 4>{purple, orange, yellow, blue});
    position.act(purple, ChoosePosition{OrderCard(4)});
    position.act(orange, ChoosePosition{OrderCard(1)});
    position.act(yellow, ChoosePosition{OrderCard(3)});
    CHECK(position.all<PositionChosen>() == std::vector<PositionChosen>{{yellow, OrderCard(3)}, {blue, OrderCard(2)}});
    CHECK(position.state.order == SmallList<Seat, 4>{orange, blue, yellow, purple});
}

TEST_CASE("12.1: Orange and Yellow bid 5 each, and the lower previous order card chooses first")
{
    const Position position = with_the_bids_of_the_example();
    const auto ties = position.all<TieDecided>();
    REQUIRE(ties.size() == 1);
    CHECK(ties[0].contest == Contest::bids);
    CHECK(ties[0].by == TieBreak::previous_order_card);
    CHECK(ties[0].total == Strength(5));
    CHECK(ties[0].contenders
          == SmallList<Contender, sides_max>{{side_of(orange), Strength(5), OrderCard(2)},
                                             {side_of(yellow), Strength(5), OrderCard(4)}});
}

TEST_CASE("everybody is asked for a bid at once and is heard in any sequence (ys 3.2 a)")
{
    Position position = before_the_bids_of_the_example();
    CHECK(Ys::to_act(position.state).must == SeatSet::first(4));
    position.act(yellow, Bid{Broker(0), Broker(0)});
    CHECK(Ys::to_act(position.state).must == SeatSet::only(blue).with(orange).with(purple));
}

TEST_CASE("a bid is not told until all are in, then all are revealed together (ys 3.2 a, 13 R22)")
{
    Position position = before_the_bids_of_the_example();
    for (const Seat seat : {yellow, blue, purple}) {
        position.act(seat, Bid{Broker(3), Broker(1)});
        REQUIRE(position.told.all().size() == 1);
        CHECK(position.tells(HasBid{seat}));
    }
    position.act(orange, Bid{Broker(4), Broker(4)});
    CHECK(position.all<BidRevealed>()
          == std::vector<BidRevealed>{{blue, Broker(3), Broker(1)},
                                      {orange, Broker(4), Broker(4)},
                                      {yellow, Broker(3), Broker(1)},
                                      {purple, Broker(3), Broker(1)}});
}

TEST_CASE("a hidden bid still counts behind the screen, a revealed one lies face up before it (ys 3.2 a)")
{
    Position position = before_the_bids_of_the_example();
    position.act(blue, Bid{Broker(1), Broker(0)});
    CHECK(count_of(position.of(blue).behind) == 11);
    CHECK(position.of(blue).before_screen.empty());
    position = with_the_bids_of_the_example();
    CHECK(position.of(blue).behind == BrokerCounts{1, 2, 1, 3, 2});
    CHECK(position.of(blue).before_screen == SmallList<Broker, 3>{Broker(1), Broker(0)});
}

TEST_CASE("a bid is two brokers that one has, named once, the higher first (ys 3.2 a)")
{
    const Position position = before_the_bids_of_the_example();
    CHECK(position.refusal(blue, Bid{Broker(2), Broker(2)}) == "brokers_not_behind_screen");
    CHECK(position.refusal(blue, Bid{Broker(3), Broker(4)}) == "higher_broker_first");
    CHECK(position.offered<Bid>(blue).size() == 14); // 15 pairs of five values but 2 + 2
    CHECK(position.legal(blue).size() == 14);
}

TEST_CASE("nobody bids twice (ys 3.2 a)")
{
    Position position = before_the_bids_of_the_example();
    position.act(blue, Bid{Broker(1), Broker(0)});
    CHECK(position.refusal(blue, Bid{Broker(1), Broker(0)}) == "not_asked");
}

TEST_CASE("three equal bids are told as one tie, in the order in which they choose (ys 3.2 b)")
{
    const Position position =
        with_bids({Broker(3), Broker(1)}, {Broker(4), Broker(0)}, {Broker(3), Broker(1)}, {Broker(4), Broker(4)});
    CHECK(position.state.choosing == SmallList<Seat, 4>{purple, blue, orange, yellow});
    REQUIRE(position.all<TieDecided>().size() == 1);
    CHECK(position.all<TieDecided>()[0].contenders.size() == 3);
}

TEST_CASE("a position that was taken is not free any more (ys 3.2 b)")
{
    Position position = with_the_bids_of_the_example();
    CHECK(position.offered<ChoosePosition>(purple).size() == 4);
    CHECK(position.refusal(orange, ChoosePosition{OrderCard(1)}) == "not_asked");
    position.act(purple, ChoosePosition{OrderCard(2)});
    CHECK(position.refusal(orange, ChoosePosition{OrderCard(2)}) == "position_taken");
    CHECK(position.offered<ChoosePosition>(orange).size() == 3);
}

TEST_CASE("the last position is nobody's choice and is given at once (ys 13 R5)")
{
    Position position = with_the_bids_of_the_example();
    position.act(purple, ChoosePosition{OrderCard(1)});
    position.act(orange, ChoosePosition{OrderCard(2)});
    position.act(yellow, ChoosePosition{OrderCard(3)});
    CHECK(position.tells(PositionChosen{blue, OrderCard(4)}));
    CHECK(position.asks(purple, Stage::placing));
}

TEST_CASE("the new order cards replace the old ones (ys 3.2 b)")
{
    Position position = with_the_bids_of_the_example();
    CHECK(position.of(yellow).order_card == OrderCard(4));
    position.act(purple, ChoosePosition{OrderCard(3)});
    position.act(orange, ChoosePosition{OrderCard(2)});
    position.act(yellow, ChoosePosition{OrderCard(1)});
    CHECK(position.of(yellow).order_card == OrderCard(1));
    CHECK(position.of(blue).order_card == OrderCard(4));
    CHECK(position.state.order == SmallList<Seat, 4>{yellow, orange, purple, blue});
}

} // namespace
} // namespace dahut::ys
