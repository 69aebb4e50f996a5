// ys 6: ties between players.
#include "tests/ys/position.hpp"

namespace dahut::ys {
namespace {

using enum Location;

// Ranks a quarter in which these four players have 3 each and nothing else matters.
Position four_with_three_each()
{
    Position position;
    position.order({purple, yellow, orange, blue});
    for (const Seat seat : {blue, orange, yellow, purple}) {
        position.put(seat, 3, port1);
    }
    return position;
}

SmallList<Side, 4> ranking_of(const Position& position)
{
    SmallList<Side, 4> sides;
    const QuarterRanked ranked = position.all<QuarterRanked>().at(0);
    for (const Standing& standing : ranked.ranking) {
        sides.push_back(standing.side);
    }
    return sides;
}

SmallList<Side, 4> sides(Seat first, Seat second, Seat third, Seat fourth)
{
    return {side_of(first), side_of(second), side_of(third), side_of(fourth)};
}

TEST_CASE("a higher total needs no tie-break")
{
    Position position;
    position.put(blue, 3, port1);
    position.put(orange, 4, port1);
    position.before(blue, {4, 4, 3});
    position.begin_scoring();
    CHECK(position.all<TieDecided>().empty());
    CHECK(position.all<QuarterRanked>().at(0).ranking.front().side == side_of(orange));
}

TEST_CASE("the higher sum of the three brokers before the screen wins a tie (ys 6.2)")
{
    Position position = four_with_three_each();
    position.before(blue, {4, 4, 1});
    position.before(orange, {4, 4, 0});
    position.before(yellow, {3, 3, 1});
    position.before(purple, {3, 2, 1});
    position.begin_scoring();
    CHECK(ranking_of(position) == sides(blue, orange, yellow, purple));
    CHECK(position.all<TieDecided>().at(0).by == TieBreak::before_screen);
}

TEST_CASE("then the lower order card of this turn wins it (ys 6.3)")
{
    Position position = four_with_three_each();
    position.before(blue, {4, 4, 1});
    position.before(orange, {4, 4, 1});
    position.before(yellow, {4, 4, 1});
    position.before(purple, {4, 4, 1});
    position.begin_scoring();
    CHECK(ranking_of(position) == sides(purple, yellow, orange, blue));
    CHECK(position.all<TieDecided>().at(0)
          == TieDecided{.contest = Contest::quarter,
                        .quarter = Quarter(1),
                        .total = Strength(3),
                        .contenders = {{side_of(purple), Strength(9), OrderCard(1)},
                                       {side_of(yellow), Strength(9), OrderCard(2)},
                                       {side_of(orange), Strength(9), OrderCard(3)},
                                       {side_of(blue), Strength(9), OrderCard(4)}},
                        .by = TieBreak::order_card});
}

TEST_CASE("the Intriguer's player wins every tie (ys 6.1)")
{
    Position position = four_with_three_each();
    position.state.effects.intriguer = blue;
    position.before(orange, {4, 4, 1});
    position.before(yellow, {4, 4, 0});
    position.begin_scoring();
    CHECK(ranking_of(position) == sides(blue, orange, yellow, purple));
}

TEST_CASE("the Intriguer's player wins ties at every rank, but only ties (ys 6.1, 7.3)")
{
    Position position;
    position.state.effects.intriguer = blue;
    position.put(orange, 4, port1);
    position.put(yellow, 3, port1);
    position.put(blue, 3, port1);
    position.before(yellow, {4, 4, 3});
    position.begin_scoring();
    const auto ranking = position.all<QuarterRanked>().at(0).ranking;
    CHECK(ranking[0].side == side_of(orange));
    CHECK(ranking[1].side == side_of(blue));
    CHECK(ranking[2].side == side_of(yellow));
    CHECK(position.all<TieDecided>().at(0).by == TieBreak::intriguer);
}

TEST_CASE("the Intriguer wins ties in areas, in rows and for the best bidder (ys 6.1)")
{
    Position position;
    position.state.effects.intriguer = purple;
    position.put(blue, 4, commerce1);
    position.put(purple, 4, commerce1);
    position.put(blue, 3, green2);
    position.put(purple, 3, red2);
    position.before(blue, {4, 3, 3});
    position.begin_scoring();
    position.act(purple, position.legal(purple).front());
    position.act(purple, position.legal(purple).front());
    if (position.state.stage == Stage::taking_gems) {
        position.act(blue, position.legal(blue).front());
    }
    CHECK(position.tells(AreaWon{commerce1, side_of(purple), Strength(4)}));
    CHECK(position.points_of(purple) == 3);
    CHECK(position.tells(RowWon{Row(2), side_of(purple), Strength(3)}));
    position.play_until(Stage::best_bid);
    CHECK(position.asks(purple, Stage::best_bid));
}

TEST_CASE("a tie for the third place of a quarter is told, as it decides the last gem (ys 4.3, 6)")
{
    Position position;
    position.put(blue, 4, port1);
    position.put(orange, 3, port1);
    position.put(yellow, 1, port1);
    position.put(purple, 1, port1);
    position.before(purple, {4, 4, 3});
    position.begin_scoring();
    const TieDecided tie = position.all<TieDecided>().at(0);
    CHECK(tie.contest == Contest::quarter);
    CHECK(tie.total == Strength(1));
    CHECK(tie.contenders.front().side == side_of(purple));
    CHECK(tie.by == TieBreak::before_screen);
}

TEST_CASE("a tie that decides no prize is not told (ys 6)")
{
    Position position;
    position.put(blue, 4, commerce1);
    position.put(orange, 3, commerce1);
    position.put(yellow, 3, commerce1);
    position.begin_scoring();
    position.play_until(Stage::ordering_columns);
    CHECK(position.points_of(blue) == 3);
    for (const TieDecided& tie : position.all<TieDecided>()) {
        CHECK(tie.contest != Contest::area);
    }
}

TEST_CASE("a tie names what put its winner first, not what ranked the losers (ys 6)")
{
    Position position;
    position.put(blue, 3, blue2);
    position.put(orange, 3, green2);
    position.put(yellow, 3, red2);
    position.before(blue, {4, 1, 0});
    position.before(orange, {4, 1, 0});
    position.before(yellow, {4, 4, 1});
    SECTION("by the brokers before the screens")
    {
        position.begin_market();
        CHECK(position.all<TieDecided>().at(0).by == TieBreak::before_screen);
    }
    SECTION("by the Intriguer")
    {
        position.state.effects.intriguer = blue;
        position.begin_market();
        CHECK(position.all<TieDecided>().at(0).by == TieBreak::intriguer);
    }
}

} // namespace
} // namespace dahut::ys
