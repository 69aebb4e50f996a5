// magna-carta 5 f: the end of a round.
#include "tests/magna_carta/position.hpp"

namespace dahut::magna_carta {
namespace {

using enum Building;

TEST_CASE("the provost goes on two cards, or as far as there are cards (magna-carta 5 f)")
{
    Position position(2);
    position.lay(red, market);
    position.lay(red, bank);
    position.stand_provost(Place(0));
    position.end_round();
    CHECK(position.tells(ProvostAdvanced{position.named(Place(0)), position.named(Place(2))}));
    position.end_round();
    CHECK(position.tells(ProvostAdvanced{position.named(Place(2)), position.named(Place(3))}));
    position.end_round();
    CHECK(position.all<ProvostAdvanced>().empty());
    CHECK(position.state.provost == Place(3));
}

TEST_CASE("the next player to the left becomes the first (magna-carta 5 f, 14 R16)")
{
    Position position(3);
    for (const Seat first : {orange, green, red}) {
        position.end_round();
        CHECK(position.tells(FirstPlayerMoved{first}));
        CHECK(position.asks(first, Stage::acting));
    }
    CHECK(position.state.round == Round(4));
}

TEST_CASE("the last round ends as any other, without another income (magna-carta 14 R5)")
{
    Position position(2);
    position.lay(red, market);
    position.leave_tokens({0, 0, 0});
    position.stand_provost(Place(0));
    position.end_round();
    CHECK(position.state.provost == Place(2));
    CHECK(position.state.first_player == orange);
    CHECK(position.all<IncomeReceived>().empty());
    CHECK(position.state.stage == Stage::over);
}

} // namespace
} // namespace dahut::magna_carta
