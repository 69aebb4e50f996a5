// ys 7.3, the characters of the end-of-scoring window: Alchemist, Banker, Jeweller.
#include "tests/ys/position.hpp"

namespace dahut::ys {
namespace {

// Blue holds this card from an earlier turn and is asked at the end of scoring.
Position blue_is_asked_with(Character character)
{
    Position position = blue_holds(character);
    position.begin_end_cards();
    REQUIRE(position.asks(blue, Stage::end_cards));
    return position;
}

TEST_CASE("the Alchemist swaps one own coloured gem for one of another colour (ys 7.3)")
{
    Position position = blue_is_asked_with(Character::alchemist);
    position.gems(blue, {2, 0, 0, 1});
    CHECK(position.offered<SwapGem>(blue).size() == 6); // two colours to give, three to take for each
    position.act(blue, SwapGem{Colour::blue, Colour::yellow});
    CHECK(position.tells(GemSwapped{blue, Colour::blue, Colour::yellow}));
    CHECK(position.of(blue).gems == std::array<std::uint8_t, 4>{1, 0, 1, 1});
}

TEST_CASE("the Alchemist gives only what one has, for another colour, and no black gem (ys 7.3)")
{
    Position position = blue_is_asked_with(Character::alchemist);
    position.gems(blue, {2, 0, 0, 0}, 1);
    CHECK(position.refusal(blue, SwapGem{Colour::red, Colour::blue}) == "cannot_swap_gem");
    CHECK(position.refusal(blue, SwapGem{Colour::blue, Colour::blue}) == "cannot_swap_gem");
    CHECK(position.offered<SwapGem>(blue).size() == 3);
}

TEST_CASE("the Alchemist's swap may be declined and the card is spent (ys 7.3)")
{
    Position position = blue_is_asked_with(Character::alchemist);
    position.gems(blue, {2, 0, 0, 0});
    position.act(blue, DeclineSwap{});
    CHECK(position.tells(CardPlayed{blue, Character::alchemist}));
    CHECK(position.tells(SwapDeclined{blue}));
    CHECK(position.of(blue).gems == std::array<std::uint8_t, 4>{2, 0, 0, 0});
    CHECK(position.of(blue).hand.empty());
}

TEST_CASE("without gems the Alchemist can only be declined or kept (ys 7.3)")
{
    const Position position = blue_is_asked_with(Character::alchemist);
    CHECK(position.legal(blue) == std::vector<Action>{Pass{}, DeclineSwap{}});
}

TEST_CASE("the Banker raises one quotation and lowers a different one (ys 7.3)")
{
    Position position = blue_is_asked_with(Character::banker);
    CHECK(position.offered<MoveTwoQuotations>(blue).size() == 12);
    CHECK(position.refusal(blue, MoveTwoQuotations{Colour::red, Colour::red}) == "cannot_move_quotations");
    position.act(blue, MoveTwoQuotations{Colour::red, Colour::green});
    CHECK(position.all<QuotationMoved>()
          == std::vector<QuotationMoved>{{Colour::red, Step(8), Step(9), QuotationCause::banker},
                                         {Colour::green, Step(8), Step(7), QuotationCause::banker}});
    CHECK(position.step_of(Colour::red) == 9);
    CHECK(position.step_of(Colour::green) == 7);
}

TEST_CASE("a Banker's move that would be swallowed is not offered (ys 13 R15)")
{
    Position position = blue_is_asked_with(Character::banker);
    position.quotations(15, 8, 8, 1);
    CHECK(position.refusal(blue, MoveTwoQuotations{Colour::blue, Colour::green}) == "cannot_move_quotations");
    CHECK(position.refusal(blue, MoveTwoQuotations{Colour::green, Colour::red}) == "cannot_move_quotations");
    CHECK(position.offers(blue, MoveTwoQuotations{Colour::red, Colour::blue}));
    CHECK(position.offered<MoveTwoQuotations>(blue).size() == 7);
}

TEST_CASE("the Jeweller takes two coloured gems of free choice, of one colour too (ys 7.3, 13 R13)")
{
    Position position = blue_is_asked_with(Character::jeweller);
    CHECK(position.offered<TakeTwoGems>(blue).size() == 10);
    CHECK(position.refusal(blue, TakeTwoGems{Colour::red, Colour::blue}) == "colours_in_order");
    position.act(blue, TakeTwoGems{Colour::yellow, Colour::yellow});
    CHECK(position.all<GemTaken>()
          == std::vector<GemTaken>{{side_of(blue), Gem::yellow, GemSource::jeweller},
                                   {side_of(blue), Gem::yellow, GemSource::jeweller}});
    CHECK(position.gem_count(blue, Colour::yellow) == 2);
}

TEST_CASE("the Jeweller takes two gems of different colours (ys 7.3)")
{
    Position position = blue_is_asked_with(Character::jeweller);
    position.act(blue, TakeTwoGems{Colour::blue, Colour::red});
    CHECK(position.of(blue).gems == std::array<std::uint8_t, 4>{1, 0, 0, 1});
}

TEST_CASE("the cards of the end of scoring need the card in hand (ys 7.3)")
{
    const Position position = blue_is_asked_with(Character::queen);
    CHECK(position.refusal(blue, SwapGem{Colour::red, Colour::blue}) == "card_not_in_hand");
    CHECK(position.refusal(blue, DeclineSwap{}) == "card_not_in_hand");
    CHECK(position.refusal(blue, MoveTwoQuotations{Colour::red, Colour::blue}) == "card_not_in_hand");
    CHECK(position.refusal(blue, TakeTwoGems{Colour::blue, Colour::red}) == "card_not_in_hand");
}

} // namespace
} // namespace dahut::ys
