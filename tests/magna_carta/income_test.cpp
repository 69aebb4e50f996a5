// magna-carta 5 a: income.
#include "tests/magna_carta/position.hpp"

namespace dahut::magna_carta {
namespace {

TEST_CASE("everybody takes two deniers (magna-carta 5 a)")
{
    Position position(3);
    position.end_round();
    for (const Seat seat : {red, orange, green}) {
        CHECK(position.tells(IncomeReceived{seat, Deniers(2), Deniers(0), Deniers(0)}));
        CHECK(position.deniers_of(seat) == 8);
    }
}

TEST_CASE("a residence pays one denier more, a covered one or a building does not (magna-carta 5 a, 5.5 b, c)")
{
    Position position(2);
    position.lay(red, Building::bank, Face::residence);
    position.lay(red, Building::small_farm, Face::residence);
    position.lay_prestige(red, Building::market, Prestige::statue);
    position.lay(orange, Building::bank);
    position.end_round();
    CHECK(position.tells(IncomeReceived{red, Deniers(4), Deniers(2), Deniers(0)}));
    CHECK(position.tells(IncomeReceived{orange, Deniers(2), Deniers(0), Deniers(0)}));
}

TEST_CASE("the Hotel pays its owner although the residence under it does not (magna-carta 3 b, 5.5 c)")
{
    Position position(2);
    position.lay_prestige(orange, Building::market, Prestige::hotel);
    position.end_round();
    CHECK(position.tells(IncomeReceived{orange, Deniers(3), Deniers(0), Deniers(1)}));
}

} // namespace
} // namespace dahut::magna_carta
