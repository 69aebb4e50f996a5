// ys 10: what is hidden from whom, and until when. secrecy_test.cpp tests that nothing else depends on hidden facts.
#include "tests/ys/position.hpp"

namespace dahut::ys {
namespace {

using enum Location;

Position with_face_down_brokers(const Options& options = {})
{
    Position position(2, options);
    position.begin_placing();
    position.act(blue, PlaceBroker{Broker(4), Face::up, port1});
    position.act(blue, PlaceBroker{Broker(3), Face::down, red2});
    return position;
}

const std::vector<Viewer> everybody_else{orange, yellow, purple, the_public};

TEST_CASE("only the owner knows the brokers behind a screen, and their number is public (ys 10, 13 R22)")
{
    const Position position = with_face_down_brokers();
    CHECK(position.seen_by(blue).players[0].own->behind == position.of(blue).behind);
    for (const Viewer viewer : everybody_else) {
        CHECK_FALSE(position.seen_by(viewer).players[0].own);
        CHECK(position.seen_by(viewer).players[0].behind == 7);
    }
}

TEST_CASE("it is public who has bid, and bids stay hidden until all are in (ys 10, 13 R22)")
{
    Position position;
    position.act(blue, Bid{Broker(4), Broker(3)});
    CHECK(position.seen_by(blue).players[0].own->bid == Bid{Broker(4), Broker(3)});
    for (const Viewer viewer : everybody_else) {
        const View view = position.seen_by(viewer);
        CHECK_FALSE(view.players[0].own);
        CHECK(view.players[0].behind == 11);
        CHECK(view.players[0].before_screen.empty());
        CHECK(view.asked == SmallList<Seat, 4>{orange, yellow, purple});
    }
}

TEST_CASE("revealed bids lie before the screens for all to see (ys 3.2 a)")
{
    Position position;
    for (const Seat seat : {blue, orange, yellow, purple}) {
        position.act(seat, Bid{Broker(4), Broker(3)});
    }
    for (const Viewer viewer : everybody_else) {
        CHECK(position.seen_by(viewer).players[0].before_screen == SmallList<Broker, 3>{Broker(4), Broker(3)});
        CHECK(position.seen_by(viewer).players[0].behind == 9);
    }
}

TEST_CASE("a face-down broker shows its owner and place, its value only to its owner (ys 3.3 e, 10)")
{
    const Position position = with_face_down_brokers();
    CHECK(position.seen_by(blue).brokers[1]->value == Broker(3));
    for (const Viewer viewer : everybody_else) {
        const View view = position.seen_by(viewer);
        CHECK(view.brokers[0]->value == Broker(4));
        CHECK(view.brokers[1] == BrokerView{side_of(blue), red2, Face::down, std::nullopt, std::nullopt});
    }
}

TEST_CASE("with option blind_own the owner may not look again (ys 11.6)")
{
    const Position position = with_face_down_brokers({.blind_own = Switch::on});
    const View view = position.seen_by(blue);
    CHECK_FALSE(view.brokers[1]->value);
    CHECK(view.brokers[0]->value == Broker(4));
    CHECK(view.players[0].own->behind == BrokerCounts{1, 2, 1, 2, 1});
}

TEST_CASE("a hand shows its owner which cards it has, everybody else how many (ys 7.1 a, 10)")
{
    Position position;
    position.give_card(blue, Character::queen);
    position.give_card(blue, Character::banker);
    const OwnSecrets own = position.seen_by(blue).players[0].own.value();
    CHECK(own.hand == SmallList<Character, yellow_edged_characters>{Character::queen, Character::banker});
    CHECK(own.fresh.empty());
    for (const Viewer viewer : everybody_else) {
        CHECK_FALSE(position.seen_by(viewer).players[0].own);
        CHECK(position.seen_by(viewer).players[0].hand == 2);
    }
}

TEST_CASE("face-up characters, ships and market gems are public, and of the piles only how many are left (ys 10)")
{
    const Position position(2);
    const View view = position.seen_by(the_public);
    for (const Quarter quarter : quarters_of(position.state)) {
        const QuarterView& here = view.quarters[static_cast<std::size_t>(quarter.index())];
        CHECK(here.character == position.state.at(quarter).character);
        CHECK(here.ship == position.state.at(quarter).ship);
        CHECK(here.gems == position.state.at(quarter).gems);
        CHECK(here.pile == 1);
    }
    CHECK(view.rows == position.state.rows);
    CHECK(view.quotations == position.state.quotations);
}

TEST_CASE("characters that left the game openly are public (ys 13 R22)")
{
    const Position position(2);
    const View view = position.seen_by(the_public);
    REQUIRE(view.discarded.size() == 4);
    for (const Character character : view.discarded) {
        CHECK(position.state.left.contains(character));
    }
}

TEST_CASE("positions chosen so far and those still free are public (ys 13 R22)")
{
    Position position;
    position.act(blue, Bid{Broker(4), Broker(4)});
    for (const Seat seat : {orange, yellow, purple}) {
        position.act(seat, Bid{Broker(1), Broker(0)});
    }
    position.act(blue, ChoosePosition{OrderCard(2)});
    const View view = position.seen_by(the_public);
    CHECK(view.choosing == SmallList<Seat, 4>{orange, yellow, purple});
    CHECK(view.players[0].order_card == OrderCard(2));
    CHECK(view.free_positions == SmallList<OrderCard, 4>{OrderCard(1), OrderCard(3), OrderCard(4)});
}

TEST_CASE("brokers that came home are values again, without a trace on the board (ys 10)")
{
    Position position;
    position.put(blue, 4, port1);
    position.begin_scoring();
    position.play_until(Stage::ordering_columns);
    CHECK_FALSE(position.seen_by(orange).brokers[0]);
}

TEST_CASE("views do not remember what was open: a broker placed face down is hidden (ys 13 R18)")
{
    Position position;
    position.give_card(blue, Character::illusionist);
    position.before(blue, {4, 3});
    position.begin_placing_cards();
    position.act(blue, PlayCard{Character::illusionist});
    position.act(blue, PlaceFromBefore{Broker(4), Broker(0), Face::down, port1});
    CHECK_FALSE(position.seen_by(orange).brokers[0]->value);
    CHECK(position.seen_by(orange).players[0].before_screen == SmallList<Broker, 3>{Broker(3), Broker(0)});
}

TEST_CASE("unplayed cards stay hidden at the end (ys 13 R22)")
{
    Position position(4);
    position.give_card(blue, Character::queen);
    position.begin_end_cards();
    position.act(blue, Pass{});
    REQUIRE(position.state.stage == Stage::over);
    CHECK(position.seen_by(blue).players[0].own);
    for (const Viewer viewer : everybody_else) {
        CHECK_FALSE(position.seen_by(viewer).players[0].own);
    }
}

TEST_CASE("the all-seeing view, for finished records, hides nothing")
{
    const Position position = with_face_down_brokers({.blind_own = Switch::on});
    const View view = Ys::all_seeing(position.state);
    CHECK(view.brokers[1]->value == Broker(3));
    for (const Seat seat : {blue, orange, yellow, purple}) {
        CHECK(view.players[seat.index()].own->behind == position.of(seat).behind);
    }
}

} // namespace
} // namespace dahut::ys
