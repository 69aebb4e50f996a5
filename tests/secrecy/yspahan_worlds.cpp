#include "tests/secrecy/yspahan_worlds.hpp"

#include "engine/yspahan/tables.hpp"

#include <algorithm>
#include <array>

namespace dahut::yspahan {

namespace {

using CardCounts = std::array<int, words<Card>.size()>;

void take_out(CardCounts& counts, const Cards& cards)
{
    for (const Card card : cards) {
        --counts[static_cast<std::size_t>(card)];
    }
}

// yspahan 4 c: every card that is neither discarded nor in the own hand is hidden and can be in any hidden place. This
// is a secret unless these cards are all alike.
bool hidden_cards_differ(const State& truth, const Account& account, Viewer viewer)
{
    CardCounts hidden;
    hidden.fill(copies_of_card);
    take_out(hidden, account.discards());
    if (viewer) {
        take_out(hidden, truth.of(*viewer).hand);
    }
    return std::ranges::count_if(hidden, [](int copies) { return copies > 0; }) > 1;
}

std::array<std::uint32_t, 4> next_chance(State state, Purpose purpose)
{
    Events<Event> events;
    Drawing drawing = state.chance.stream(purpose, events);
    return {drawing.next(), drawing.next(), drawing.next(), drawing.next()};
}

} // namespace

std::vector<OpenQuestion> open_questions(const State& truth, const Account& account, Viewer viewer)
{
    const bool open = hidden_cards_differ(truth, account, viewer);
    std::vector<OpenQuestion> questions{{SecretKind::deck, Seat(0), open && account.deck() > 0}};
    for (const Seat seat : SeatSet::first(truth.seats)) {
        questions.push_back({SecretKind::hand, seat, open && viewer != seat && account.hand_of(seat) > 0});
    }
    if (account.awaits_dice()) {
        questions.push_back({SecretKind::dice, Seat(0), true});
    }
    if (!account.is_over()) {
        questions.push_back({SecretKind::shuffles, Seat(0), true});
    }
    return questions;
}

bool differ(const State& left, const State& right, const OpenQuestion& question)
{
    switch (question.kind) {
    case SecretKind::hand:
        return left.of(question.seat).hand != right.of(question.seat).hand;
    case SecretKind::deck:
        return left.deck != right.deck;
    case SecretKind::dice:
        return next_chance(left, Purpose::dice) != next_chance(right, Purpose::dice);
    case SecretKind::shuffles:
        break;
    }
    return next_chance(left, Purpose::cards) != next_chance(right, Purpose::cards);
}

// Dice to come are told apart by the number of players, because so is what falls before them.
std::vector<HiddenItem> hidden_items(const State& state)
{
    std::vector<HiddenItem> items;
    for (int card = 0; card < state.deck.size(); ++card) {
        const int from_top = state.deck.size() - 1 - card;
        items.push_back({"card of the deck", from_top, static_cast<int>(state.deck[card])});
    }
    for (const Seat seat : SeatSet::first(state.seats)) {
        const Cards& hand = state.of(seat).hand;
        for (int card = 0; card < hand.size(); ++card) {
            items.push_back({"card in hand", card, static_cast<int>(hand[card])});
        }
    }
    State future = state;
    Events<Event> unheard;
    Drawing dice = future.chance.stream(Purpose::dice, unheard);
    for (int die = 0; die < 3; ++die) {
        items.push_back({"die to come", state.seats * 10 + die, static_cast<int>(dice.below(Die::size))});
    }
    return items;
}

std::string_view moment_of(const Account& account)
{
    const bool new_deck = std::ranges::any_of(account.draws(), &DrawInAccount::from_new_deck);
    if (new_deck) {
        return "new deck";
    }
    return account.dice_fell() ? "dice" : "";
}

} // namespace dahut::yspahan
