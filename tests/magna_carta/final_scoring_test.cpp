// magna-carta 6: the final score.
#include "tests/magna_carta/position.hpp"

namespace dahut::magna_carta {
namespace {

using enum Building;

// magna-carta 11.5
Position example()
{
    Position position(2);
    position.state.castle = {3, 6, 6};
    position.state.of(red).tokens = {2, 0, 1};
    position.leave_tokens({0, 0, 0});
    position.lay(red, bank);
    position.lay(red, small_farm);
    position.lay(red, market, Face::residence);
    position.lay(red, peddler, Face::residence);
    position.lay_prestige(red, large_farm, Prestige::statue);
    position.own(red, {3, 1, 1, 2}, 8);
    position.own(orange, {});
    return position;
}

TEST_CASE("the example of a final score: every point is told with its source")
{
    Position position = example();
    position.end_round();
    REQUIRE(position.state.stage == Stage::over);
    const SeatScore score = position.all<GameEnded>().front().score.seats[0];
    CHECK(score.tokens == Tokens{2, 0, 1});
    CHECK(score.castle == Points(10));
    CHECK(score.buildings == CardList{bank, small_farm});
    CHECK(score.building_points == Points(4));
    CHECK(score.residences == 2);
    CHECK(score.residence_points == Points(2));
    CHECK(score.prestige == PrestigeList{Prestige::statue});
    CHECK(score.prestige_points == Points(6));
    CHECK(score.gold_points == Points(2));
    CHECK(score.cube_points == Points(1));
    CHECK(score.denier_points == Points(2));
    CHECK(score.total == Points(27));
    CHECK(score.place == 1);
    CHECK(position.seen_by(the_public).final_score == position.all<GameEnded>().front().score);
}

TEST_CASE("hand, deck, discards and cubes on cards score nothing (magna-carta 6)")
{
    Position position = example();
    const Points before = score_of(position.state, red).total;
    position.hold(red, {church, gold_mine});
    position.discard(red, {lawyer});
    CHECK(position.state.road[3].cubes == 2);
    CHECK(score_of(position.state, red).total == before);
}

TEST_CASE("views show at any time what everybody would score (magna-carta 6, 7)")
{
    const Position position = example();
    CHECK(position.seen_by(orange).players[0].score == Points(27));
    CHECK(position.seen_by(orange).players[1].score == Points(0));
    CHECK_FALSE(position.seen_by(orange).final_score);
}

TEST_CASE("nothing breaks a tie: equal totals share the place (magna-carta 6)")
{
    Position position(4);
    position.leave_tokens({0, 0, 0});
    position.own(red, {0, 0, 0, 3});
    position.own(orange, {0, 0, 0, 7});
    position.own(green, {}, 9);
    position.own(blue, {});
    position.end_round();
    const auto outcome = MagnaCarta::outcome(position.state);
    REQUIRE(outcome);
    CHECK(*outcome == Outcome{{Points(3), Points(7), Points(3), Points(0)}, {2, 1, 2, 4}});
}

} // namespace
} // namespace dahut::magna_carta
