// ys 7.1, 7.2: the hand of characters, who is asked about it, and the windows.
#include "engine/ys/rules.hpp"

namespace dahut::ys {

namespace {

constexpr Rejection not_in_hand{"card_not_in_hand", "You do not have this card."};
constexpr Rejection won_this_turn{"card_won_this_turn", "A card can be played from the turn after it was won."};
constexpr Rejection two_played{"two_cards_played", "You have played two cards this turn."};
constexpr Rejection wrong_moment{"wrong_moment_for_card", "This card is played at another moment."};

} // namespace

// Uses only what everybody can count: whether the hand has cards of earlier turns. Asking by the content of the hand
// would reveal it.
bool is_asked_for_cards(const State& state, Seat seat)
{
    const Player& player = state.of(seat);
    return player.hand != player.fresh && player.played < cards_per_turn;
}

// The Queen is played only before the first placement of a round (13 R4).
Choices<Character> playable_cards(const State& state, Seat seat)
{
    Choices<Character> playable;
    const Player& player = state.of(seat);
    for (const Character character : player.hand.without(player.fresh)) {
        const bool too_late = character == Character::queen && !state.just_placed.empty();
        if (stage_of(character, state.options) == state.stage && !too_late) {
            playable.insert(character);
        }
    }
    return player.played < cards_per_turn ? playable : Choices<Character>();
}

Rejection why_not_card(const State& state, Seat seat, Character character)
{
    const Player& player = state.of(seat);
    if (!player.hand.contains(character)) {
        return not_in_hand;
    }
    if (player.fresh.contains(character)) {
        return won_this_turn;
    }
    return player.played >= cards_per_turn ? two_played : wrong_moment;
}

Rejection why_not_card(const State& state, Seat seat, Character character, const Rejection& wrong_choice)
{
    return playable_cards(state, seat).contains(character) ? wrong_choice : why_not_card(state, seat, character);
}

void spend_card(State& state, Seat seat, Character character, Log& log)
{
    Player& player = state.of(seat);
    player.hand.erase(character);
    ++player.played;
    state.played.insert(character);
    log.tell(CardPlayed{seat, character});
}

template <Stage Window>
void begin_window(State& state, Log&)
{
    state.stage = Window;
    state.on_turn = 0;
    state.just_placed.clear();
}
template void begin_window<Stage::placing_cards>(State&, Log&);
template void begin_window<Stage::scoring_cards>(State&, Log&);
template void begin_window<Stage::end_cards>(State&, Log&);

// 7.2: asks in this turn's order, and skips a seat that cannot hold a playable card.
Progress proceed_window(State& state, Log&)
{
    while (state.on_turn < state.order.size()) {
        if (is_asked_for_cards(state, state.order[state.on_turn])) {
            return Progress::asking;
        }
        ++state.on_turn;
    }
    return Progress::finished;
}

namespace {

// Adds the actions that play this card now, with their choices.
void list_uses(const State& state, Seat seat, Character character, Legal& legal)
{
    switch (character) {
    case Character::cardinal:
    case Character::spy:
    case Character::illusionist:
    case Character::intriguer:
    case Character::merchant:
        legal.add<PlayCard>(character);
        break;
    case Character::queen:
        list_closures(state, legal);
        break;
    case Character::wizard:
        list_swaps(state, seat, legal);
        break;
    case Character::mercenary:
        list_marks(state, seat, legal);
        break;
    case Character::captain:
        list_ship_swaps(state, legal);
        break;
    case Character::herald:
        list_moves(state, seat, legal);
        break;
    case Character::alchemist:
        list_gem_swaps(state, seat, legal);
        break;
    case Character::banker:
        list_double_moves(state, legal);
        break;
    case Character::jeweller:
        list_gem_pairs(legal);
        break;
    case Character::prince:
    case Character::king:
    case Character::blue_edged:
        break;
    }
}

} // namespace

void list_cards(const State& state, Seat seat, Legal& legal)
{
    for (const Character character : playable_cards(state, seat)) {
        list_uses(state, seat, character, legal);
    }
}

// One pass closes the window for this seat. After two placements it ends the seat's round. During the last looks it
// lets the placing phase end.
void apply(State& state, Seat seat, const Pass&, Log& log)
{
    log.tell(Passed{seat});
    if (state.stage == Stage::after_placing) {
        end_seat_round(state);
    } else if (state.stage == Stage::last_looks) {
        ++state.step;
    } else {
        ++state.on_turn;
    }
}

} // namespace dahut::ys
