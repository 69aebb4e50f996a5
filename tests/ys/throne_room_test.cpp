// ys 9.3: who sees the throne room, and what Spy and Wizard do there (13 R6, R10, R18, R19, R22).
#include "tests/ys/position.hpp"

#include <algorithm>

namespace dahut::ys {
namespace {

using enum Location;

constexpr Options blind_with_favour{.blind_own = Switch::on, .kings_favour = Switch::on};

// Blue holds this card and has a 4 and a 0 in the throne room; Orange has a 3 there.
Position with_throne_rooms(Character character, const Options& options = with_favour)
{
    Position position(3, options);
    position.give_card(blue, character);
    position.throne_room(blue, {4, 0});
    position.throne_room(orange, {3});
    return position;
}

// Blue, in the middle of the first round, has placed a 3 in palace 1 and a 1 face down in port 2.
Position blue_may_swap(const Options& options = with_favour)
{
    Position position = with_throne_rooms(Character::wizard, options);
    position.before(blue, {1, 0});
    position.begin_placing();
    position.act(blue, up(3, palace1));
    position.act(blue, down(1, port2));
    return position;
}

std::vector<std::optional<Broker>> throne_room_of(Seat seat, const View& view)
{
    std::vector<std::optional<Broker>> values;
    for (const CourtierView& courtier : view.players[seat.index()].throne_room) {
        values.push_back(courtier.value);
    }
    return values;
}

using Values = std::vector<std::optional<Broker>>;

TEST_CASE("the Spy may look into the throne room of others, three looks in all (ys 9.3)")
{
    Position position = with_throne_rooms(Character::spy);
    position.throne_room(yellow, {1, 1});
    position.put(orange, 4, port1, Face::down);
    position.begin_placing_cards();
    CHECK(position.refusal(blue, LookAtCourtier{orange, CourtierNumber(0)}) == "spy_not_played");
    position.act(blue, PlayCard{Character::spy});
    CHECK(position.offered<LookAtCourtier>(blue)
          == std::vector<LookAtCourtier>{
              {orange, CourtierNumber(0)}, {yellow, CourtierNumber(0)}, {yellow, CourtierNumber(1)}});
    CHECK(position.refusal(blue, LookAtCourtier{blue, CourtierNumber(0)}) == "cannot_look_there");
    CHECK(position.refusal(blue, LookAtCourtier{purple, CourtierNumber(0)}) == "cannot_look_there");
    CHECK(position.refusal(blue, LookAtCourtier{orange, CourtierNumber(1)}) == "cannot_look_there");
    position.act(blue, LookAtCourtier{orange, CourtierNumber(0)});
    CHECK(position.refusal(blue, LookAtCourtier{orange, CourtierNumber(0)}) == "cannot_look_there");
    position.act(blue, Look{BrokerNumber(0)});
    position.act(blue, LookAtCourtier{yellow, CourtierNumber(1)});
    CHECK(position.refusal(blue, LookAtCourtier{yellow, CourtierNumber(0)}) == "spy_not_played");
}

TEST_CASE("it is public where the Spy looked in a throne room, but not what was seen (ys 10, 13 R22)")
{
    Position position = with_throne_rooms(Character::spy);
    position.begin_placing_cards();
    position.act(blue, PlayCard{Character::spy});
    position.act(blue, LookAtCourtier{orange, CourtierNumber(0)});
    REQUIRE(position.told.all().size() == 2);
    CHECK(position.told.all()[0].audience == everybody);
    CHECK(position.told.all()[0].event == Event(CourtierLookedAt{blue, orange, CourtierNumber(0)}));
    CHECK(position.told.all()[1].audience == Audience(blue));
    CHECK(position.told.all()[1].event == Event(CourtierSeen{orange, CourtierNumber(0), Broker(3)}));
}

TEST_CASE("a courtier that a Spy has seen stays known to that player until the end (ys 13 R6)")
{
    Position position = with_throne_rooms(Character::spy);
    position.begin_placing_cards();
    position.act(blue, PlayCard{Character::spy});
    position.act(blue, LookAtCourtier{orange, CourtierNumber(0)});
    position.play_until(Stage::bidding);
    REQUIRE(position.state.turn == Turn(4));
    CHECK(throne_room_of(orange, position.seen_by(blue)) == Values{Broker(3), std::nullopt});
    CHECK(throne_room_of(orange, position.seen_by(yellow)) == Values{std::nullopt, std::nullopt});
    CHECK(throne_room_of(orange, position.seen_by(the_public)) == Values{std::nullopt, std::nullopt});
}

TEST_CASE("looks at courtiers that are left can be used before the placing phase ends (ys 9.3, 13 R6)")
{
    Position position = with_throne_rooms(Character::spy, {.kings_favour = Switch::on, .open_placing = Switch::on});
    position.begin_placing_cards();
    position.act(blue, PlayCard{Character::spy});
    position.play_until(Stage::last_looks);
    REQUIRE(position.asks(blue, Stage::last_looks));
    CHECK(position.legal(blue) == std::vector<Action>{Pass{}, LookAtCourtier{orange, CourtierNumber(0)}});
}

TEST_CASE("a throne room is dark to everybody but its owner, until the end shows it (ys 10, 13 R22)")
{
    Position position = with_throne_rooms(Character::spy);
    CHECK(throne_room_of(blue, position.seen_by(blue)) == Values{Broker(4), Broker(0)});
    for (const Viewer viewer : {Viewer(orange), Viewer(yellow), Viewer(the_public)}) {
        CHECK(throne_room_of(blue, position.seen_by(viewer)) == Values{std::nullopt, std::nullopt});
    }
    position.play_until(Stage::over);
    for (const Viewer viewer : {Viewer(blue), Viewer(orange), Viewer(the_public)}) {
        const Values shown = throne_room_of(blue, position.seen_by(viewer));
        CHECK(shown.size() == 4);
        CHECK(shown[0] == Broker(4));
        CHECK(std::count(shown.begin(), shown.end(), std::nullopt) == 0);
    }
}

TEST_CASE("blind_own hides own courtiers too, until the end shows them (ys 13 R19)")
{
    Position position = with_throne_rooms(Character::spy, blind_with_favour);
    CHECK(throne_room_of(blue, position.seen_by(blue)) == Values{std::nullopt, std::nullopt});
    position.play_until(Stage::over);
    CHECK(throne_room_of(blue, position.seen_by(blue))[0] == Broker(4));
}

TEST_CASE("one of the Wizard's two brokers may stand in the throne room, an own one (ys 9.3)")
{
    Position position = blue_may_swap();
    CHECK(position.offered<SwapWithCourtier>(blue).size() == 4);
    CHECK(position.refusal(blue, SwapWithCourtier{BrokerNumber(0), CourtierNumber(2)}) == "cannot_swap");
    position.act(blue, SwapWithCourtier{BrokerNumber(0), CourtierNumber(0)});
    CHECK(position.tells(CourtierSwapped{blue, BrokerNumber(0), CourtierNumber(0)}));
    CHECK(position.state.at(BrokerNumber(0)).value == Broker(4));
    CHECK(position.state.at(BrokerNumber(0)).where == palace1);
    CHECK(position.of(blue).throne_room[0].value == Broker(3));
    CHECK(position.points_of(blue) == 0);
    CHECK_FALSE(position.of(blue).hand.contains(Character::wizard));
}

TEST_CASE("a player without a courtier swaps only brokers on the board, and nobody swaps another's (ys 9.3)")
{
    Position position(3, with_favour);
    position.give_card(blue, Character::wizard);
    position.throne_room(orange, {3});
    position.put(orange, 4, port1);
    position.begin_placing();
    position.act(blue, up(3, palace1));
    position.act(blue, down(3, port2));
    CHECK(position.offered<SwapWithCourtier>(blue).empty());
    CHECK(position.refusal(blue, SwapWithCourtier{BrokerNumber(1), CourtierNumber(0)}) == "cannot_swap");
    CHECK(position.offered<SwapBrokers>(blue).size() == 1);
}

TEST_CASE("the Wizard brings no courtier into a closed area (ys 7.3, 9.3)")
{
    Position position = blue_may_swap();
    position.state.closed = {palace1};
    CHECK(position.refusal(blue, SwapWithCourtier{BrokerNumber(0), CourtierNumber(0)}) == "cannot_swap");
    CHECK(position.offers(blue, SwapWithCourtier{BrokerNumber(1), CourtierNumber(0)}));
}

TEST_CASE("a broker and a courtier that changed places both lie face down and hidden (ys 9.3, 13 R18)")
{
    Position position = blue_may_swap();
    REQUIRE(position.seen_by(orange).brokers[0]->value == Broker(3));
    position.act(blue, SwapWithCourtier{BrokerNumber(0), CourtierNumber(0)});
    CHECK(position.seen_by(blue).brokers[0]->value == Broker(4));
    CHECK(throne_room_of(blue, position.seen_by(blue)) == Values{Broker(3), Broker(0)});
    for (const Viewer viewer : {Viewer(orange), Viewer(the_public)}) {
        CHECK(position.seen_by(viewer).brokers[0]->face == Face::down);
        CHECK_FALSE(position.seen_by(viewer).brokers[0]->value);
        CHECK(throne_room_of(blue, position.seen_by(viewer)) == Values{std::nullopt, std::nullopt});
    }
}

TEST_CASE("with blind_own a swap with a courtier hides both from their owner (ys 13 R19)")
{
    Position position = blue_may_swap(blind_with_favour);
    position.act(blue, SwapWithCourtier{BrokerNumber(0), CourtierNumber(0)});
    CHECK_FALSE(position.seen_by(blue).brokers[0]->value);
    CHECK(throne_room_of(blue, position.seen_by(blue)) == Values{std::nullopt, std::nullopt});
}

TEST_CASE("what a Spy has seen stays with the broker that was seen, wherever the Wizard takes it (ys 13 R6)")
{
    Position position = blue_may_swap();
    position.state.at(BrokerNumber(1)).seen_by.insert(orange);
    position.state.of(blue).throne_room[0].seen_by.insert(yellow);
    position.act(blue, SwapWithCourtier{BrokerNumber(1), CourtierNumber(0)});
    CHECK(position.seen_by(yellow).brokers[1]->value == Broker(4));
    CHECK_FALSE(position.seen_by(orange).brokers[1]->value);
    CHECK(throne_room_of(blue, position.seen_by(orange)) == Values{Broker(1), std::nullopt});
    CHECK(throne_room_of(blue, position.seen_by(yellow)) == Values{std::nullopt, std::nullopt});
}

TEST_CASE("a marked broker in the throne room counts its printed value, and its mark is lost (ys 13 R10)")
{
    Position position = with_throne_rooms(Character::wizard);
    position.give_card(blue, Character::mercenary);
    position.begin_placing();
    position.act(blue, up(3, palace1));
    position.act(blue, down(3, port2));
    position.act(blue, MarkBroker{BrokerNumber(0)});
    position.act(blue, SwapWithCourtier{BrokerNumber(0), CourtierNumber(1)});
    CHECK(strength_of(position.state.at(BrokerNumber(0))) == 0);
    CHECK_FALSE(position.seen_by(orange).brokers[0]->counts);
    CHECK(score_favour(position.state)[0].sum == Strength(4 + 3));
}

TEST_CASE("a courtier in the place of a broker just placed can be marked like it (ys 13 R10)")
{
    Position position = blue_may_swap();
    position.give_card(blue, Character::mercenary);
    position.act(blue, SwapWithCourtier{BrokerNumber(0), CourtierNumber(0)});
    position.act(blue, MarkBroker{BrokerNumber(0)});
    CHECK(position.state.at(BrokerNumber(0)).value == Broker(4));
    CHECK(strength_of(position.state.at(BrokerNumber(0))) == 5);
    CHECK(position.seen_by(orange).brokers[0]->counts);
}

TEST_CASE("a court counts the broker that the Wizard left there (ys 9.3)")
{
    Position position = blue_may_swap();
    CHECK(score_favour(position.state)[0].sum == Strength(4));
    position.act(blue, SwapWithCourtier{BrokerNumber(0), CourtierNumber(1)});
    CHECK(score_favour(position.state)[0].sum == Strength(4 + 3));
}

} // namespace
} // namespace dahut::ys
