// magna-carta 5.2 a, b: drawing a card and replacing a hand. A card is chosen when it is drawn. This is the same as
// shuffling the deck before.
#include "engine/magna_carta/rules.hpp"

namespace dahut::magna_carta {

namespace {

constexpr Rejection no_card_to_draw{"no_card_to_draw", "You have no cards left to draw from."};
constexpr Rejection empty_hand{"empty_hand", "You have no card in hand to replace."};

// 14 R10: refills the deck only when a card is needed and none is left.
void fill_deck(State& state, Seat seat, Log& log)
{
    Player& player = state.of(seat);
    if (!player.deck.empty()) {
        return;
    }
    require(!player.discards.empty(), "a card is drawn from those there are");
    player.deck = player.discards;
    player.discards.clear();
    log.tell(DeckShuffled{seat, static_cast<std::uint8_t>(player.deck.size())});
}

} // namespace

void draw_cards(State& state, Seat seat, int number, Log& log)
{
    Player& player = state.of(seat);
    CardsDrawn drawn;
    Drawing chance = state.chance.stream(deck_purpose(seat), log);
    for (; number > 0; --number) {
        fill_deck(state, seat, log);
        const std::uint32_t place = chance.below(static_cast<std::uint32_t>(player.deck.size()));
        const Building card = player.deck.nth(static_cast<int>(place));
        player.deck.erase(card);
        player.hand.insert(card);
        drawn.cards.push_back(card);
    }
    log.tell_only(seat, drawn);
}

// 5.1, 5.2 b
void discard_hand(State& state, Seat seat, Deniers paid, Log& log)
{
    Player& player = state.of(seat);
    HandReplaced replaced{seat, paid, {}};
    for (const Building card : player.hand) {
        replaced.discarded.push_back(card);
    }
    player.discards.join(player.hand);
    player.hand.clear();
    log.tell(replaced);
}

bool can_draw(const Player& player)
{
    return player.deniers >= action_price && !(player.deck.empty() && player.discards.empty());
}

// If there is nothing to draw from, the same cards come back (14 R15).
bool can_replace_hand(const Player& player) { return player.deniers >= action_price && !player.hand.empty(); }

Rejection why_not(const State& state, Seat seat, const DrawCard&)
{
    return state.of(seat).deniers < action_price ? too_few_deniers : no_card_to_draw;
}

Rejection why_not(const State& state, Seat seat, const ReplaceHand&)
{
    return state.of(seat).hand.empty() ? empty_hand : too_few_deniers;
}

void apply(State& state, Seat seat, const DrawCard&, Log& log)
{
    pay(state, seat, action_price);
    log.tell(CardDrawn{seat, action_price});
    draw_cards(state, seat, 1, log);
}

void apply(State& state, Seat seat, const ReplaceHand&, Log& log)
{
    const int number = state.of(seat).hand.size();
    pay(state, seat, action_price);
    discard_hand(state, seat, action_price, log);
    draw_cards(state, seat, number, log);
}

} // namespace dahut::magna_carta
