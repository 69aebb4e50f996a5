// The small steps that several rules share.
#include "tests/magna_carta/position.hpp"

namespace dahut::magna_carta {
namespace {

TEST_CASE("the left neighbour is the next seat, and for the last seat it is the first (magna-carta 14 R16)")
{
    CHECK(next_seat(Position(3).state, orange) == green);
    CHECK(next_seat(Position(3).state, green) == red);
    CHECK(next_seat(Position(4).state, green) == blue);
}

TEST_CASE("a card of the road is named by its place, its building and its owner")
{
    Position position(2);
    const Place bank = position.lay(orange, Building::bank);
    CHECK(on_road(position.state, bank) == OnRoad{Place(2), Building::bank, orange});
    CHECK(on_road(position.state, Place(0)) == OnRoad{Place(0), Building::park, std::nullopt});
    CHECK(last_place(position.state) == bank);
}

TEST_CASE("payments and gains are booked")
{
    Position position(2);
    const auto before = position.state.deniers_paid;
    gain(position.state, red, Deniers(4));
    pay(position.state, red, Deniers(1));
    gain(position.state, red, Cube::gold);
    CHECK(position.deniers_of(red) == 9);
    CHECK(position.state.deniers_paid == before + 3);
    CHECK(position.state.cubes_paid == std::array<std::int32_t, 4>{4, 4, 0, 1});
    CHECK_FALSE(MagnaCarta::check_state(position.state));
}

} // namespace
} // namespace dahut::magna_carta
