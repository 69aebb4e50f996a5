// ys 7.1, 7.2 and 13 R4: hands, windows, and who is asked.
#include "tests/ys/position.hpp"

namespace dahut::ys {
namespace {

using enum Location;

// Blue wins the card of quarter 1 in this turn. The position is at the end-of-scoring window.
Position blue_wins(Character character)
{
    Position position;
    position.turn_up(1, character);
    position.put(blue, 4, palace1);
    position.begin_scoring();
    position.play_until(Stage::ordering_columns);
    return position;
}

TEST_CASE("a won card goes to a hand, and everybody sees which card was won (ys 7.1 a)")
{
    Position position;
    position.turn_up(1, Character::spy);
    position.put(blue, 4, palace1);
    position.begin_scoring();
    position.act(blue, position.legal(blue).front());
    position.act(blue, position.legal(blue).front());
    CHECK(position.tells(CardWon{side_of(blue), Character::spy}));
    CHECK(position.of(blue).hand.contains(Character::spy));
    CHECK(position.seen_by(orange).players[0].hand == 1);
    CHECK_FALSE(position.seen_by(orange).players[0].own);
}

TEST_CASE("a card is not playable in the turn in which it was won, nor is its owner asked (ys 7.1 b, 13 R4)")
{
    Position position = blue_wins(Character::jeweller);
    CHECK(why_not_card(position.state, blue, Character::jeweller).code == "card_won_this_turn");
    CHECK_FALSE(is_asked_for_cards(position.state, blue));
    position.act(blue, position.legal(blue).front());
    CHECK(position.state.turn == Turn(3)); // without asking anybody at the end of scoring
}

TEST_CASE("a fresh card is refused even when an older one makes its owner asked (ys 7.1 b)")
{
    Position position = blue_wins(Character::jeweller);
    position.give_card(blue, Character::queen);
    position.act(blue, position.legal(blue).front());
    REQUIRE(position.asks(blue, Stage::end_cards));
    CHECK(position.refusal(blue, TakeTwoGems{Colour::blue, Colour::red}) == "card_won_this_turn");
    CHECK(position.legal(blue) == std::vector<Action>{Pass{}});
}

TEST_CASE("a card is playable from the turn after it was won (ys 7.1 b)")
{
    Position position = blue_wins(Character::cardinal);
    position.act(blue, position.legal(blue).front());
    REQUIRE(position.state.turn == Turn(3));
    position.play_until(Stage::placing_cards);
    REQUIRE(position.asks(blue, Stage::placing_cards));
    CHECK(position.offers(blue, PlayCard{Character::cardinal}));
}

TEST_CASE("at most two cards are played by a player in a turn (ys 7.1 b)")
{
    Position position;
    for (const Character character : {Character::cardinal, Character::spy, Character::illusionist}) {
        position.give_card(blue, character);
    }
    position.begin_placing_cards();
    position.act(blue, PlayCard{Character::spy});
    position.act(blue, PlayCard{Character::cardinal});
    CHECK(why_not_card(position.state, blue, Character::illusionist).code == "two_cards_played");
    CHECK(position.asks(blue, Stage::placing));
}

TEST_CASE("a player who has played two cards is not asked in later windows of the turn (ys 13 R4)")
{
    Position position;
    for (const Character character : {Character::cardinal, Character::spy, Character::merchant}) {
        position.give_card(blue, character);
    }
    position.begin_placing_cards();
    position.act(blue, PlayCard{Character::spy});
    position.act(blue, PlayCard{Character::cardinal});
    position.play_until(Stage::taking_gems); // past the start-of-scoring window
    CHECK(position.state.turn == Turn(2));
    CHECK(position.of(blue).hand.contains(Character::merchant));
    CHECK(position.of(blue).played == 2);
}

TEST_CASE("two more may be played in the next turn (ys 7.1 b)")
{
    Position position;
    position.give_card(blue, Character::banker);
    position.give_card(blue, Character::queen);
    position.state.of(blue).played = 1;
    position.begin_end_cards();
    position.act(blue, MoveTwoQuotations{Colour::blue, Colour::red});
    CHECK(position.state.turn == Turn(3));
    CHECK(position.of(blue).played == 0);
}

TEST_CASE("in a window every player that can hold a card is asked, in this turn's order (ys 7.2)")
{
    Position position;
    position.order({purple, blue, yellow, orange});
    for (const auto& [seat, character] :
         {std::pair(blue, Character::spy), std::pair(orange, Character::queen), std::pair(purple, Character::banker)}) {
        position.give_card(seat, character);
    }
    position.begin_placing_cards();
    CHECK(position.asks(purple, Stage::placing_cards));
    position.act(purple, Pass{});
    CHECK(position.tells(Passed{purple}));
    CHECK(position.asks(blue, Stage::placing_cards));
    position.act(blue, Pass{});
    CHECK(position.asks(orange, Stage::placing_cards));
    position.act(orange, Pass{});
    CHECK(position.asks(purple, Stage::placing));
}

TEST_CASE("any number of cards may be played before passing, and one pass is the end (ys 7.2)")
{
    Position position;
    position.give_card(blue, Character::cardinal);
    position.give_card(blue, Character::spy);
    position.give_card(orange, Character::illusionist);
    position.begin_placing_cards();
    position.act(blue, PlayCard{Character::cardinal});
    REQUIRE(position.asks(blue, Stage::placing_cards));
    position.act(blue, Pass{});
    REQUIRE(position.asks(orange, Stage::placing_cards));
    CHECK(position.refusal(blue, PlayCard{Character::spy}) == "not_asked");
    position.act(orange, PlayCard{Character::illusionist});
    CHECK(position.asks(blue, Stage::placing)); // no second round
}

TEST_CASE("a seat is asked by the number of its cards, never by which they are (ys 13 R4)")
{
    for (const Character character : {Character::queen, Character::banker, Character::cardinal}) {
        Position position;
        position.give_card(blue, character);
        position.begin_placing_cards();
        CHECK(position.asks(blue, Stage::placing_cards));
        position.act(blue, Pass{});
        position.act(blue, PlaceBroker{Broker(3), Face::up, port1});
        position.act(blue, PlaceBroker{Broker(3), Face::down, port1});
        CHECK(position.asks(blue, Stage::after_placing));
        position.begin_scoring_cards();
        CHECK(position.asks(blue, Stage::scoring_cards));
    }
}

TEST_CASE("after its two placements of a round an asked seat must say that it is done (ys 13 R4)")
{
    Position position;
    position.give_card(blue, Character::banker);
    position.begin_placing();
    position.act(blue, PlaceBroker{Broker(3), Face::up, port1});
    CHECK(position.refusal(blue, Pass{}) == "wrong_stage");
    position.act(blue, PlaceBroker{Broker(3), Face::down, port1});
    REQUIRE(position.asks(blue, Stage::after_placing));
    CHECK(position.legal(blue) == std::vector<Action>{Pass{}});
    position.act(blue, Pass{});
    CHECK(position.asks(orange, Stage::placing));
}

TEST_CASE("each card has its window (ys 7.2, 7.3)")
{
    const Options options;
    const auto of = [&options](Character character) { return stage_of(character, options); };
    for (const Character character : {Character::cardinal, Character::spy, Character::illusionist}) {
        CHECK(of(character) == Stage::placing_cards);
    }
    CHECK(of(Character::queen) == Stage::placing);
    CHECK(of(Character::wizard) == Stage::after_placing);
    CHECK(of(Character::mercenary) == Stage::after_placing);
    for (const Character character :
         {Character::captain, Character::herald, Character::intriguer, Character::merchant}) {
        CHECK(of(character) == Stage::scoring_cards);
    }
    for (const Character character : {Character::alchemist, Character::banker, Character::jeweller}) {
        CHECK(of(character) == Stage::end_cards);
    }
}

TEST_CASE("a card is refused outside its window, and from a player who does not have it (ys 7.2)")
{
    Position position;
    position.give_card(blue, Character::merchant);
    position.begin_placing_cards();
    CHECK(position.refusal(blue, PlayCard{Character::merchant}) == "wrong_moment_for_card");
    CHECK(position.refusal(blue, PlayCard{Character::spy}) == "card_not_in_hand");
    CHECK(position.refusal(blue, PlayCard{Character::king}) == "card_needs_a_choice");
    CHECK(position.refusal(orange, PlayCard{Character::spy}) == "not_asked");
}

TEST_CASE("a played card leaves the hand and the game, and that is told (ys 7.2)")
{
    Position position;
    position.give_card(blue, Character::merchant);
    position.begin_scoring_cards();
    position.act(blue, PlayCard{Character::merchant});
    CHECK(position.tells(CardPlayed{blue, Character::merchant}));
    CHECK(position.of(blue).hand.empty());
    CHECK(position.of(blue).played == 1);
}

TEST_CASE("cards still in hand at the end are worth nothing (ys 7.1 d)")
{
    Position position(4);
    position.give_card(blue, Character::queen);
    position.begin_end_cards();
    position.act(blue, Pass{});
    REQUIRE(position.state.stage == Stage::over);
    const auto outcome = Ys::outcome(position.state);
    REQUIRE(outcome);
    for (const Points points : outcome->points) {
        CHECK(points == Points(0));
    }
}

} // namespace
} // namespace dahut::ys
