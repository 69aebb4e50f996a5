// ys 9.5: open placing, with the characters that hide brokers or look at them.
#include "tests/ys/position.hpp"

namespace dahut::ys {
namespace {

using enum Location;

constexpr Options open{.open_placing = Switch::on};

TEST_CASE("both brokers of a round are placed face up (ys 9.5)")
{
    Position position(2, open);
    position.begin_placing();
    CHECK(position.refusal(blue, down(3, port1)) == "wrong_face");
    position.act(blue, up(3, port1));
    CHECK(position.refusal(blue, down(3, port1)) == "wrong_face");
    position.act(blue, up(3, port1));
    CHECK(position.asks(orange, Stage::placing));
    for (const PlaceBroker& placement : position.offered<PlaceBroker>(orange)) {
        CHECK(placement.face == Face::up);
    }
}

TEST_CASE("everybody sees every broker (ys 9.5)")
{
    Position position(2, open);
    position.begin_placing();
    position.act(blue, up(3, port1));
    position.act(blue, up(4, red2));
    CHECK(position.tells(BrokerPlaced{side_of(blue), BrokerNumber(1), red2, Face::up, Broker(4)}));
    for (const Viewer viewer : {Viewer(orange), Viewer(the_public)}) {
        CHECK(position.seen_by(viewer).brokers[0]->value == Broker(3));
        CHECK(position.seen_by(viewer).brokers[1]->value == Broker(4));
    }
}

TEST_CASE("the Cardinal lets its owner hide brokers, and nobody else (ys 9.5, 13 R7)")
{
    for (const auto& [one, other] : {std::pair(Face::down, Face::down), std::pair(Face::up, Face::down),
                                     std::pair(Face::down, Face::up), std::pair(Face::up, Face::up)}) {
        Position position = blue_holds(Character::cardinal, open);
        position.begin_placing_cards();
        position.act(blue, PlayCard{Character::cardinal});
        position.act(blue, PlaceBroker{Broker(3), one, port1});
        position.act(blue, PlaceBroker{Broker(4), other, port2});
        CHECK(position.seen_by(orange).brokers[0]->value.has_value() == (one == Face::up));
        CHECK(position.seen_by(orange).brokers[1]->value.has_value() == (other == Face::up));
        CHECK(position.refusal(orange, down(3, port1)) == "wrong_face");
    }
}

TEST_CASE("what the Cardinal hid is revealed with its quarter (ys 4.1, 9.5)")
{
    Position position(2, open);
    position.ship(1, Colour::blue, Gem::red, Gem::green);
    position.put(blue, 3, port1, Face::down);
    position.begin_scoring();
    CHECK(position.tells(BrokerRevealed{BrokerNumber(0), side_of(blue), Broker(3), port1}));
}

TEST_CASE("the Spy may find nothing to look at, and is then not asked (ys 9.5)")
{
    Position position = blue_holds(Character::spy, open);
    position.begin_placing_cards();
    position.act(blue, PlayCard{Character::spy});
    position.play_until(Stage::last_looks);
    CHECK(position.state.stage == Stage::over); // nobody was ever asked for last looks
}

TEST_CASE("the Spy may look at what a Cardinal hid (ys 9.5)")
{
    Position position = blue_holds(Character::spy, open);
    position.give_card(orange, Character::cardinal);
    position.begin_placing_cards();
    position.act(blue, PlayCard{Character::spy});
    position.act(orange, PlayCard{Character::cardinal});
    position.play_until(Stage::placing);
    position.act(blue, up(3, port1));
    position.act(blue, up(3, port1));
    position.act(orange, down(4, port1));
    position.act(blue, Look{BrokerNumber(2)});
    CHECK(position.seen_by(blue).brokers[2]->value == Broker(4));
    CHECK_FALSE(position.seen_by(yellow).brokers[2]->value);
}

TEST_CASE("the Illusionist's player places face up as well (ys 9.5)")
{
    Position position = blue_holds(Character::illusionist, open);
    position.before(blue, {4, 3});
    position.begin_placing_cards();
    position.act(blue, PlayCard{Character::illusionist});
    CHECK(position.refusal(blue, PlaceFromBefore{Broker(4), Broker(0), Face::down, port1}) == "wrong_face");
    position.act(blue, PlaceFromBefore{Broker(4), Broker(0), Face::up, port1});
    CHECK(position.seen_by(the_public).brokers[0]->value == Broker(4));
}

TEST_CASE("a courtier that the Wizard brings lies face down even with open placing (ys 9.3, 9.5)")
{
    Position position(3, {.kings_favour = Switch::on, .open_placing = Switch::on});
    position.give_card(blue, Character::wizard);
    position.throne_room(blue, {4});
    position.begin_placing();
    position.act(blue, up(3, port1));
    position.act(blue, up(3, port2));
    position.act(blue, SwapWithCourtier{BrokerNumber(0), CourtierNumber(0)});
    CHECK(position.state.at(BrokerNumber(0)).face == Face::down);
    CHECK_FALSE(position.seen_by(orange).brokers[0]->value);
}

} // namespace
} // namespace dahut::ys
