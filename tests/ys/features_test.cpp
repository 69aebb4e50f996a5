// What the learned forecast of Ys looks at, in one position that is easily counted.
#include "engine/bots/ys_greedy.hpp"
#include "tests/support/features.hpp"
#include "tests/ys/position.hpp"

namespace dahut::ys {
namespace {

int value_of(const Position& at, Seat seat, std::string_view name)
{
    return test::value_of_feature<GreedyBot>(at.state, seat, name);
}

TEST_CASE("the features of Ys count what a seat has and the turns to be played")
{
    Position at(3);
    at.quotations(1, 4, 2, 3);
    at.gems(orange, {5, 1, 2, 0}, 4);
    at.points(orange, 9);
    at.give_card(orange, Character::prince);
    const View view = at.seen_by(the_public);
    const int projected = view.players[orange.index()].projected.number();
    const Forecast forecast = GreedyBot::forecast(at.state);
    CHECK(value_of(at, orange, "always") == 1);
    CHECK(value_of(at, orange, "points") == projected);
    CHECK(value_of(at, orange, "scored") == 9);
    CHECK(value_of(at, orange, "forecast") == forecast[1]);
    CHECK(value_of(at, orange, "forecast_of_others") == (forecast[0] + forecast[2] + forecast[3]) / 3);
    CHECK(value_of(at, orange, "turns") == 2);
    CHECK(value_of(at, orange, "points_in_turns") == 2 * projected);
    CHECK(value_of(at, orange, "hand") == 1);
    CHECK(value_of(at, orange, "black") == 4);
    CHECK(value_of(at, orange, "black_in_turns") == 8);
    CHECK(value_of(at, orange, "most_gems") == 5);
    CHECK(value_of(at, blue, "most_gems") == 0);
    CHECK(value_of(at, orange, "neutral") == 0);
}

TEST_CASE("gems count by the rank of their colour's quotation")
{
    Position at(2);
    at.quotations(1, 4, 2, 3);
    at.gems(blue, {5, 1, 2, 0});
    CHECK(value_of(at, blue, "gems_of_first") == 1);
    CHECK(value_of(at, blue, "gems_of_second") == 0);
    CHECK(value_of(at, blue, "gems_of_third") == 2);
    CHECK(value_of(at, blue, "gems_of_fourth") == 5);
    CHECK(value_of(at, blue, "gems_of_fourth_in_turns") == 15);
}

TEST_CASE("in a match of two the neutral counts by what its gems are worth")
{
    Position at = two_players(3);
    at.neutral_gems({3, 0, 0, 0}, 2);
    CHECK(value_of(at, blue, "neutral") == at.seen_by(the_public).neutral->projected.number());
}

} // namespace
} // namespace dahut::ys
