// ys 9.3: King's Favour: how courtiers are chosen and scored (13 R17). throne_room_test.cpp tests Spy, Wizard and the
// views of the throne room.
#include "tests/ys/position.hpp"

namespace dahut::ys {
namespace {

using enum Location;

SendCourtier send(int broker) { return {Broker(broker)}; }

// Everybody chooses a courtier in this turn. Before the screens lie 4 3 0, 3 3 1, 2 1 0 and 4 4 1.
Position courtiers_in(int turn, const Options& options = with_favour)
{
    Position position(turn, options);
    position.before(blue, {4, 3, 0});
    position.before(orange, {3, 3, 1});
    position.before(yellow, {2, 1, 0});
    position.before(purple, {4, 4, 1});
    position.begin_courtiers();
    return position;
}

void all_send(Position& position)
{
    position.act(blue, send(3));
    position.act(orange, send(1));
    position.act(yellow, send(2));
    position.act(purple, send(4));
}

FavourPlace favour(Seat seat, int sum, int place, int points)
{
    return {side_of(seat), Strength(sum), static_cast<std::uint8_t>(place), Points(points)};
}

using Favour = SmallList<FavourPlace, sides_max>;

TEST_CASE("without the option nobody is asked for a courtier and nothing is scored for one (ys 9.3)")
{
    Position position;
    position.before(blue, {4, 3, 0});
    position.begin_courtiers();
    CHECK(position.state.stage == Stage::bidding);
    CHECK(position.all<CourtiersSent>().empty());
    CHECK(score_favour(position.state).empty());
}

TEST_CASE("all are asked at once, each for one of its own three brokers (ys 9.3)")
{
    Position position = courtiers_in(2);
    CHECK(position.state.stage == Stage::sending_courtiers);
    CHECK(Ys::to_act(position.state).must.size() == 4);
    CHECK(position.legal(blue) == std::vector<Action>{send(0), send(3), send(4)});
    CHECK(position.legal(orange) == std::vector<Action>{send(1), send(3)});
    CHECK(position.refusal(blue, send(1)) == "broker_not_before_screen");
    position.act(purple, send(4));
    CHECK_FALSE(Ys::to_act(position.state).must.contains(purple));
    CHECK(position.refusal(purple, send(1)) == "not_asked");
    CHECK(Ys::to_act(position.state).must.contains(blue));
}

TEST_CASE("a courtier is chosen in secret, and only that it was chosen is told (ys 9.3, 10)")
{
    Position position = courtiers_in(2);
    position.act(blue, send(3));
    REQUIRE(position.told.all().size() == 1);
    CHECK(position.tells(CourtierChosen{blue}));
    CHECK(position.seen_by(blue).players[0].own->courtier == Broker(3));
    for (const Viewer viewer : {Viewer(orange), Viewer(the_public)}) {
        const PlayerView seen = position.seen_by(viewer).players[0];
        CHECK_FALSE(seen.own);
        CHECK(seen.before_screen.size() == 3); // nothing moves before all have chosen
        CHECK(seen.throne_room.empty());
    }
}

TEST_CASE("the events about sent courtiers are the same for all courtiers (ys 10)")
{
    Position one = courtiers_in(2);
    Position other = courtiers_in(2);
    all_send(one);
    for (const auto& [seat, broker] : {std::pair(blue, 0), std::pair(orange, 3), std::pair(yellow, 1)}) {
        other.act(seat, send(broker));
    }
    other.act(purple, send(1));
    CHECK(one.tells(CourtiersSent{Turn(2)}));
    CHECK(other.tells(CourtiersSent{Turn(2)}));
    CHECK(one.seen_by(the_public) == other.seen_by(the_public));
}

TEST_CASE("projected scores leave out courtiers until the game is over (ys 9.3, 10)")
{
    Position position(4, with_favour);
    position.throne_room(blue, {4, 4, 3});
    position.points(blue, 9);
    for (const Viewer viewer : {Viewer(blue), Viewer(the_public)}) {
        CHECK(position.seen_by(viewer).players[0].projected == Points(9));
    }
    position.play_until(Stage::over);
    const View seen = position.seen_by(the_public);
    CHECK(seen.players[0].projected == seen.final_score->sides[0].total);
}

TEST_CASE("the courtier stays away, a set-aside 2 takes its place and the other two go home (ys 9.3)")
{
    Position position = courtiers_in(2);
    all_send(position);
    CHECK(position.of(blue).throne_room == SmallList<Courtier, courtiers_max>{{Broker(3), {}}});
    CHECK(position.of(blue).behind == BrokerCounts{2, 3, 2, 2, 2});
    CHECK(position.of(yellow).behind == BrokerCounts{2, 3, 1, 3, 2});        // a 2 for a 2
    CHECK(position.seen_by(the_public).team == BrokerCounts{2, 3, 2, 3, 2}); // in the throne room too
    CHECK(position.of(blue).before_screen.empty());
    CHECK_FALSE(position.of(blue).courtier);
    CHECK(position.asks(blue, Stage::bidding) == false);
    CHECK(Ys::to_act(position.state).must.size() == 4);
    CHECK(position.state.turn == Turn(3));
}

TEST_CASE("three equal brokers leave no choice, and the courtier is sent at once (ys 13 R5)")
{
    Position position(2, with_favour);
    position.before(blue, {1, 1, 1});
    position.before(orange, {3, 3, 3});
    position.before(yellow, {2, 1, 0});
    position.before(purple, {1, 1, 1});
    position.begin_courtiers();
    CHECK(position.asks(yellow, Stage::sending_courtiers));
    CHECK(position.all<CourtierChosen>() == std::vector<CourtierChosen>{{blue}, {orange}, {purple}});
    position.act(yellow, send(0));
    CHECK(position.of(orange).throne_room.front().value == Broker(3));
}

TEST_CASE("in turn 4 a fourth courtier goes without replacement, and the match is over (ys 9.3, 13 R17)")
{
    Position position(4, with_favour);
    for (const Seat seat : {blue, orange, yellow, purple}) {
        position.throne_room(seat, {1, 1, 0});
        position.before(seat, {4, 3, 2});
    }
    position.begin_courtiers();
    for (const Seat seat : {blue, orange, yellow, purple}) {
        position.act(seat, send(4));
    }
    CHECK(position.tells(CourtiersSent{Turn(4)}));
    CHECK(position.of(blue).throne_room.size() == 4);
    CHECK(count_of(position.of(blue).behind) == 10);
    CHECK(position.of(blue).behind == BrokerCounts{1, 1, 4, 3, 1});
    CHECK(position.seen_by(the_public).team == BrokerCounts{2, 3, 4, 3, 2});
    CHECK(position.state.stage == Stage::over);
}

TEST_CASE("brokers stay before the screens through the end-of-scoring window, then courtiers are chosen (ys 13 R17)")
{
    Position position(2, with_favour);
    position.give_card(blue, Character::jeweller);
    for (const Seat seat : {blue, orange, yellow, purple}) {
        position.before(seat, {4, 3, 1});
    }
    position.state.rows = {std::nullopt, Gem::blue, Gem::green, Gem::red};
    position.put(blue, 3, blue1);
    position.put(orange, 1, red2);
    position.begin_market();
    position.play_until(Stage::end_cards);
    CHECK(position.tells(MarketWentHome{}));
    CHECK(position.of(blue).before_screen.size() == 3);
    CHECK(position.of(blue).behind == BrokerCounts{2, 2, 1, 2, 1}); // what stood in the market is home
    position.act(blue, Pass{});
    CHECK(position.state.stage == Stage::sending_courtiers);
}

TEST_CASE("the sums of the courtiers score 12, 7, 3 and 0 (ys 9.3)")
{
    Position position(4, with_favour);
    position.throne_room(blue, {0, 1, 1});
    position.throne_room(orange, {4, 4, 3});
    position.throne_room(yellow, {3, 3, 0});
    position.throne_room(purple, {4, 3, 3});
    CHECK(
        score_favour(position.state)
        == Favour{favour(blue, 2, 4, 0), favour(orange, 11, 1, 12), favour(yellow, 6, 3, 3), favour(purple, 10, 2, 7)});
}

TEST_CASE("12.4: two first courts score 9 each and the next one 3 (ys 9.3)")
{
    Position position(4, with_favour);
    position.throne_room(blue, {4, 3, 1});
    position.throne_room(orange, {4, 4, 0});
    position.throne_room(yellow, {3, 3, 1});
    position.throne_room(purple, {0, 0, 1});
    CHECK(score_favour(position.state)
          == Favour{favour(blue, 8, 1, 9), favour(orange, 8, 1, 9), favour(yellow, 7, 3, 3), favour(purple, 1, 4, 0)});
}

TEST_CASE("tied players pool the points of their places and divide, rounded down (ys 9.3)")
{
    const Position all_tied(4, with_favour);
    CHECK(score_favour(all_tied.state)
          == Favour{favour(blue, 0, 1, 5), favour(orange, 0, 1, 5), favour(yellow, 0, 1, 5),
                    favour(purple, 0, 1, 5)}); // 22 : 4
    Position last_tied(4, with_favour);
    last_tied.throne_room(blue, {4});
    last_tied.throne_room(orange, {3});
    CHECK(score_favour(last_tied.state)
          == Favour{favour(blue, 4, 1, 12), favour(orange, 3, 2, 7), favour(yellow, 0, 3, 1),
                    favour(purple, 0, 3, 1)}); // 3 : 2
}

TEST_CASE("three players score 12, 7 and 3, tied or not (ys 13 R17)")
{
    Position position(4, with_favour, 3);
    CHECK(score_favour(position.state)
          == Favour{favour(blue, 0, 1, 7), favour(orange, 0, 1, 7), favour(yellow, 0, 1, 7)}); // 22 : 3
    position.throne_room(yellow, {3});
    position.throne_room(orange, {4});
    CHECK(score_favour(position.state)
          == Favour{favour(blue, 0, 3, 3), favour(orange, 4, 1, 12), favour(yellow, 3, 2, 7)});
}

TEST_CASE("King's Favour is added to the sum of points, and decides who wins (ys 8.4)")
{
    Position position(4, with_favour);
    position.points(orange, 4);
    position.throne_room(blue, {4});
    const FinalScore score = final_score(position.state);
    CHECK(score.sides[0].favour == Points(12));
    CHECK(score.sides[0].total == Points(12));
    CHECK(score.sides[1].favour == Points(3)); // 10 : 3
    CHECK(score.sides[1].total == Points(7));
    CHECK(score.sides[0].place == 1);
}

TEST_CASE("the Intriguer wins no tie of courtiers (ys 9.3, 13 R20)")
{
    Position position(4, with_favour);
    position.state.effects.intriguer = blue;
    position.throne_room(blue, {4});
    position.throne_room(orange, {4});
    CHECK(score_favour(position.state)[0] == favour(blue, 4, 1, 9));
    CHECK(score_favour(position.state)[1] == favour(orange, 4, 1, 9));
}

} // namespace
} // namespace dahut::ys
