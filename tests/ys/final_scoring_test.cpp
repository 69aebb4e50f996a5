// ys 8: the end of the game.
#include "tests/ys/position.hpp"

namespace dahut::ys {
namespace {

// The last turn, fully scored but not ended. The quotations rank red, yellow, blue, green.
Position at_the_end()
{
    Position position(4);
    position.quotations(7, 3, 9, 12);
    return position;
}

const ColourScore& score_of(const FinalScore& score, Colour colour)
{
    for (const ColourScore& one : score.colours) {
        if (one.colour == colour) {
            return one;
        }
    }
    FAIL("a colour is missing");
    return score.colours.front();
}

TEST_CASE("colours are ranked by quotation, the higher step first (ys 1.7, 8.1)")
{
    const FinalScore score = final_score(at_the_end().state);
    REQUIRE(score.colours.size() == 4);
    CHECK(score.colours[0].colour == Colour::red);
    CHECK(score.colours[1].colour == Colour::yellow);
    CHECK(score.colours[2].colour == Colour::blue);
    CHECK(score.colours[3].colour == Colour::green);
    CHECK(score.colours[0].step == Step(12));
}

TEST_CASE("equal steps rank blue over green over yellow over red (ys 1.7)")
{
    Position position(4);
    const FinalScore score = final_score(position.state);
    CHECK(score.colours[0].colour == Colour::blue);
    CHECK(score.colours[1].colour == Colour::green);
    CHECK(score.colours[2].colour == Colour::yellow);
    CHECK(score.colours[3].colour == Colour::red);
    position.quotations(3, 8, 3, 8);
    const FinalScore other = final_score(position.state);
    CHECK(other.colours[0].colour == Colour::green);
    CHECK(other.colours[1].colour == Colour::red);
    CHECK(other.colours[2].colour == Colour::blue);
    CHECK(other.colours[3].colour == Colour::yellow);
}

TEST_CASE("every place in every colour pays what the table says (ys 8.1)")
{
    Position position = at_the_end();
    position.gems(blue, {4, 4, 4, 4});
    position.gems(orange, {3, 3, 3, 3});
    position.gems(yellow, {2, 2, 2, 2});
    position.gems(purple, {1, 1, 1, 1});
    const FinalScore score = final_score(position.state);
    using Places = SmallList<ColourPlace, sides_max>;
    CHECK(score_of(score, Colour::red).places
          == Places{place_of(blue, 4, 1, 24), place_of(orange, 3, 2, 18), place_of(yellow, 2, 3, 12),
                    place_of(purple, 1, 4, 6)});
    CHECK(score_of(score, Colour::yellow).places
          == Places{place_of(blue, 4, 1, 20), place_of(orange, 3, 2, 15), place_of(yellow, 2, 3, 10),
                    place_of(purple, 1, 4, 5)});
    CHECK(score_of(score, Colour::blue).places
          == Places{place_of(blue, 4, 1, 16), place_of(orange, 3, 2, 12), place_of(yellow, 2, 3, 8),
                    place_of(purple, 1, 4, 4)});
    CHECK(score_of(score, Colour::green).places
          == Places{place_of(blue, 4, 1, 12), place_of(orange, 3, 2, 9), place_of(yellow, 2, 3, 6),
                    place_of(purple, 1, 4, 3)});
    CHECK(score.sides[0].coloured == Points(24 + 20 + 16 + 12));
    CHECK(score.sides[3].coloured == Points(6 + 5 + 4 + 3));
}

TEST_CASE("8.2: 6, 5, 5 and 3 gems in the top colour score 24, 12, 12 and 6")
{
    Position position = at_the_end();
    position.gems(orange, {0, 0, 0, 6});
    position.gems(blue, {0, 0, 0, 5});
    position.gems(purple, {0, 0, 0, 5});
    position.gems(yellow, {0, 0, 0, 3});
    const FinalScore score = final_score(position.state);
    CHECK(score_of(score, Colour::red).places
          == SmallList<ColourPlace, sides_max>{place_of(orange, 6, 1, 24), place_of(blue, 5, 3, 12),
                                               place_of(purple, 5, 3, 12), place_of(yellow, 3, 4, 6)});
}

TEST_CASE("four tied players all score the fourth place (ys 8.2)")
{
    Position position = at_the_end();
    for (const Seat seat : {blue, orange, yellow, purple}) {
        position.gems(seat, {0, 0, 0, 2});
    }
    for (const SideScore& side : final_score(position.state).sides) {
        CHECK(side.coloured == Points(6));
    }
}

TEST_CASE("a player without a gem of a colour scores nothing for it (ys 8.2)")
{
    Position position = at_the_end();
    position.gems(orange, {0, 0, 0, 1});
    const FinalScore score = final_score(position.state);
    CHECK(score_of(score, Colour::red).places == SmallList<ColourPlace, sides_max>{place_of(orange, 1, 1, 24)});
    CHECK(score_of(score, Colour::blue).places.empty());
    CHECK(score.sides[0].coloured == Points(0));
}

TEST_CASE("black gems score 1 4 8 12 16 20 24 for one to seven, and 24 for more (ys 8.3)")
{
    constexpr std::array<int, 11> points{0, 1, 4, 8, 12, 16, 20, 24, 24, 24, 24};
    for (std::size_t gems = 0; gems < points.size(); ++gems) {
        Position position = at_the_end();
        position.gems(blue, {}, static_cast<int>(gems));
        CHECK(final_score(position.state).sides[0].black == Points(points[gems]));
    }
}

TEST_CASE("the total is the sum of turns, coloured and black gems (ys 8)")
{
    Position position = at_the_end();
    position.points(blue, 17);
    position.gems(blue, {0, 0, 2, 1}, 3);
    const SideScore side = final_score(position.state).sides[0];
    CHECK(side.turns == Points(17));
    CHECK(side.coloured == Points(24 + 20));
    CHECK(side.black == Points(8));
    CHECK(side.total == Points(17 + 44 + 8));
    CHECK(side.gems == 6);
}

TEST_CASE("most points wins (ys 8.4)")
{
    Position position = at_the_end();
    position.points(blue, 10);
    position.points(orange, 30);
    position.points(yellow, 20);
    const FinalScore score = final_score(position.state);
    CHECK(score.sides[0].place == 3);
    CHECK(score.sides[1].place == 1);
    CHECK(score.sides[2].place == 2);
    CHECK(score.sides[3].place == 4);
}

TEST_CASE("equal points are decided by gems in all, coloured and black (ys 8.4)")
{
    Position position = at_the_end();
    position.points(blue, 24);
    position.gems(orange, {}, 7); // 24 points
    const FinalScore score = final_score(position.state);
    REQUIRE(score.sides[0].total == score.sides[1].total);
    CHECK(score.sides[1].place == 1);
    CHECK(score.sides[0].place == 2);
}

TEST_CASE("coloured gems count in a tie as much as black ones (ys 8.4)")
{
    Position position = at_the_end();
    position.gems(orange, {}, 7);      // 24 points
    position.gems(blue, {0, 0, 0, 8}); // 24 points as well
    const FinalScore score = final_score(position.state);
    REQUIRE(score.sides[0].total == score.sides[1].total);
    CHECK(score.sides[0].place == 1);
    CHECK(score.sides[1].place == 2);
}

TEST_CASE("equal points and equal gems share the victory (ys 8.4)")
{
    Position position = at_the_end();
    position.points(blue, 10);
    position.points(yellow, 10);
    position.points(orange, 5);
    const FinalScore score = final_score(position.state);
    CHECK(score.sides[0].place == 1);
    CHECK(score.sides[2].place == 1);
    CHECK(score.sides[1].place == 3);
}

TEST_CASE("everybody sees what all would have if the game were over (ys 8)")
{
    Position position = at_the_end();
    position.points(blue, 10);
    position.gems(blue, {0, 0, 2, 1}, 3);
    position.gems(orange, {0, 0, 0, 1});
    for (const Viewer viewer : {Viewer(blue), Viewer(orange), Viewer(the_public)}) {
        const View seen = position.seen_by(viewer);
        CHECK(seen.players[0].projected == Points(10 + 20 + 18 + 8));
        CHECK(seen.players[0].score == Points(10));
        CHECK(seen.players[1].projected == Points(18));
        CHECK(seen.players[2].projected == Points(0));
    }
    position.quotations(7, 3, 12, 9);
    CHECK(position.seen_by(the_public).players[0].projected == Points(10 + 24 + 15 + 8));
}

TEST_CASE("the end is told with the whole score, and the outcome says the same (ys 8)")
{
    Position position = at_the_end();
    position.give_card(blue, Character::queen);
    position.points(orange, 30);
    position.gems(blue, {1, 0, 0, 2}, 2);
    position.begin_end_cards();
    position.act(blue, Pass{});
    REQUIRE(position.state.stage == Stage::over);
    REQUIRE(position.all<GameEnded>().size() == 1);
    const FinalScore score = final_score(position.state);
    CHECK(position.all<GameEnded>()[0].score == score);
    const Outcome outcome = Ys::outcome(position.state).value();
    CHECK(outcome.points == SmallList<Points, seats_max>{Points(44), Points(30), Points(0), Points(0)});
    CHECK(outcome.places == SmallList<std::int16_t, seats_max>{1, 2, 3, 3});
    CHECK(position.seen_by(the_public).final_score == score);
}

} // namespace
} // namespace dahut::ys
