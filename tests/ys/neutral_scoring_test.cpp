// ys 9.2 c to h: what the neutral of a two-player game wins, takes and scores, with the ruling on it (13 R20).
#include "tests/ys/position.hpp"

namespace dahut::ys {
namespace {

using enum Location;

using Gems = std::array<std::uint8_t, 4>;

// Quarter 1 with a ship of yellow, blue and red. The quotations rank red, green, blue, yellow.
Position quarter_of_two()
{
    Position position = two_players();
    position.ship(1, Colour::yellow, Gem::blue, Gem::red);
    position.turn_up(1, Character::spy);
    position.quotations(5, 9, 3, 12);
    return position;
}

TEST_CASE("first in a quarter, the neutral takes the two gems whose colours stand highest (ys 9.2 d)")
{
    Position position = quarter_of_two();
    position.put_neutral(blue, 4, port1);
    position.put(orange, 3, commerce1);
    position.begin_scoring();
    CHECK(position.tells(GemTaken{the_neutral, Gem::red, GemSource::ship}));
    CHECK(position.tells(GemTaken{the_neutral, Gem::blue, GemSource::ship}));
    CHECK(position.state.neutral.gems == Gems{1, 0, 0, 1});
    CHECK(position.of(orange).gems == Gems{0, 0, 1, 0});
}

TEST_CASE("equal quotations rank as always when the neutral chooses (ys 1.7, 9.2 d)")
{
    Position position = quarter_of_two();
    position.quotations(8, 8, 8, 8);
    position.put_neutral(blue, 4, port1);
    position.begin_scoring();
    CHECK(position.state.neutral.gems == Gems{1, 0, 1, 0}); // blue before yellow before red
}

TEST_CASE("second in a quarter, the neutral takes the last gem (ys 9.2 d)")
{
    Position position = quarter_of_two();
    position.put_neutral(blue, 2, port1);
    position.put(orange, 3, commerce1);
    position.begin_scoring();
    REQUIRE(position.asks(orange, Stage::taking_gems));
    position.act(orange, TakeGem{Gem::red});
    position.act(orange, TakeGem{Gem::yellow});
    CHECK(position.state.neutral.gems == Gems{1, 0, 0, 0});
    CHECK(position.of(orange).gems == Gems{0, 0, 1, 1});
}

TEST_CASE("third in a quarter, the neutral takes no gem (ys 9.1, 9.2)")
{
    Position position = quarter_of_two();
    position.put_neutral(blue, 2, port1);
    position.put(orange, 3, commerce1);
    position.put(blue, 4, commerce1);
    position.begin_scoring();
    position.act(blue, TakeGem{Gem::red});
    position.act(blue, TakeGem{Gem::yellow});
    CHECK(position.state.neutral.gems == Gems{});
    CHECK(position.of(orange).gems == Gems{1, 0, 0, 0});
}

TEST_CASE("alone in a quarter with a 0, the neutral takes two gems and what its area pays (ys 4.6, 9.2)")
{
    Position position = quarter_of_two();
    position.put_neutral(blue, 0, port1);
    position.begin_scoring();
    CHECK(position.state.neutral.gems == Gems{1, 0, 0, 1}); // the yellow gem stays in the bank
    CHECK(position.state.neutral.black == 1);
    CHECK(position.tells(BlackGemTaken{the_neutral}));
}

TEST_CASE("a white gem counts as the highest colour and becomes it when the neutral takes it (ys 9.2 d, 13 R20)")
{
    Position position = quarter_of_two();
    position.ship(1, Colour::yellow, Gem::blue, Gem::white);
    position.put_neutral(blue, 4, port1);
    position.put(orange, 3, commerce1);
    position.begin_scoring();
    CHECK(position.tells(GemTaken{the_neutral, Gem::white, GemSource::ship}));
    CHECK(position.tells(GemColoured{the_neutral, Colour::red}));
    CHECK(position.state.neutral.gems == Gems{1, 0, 0, 1});
    CHECK(position.of(orange).gems == Gems{0, 0, 1, 0});
}

TEST_CASE("second in a quarter, the neutral makes a white gem left over the highest colour (ys 9.2 d)")
{
    Position position = quarter_of_two();
    position.ship(1, Colour::yellow, Gem::blue, Gem::white);
    position.put_neutral(blue, 2, port1);
    position.put(orange, 3, commerce1);
    position.begin_scoring();
    position.act(orange, TakeGem{Gem::yellow});
    position.act(orange, TakeGem{Gem::blue});
    CHECK(position.state.neutral.gems == Gems{0, 0, 0, 1});
}

TEST_CASE("the neutral wins every tie (ys 9.2 c)")
{
    Position position = quarter_of_two();
    position.put_neutral(blue, 4, commerce1);
    position.put(orange, 4, commerce1);
    position.put(blue, 4, commerce1);
    position.before(orange, {4, 3, 3});
    position.before(blue, {1, 0});
    position.begin_scoring();
    CHECK(position.tells(AreaWon{commerce1, the_neutral, Strength(4)}));
    CHECK(position.state.neutral.score == Points(3));
    CHECK(position.tells(QuarterRanked{
        Quarter(1), {{the_neutral, Strength(4)}, {side_of(orange), Strength(4)}, {side_of(blue), Strength(4)}}}));
    CHECK(position.tells(TieDecided{.contest = Contest::area,
                                    .area = commerce1,
                                    .total = Strength(4),
                                    .contenders = {{the_neutral, {}, {}},
                                                   {side_of(orange), Strength(10), OrderCard(2)},
                                                   {side_of(blue), Strength(1), OrderCard(1)}},
                                    .by = TieBreak::neutral}));
}

TEST_CASE("against the player of the Intriguer the neutral loses a tie, against the other it wins (ys 9.2 c)")
{
    Position position = quarter_of_two();
    position.state.effects.intriguer = blue;
    position.put_neutral(blue, 4, commerce1);
    position.put(orange, 4, commerce1);
    position.put(blue, 4, commerce1);
    position.before(orange, {4, 3, 3});
    position.begin_scoring();
    CHECK(position.tells(QuarterRanked{
        Quarter(1), {{side_of(blue), Strength(4)}, {the_neutral, Strength(4)}, {side_of(orange), Strength(4)}}}));
    REQUIRE(position.asks(blue, Stage::taking_gems));
    position.play_until(Stage::bidding);
    CHECK(position.points_of(blue) == 3);
}

TEST_CASE("under the Merchant the neutral too is paid 5 for a commerce area (ys 7.3, 9.2 e)")
{
    Position position = quarter_of_two();
    position.state.effects.merchant = blue;
    position.put_neutral(blue, 1, commerce1);
    position.begin_scoring();
    CHECK(position.state.neutral.score == Points(5));
}

TEST_CASE("Prince and King score for the neutral (ys 9.2 e)")
{
    for (const auto& [character, points] : {std::pair(Character::prince, 4), std::pair(Character::king, 5)}) {
        Position position = quarter_of_two();
        position.turn_up(1, character);
        position.put_neutral(blue, 1, palace1);
        position.begin_scoring();
        CHECK(position.state.neutral.score == Points(points));
        CHECK(position.state.neutral.gems == Gems{1, 0, 0, 1}); // those of the ship alone
        CHECK(position.state.played.contains(character));
    }
}

TEST_CASE("for any other card, which is discarded, the neutral takes a gem of the highest colour (ys 9.2 e)")
{
    Position position = quarter_of_two();
    position.put_neutral(blue, 1, palace1);
    position.begin_scoring();
    CHECK(position.tells(CardWon{the_neutral, Character::spy}));
    CHECK(position.tells(GemTaken{the_neutral, Gem::red, GemSource::palace}));
    CHECK(position.state.left.contains(Character::spy));
    CHECK(position.state.neutral.gems == Gems{1, 0, 0, 2});
    CHECK(position.state.neutral.score == Points(0));
}

TEST_CASE("a blue-edged card too is a gem of the highest colour for the neutral (ys 9.2 e)")
{
    Position position = two_players(4);
    position.ship(1, Colour::yellow, Gem::blue, Gem::red);
    position.quotations(5, 9, 3, 12);
    position.put_neutral(blue, 1, palace1);
    position.begin_scoring();
    CHECK(position.tells(CardWon{the_neutral, Character::blue_edged}));
    CHECK(position.tells(GemTaken{the_neutral, Gem::red, GemSource::palace}));
    CHECK(position.state.neutral.gems == Gems{1, 0, 0, 2});
}

TEST_CASE("the neutral wins a row, a white gem there becomes the highest colour (ys 9.2 d, e)")
{
    Position position = two_players();
    position.quotations(5, 9, 3, 12);
    position.row_gem(2, Gem::white);
    position.row_gem(3, Gem::yellow);
    position.put_neutral(blue, 2, blue2);
    position.put(orange, 2, green2);
    position.put_neutral(orange, 0, red3);
    position.before(orange, {4, 4, 3});
    position.begin_market();
    CHECK(position.tells(RowWon{Row(2), the_neutral, Strength(2)}));
    CHECK(position.tells(GemColoured{the_neutral, Colour::red}));
    CHECK(position.tells(RowWon{Row(3), the_neutral, Strength(0)}));
    CHECK(position.state.neutral.gems == Gems{0, 0, 1, 1});
}

TEST_CASE("brokers of the neutral count in their columns, and it never orders tied ones (ys 5.3, 9.2 c)")
{
    Position position = two_players();
    position.put_neutral(blue, 4, blue2);
    position.put_neutral(orange, 2, red3);
    position.put(orange, 2, green2);
    position.row_gem(2, Gem::blue);
    position.row_gem(3, Gem::blue);
    position.before(orange, {4, 4, 3});
    position.before(blue, {1, 1, 0});
    position.begin_market();
    REQUIRE(position.asks(orange, Stage::ordering_columns));
    CHECK(position.legal(orange).size() == 2);
    position.act(orange, OrderColumns{{Colour::red, Colour::green}});
    CHECK(position.tells(ColumnsOrdered{orange, TieBreak::before_screen, {Colour::red, Colour::green}}));
    CHECK(position.all<ColumnsRanked>()[0].columns[0] == ColumnTotal{Colour::blue, Strength(4), 1});
}

// Only the neutral has brokers in the market. Its 4 raises blue by 2; the other colours are ranked by the columns.
Position neutral_alone_in_market(const std::array<int, 4>& gems)
{
    Position position = two_players();
    position.neutral_gems(gems);
    position.row_gem(2, Gem::green);
    position.put_neutral(blue, 4, blue2);
    position.put_neutral(orange, 2, green2);
    position.put_neutral(blue, 1, yellow2);
    return position;
}

TEST_CASE("as best bidder the neutral raises the colour it owns most of (ys 9.2 f)")
{
    Position position = neutral_alone_in_market({1, 0, 0, 3});
    position.begin_market();
    CHECK(position.tells(BestBidderFound{the_neutral, Strength(7)}));
    CHECK(position.tells(QuotationMoved{Colour::red, Step(6), Step(7), QuotationCause::best_bidder}));
}

TEST_CASE("if the neutral owns as much of several colours it raises the leftmost (ys 9.2 f)")
{
    Position position = neutral_alone_in_market({1, 1, 2, 2}); // and row 2 brings another green gem
    position.begin_market();
    CHECK(position.tells(QuotationMoved{Colour::green, Step(9), Step(10), QuotationCause::best_bidder}));
}

TEST_CASE("as best bidder without coloured gems the neutral raises blue (ys 13 R20)")
{
    Position position = two_players();
    position.neutral_gems({}, 3);
    position.row_gem(2, Gem::green);
    position.row_gem(3, Gem::green);
    position.put_neutral(blue, 4, red2);
    position.put(orange, 4, yellow2);
    position.put(orange, 1, green2);
    position.put_neutral(orange, 4, red3);
    position.put(blue, 4, yellow3);
    position.put(blue, 1, blue3);
    position.begin_market();
    position.play_until(Stage::bidding);
    CHECK(position.tells(BestBidderFound{the_neutral, Strength(8)}));
    CHECK(position.tells(QuotationMoved{Colour::blue, Step(7), Step(8), QuotationCause::best_bidder}));
}

TEST_CASE("a neutral's step at the top of the track is clamped (ys 1.7, 9.2 f)")
{
    Position position = neutral_alone_in_market({5, 0, 0, 0});
    position.quotations(14, 8, 8, 8);
    position.begin_market();
    CHECK(position.step_of(Colour::blue) == 15);
    CHECK(position.tells(BestBidderFound{the_neutral, Strength(7)}));
}

TEST_CASE("the neutral's brokers return to the human who placed them, with their quarter or the market (ys 9.2 h)")
{
    Position position = quarter_of_two();
    position.row_gem(2, Gem::blue);
    position.put_neutral(blue, 4, palace1);
    position.put_neutral(orange, 4, port1);
    position.put_neutral(orange, 1, port2);
    position.put_neutral(blue, 0, red2);
    position.put(orange, 3, port2);
    position.begin_scoring();
    REQUIRE(position.asks(orange, Stage::taking_gems)); // quarter 2
    CHECK(position.of(blue).neutral == BrokerCounts{0, 1, 1, 0, 1});
    CHECK(position.of(orange).neutral == BrokerCounts{1, 0, 1, 0, 1});
    position.play_until(Stage::bidding);
    CHECK(position.of(blue).neutral == BrokerCounts{1, 1, 1, 0, 1});
    CHECK(position.of(orange).neutral == BrokerCounts{1, 1, 1, 0, 1});
}

TEST_CASE("brokers of the neutral are revealed to all with their quarter (ys 4.1, 9.2)")
{
    Position position = quarter_of_two();
    position.put_neutral(blue, 1, palace1);
    position.put_neutral(blue, 4, palace2);
    position.put(orange, 4, palace1);
    position.begin_scoring();
    REQUIRE(position.asks(orange, Stage::taking_gems));
    CHECK(position.tells(BrokerRevealed{BrokerNumber(0), the_neutral, Broker(1), palace1}));
    CHECK(position.seen_by(the_public).brokers[0]->value == Broker(1));
    CHECK_FALSE(position.seen_by(blue).brokers[1]->value);
}

using Places = SmallList<ColourPlace, sides_max>;

TEST_CASE("for a colour it lacks the neutral scores the third place, whoever else owns one (ys 9.2 g, 13 R20)")
{
    Position position = two_players(4);
    position.gems(blue, {2, 1, 0, 0});
    position.gems(orange, {1, 0, 0, 3});
    const FinalScore score = final_score(position.state);
    CHECK(score.colours[0].places
          == Places{place_of(side_of(blue), 2, 1, 24), place_of(side_of(orange), 1, 2, 18),
                    place_of(the_neutral, 0, 3, 12)});
    CHECK(score.colours[1].places == Places{place_of(side_of(blue), 1, 1, 20), place_of(the_neutral, 0, 3, 10)});
    CHECK(score.colours[2].places == Places{place_of(the_neutral, 0, 3, 8)});
    CHECK(score.colours[3].places == Places{place_of(side_of(orange), 3, 1, 12), place_of(the_neutral, 0, 3, 6)});
    CHECK(score.sides[2].side == the_neutral);
    CHECK(score.sides[2].coloured == Points(12 + 10 + 8 + 6));
}

TEST_CASE("neither the neutral nor the Intriguer wins a tie of gems (ys 8.2, 13 R20)")
{
    Position position = two_players(4);
    position.state.effects.intriguer = blue;
    position.gems(blue, {2, 0, 0, 0});
    position.gems(orange, {3, 1, 0, 0});
    position.neutral_gems({2, 1, 0, 0});
    const FinalScore score = final_score(position.state);
    CHECK(score.colours[0].places
          == Places{place_of(side_of(orange), 3, 1, 24), place_of(side_of(blue), 2, 3, 12),
                    place_of(the_neutral, 2, 3, 12)});
    CHECK(score.colours[1].places == Places{place_of(side_of(orange), 1, 2, 15), place_of(the_neutral, 1, 2, 15)});
}

TEST_CASE("the neutral is listed in the result, and the win is between the humans (ys 9.2 g)")
{
    Position position = two_players(4);
    position.neutral_gems({9, 9, 9, 9}, 7);
    position.points(orange, 1);
    const FinalScore score = final_score(position.state);
    REQUIRE(score.sides.size() == 3);
    CHECK(score.sides[2].total == Points(24 + 20 + 16 + 12 + 24));
    CHECK(score.sides[2].place == 0);
    CHECK(score.sides[1].place == 1);
    CHECK(score.sides[0].place == 2);
    position.play_until(Stage::over);
    const auto outcome = Ys::outcome(position.state);
    REQUIRE(outcome);
    CHECK(outcome->points.size() == 2);
    CHECK(outcome->places.size() == 2);
}

TEST_CASE("what the neutral has won is public, and what it would have if the game were over (ys 9.2 g)")
{
    Position position = two_players();
    position.quotations(9, 7, 5, 3);
    position.neutral_gems({1, 0, 2, 0}, 1);
    const Points projected(24 + 10 + 16 + 6 + 1);
    for (const Viewer viewer : {Viewer(blue), Viewer(the_public)}) {
        REQUIRE(position.seen_by(viewer).neutral);
        CHECK(*position.seen_by(viewer).neutral == NeutralView{{1, 0, 2, 0}, 1, Points(0), projected});
    }
    CHECK_FALSE(Position().seen_by(the_public).neutral);
}

} // namespace
} // namespace dahut::ys
