// ys 7.3, the characters of the start-of-placing window: Cardinal, Spy, Illusionist. characters_own_moment_test.cpp
// tests those of the owner's own placements.
#include "tests/ys/position.hpp"

namespace dahut::ys {
namespace {

using enum Location;

Position blue_has_played(Character character)
{
    Position position = blue_holds(character);
    position.begin_placing_cards();
    position.act(blue, PlayCard{character});
    return position;
}

TEST_CASE("the Cardinal's player may place the two brokers of a round in any faces (ys 7.3, 13 R7)")
{
    for (const auto& [one, other] : {std::pair(Face::down, Face::down), std::pair(Face::up, Face::up),
                                     std::pair(Face::up, Face::down), std::pair(Face::down, Face::up)}) {
        Position position = blue_has_played(Character::cardinal);
        position.act(blue, PlaceBroker{Broker(3), one, port1});
        position.act(blue, PlaceBroker{Broker(4), other, port1});
        CHECK(position.asks(orange, Stage::placing));
    }
}

TEST_CASE("the Cardinal works for its player alone and for this turn (ys 7.3)")
{
    Position position = blue_has_played(Character::cardinal);
    position.act(blue, down(3, port1));
    position.act(blue, down(4, port1));
    position.act(orange, down(3, port1));
    CHECK(position.refusal(orange, down(4, port1)) == "wrong_face");
    CHECK(position.state.effects.cardinal == blue);
    position.play_until(Stage::bidding);
    CHECK_FALSE(position.state.effects.cardinal);
}

TEST_CASE("the Spy's player looks at up to three face-down brokers of others in all (ys 7.3)")
{
    Position position = blue_holds(Character::spy);
    for (const auto& [seat, value] :
         {std::pair(orange, 4), std::pair(yellow, 3), std::pair(purple, 0), std::pair(purple, 1)}) {
        position.put(seat, value, port1, Face::down);
    }
    position.begin_placing_cards();
    position.act(blue, PlayCard{Character::spy});
    CHECK(position.offered<Look>(blue).size() == 4);
    for (const BrokerNumber broker : {first_put, second_put, third_put}) {
        position.act(blue, Look{broker});
        CHECK(position.asks(blue, Stage::placing)); // a look takes no turn
    }
    CHECK(position.refusal(blue, Look{BrokerNumber(3)}) == "spy_not_played");
    CHECK(position.offered<Look>(blue).empty());
}

TEST_CASE("it is public where the Spy looked, and only its player hears what was seen (ys 10, 13 R22)")
{
    Position position = blue_has_played(Character::spy);
    position.put(orange, 4, port1, Face::down);
    position.act(blue, Look{first_put});
    REQUIRE(position.told.all().size() == 2);
    CHECK(position.told.all()[0].audience == everybody);
    CHECK(position.told.all()[0].event == Event(BrokerLookedAt{blue, first_put}));
    CHECK(position.told.all()[1].audience == Audience(blue));
    CHECK(position.told.all()[1].event == Event(BrokerSeen{first_put, Broker(4)}));
}

TEST_CASE("the Spy looks neither at own nor at face-up brokers, nor twice at the same (ys 7.3, 13 R6)")
{
    Position position = blue_has_played(Character::spy);
    position.put(blue, 4, port1, Face::down);
    position.put(orange, 4, port1, Face::up);
    position.put(orange, 3, port1, Face::down);
    CHECK(position.refusal(blue, Look{first_put}) == "cannot_look_there");
    CHECK(position.refusal(blue, Look{second_put}) == "cannot_look_there");
    CHECK(position.refusal(blue, Look{BrokerNumber(17)}) == "cannot_look_there");
    position.act(blue, Look{third_put});
    CHECK(position.refusal(blue, Look{third_put}) == "cannot_look_there");
    CHECK(position.offered<Look>(blue).empty());
}

TEST_CASE("the Spy's player may look out of turn as well (ys 13 R6)")
{
    Position position = blue_has_played(Character::spy);
    position.act(blue, up(3, port1));
    position.act(blue, down(3, port1));
    position.act(orange, down(4, port1));
    REQUIRE(position.asks(orange, Stage::placing));
    CHECK(Ys::to_act(position.state).may == SeatSet::only(blue));
    position.act(blue, Look{third_put});
    CHECK(position.asks(orange, Stage::placing));
    CHECK(Ys::to_act(position.state).may.empty()); // nothing more to look at
    CHECK(position.refusal(orange, Look{second_put}) == "spy_not_played");
}

TEST_CASE("what the Spy saw stays known until the broker comes home (ys 13 R6)")
{
    Position position = blue_has_played(Character::spy);
    position.act(blue, up(3, port1));
    position.act(blue, down(3, port1));
    position.act(orange, down(4, port1));
    position.act(orange, up(3, port1));
    position.act(yellow, down(4, port1));
    position.act(blue, Look{third_put});
    CHECK(position.seen_by(blue).brokers[2]->value == Broker(4));
    CHECK_FALSE(position.seen_by(blue).brokers[4]->value);
    CHECK_FALSE(position.seen_by(yellow).brokers[2]->value);
    position.play_until(Stage::scoring_cards);
    CHECK(position.state.at(third_put).seen_by.empty());
}

TEST_CASE("looks that are left can be used before the placing phase ends, then it is too late (ys 13 R6)")
{
    Position position = blue_has_played(Character::spy);
    position.play_until(Stage::last_looks);
    REQUIRE(position.asks(blue, Stage::last_looks));
    CHECK(position.state.placed == 32);
    const auto looks = position.offered<Look>(blue);
    REQUIRE(looks.size() == 12);
    position.act(blue, looks.front());
    REQUIRE(position.asks(blue, Stage::last_looks));
    position.act(blue, Pass{});
    CHECK(position.all<LastBrokerJoined>().size() == 4);
    CHECK(position.refusal(blue, looks.back()) != "spy_not_played");
    CHECK(position.offered<Look>(blue).empty());
}

TEST_CASE("without looks left nobody is asked before the placing phase ends (ys 13 R6)")
{
    Position position = blue_has_played(Character::spy);
    position.play_until(Stage::last_looks);
    for (int look = 0; look < 3; ++look) {
        position.act(blue, position.offered<Look>(blue).front());
    }
    CHECK(position.all<LastBrokerJoined>().size() == 4);
}

TEST_CASE("the Illusionist's player places a broker from before the screen and another replaces it (ys 7.3)")
{
    Position position = blue_holds(Character::illusionist);
    position.before(blue, {4, 3});
    position.begin_placing_cards();
    position.act(blue, PlayCard{Character::illusionist});
    position.act(blue, PlaceFromBefore{Broker(4), Broker(0), Face::down, port1});
    CHECK(position.tells(BrokerPlaced{side_of(blue), first_put, port1, Face::down, std::nullopt}));
    CHECK(position.tells(BeforeScreenReplaced{blue, Broker(0)}));
    CHECK(position.state.at(first_put).value == Broker(4));
    CHECK(position.of(blue).before_screen == SmallList<Broker, 3>{Broker(3), Broker(0)});
    CHECK(position.of(blue).behind == BrokerCounts{1, 3, 1, 2, 1});
}

TEST_CASE("the Illusionist works as often as wished, the rule of faces as usual (ys 7.3)")
{
    Position position = blue_holds(Character::illusionist);
    position.before(blue, {4, 3});
    position.begin_placing_cards();
    position.act(blue, PlayCard{Character::illusionist});
    position.act(blue, PlaceFromBefore{Broker(4), Broker(0), Face::down, port1});
    CHECK(position.refusal(blue, PlaceFromBefore{Broker(3), Broker(1), Face::down, port1}) == "wrong_face");
    CHECK(position.refusal(blue, PlaceFromBefore{Broker(4), Broker(1), Face::up, port1}) == "broker_not_before_screen");
    position.act(blue, PlaceFromBefore{Broker(3), Broker(1), Face::up, blue1});
    CHECK(position.of(blue).before_screen == SmallList<Broker, 3>{Broker(0), Broker(1)});
    CHECK(position.points_of(blue) == 1);
    CHECK(position.refusal(orange, PlaceFromBefore{Broker(1), Broker(4), Face::up, port1}) == "illusionist_not_played");
}

TEST_CASE("the Illusionist's replacement comes from behind the screen (ys 7.3)")
{
    Position position = blue_holds(Character::illusionist);
    position.before(blue, {4, 4});
    position.begin_placing_cards();
    position.act(blue, PlayCard{Character::illusionist});
    CHECK(position.refusal(blue, PlaceFromBefore{Broker(4), Broker(4), Face::up, port1}) == "broker_not_behind_screen");
}

} // namespace
} // namespace dahut::ys
