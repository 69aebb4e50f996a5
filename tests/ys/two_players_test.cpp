// ys 9.2 a, b: two players, the brokers they place for the neutral third, and who may touch those (13 R4, R8, R10,
// R12). neutral_scoring_test.cpp tests what the neutral wins.
#include "tests/ys/position.hpp"

namespace dahut::ys {
namespace {

using enum Location;

// Blue, first in order, has a card from an earlier turn. Nobody has placed anything.
Position blue_places_with(Character character, const Options& options = {})
{
    Position position = two_players(2, options);
    position.give_card(blue, character);
    position.begin_placing();
    return position;
}

PlaceNeutral neutral(int broker, Location where) { return {Broker(broker), where}; }

TEST_CASE("two players use three quarters and the rows 2 and 3 (ys 9.2, 1.6)")
{
    const Position position = two_players();
    CHECK(quarters_of(position.state) == Choices<Quarter>{Quarter(1), Quarter(2), Quarter(3)});
    CHECK(rows_of(position.state) == Choices<Row>{Row(2), Row(3)});
    CHECK_FALSE(position.state.at(Quarter(4)).ship);
    CHECK_FALSE(position.state.at(Quarter(4)).character);
    CHECK(position.state.at(Quarter(1)).gems.size() == 3);
    CHECK_FALSE(position.state.at(Row(1)));
    CHECK(position.state.ships.size() == 4 * 4);
    CHECK(position.state.blue_edged_left == 3);
}

TEST_CASE("each human has four brokers of the neutral besides the eleven own ones (ys 9.2 a)")
{
    const Position usual = two_players();
    const Position strong = two_players(2, {.neutral = NeutralBrokers::with_three});
    for (const Seat seat : {blue, orange}) {
        CHECK(usual.of(seat).behind == BrokerCounts{2, 3, 1, 3, 2});
        CHECK(usual.of(seat).neutral == BrokerCounts{1, 1, 1, 0, 1});
        CHECK(strong.of(seat).neutral == BrokerCounts{1, 1, 0, 1, 1});
    }
    CHECK(Position().of(blue).neutral == BrokerCounts{});
}

TEST_CASE("in every round each human places two own brokers and one of the neutral (ys 9.2 a)")
{
    Position position = two_players();
    position.begin_placing();
    for (int round = 1; round <= 4; ++round) {
        for (const Seat seat : {blue, orange}) {
            REQUIRE(position.asks(seat, Stage::placing));
            CHECK(position.state.round == Round(round));
            position.act(seat, position.offered<PlaceBroker>(seat).front());
            position.act(seat, position.offered<PlaceBroker>(seat).front());
            REQUIRE(position.asks(seat, Stage::placing));
            CHECK(position.offered<PlaceBroker>(seat).empty());
            CHECK(position.refusal(seat, up(4, port1)) == "both_brokers_placed");
            position.act(seat, position.offered<PlaceNeutral>(seat).front());
        }
    }
    CHECK(position.state.placed == 24);
    CHECK(position.all<LastBrokerJoined>().size() == 2);
}

TEST_CASE("the broker of the neutral comes before, between or after the two own ones (ys 13 R12)")
{
    for (const int place : {0, 1, 2}) {
        Position position = two_players();
        position.begin_placing();
        for (int placement = 0; placement < 3; ++placement) {
            REQUIRE(position.asks(blue, Stage::placing));
            if (placement == place) {
                position.act(blue, neutral(4, port1));
                CHECK(position.offered<PlaceNeutral>(blue).empty());
            } else {
                position.act(blue, position.offered<PlaceBroker>(blue).front());
            }
        }
        CHECK(position.asks(orange, Stage::placing));
        CHECK(position.offers(orange, neutral(4, port1)));
    }
}

TEST_CASE("the broker of the neutral leaves the rule of faces to the own ones (ys 3.3 b, 9.2 a)")
{
    Position position = two_players();
    position.begin_placing();
    position.act(blue, up(3, port1));
    position.act(blue, neutral(4, port1));
    CHECK(position.refusal(blue, neutral(2, port1)) == "no_neutral_broker");
    CHECK(position.refusal(blue, up(3, port1)) == "wrong_face");
    position.act(blue, down(3, port1));
    CHECK(position.asks(orange, Stage::placing));
}

TEST_CASE("the placer has each broker of the neutral once in four rounds (ys 9.2 a)")
{
    Position position = two_players();
    position.begin_placing();
    CHECK(position.refusal(blue, neutral(3, port1)) == "no_neutral_broker");
    position.act(blue, neutral(4, port1));
    CHECK(position.of(blue).neutral == BrokerCounts{1, 1, 1, 0, 0});
    CHECK(position.of(orange).neutral == BrokerCounts{1, 1, 1, 0, 1});
    CHECK(position.seen_by(the_public).players[0].neutral == 3);
}

TEST_CASE("once placed nobody may look at a broker of the neutral, not even its placer (ys 9.2 a, 10)")
{
    Position position = two_players();
    position.begin_placing();
    position.act(blue, neutral(4, port1));
    CHECK(position.told.all().size() == 1);
    CHECK(position.tells(NeutralPlaced{blue, BrokerNumber(0), port1}));
    for (const Viewer viewer : {Viewer(blue), Viewer(orange), Viewer(the_public)}) {
        const auto seen = position.seen_by(viewer).brokers[0];
        CHECK(seen == BrokerView{the_neutral, port1, Face::down, std::nullopt, std::nullopt, blue});
    }
    CHECK(position.seen_by(blue).players[0].own->neutral == BrokerCounts{1, 1, 1, 0, 0});
    CHECK_FALSE(position.seen_by(orange).players[0].own);
}

TEST_CASE("with open placing a broker of the neutral stays face down (ys 13 R12)")
{
    Position position = two_players(2, {.open_placing = Switch::on});
    position.begin_placing();
    position.act(blue, up(3, port1));
    position.act(blue, up(3, port1));
    position.act(blue, neutral(4, port1));
    CHECK(position.state.at(BrokerNumber(2)).face == Face::down);
    CHECK_FALSE(position.seen_by(blue).brokers[2]->value);
}

TEST_CASE("in the market a broker of the neutral scores its point for the neutral (ys 9.2 a)")
{
    Position position = two_players();
    position.begin_placing();
    position.act(blue, neutral(0, red2));
    CHECK(position.state.neutral.score == Points(1));
    CHECK(position.points_of(blue) == 0);
    CHECK(position.tells(PointsScored{the_neutral, Points(1), ScoreCause::market_space}));
    CHECK(position.refusal(blue, up(3, red2)) == "location_closed"); // one broker on a space
}

TEST_CASE("places not in use, taken spaces and closed areas are shut to the neutral too (ys 9.2 a)")
{
    Position position = two_players();
    position.put(orange, 3, blue3);
    position.state.closed = {port2};
    position.begin_placing();
    for (const Location shut : {blue1, port4, blue3, port2}) {
        CHECK(position.refusal(blue, neutral(4, shut)) == "location_closed");
    }
}

TEST_CASE("the neutral does not bid: humans contend for the order cards 1 and 2 (ys 9.2 b)")
{
    Position position = two_players();
    CHECK(Ys::to_act(position.state).must.size() == 2);
    position.act(blue, Bid{Broker(1), Broker(0)});
    position.act(orange, Bid{Broker(4), Broker(4)});
    REQUIRE(position.asks(orange, Stage::choosing_positions));
    CHECK(position.legal(orange) == std::vector<Action>{ChoosePosition{OrderCard(1)}, ChoosePosition{OrderCard(2)}});
    position.act(orange, ChoosePosition{OrderCard(2)});
    CHECK(position.state.order == SmallList<Seat, 4>{blue, orange});
    CHECK(position.asks(blue, Stage::placing));
}

TEST_CASE("the Queen is played before the first own placement, the neutral's broker placed or not (ys 13 R4)")
{
    Position position = blue_places_with(Character::queen);
    position.act(blue, neutral(4, port1));
    CHECK(position.offers(blue, CloseArea{palace2}));
    position.act(blue, up(3, port1));
    CHECK(position.refusal(blue, CloseArea{palace2}) == "wrong_moment_for_card");
}

TEST_CASE("with option quarter the Queen's player may place the neutral's brokers there, others not (ys 13 R8)")
{
    Position position = blue_places_with(Character::queen, {.queen = QueenRule::quarter});
    position.act(blue, CloseQuarter{Quarter(2)});
    position.act(blue, neutral(4, palace2));
    position.act(blue, up(3, port2));
    position.act(blue, down(3, port1));
    CHECK(position.refusal(orange, neutral(4, palace2)) == "location_closed");
    CHECK(position.refusal(orange, up(3, port2)) == "location_closed");
}

TEST_CASE("with option area the Queen's player may not place a broker of the neutral there either (ys 7.3)")
{
    Position position = blue_places_with(Character::queen);
    position.act(blue, CloseArea{palace2});
    CHECK(position.refusal(blue, neutral(4, palace2)) == "location_closed");
}

TEST_CASE("Wizard and Mercenary come only after all three placements of a round (ys 13 R4)")
{
    for (const Character character : {Character::wizard, Character::mercenary}) {
        Position position = blue_places_with(character);
        position.act(blue, up(3, port1));
        position.act(blue, down(3, port2));
        REQUIRE(position.asks(blue, Stage::placing));
        CHECK(position.refusal(blue, MarkBroker{BrokerNumber(0)}) == "wrong_stage");
        CHECK(position.refusal(blue, SwapBrokers{BrokerNumber(0), BrokerNumber(1)}) == "wrong_stage");
        position.act(blue, neutral(4, port1));
        CHECK(position.asks(blue, Stage::after_placing));
        CHECK(position.legal(blue).size() > 1);
    }
}

TEST_CASE("a player without a card to play is not asked after the three placements (ys 13 R4)")
{
    Position position = blue_places_with(Character::wizard);
    position.act(blue, neutral(4, port1));
    position.act(blue, up(3, port1));
    position.act(blue, down(3, port2));
    position.act(blue, Pass{});
    position.act(orange, up(3, port1));
    position.act(orange, neutral(4, port1));
    position.act(orange, down(3, port2));
    CHECK(position.asks(blue, Stage::placing));
    CHECK(position.state.round == Round(2));
}

TEST_CASE("the Spy never looks at brokers of the neutral, whoever placed them (ys 7.3)")
{
    Position position = two_players();
    position.give_card(blue, Character::spy);
    position.put_neutral(orange, 4, port1);
    position.put_neutral(blue, 4, port1);
    position.put(orange, 3, port1, Face::down);
    position.begin_placing_cards();
    position.act(blue, PlayCard{Character::spy});
    CHECK(position.refusal(blue, Look{BrokerNumber(0)}) == "cannot_look_there");
    CHECK(position.refusal(blue, Look{BrokerNumber(1)}) == "cannot_look_there");
    CHECK(position.offered<Look>(blue) == std::vector<Look>{{BrokerNumber(2)}});
}

TEST_CASE("the Wizard does not swap brokers of the neutral (ys 7.3)")
{
    Position position = blue_places_with(Character::wizard);
    position.act(blue, neutral(4, palace1));
    position.act(blue, up(3, port1));
    position.act(blue, down(3, port2));
    CHECK(position.refusal(blue, SwapBrokers{BrokerNumber(0), BrokerNumber(1)}) == "cannot_swap");
    CHECK(position.offered<SwapBrokers>(blue) == std::vector<SwapBrokers>{{BrokerNumber(1), BrokerNumber(2)}});
}

TEST_CASE("the Mercenary never marks a broker of the neutral (ys 13 R10)")
{
    for (const MercenaryRule rule : all_of<MercenaryRule>()) {
        Position position = blue_places_with(Character::mercenary, {.mercenary = rule});
        position.act(blue, neutral(4, palace1));
        position.act(blue, up(3, port1));
        position.act(blue, down(3, port2));
        CHECK(position.refusal(blue, MarkBroker{BrokerNumber(0)}) == "cannot_mark");
        CHECK(position.offered<MarkBroker>(blue).size() == 2);
    }
}

TEST_CASE("the Herald does not move brokers of the neutral (ys 7.3)")
{
    Position position = two_players();
    position.give_card(blue, Character::herald);
    position.put_neutral(blue, 4, palace1);
    position.begin_scoring_cards();
    CHECK(position.offered<MoveBroker>(blue).empty());
    CHECK(position.refusal(blue, MoveBroker{BrokerNumber(0), palace2}) == "cannot_move_broker");
}

} // namespace
} // namespace dahut::ys
