// ys 5: scoring the market.
#include "tests/ys/position.hpp"

#include <algorithm>

namespace dahut::ys {
namespace {

using enum Location;

// 12.3 with the two brokers of 13 R23.
Position market_of_the_example(Seat owner_of_the_second_0 = blue)
{
    Position position;
    position.order({orange, blue, yellow, purple});
    position.row_gem(1, Gem::white);
    position.row_gem(2, Gem::blue);
    position.row_gem(3, Gem::red);
    position.put(blue, 3, blue1);
    position.put(orange, 4, green1, Face::down);
    position.put(blue, 1, red1);
    position.put(orange, 0, blue2);
    position.put(yellow, 3, red2, Face::down);
    position.put(purple, 1, blue3);
    position.put(owner_of_the_second_0, 0, red3);
    position.before(orange, {4, 1, 0});
    position.before(blue, {4, 1, 0});
    position.before(yellow, {3, 1, 1});
    position.before(purple, {4, 4, 3});
    return position;
}

// Only blue's brokers stand in the market, and no row's gem must be coloured.
Position columns_of(std::initializer_list<std::pair<int, Location>> brokers)
{
    Position position;
    position.state.rows = {std::nullopt, Gem::blue, Gem::green, Gem::red};
    for (const auto& [value, where] : brokers) {
        position.put(blue, value, where);
    }
    return position;
}

std::vector<QuotationMoved> moves_of_columns(const Position& position)
{
    std::vector<QuotationMoved> moves;
    for (const QuotationMoved& move : position.all<QuotationMoved>()) {
        if (move.cause == QuotationCause::columns) {
            moves.push_back(move);
        }
    }
    return moves;
}

TEST_CASE("12.3: Orange takes the white gem of row 1 as green, by the lower order card")
{
    Position position = market_of_the_example();
    position.begin_market();
    CHECK(position.tells(TieDecided{
        .contest = Contest::row,
        .row = Row(1),
        .total = Strength(4),
        .contenders = {{side_of(orange), Strength(5), OrderCard(1)}, {side_of(blue), Strength(5), OrderCard(2)}},
        .by = TieBreak::order_card}));
    CHECK(position.tells(RowWon{Row(1), side_of(orange), Strength(4)}));
    CHECK(position.tells(GemTaken{side_of(orange), Gem::white, GemSource::row}));
    REQUIRE(position.asks(orange, Stage::colouring_gem));
    position.act(orange, ChooseColour{Colour::green});
    CHECK(position.tells(GemColoured{side_of(orange), Colour::green}));
    CHECK(position.of(orange).gems == std::array<std::uint8_t, 4>{0, 1, 0, 0});
}

TEST_CASE("12.3: row 2 goes to Yellow's 3 and row 3 to Purple's 1")
{
    Position position = market_of_the_example();
    position.begin_market();
    position.act(orange, ChooseColour{Colour::green});
    CHECK(position.all<RowWon>()
          == std::vector<RowWon>{{Row(2), side_of(yellow), Strength(3)}, {Row(3), side_of(purple), Strength(1)}});
    CHECK(position.gem_count(yellow, Colour::blue) == 1);
    CHECK(position.gem_count(purple, Colour::red) == 1);
}

TEST_CASE("12.3: Purple puts blue before red, and blue +2, red +1, green -1, yellow -2")
{
    Position position = market_of_the_example();
    position.begin_market();
    position.act(orange, ChooseColour{Colour::green});
    REQUIRE(position.asks(purple, Stage::ordering_columns));
    CHECK(position.offered<OrderColumns>(purple)
          == std::vector<OrderColumns>{{{Colour::blue, Colour::red}}, {{Colour::red, Colour::blue}}});
    position.act(purple, OrderColumns{{Colour::blue, Colour::red}});
    CHECK(position.tells(ColumnsOrdered{purple, TieBreak::before_screen, {Colour::blue, Colour::red}}));
    CHECK(position.tells(ColumnsRanked{{{Colour::blue, Strength(4), 3},
                                        {Colour::red, Strength(4), 3},
                                        {Colour::green, Strength(4), 1},
                                        {Colour::yellow, Strength(0), 0}}}));
    CHECK(moves_of_columns(position)
          == std::vector<QuotationMoved>{{Colour::blue, Step(8), Step(10), QuotationCause::columns},
                                         {Colour::red, Step(8), Step(9), QuotationCause::columns},
                                         {Colour::green, Step(8), Step(7), QuotationCause::columns},
                                         {Colour::yellow, Step(8), Step(6), QuotationCause::columns}});
}

TEST_CASE("12.3: Orange and Blue bid 4 each, and Orange is best bidder by order card")
{
    Position position = market_of_the_example();
    position.begin_market();
    position.act(orange, ChooseColour{Colour::green});
    position.act(purple, OrderColumns{{Colour::blue, Colour::red}});
    CHECK(position.tells(TieDecided{
        .contest = Contest::best_bidder,
        .total = Strength(4),
        .contenders = {{side_of(orange), Strength(5), OrderCard(1)}, {side_of(blue), Strength(5), OrderCard(2)}},
        .by = TieBreak::order_card}));
    CHECK(position.tells(BestBidderFound{side_of(orange), Strength(4)}));
    REQUIRE(position.asks(orange, Stage::best_bid));
    position.act(orange, MoveQuotation{Colour::yellow, Direction::up});
    CHECK(position.tells(QuotationMoved{Colour::yellow, Step(6), Step(7), QuotationCause::best_bidder}));
}

TEST_CASE("12.3: the result is the same whether the second 0 is Blue's, Yellow's or Purple's (ys 13 R23)")
{
    for (const Seat owner : {blue, yellow, purple}) {
        Position position = market_of_the_example(owner);
        position.begin_market();
        position.act(orange, ChooseColour{Colour::green});
        CHECK(position.tells(RowWon{Row(3), side_of(purple), Strength(1)}));
        position.act(purple, OrderColumns{{Colour::blue, Colour::red}});
        CHECK(position.state.quotations == std::array{Step(10), Step(7), Step(6), Step(9)});
        CHECK(position.tells(BestBidderFound{side_of(orange), Strength(4)}));
    }
}

TEST_CASE("every broker in the market is revealed first (ys 5.1)")
{
    Position position = market_of_the_example();
    position.begin_market();
    CHECK(position.all<BrokerRevealed>()
          == std::vector<BrokerRevealed>{{BrokerNumber(1), side_of(orange), Broker(4), green1},
                                         {BrokerNumber(4), side_of(yellow), Broker(3), red2}});
}

TEST_CASE("the highest sum of a row takes its gem, a row without brokers keeps it (ys 5.2)")
{
    Position position;
    position.row_gem(2, Gem::yellow);
    position.put(blue, 3, blue2);
    position.put(orange, 1, green2);
    position.put(orange, 3, red2);
    position.begin_market();
    CHECK(position.all<RowWon>() == std::vector<RowWon>{{Row(2), side_of(orange), Strength(4)}});
    CHECK(position.tells(GemTaken{side_of(orange), Gem::yellow, GemSource::row}));
    CHECK(position.gem_count(orange, Colour::yellow) == 1);
    CHECK(position.state.gems_paid == 1);
}

TEST_CASE("a lone 0-broker wins its row (ys 4.6)")
{
    Position position;
    position.row_gem(3, Gem::yellow);
    position.put(purple, 0, green3);
    position.begin_market();
    CHECK(position.tells(RowWon{Row(3), side_of(purple), Strength(0)}));
    CHECK(position.gem_count(purple, Colour::yellow) == 1);
}

TEST_CASE("a column counts all brokers in it, whoever owns them (ys 5.3)")
{
    Position position = columns_of({{3, red1}, {4, green1}, {1, yellow1}});
    position.put(orange, 3, red2);
    position.begin_market();
    CHECK(position.tells(ColumnsRanked{{{Colour::red, Strength(6), 2},
                                        {Colour::green, Strength(4), 1},
                                        {Colour::yellow, Strength(1), 1},
                                        {Colour::blue, Strength(0), 0}}}));
    CHECK(position.step_of(Colour::red) == 10);
    CHECK(position.step_of(Colour::green) == 9);
    CHECK(position.step_of(Colour::yellow) == 7);
    CHECK(position.step_of(Colour::blue) == 6);
}

TEST_CASE("of equal columns the one with more brokers ranks higher, so a 0 beats an empty column (ys 5.3)")
{
    Position position = columns_of({{3, red1}, {2, yellow1}, {1, yellow2}, {0, blue1}});
    position.begin_market();
    CHECK(position.tells(ColumnsRanked{{{Colour::yellow, Strength(3), 2},
                                        {Colour::red, Strength(3), 1},
                                        {Colour::blue, Strength(0), 1},
                                        {Colour::green, Strength(0), 0}}}));
}

TEST_CASE("everybody sees where the open brokers would move the quotations (ys 5.3, 10)")
{
    Position position = columns_of({{3, red1}, {2, yellow1}, {1, blue1}});
    position.put(blue, 4, blue2, Face::down);
    position.quotations(8, 2, 8, 14);
    for (const Viewer viewer : {Viewer(blue), Viewer(orange), Viewer(the_public)}) {
        // Blue has one more broker than green, and green has none. Face-down brokers do not count.
        CHECK(position.seen_by(viewer).projected_quotations
              == ProjectedQuotations{Step(7), Step(1), Step(9), Step(15)});
    }
    position.begin_market();
    CHECK(position.seen_by(the_public).projected_quotations == ProjectedQuotations{});
}

TEST_CASE("there is no projection for tied columns (ys 5.3)")
{
    CHECK(Position().seen_by(the_public).projected_quotations == ProjectedQuotations{});
    Position position = columns_of({{3, red1}, {3, green2}, {1, blue1}});
    CHECK(position.seen_by(the_public).projected_quotations
          == ProjectedQuotations{Step(7), std::nullopt, Step(6), std::nullopt});
    position.put(blue, 0, red2, Face::down);
    CHECK(position.seen_by(the_public).projected_quotations
          == ProjectedQuotations{Step(7), Step(9), Step(6), Step(10)});
}

TEST_CASE("everybody knows what a marked broker counts, although it lies face down (ys 7.3, 10)")
{
    Position position = columns_of({{3, red1}, {1, blue1}, {0, yellow1}});
    position.put(blue, 1, green1, Face::down);
    CHECK(position.seen_by(the_public).projected_quotations
          == ProjectedQuotations{Step(9), std::nullopt, std::nullopt, Step(10)});
    position.state.brokers[3].marked = 1;
    CHECK(position.seen_by(the_public).projected_quotations
          == ProjectedQuotations{Step(7), Step(10), Step(6), Step(9)});
}

TEST_CASE("the highest sum before the screen orders tied columns, present there or not (ys 5.3)")
{
    Position position = columns_of({{3, red1}, {3, green2}, {1, blue1}});
    position.before(blue, {4, 4, 1});
    position.before(yellow, {4, 4, 3});
    position.begin_market();
    REQUIRE(position.asks(yellow, Stage::ordering_columns));
    position.act(yellow, OrderColumns{{Colour::red, Colour::green}});
    CHECK(position.tells(ColumnsOrdered{yellow, TieBreak::before_screen, {Colour::red, Colour::green}}));
    CHECK(position.step_of(Colour::red) == 10);
    CHECK(position.step_of(Colour::green) == 9);
}

TEST_CASE("equal sums before the screens leave the order of columns to the lower order card (ys 5.3)")
{
    Position position = columns_of({{3, red1}, {3, green2}, {1, blue1}});
    position.order({purple, orange, blue, yellow});
    position.before(yellow, {4, 4, 3});
    position.before(orange, {4, 4, 3});
    position.begin_market();
    REQUIRE(position.asks(orange, Stage::ordering_columns));
    position.act(orange, OrderColumns{{Colour::green, Colour::red}});
    CHECK(position.tells(ColumnsOrdered{orange, TieBreak::order_card, {Colour::green, Colour::red}}));
}

TEST_CASE("the Intriguer's player orders tied columns (ys 5.3, 7.3)")
{
    Position position = columns_of({{3, red1}, {3, green2}, {1, blue1}});
    position.before(yellow, {4, 4, 3});
    position.state.effects.intriguer = purple;
    position.begin_market();
    REQUIRE(position.asks(purple, Stage::ordering_columns));
    position.act(purple, OrderColumns{{Colour::green, Colour::red}});
    CHECK(position.tells(ColumnsOrdered{purple, TieBreak::intriguer, {Colour::green, Colour::red}}));
}

TEST_CASE("empty columns tie too, and the same player orders every group, the higher first (ys 13 R14)")
{
    Position position = columns_of({{3, red1}, {3, green2}});
    position.before(yellow, {4, 4, 3});
    position.begin_market();
    REQUIRE(position.asks(yellow, Stage::ordering_columns));
    CHECK(position.refusal(yellow, OrderColumns{{Colour::blue, Colour::yellow}}) == "not_the_tied_columns");
    CHECK(position.refusal(yellow, OrderColumns{{Colour::green, Colour::green}}) == "not_the_tied_columns");
    CHECK(position.refusal(yellow, OrderColumns{{Colour::green}}) == "not_the_tied_columns");
    position.act(yellow, OrderColumns{{Colour::red, Colour::green}});
    REQUIRE(position.asks(yellow, Stage::ordering_columns));
    CHECK(position.refusal(yellow, OrderColumns{{Colour::red, Colour::green}}) == "not_the_tied_columns");
    position.act(yellow, OrderColumns{{Colour::yellow, Colour::blue}});
    CHECK(position.step_of(Colour::red) == 10);
    CHECK(position.step_of(Colour::green) == 9);
    CHECK(position.step_of(Colour::yellow) == 7);
    CHECK(position.step_of(Colour::blue) == 6);
}

TEST_CASE("a tie in the middle is ordered between the columns above and below it (ys 13 R14)")
{
    Position position = columns_of({{4, yellow1}, {3, red1}, {3, green2}});
    position.begin_market();
    REQUIRE(position.asks(blue, Stage::ordering_columns));
    position.act(blue, OrderColumns{{Colour::red, Colour::green}});
    CHECK(position.step_of(Colour::yellow) == 10);
    CHECK(position.step_of(Colour::red) == 9);
    CHECK(position.step_of(Colour::green) == 7);
    CHECK(position.step_of(Colour::blue) == 6);
}

TEST_CASE("the moves of the columns are clamped at both ends of the track (ys 1.7, 13 R15)")
{
    Position position = columns_of({{4, blue1}, {3, green1}, {2, yellow1}, {1, red1}});
    position.quotations(14, 15, 1, 2);
    position.begin_market();
    CHECK(moves_of_columns(position)
          == std::vector<QuotationMoved>{{Colour::blue, Step(14), Step(15), QuotationCause::columns},
                                         {Colour::green, Step(15), Step(15), QuotationCause::columns},
                                         {Colour::yellow, Step(1), Step(1), QuotationCause::columns},
                                         {Colour::red, Step(2), Step(1), QuotationCause::columns}});
}

TEST_CASE("the best bidder has the highest total of the whole market and moves one quotation one step (ys 5.4)")
{
    Position position = columns_of({{4, blue1}, {1, green1}});
    position.put(orange, 3, yellow1);
    position.put(orange, 3, red2);
    position.begin_market();
    position.play_until(Stage::best_bid);
    CHECK(position.tells(BestBidderFound{side_of(orange), Strength(6)}));
    REQUIRE(position.asks(orange, Stage::best_bid));
    CHECK(position.offered<MoveQuotation>(orange).size() == 8);
    const int before = position.step_of(Colour::red);
    position.act(orange, MoveQuotation{Colour::red, Direction::down});
    CHECK(position.step_of(Colour::red) == before - 1);
}

TEST_CASE("a step that would be swallowed is not offered to the best bidder (ys 13 R15)")
{
    Position position = columns_of({{4, blue1}, {3, green1}, {2, yellow1}, {1, red1}});
    position.quotations(15, 8, 8, 1);
    position.begin_market();
    REQUIRE(position.asks(blue, Stage::best_bid));
    CHECK(position.refusal(blue, MoveQuotation{Colour::blue, Direction::up}) == "track_ends");
    CHECK(position.refusal(blue, MoveQuotation{Colour::red, Direction::down}) == "track_ends");
    CHECK(position.offers(blue, MoveQuotation{Colour::blue, Direction::down}));
    CHECK(position.offers(blue, MoveQuotation{Colour::red, Direction::up}));
    CHECK(position.offered<MoveQuotation>(blue).size() == 6);
}

TEST_CASE("a lone 0-broker can be best bidder (ys 13 R16)")
{
    Position position;
    position.put(purple, 0, green3);
    position.begin_market();
    position.play_until(Stage::best_bid);
    CHECK(position.asks(purple, Stage::best_bid));
    CHECK(position.tells(BestBidderFound{side_of(purple), Strength(0)}));
}

TEST_CASE("nobody in the market: no best bidder, but the columns still tie (ys 5.4, 13 R14)")
{
    Position position;
    position.put(purple, 4, palace1); // who is elsewhere
    position.begin_market();
    REQUIRE(position.asks(blue, Stage::ordering_columns));
    CHECK(position.offered<OrderColumns>(blue).size() == 24);
    position.act(blue, OrderColumns{{Colour::red, Colour::yellow, Colour::green, Colour::blue}});
    CHECK(position.all<BestBidderFound>().empty());
    CHECK(position.state.turn == Turn(3));
    CHECK(position.step_of(Colour::red) == 10);
    CHECK(position.step_of(Colour::blue) == 6);
}

TEST_CASE("all brokers in the market and before the screens go home (ys 5.5)")
{
    Position position = market_of_the_example();
    position.begin_market();
    position.act(orange, ChooseColour{Colour::green});
    position.act(purple, OrderColumns{{Colour::blue, Colour::red}});
    CHECK(position.of(purple).before_screen.size() == 3);
    position.act(orange, MoveQuotation{Colour::yellow, Direction::up});
    CHECK(position.all<MarketWentHome>().size() == 1);
    for (const Seat seat : {blue, orange, yellow, purple}) {
        CHECK(position.of(seat).behind == team);
        CHECK(position.of(seat).before_screen.empty());
    }
    CHECK(std::ranges::none_of(position.state.brokers, [](const PlacedBroker& broker) { return broker.on_board; }));
}

} // namespace
} // namespace dahut::ys
