// The front of Ys: which seats are asked, what is refused before any rule is checked, and the game's description.
#include "engine/ys/ys.hpp"

#include "tests/ys/position.hpp"

namespace dahut::ys {
namespace {

using enum Location;

TEST_CASE("Ys introduces itself")
{
    CHECK(Ys::name == "ys");
    CHECK(Ys::title == "Ys");
    CHECK(Ys::seats_fewest == 2);
    CHECK(Ys::seats_most == 4);
}

TEST_CASE("a match begins with the arrivals of turn 1 and waits for four bids (ys 3)")
{
    Log told;
    const State state = Ys::start({}, 4, ChanceKey(11), told);
    CHECK(all<TurnBegan>(told) == std::vector<TurnBegan>{{Turn(1)}});
    CHECK(state.stage == Stage::bidding);
    CHECK(Ys::to_act(state) == Asked{SeatSet::first(4), {}});
    CHECK_FALSE(Ys::outcome(state));
    CHECK_FALSE(Ys::check_state(state));
}

TEST_CASE("the same seed deals the same match")
{
    Log told;
    const State state = Ys::start({}, 4, ChanceKey(11), told);
    CHECK(state == Ys::start({}, 4, ChanceKey(11), told));
    CHECK(state != Ys::start({}, 4, ChanceKey(12), told));
}

TEST_CASE("a seat that is not asked can do nothing, nor can a seat that nobody holds")
{
    Position position;
    position.begin_placing();
    for (const Seat seat : {orange, purple, Seat(5)}) {
        CHECK(position.refusal(seat, PlaceBroker{Broker(3), Face::up, port1}) == "not_asked");
        CHECK(position.legal(seat).empty());
    }
}

TEST_CASE("an answer to another question is refused as such")
{
    Position position;
    CHECK(position.refusal(blue, PlaceBroker{Broker(3), Face::up, port1}) == "wrong_stage");
    position.begin_placing();
    CHECK(position.refusal(blue, Bid{Broker(1), Broker(0)}) == "wrong_stage");
    CHECK(position.refusal(blue, TakeGem{Gem::blue}) == "wrong_stage");
    CHECK(position.refusal(blue, Pass{}) == "wrong_stage");
}

TEST_CASE("a seat that must act is not also listed as free to act (ys 13 R6)")
{
    Position position;
    position.give_card(blue, Character::spy);
    position.begin_placing_cards();
    position.act(blue, PlayCard{Character::spy});
    position.put(orange, 4, port1, Face::down);
    REQUIRE(position.asks(blue, Stage::placing));
    CHECK(Ys::to_act(position.state).may.empty());
    CHECK(position.offers(blue, Look{BrokerNumber(0)}));
    CHECK(position.offers(blue, PlaceBroker{Broker(3), Face::up, port1}));
}

TEST_CASE("a choice with one answer is made by the engine and told (ys 13 R5)")
{
    Position position;
    position.ship(1, Colour::blue, Gem::red, Gem::green);
    position.put(blue, 3, port1);
    position.put(orange, 1, port1);
    position.begin_scoring();
    position.act(blue, TakeGem{Gem::red});
    position.act(blue, TakeGem{Gem::green});
    CHECK(position.tells(GemTaken{side_of(orange), Gem::blue, GemSource::ship}));
    CHECK(position.asks(blue, Stage::ordering_columns));
}

} // namespace
} // namespace dahut::ys
