// yspahan 1.4, 9 R19: the seat that is asked, and small steps that several rules share.
#include "tests/yspahan/position.hpp"

namespace dahut::yspahan {
namespace {

TEST_CASE("the player on turn is asked, except that a good's owner is asked about sending it (yspahan 3.2 e)")
{
    Position position;
    position.owns(red, 1, 0);
    position.goods(red, {Shop::bag2a});
    CHECK(asked_seat(position.state) == blue);
    position.chooses(blue, {{Row::camel, 4, 1}});
    CHECK(asked_seat(position.state) == blue);
    position.act(blue, MoveSupervisor{Row::camel, Space::south4});
    CHECK(asked_seat(position.state) == red);
    position.state.stage = Stage::over;
    CHECK_FALSE(asked_seat(position.state));
}

TEST_CASE("camels and gold come from supplies without limit and go back there (yspahan 1.4)")
{
    Position position;
    take_camels(position.state, blue, Camels(60), Income::card, position.told);
    take_gold(position.state, blue, Gold(70), Income::card, position.told);
    CHECK(position.camels_of(blue) == 60);
    CHECK(position.gold_of(blue) == 72);
    CHECK(position.state.camels_out == 60);
    CHECK(position.state.gold_out == 72 + 3 * 2);
    pay_camels(position.state, blue, Camels(60));
    pay_gold(position.state, blue, Gold(72));
    CHECK(position.of(blue) == Player{});
    CHECK_FALSE(Yspahan::check_state(position.state));
}

TEST_CASE("nobody can pay more than they have (yspahan 1.4)")
{
    Position position;
    CHECK_THROWS_AS(pay_camels(position.state, blue, Camels(1)), InvariantViolation);
    CHECK_THROWS_AS(pay_gold(position.state, blue, Gold(3)), InvariantViolation);
}

TEST_CASE("points are booked by their source")
{
    Position position;
    score(position.state, blue, Source::souks, Points(6));
    score(position.state, blue, Source::souks, Points(4));
    score(position.state, blue, Source::cards, Points(8));
    CHECK(position.of(blue).points[static_cast<std::size_t>(Source::souks)] == Points(10));
    CHECK(position.points_of(blue) == 18);
}

} // namespace
} // namespace dahut::yspahan
