// ys 7.1, 7.2: the hand of characters, who is asked about it, and the windows.
#include "engine/ys/rules.hpp"

#include <algorithm>

namespace dahut::ys {

namespace {

constexpr Rejection not_in_hand{"card_not_in_hand", "You do not have this card."};
constexpr Rejection won_this_turn{"card_won_this_turn", "A card can be played from the turn after it was won."};
constexpr Rejection two_played{"two_cards_played", "You have played two cards this turn."};
constexpr Rejection wrong_moment{"wrong_moment_for_card", "This card is played at another moment."};

} // namespace

// Only numbers that everybody can count are used here: asking by the content of a hand would reveal it.
bool is_asked_for_cards(const State& state, Seat seat)
{
    const Player& player = state.of(seat);
    return player.hand.size() > player.fresh.size() && player.played < cards_per_turn;
}

Verdict check_card(const State& state, Seat seat, Character character)
{
    const Player& player = state.of(seat);
    if (!player.hand.contains(character)) {
        return not_in_hand;
    }
    if (player.fresh.contains(character)) {
        return won_this_turn;
    }
    if (player.played >= cards_per_turn) {
        return two_played;
    }
    // The Queen is played before the first placement of a round only (13 R4).
    const bool too_late = character == Character::queen && !state.just_placed.empty();
    return stage_of(character, state.options) != state.stage || too_late ? Verdict(wrong_moment) : fine;
}

bool may_play(const State& state, Seat seat, Character character) { return !check_card(state, seat, character); }

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

// 7.2: in this turn's order; a seat that cannot hold a playable card is not asked.
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

// The actions that play this card now, its choices included.
void list_uses(const State& state, Seat seat, Character character, Actions& actions)
{
    switch (character) {
    case Character::cardinal:
    case Character::spy:
    case Character::illusionist:
    case Character::intriguer:
    case Character::merchant:
        actions.emplace_back(PlayCard{character});
        break;
    case Character::queen:
        list_closures(state, actions);
        break;
    case Character::wizard:
        list_swaps(state, seat, actions);
        break;
    case Character::mercenary:
        list_marks(state, seat, actions);
        break;
    case Character::captain:
        list_ship_swaps(state, actions);
        break;
    case Character::herald:
        list_moves(state, seat, actions);
        break;
    case Character::alchemist:
        list_gem_swaps(state, seat, actions);
        break;
    case Character::banker:
        list_double_moves(state, actions);
        break;
    case Character::jeweller:
        list_gem_pairs(actions);
        break;
    case Character::prince:
    case Character::king:
    case Character::blue_edged:
        break;
    }
}

} // namespace

void list_cards(const State& state, Seat seat, Actions& actions)
{
    for (const Character character : state.of(seat).hand.list()) {
        if (may_play(state, seat, character)) {
            list_uses(state, seat, character, actions);
        }
    }
}

Verdict check(const State&, Seat, const Pass&) { return fine; }

// One pass closes the window for this seat; after two placements it ends the seat's round, and in the last
// looks the Spy's player lets the placing phase end.
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
