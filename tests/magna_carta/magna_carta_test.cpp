// The front of the game: which seats are asked for what, and what is refused outright.
#include "tests/magna_carta/position.hpp"

namespace dahut::magna_carta {
namespace {

TEST_CASE("an action of another stage is refused as such")
{
    const Position position(2);
    for (const Action& action : {Action(ChooseHand{}), Action(MoveProvost{}), Action(Decline{}), Action(BuyGold{}),
                                 Action(TurnOver{}), Action(DeliverBatch{}), Action(EndDelivery{})}) {
        CHECK(position.refusal(red, action) == "wrong_stage");
        CHECK(position.refusal(orange, action) == "not_asked");
    }
}

TEST_CASE("a seat that nobody holds is asked nothing")
{
    const Position position(2);
    CHECK(position.legal(green).empty());
    CHECK(position.refusal(green, Pass{}) == "not_asked");
}

TEST_CASE("there is an outcome exactly when the match is over")
{
    Position position(2);
    CHECK_FALSE(MagnaCarta::outcome(position.state));
    position.leave_tokens({0, 0, 0});
    position.end_round();
    CHECK(MagnaCarta::outcome(position.state));
}

TEST_CASE("the same key deals the same match, different keys deal different ones")
{
    Log told;
    const State one = MagnaCarta::start({}, 4, ChanceKey(7), told);
    const State same = MagnaCarta::start({}, 4, ChanceKey(7), told);
    const State other = MagnaCarta::start({}, 4, ChanceKey(8), told);
    CHECK(MagnaCarta::all_seeing(one) == MagnaCarta::all_seeing(same));
    CHECK(MagnaCarta::all_seeing(one) != MagnaCarta::all_seeing(other));
}

} // namespace
} // namespace dahut::magna_carta
