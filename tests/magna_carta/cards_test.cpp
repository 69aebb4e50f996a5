// magna-carta 5.2 a, b: drawing and replacing.
#include "tests/magna_carta/position.hpp"

#include <algorithm>

namespace dahut::magna_carta {
namespace {

using enum Building;

// All other cards lie on the road.
Position with_cards_left(Cards left)
{
    Position position(2);
    for (const Building card : deck_of({}).without(left)) {
        position.lay(red, card);
    }
    return position;
}

TEST_CASE("a card costs a denier and comes from the own deck (magna-carta 5.2 a)")
{
    Position position(2);
    position.act(red, DrawCard{});
    CHECK(position.tells(CardDrawn{red, Deniers(1)}));
    CHECK(position.deniers_of(red) == 5);
    CHECK(position.of(red).hand.size() == 1);
    CHECK(position.of(red).deck.size() == 11);
}

TEST_CASE("only its seat hears which card was drawn (magna-carta 7)")
{
    Position position(2);
    position.act(red, DrawCard{});
    const auto count = [&](Viewer viewer) {
        int heard = 0;
        position.told.for_viewer(
            viewer, [&heard](const Event& event) { heard += std::holds_alternative<CardsDrawn>(event) ? 1 : 0; });
        return heard;
    };
    CHECK(count(red) == 1);
    CHECK(count(orange) == 0);
    CHECK(count(the_public) == 0);
    CHECK(position.all<CardsDrawn>().front().cards == CardList{position.of(red).hand.nth(0)});
}

TEST_CASE("when the deck is empty the discards become the new one, and not before (magna-carta 5.2 a, 14 R10)")
{
    Position position = with_cards_left({market, bank, church});
    position.discard(red, {market, bank});
    position.act(red, DrawCard{});
    CHECK(position.of(red).hand == Cards(church));
    CHECK(position.of(red).discards.size() == 2);
    CHECK(position.all<DeckShuffled>().empty());
    position.act(orange, Pass{});
    position.act(red, DrawCard{});
    CHECK(position.tells(DeckShuffled{red, 2}));
    CHECK(position.of(red).hand.size() == 2);
    CHECK(position.of(red).deck.size() == 1);
    CHECK(position.of(red).discards.empty());
}

TEST_CASE("with no card in deck or discards none can be drawn (magna-carta 5.2 a)")
{
    Position position = with_cards_left({market});
    position.hold(red, {market});
    CHECK(position.refusal(red, DrawCard{}) == "no_card_to_draw");
}

TEST_CASE("without a denier no card is drawn or replaced (magna-carta 5.2 a, b)")
{
    Position position(2);
    position.own(red, {9, 9, 9, 9}, 0);
    position.hold(red, {market});
    CHECK(position.refusal(red, DrawCard{}) == "too_few_deniers");
    CHECK(position.refusal(red, ReplaceHand{}) == "too_few_deniers");
}

TEST_CASE("a replaced hand is discarded openly, and as many cards are drawn (magna-carta 5.2 b)")
{
    Position position(2);
    position.hold(red, {market, bank});
    position.act(red, ReplaceHand{});
    CHECK(position.tells(HandReplaced{red, Deniers(1), {market, bank}}));
    CHECK(position.deniers_of(red) == 5);
    CHECK(position.of(red).discards == Cards{market, bank});
    CHECK(position.of(red).hand.size() == 2);
    CHECK(position.of(red).deck.size() == 8);
}

TEST_CASE("a deck that runs out while drawing is refilled with discards, the replaced hand too (magna-carta 5.2 b)")
{
    Position position = with_cards_left({market, bank, church, peddler});
    position.hold(red, {market, bank});
    position.discard(red, {church});
    position.act(red, ReplaceHand{});
    CHECK(position.tells(DeckShuffled{red, 3}));
    CHECK(position.of(red).hand.contains(peddler));
    CHECK(position.of(red).hand.size() == 2);
    CHECK(position.of(red).deck.size() == 2);
    CHECK(position.of(red).discards.empty());
}

TEST_CASE("with deck and discards empty a replaced hand comes back as it was (magna-carta 14 R15)")
{
    Position position = with_cards_left({market, bank});
    position.hold(red, {market, bank});
    position.act(red, ReplaceHand{});
    CHECK(position.of(red).hand == Cards{market, bank});
    CHECK(position.tells(DeckShuffled{red, 2}));
    CHECK(position.deniers_of(red) == 5);
}

TEST_CASE("a hand of no cards cannot be replaced (magna-carta 14 R15)")
{
    const Position position(2);
    CHECK(position.refusal(red, ReplaceHand{}) == "empty_hand");
}

TEST_CASE("each card of a deck is drawn about equally often (magna-carta 14 R19)")
{
    std::array<int, cards_in_deck> drawn{};
    for (std::uint64_t seed = 0; seed < 1200; ++seed) {
        Log told;
        (void)MagnaCarta::start({}, 2, ChanceKey(seed), told);
        ++drawn[static_cast<std::size_t>(all<CardsDrawn>(told).front().cards.front())];
    }
    CHECK(std::ranges::min(drawn) > 60);
    CHECK(std::ranges::max(drawn) < 140);
}

TEST_CASE("what one player draws does not change what another will (magna-carta 14 R19)")
{
    Position one(2);
    Position other(2);
    one.act(red, DrawCard{});
    other.act(red, Pass{});
    one.act(orange, DrawCard{});
    other.act(orange, DrawCard{});
    CHECK(one.of(orange).hand == other.of(orange).hand);
}

} // namespace
} // namespace dahut::magna_carta
