// Tests check_state.cpp: every broken invariant is found and named.
#include "tests/ys/position.hpp"

#include <string>

namespace dahut::ys {
namespace {

using enum Location;

std::string fault(const Position& position) { return std::string(Ys::check_state(position.state).value_or("")); }

constexpr const char* brokers_wrong = "a broker is missing or one too many";
constexpr const char* characters_wrong = "a character is missing or in two places";
constexpr const char* payments_wrong = "gems or points do not add up";

TEST_CASE("a position that adds up has no fault")
{
    Position position;
    position.put(blue, 4, port1);
    position.before(blue, {1, 0});
    CHECK(fault(position).empty());
}

TEST_CASE("a broker that is lost, doubled or turned into another is noticed")
{
    Position position;
    --position.state.of(blue).behind[4];
    CHECK(fault(position) == brokers_wrong);
    ++position.state.of(blue).behind[3];
    CHECK(fault(position) == brokers_wrong);

    position = Position();
    position.state.of(blue).before_screen.push_back(Broker(0));
    CHECK(fault(position) == brokers_wrong);

    position = Position();
    position.put(blue, 4, port1);
    position.state.at(BrokerNumber(0)).side = side_of(orange);
    CHECK(fault(position) == brokers_wrong);
}

TEST_CASE("a broker in an impossible place is noticed")
{
    Position position;
    position.put(blue, 4, blue0);
    CHECK(fault(position) == "a broker stands where none can be");

    position = Position();
    position.put(blue, 4, port1);
    position.state.placed = 0;
    CHECK(fault(position) == "a broker stands where none can be");
}

TEST_CASE("two brokers on one space of the market are noticed, in an area they are fine")
{
    Position position;
    position.put(blue, 4, red2);
    position.put(orange, 4, red2);
    CHECK(fault(position) == "two brokers stand on one space of the market");

    position = Position();
    position.put(blue, 4, port1);
    position.put(orange, 4, port1);
    CHECK(fault(position).empty());
}

TEST_CASE("a broker listed in a wrong place is noticed, and a space marked as taken without a broker")
{
    Position position;
    const BrokerNumber broker = position.put(blue, 4, red2);
    leave(position.state, broker);
    CHECK(fault(position) == "other brokers stand on a place than are said to");
    stand(position.state, broker, port1);
    CHECK(fault(position).empty());
    position.state.taken.insert(red2);
    CHECK(fault(position) == "other spaces of the market are taken than brokers stand on");
}

TEST_CASE("a broker that came home and left a trace is noticed")
{
    Position position;
    position.state.at(BrokerNumber(3)).seen_by.insert(blue);
    CHECK(fault(position) == "a broker that is not on the board left a trace");
}

TEST_CASE("a character that is missing or in two places is noticed")
{
    Position position;
    position.state.left.erase(position.state.left.nth(0));
    CHECK(fault(position) == characters_wrong);

    position = Position();
    position.state.of(blue).hand.insert(*position.state.at(Quarter(1)).character);
    CHECK(fault(position) == characters_wrong);

    position = Position();
    position.state.of(blue).hand.insert(position.state.left.nth(0));
    CHECK(fault(position) == characters_wrong);

    position = Position();
    position.state.played.insert(position.state.at(Quarter(4)).pile[2]);
    CHECK(fault(position) == characters_wrong);

    position = Position();
    position.state.at(Quarter(1)).character.reset();
    CHECK(fault(position) == characters_wrong);
}

TEST_CASE("a blue-edged card that is missing or one too many is noticed")
{
    Position position(2);
    --position.state.blue_edged_left;
    CHECK(fault(position) == "a blue-edged card is missing or one too many");

    position = Position(4);
    position.state.at(Quarter(2)).character.reset();
    CHECK(fault(position) == "a blue-edged card is missing or one too many");
}

TEST_CASE("a hand that breaks the rules for cards is noticed")
{
    Position position;
    position.state.of(blue).fresh.insert(Character::queen);
    CHECK(fault(position) == "a hand breaks the rules for cards");

    position = Position();
    position.state.of(blue).played = 3;
    CHECK(fault(position) == "a hand breaks the rules for cards");
}

TEST_CASE("gems and points that nobody paid are noticed")
{
    Position position;
    ++position.state.of(blue).gems[2];
    CHECK(fault(position) == payments_wrong);

    position = Position();
    ++position.state.of(blue).black;
    CHECK(fault(position) == payments_wrong);

    position = Position();
    position.state.of(blue).score = Points(1);
    CHECK(fault(position) == payments_wrong);
}

TEST_CASE("order cards that do not agree with the order are noticed")
{
    Position position;
    position.state.of(blue).order_card = OrderCard(2);
    CHECK(fault(position) == "the order cards and the order disagree");
}

TEST_CASE("ships that did not arrive, or gems without one, are noticed")
{
    Position position;
    ++position.state.ships_arrived;
    CHECK(fault(position) == "too many or too few ships have arrived");

    position = Position();
    position.state.at(Quarter(1)).ship.reset();
    CHECK(fault(position) == "gems lie in a port without a ship");
}

} // namespace
} // namespace dahut::ys
