// What the learned forecast of Caylus Magna Carta looks at, in one position that is easily counted.
#include "engine/bots/magna_carta_greedy.hpp"
#include "engine/bots/magna_carta_outlook.hpp"
#include "tests/magna_carta/position.hpp"
#include "tests/support/features.hpp"

namespace dahut::magna_carta {
namespace {

int value_of(const Position& at, Seat seat, std::string_view name)
{
    return test::value_of_feature<GreedyBot>(at.state, seat, name);
}

TEST_CASE("the features of Caylus Magna Carta count what a seat has, what the others have, and the time left")
{
    Position at(2);
    at.lay(red, Building::large_quarry);
    at.lay(red, Building::small_farm, Face::residence);
    at.lay(orange, Building::market);
    at.own(red, {2, 1, 3, 1}, 4);
    at.own(orange, {1, 1, 1, 0}, 7);
    at.hold(red, {Building::small_quarry, Building::peddler});
    const View view = at.seen_by(red);
    const int rounds = Outlook(view, red).rounds_left();
    CHECK(rounds > 0);
    CHECK(value_of(at, red, "always") == 1);
    CHECK(value_of(at, red, "points") == view.players[0].score.number());
    const Forecast forecast = GreedyBot::forecast(at.state);
    CHECK(value_of(at, red, "forecast") == forecast[0]);
    CHECK(value_of(at, red, "forecast_of_others") == forecast[1]);
    CHECK(value_of(at, red, "rounds") == rounds);
    CHECK(value_of(at, red, "castle") == 18);
    CHECK(value_of(at, red, "deniers") == 4);
    CHECK(value_of(at, red, "deniers_in_rounds") == 4 * rounds);
    CHECK(value_of(at, red, "food") == 2);
    CHECK(value_of(at, red, "wood") == 1);
    CHECK(value_of(at, red, "stone") == 3);
    CHECK(value_of(at, red, "gold") == 1);
    CHECK(value_of(at, red, "batches") == 1);
    CHECK(value_of(at, red, "cubes_in_rounds") == 6 * rounds);
    CHECK(value_of(at, red, "hand") == 2);
    CHECK(value_of(at, red, "buildings") == 1);
    CHECK(value_of(at, red, "residences") == 1);
    CHECK(value_of(at, red, "residences_in_rounds") == rounds);
    CHECK(value_of(at, red, "buildings_of_others") == 1);
    CHECK(value_of(at, red, "batches_of_others") == 1);
    CHECK(value_of(at, red, "cubes_of_others") == 3);
    CHECK(value_of(at, red, "deniers_of_others") == 7);
    CHECK(value_of(at, orange, "cubes_of_others") == 6);
    CHECK(value_of(at, red, "seats_before") == 0);
    CHECK(value_of(at, orange, "seats_before") == 1);
    CHECK(value_of(at, red, "road") == view.road.size());
}

TEST_CASE("a building that the provost has left behind is not safe")
{
    Position at(2);
    const Place near = at.lay(red, Building::large_quarry);
    const Place far = at.lay(red, Building::market);
    at.stand_provost(far);
    CHECK(value_of(at, red, "safe_buildings") == 2);
    at.stand_provost(near);
    CHECK(value_of(at, red, "safe_buildings") == 1);
}

TEST_CASE("the worth of the hand is that of a seat's own cards")
{
    Position at(2);
    CHECK(value_of(at, red, "worth_of_hand") == 0);
    at.hold(red, {Building::large_quarry});
    CHECK(value_of(at, red, "worth_of_hand") > 0);
    CHECK(value_of(at, orange, "worth_of_hand") == 0);
}

} // namespace
} // namespace dahut::magna_carta
