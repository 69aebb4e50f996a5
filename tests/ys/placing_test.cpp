// ys 3.3: rounds of placing.
#include "tests/ys/position.hpp"

namespace dahut::ys {
namespace {

using enum Location;

Position placing()
{
    Position position;
    position.begin_placing();
    return position;
}

TEST_CASE("in order each player places two brokers, round after round, four times (ys 3.3 b)")
{
    Position position;
    position.order({yellow, blue, purple, orange});
    position.begin_placing();
    for (const int round : {1, 2, 3, 4}) {
        for (const Seat seat : {yellow, blue, purple, orange}) {
            for (const Face face : {Face::up, Face::down}) {
                REQUIRE(position.asks(seat, Stage::placing));
                CHECK(position.state.round == Round(round));
                const auto places = position.offered<PlaceBroker>(seat);
                position.act(seat, PlaceBroker{places.front().broker, face, palace4});
            }
        }
    }
    CHECK(position.state.placed == 32);
    CHECK(position.state.stage != Stage::placing);
}

TEST_CASE("one broker of a round is placed face up and the other face down, in either sequence (ys 3.3 b)")
{
    Position position = placing();
    position.act(blue, up(3, port1));
    CHECK(position.refusal(blue, up(3, port1)) == "wrong_face");
    position.act(blue, down(3, port1));
    position.act(orange, down(4, port1));
    CHECK(position.refusal(orange, down(4, port2)) == "wrong_face");
    position.act(orange, up(4, port2));
    CHECK(position.asks(yellow, Stage::placing));
}

TEST_CASE("a broker comes from behind the screen (ys 3.3 b)")
{
    Position position;
    position.before(blue, {4, 4});
    position.begin_placing();
    CHECK(position.refusal(blue, up(4, port1)) == "broker_not_behind_screen");
    CHECK(position.refusal(blue, PlaceFromBefore{Broker(4), Broker(1), Face::up, port1}) == "illusionist_not_played");
    position.act(blue, up(2, port1));
    CHECK(position.of(blue).behind == BrokerCounts{2, 3, 0, 3, 0});
    CHECK(position.refusal(blue, down(2, port1)) == "broker_not_behind_screen");
}

TEST_CASE("any number of brokers stand in an area, one on a space of the market (ys 1.5, 1.6)")
{
    Position position = placing();
    position.act(blue, up(3, commerce2));
    position.act(blue, down(3, commerce2));
    position.act(orange, up(3, commerce2));
    position.act(orange, down(3, red2));
    CHECK(position.refusal(yellow, up(3, red2)) == "location_closed");
    position.act(yellow, up(3, blue2));
}

TEST_CASE("four players use rows 1, 2 and 3 of the market and every quarter (ys 1.5, 1.6)")
{
    const Position position = placing();
    for (const Location row_0 : {blue0, green0, yellow0, red0}) {
        CHECK(position.refusal(blue, up(3, row_0)) == "location_closed");
    }
    for (const Location where : {port1, commerce2, palace3, palace4, blue1, green2, yellow3, red3}) {
        CHECK(position.offers(blue, up(3, where)));
    }
    // Nine brokers of five values, in either face, on twelve areas and twelve spaces.
    CHECK(position.legal(blue).size() == 5 * 2 * 24);
}

TEST_CASE("each broker placed in the market scores a point at once (ys 3.3 c)")
{
    Position position = placing();
    position.act(blue, down(0, green1));
    CHECK(position.points_of(blue) == 1);
    CHECK(position.tells(PointsScored{side_of(blue), Points(1), ScoreCause::market_space}));
    position.act(blue, up(4, green2));
    CHECK(position.points_of(blue) == 2);
    position.act(orange, up(4, port1));
    CHECK(position.points_of(orange) == 0);
}

TEST_CASE("the value of a broker placed face up is told, of one placed face down it is not (ys 3.3 e)")
{
    Position position = placing();
    position.act(blue, up(3, port1));
    CHECK(position.tells(BrokerPlaced{side_of(blue), BrokerNumber(0), port1, Face::up, Broker(3)}));
    position.act(blue, down(4, red3));
    CHECK(position.tells(BrokerPlaced{side_of(blue), BrokerNumber(1), red3, Face::down, std::nullopt}));
}

TEST_CASE("a player who cannot hold a playable card is not asked after placing (ys 13 R4)")
{
    Position position = placing();
    position.act(blue, up(3, port1));
    position.act(blue, down(3, port1));
    CHECK(position.asks(orange, Stage::placing));
}

TEST_CASE("after the last round the broker left joins the two before the screen, face up (ys 3.3 d)")
{
    Position position;
    position.before(blue, {4, 4});
    position.begin_placing();
    while (position.state.stage == Stage::placing) {
        const Seat seat = position.state.order[position.state.on_turn];
        // The lowest first, so that everybody keeps the highest broker.
        position.act(seat, position.offered<PlaceBroker>(seat).front());
    }
    CHECK(position.all<LastBrokerJoined>()
          == std::vector<LastBrokerJoined>{
              {blue, Broker(3)}, {orange, Broker(4)}, {yellow, Broker(4)}, {purple, Broker(4)}});
    CHECK(position.of(blue).before_screen == SmallList<Broker, 3>{Broker(4), Broker(4), Broker(3)});
    CHECK(count_of(position.of(blue).behind) == 0);
    CHECK(sum_before_screen(position.state, blue) == 11);
}

} // namespace
} // namespace dahut::ys
