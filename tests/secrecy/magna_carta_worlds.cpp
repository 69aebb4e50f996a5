#include "tests/secrecy/magna_carta_worlds.hpp"

#include "engine/magna_carta/rules.hpp"

namespace dahut::magna_carta {

namespace {

// magna-carta 7: cards never shown are in the hand or in the deck; both must have some.
bool hand_is_open(const Account& account, Viewer viewer, Seat seat)
{
    return viewer != seat && account.hand_of(seat) > 0 && account.deck_of(seat) > 0;
}

// magna-carta 14 R2
bool choice_is_open(const Account& account, Viewer viewer, Seat seat)
{
    return viewer != seat && account.has_chosen(seat);
}

// magna-carta 14 R10, R19: the next card can be any card of the deck, of another seat's deck any card that could be
// there, and of the discards if the deck is empty.
bool next_card_is_open(const Account& account, Viewer viewer, Seat seat)
{
    if (account.deck_of(seat) == 0) {
        return account.discards_of(seat).size() > 1;
    }
    return account.deck_of(seat) > 1 || hand_is_open(account, viewer, seat);
}

std::optional<Building> next_card(State state, Seat seat)
{
    const Player& player = state.of(seat);
    if (player.deck.empty() && player.discards.empty()) {
        return std::nullopt;
    }
    const Cards before = player.hand;
    Log log;
    draw_cards(state, seat, 1, log);
    return state.of(seat).hand.without(before).nth(0);
}

} // namespace

std::vector<OpenQuestion> open_questions(const State& truth, const Account& account, Viewer viewer)
{
    std::vector<OpenQuestion> questions;
    for (const Seat seat : SeatSet::first(truth.seats)) {
        questions.push_back({SecretKind::hand, seat, hand_is_open(account, viewer, seat)});
        questions.push_back({SecretKind::choice, seat, choice_is_open(account, viewer, seat)});
        questions.push_back({SecretKind::next_card, seat, next_card_is_open(account, viewer, seat)});
    }
    return questions;
}

bool differ(const State& left, const State& right, const OpenQuestion& question)
{
    switch (question.kind) {
    case SecretKind::hand:
        return left.of(question.seat).hand != right.of(question.seat).hand;
    case SecretKind::choice:
        return left.of(question.seat).choice != right.of(question.seat).choice;
    case SecretKind::next_card:
        break;
    }
    return next_card(left, question.seat) != next_card(right, question.seat);
}

std::vector<HiddenItem> hidden_items(const State& state)
{
    std::vector<HiddenItem> items;
    for (const Seat seat : SeatSet::first(state.seats)) {
        const std::optional<Building> next = next_card(state, seat);
        items.push_back({"next card", seat.number(), next ? static_cast<int>(*next) : -1});
        for (const Building card : all_of<Building>()) {
            items.push_back({"card in hand", static_cast<int>(card), state.of(seat).hand.contains(card) ? 1 : 0});
        }
    }
    return items;
}

std::string_view moment_of(const Account& account) { return account.choices_were_shown() ? "hands" : ""; }

} // namespace dahut::magna_carta
