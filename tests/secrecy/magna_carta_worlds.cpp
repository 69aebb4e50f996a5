#include "tests/secrecy/magna_carta_worlds.hpp"

#include "engine/magna_carta/rules.hpp"

namespace dahut::magna_carta {

namespace {

const PlayerView& at(const View& seen, Seat seat) { return seen.players[seat.index()]; }

// magna-carta 7: the cards that never lay open are in the hand or in the deck, of which both have some.
bool hand_is_open(const View& seen, Seat seat)
{
    return !at(seen, seat).own && at(seen, seat).hand > 0 && at(seen, seat).deck > 0;
}

// magna-carta 14 R2
bool choice_is_open(const View& seen, Seat seat)
{
    return seen.stage == Stage::choosing_hands && !seen.asked.contains(seat) && !at(seen, seat).own;
}

// magna-carta 14 R10, R19: any card of the deck; of another's deck any that could be there; of the discards if there is
// no deck.
bool next_card_is_open(const View& seen, Seat seat)
{
    const PlayerView& player = at(seen, seat);
    if (player.deck == 0) {
        return player.discards.size() > 1;
    }
    return player.deck > 1 || hand_is_open(seen, seat);
}

std::optional<Building> next_card(State state, Seat seat)
{
    Player& player = state.of(seat);
    if (player.deck.empty() && player.discards.empty()) {
        return std::nullopt;
    }
    const Cards before = player.hand;
    Log log;
    draw_cards(state, seat, 1, log);
    return state.of(seat).hand.without(before).nth(0);
}

} // namespace

std::vector<OpenQuestion> open_questions(const State&, const View& seen)
{
    std::vector<OpenQuestion> questions;
    for (int number = 0; number < seen.players.size(); ++number) {
        const Seat seat(number);
        questions.push_back({SecretKind::hand, seat, hand_is_open(seen, seat)});
        questions.push_back({SecretKind::choice, seat, choice_is_open(seen, seat)});
        questions.push_back({SecretKind::next_card, seat, next_card_is_open(seen, seat)});
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

} // namespace dahut::magna_carta
