// ys 7.3, cards without a choice and the characters of the start-of-scoring window: Captain, Herald, Intriguer,
// Merchant.
#include "engine/ys/rules.hpp"

namespace dahut::ys {

namespace {

constexpr Rejection needs_a_choice{"card_needs_a_choice", "This card is played together with its choice."};
constexpr Rejection cannot_swap_ships{"cannot_swap_ships", "Swap the ships of two different ports that are in use."};
constexpr Rejection cannot_move_broker{"cannot_move_broker", "The Herald cannot make this move."};

bool is_without_choice(Character character)
{
    return character == Character::cardinal || character == Character::spy || character == Character::illusionist
           || character == Character::intriguer || character == Character::merchant;
}

} // namespace

Rejection why_not(const State& state, Seat seat, const PlayCard& play)
{
    return is_without_choice(play.character) ? why_not_card(state, seat, play.character) : needs_a_choice;
}

void apply(State& state, Seat seat, const PlayCard& play, Log& log)
{
    spend_card(state, seat, play.character, log);
    Effects& effects = state.effects;
    if (play.character == Character::cardinal) {
        effects.cardinal = seat;
    } else if (play.character == Character::spy) {
        effects.spy = seat;
        effects.looks_left = looks_of_spy;
    } else if (play.character == Character::illusionist) {
        effects.illusionist = seat;
    } else if (play.character == Character::intriguer) {
        effects.intriguer = seat;
    } else {
        effects.merchant = seat;
    }
}

void list_ship_swaps(const State& state, Legal& legal) { add_pairs<SwapShips>(legal, quarters_of(state)); }

// 7.3: a move must change the broker's place (13 R9). The Herald cannot move brokers into or out of closed areas; that
// holds for every player (13 R8).
void list_moves(const State& state, Seat seat, Legal& legal)
{
    const Choices<Location> open = locations_of(state).without(state.taken).without(state.closed);
    for (const BrokerNumber broker : movable_brokers(state, seat)) {
        legal.add<MoveBroker>(broker, open.without(state.at(broker).where));
    }
}

Rejection why_not(const State& state, Seat seat, const SwapShips&)
{
    return why_not_card(state, seat, Character::captain, cannot_swap_ships);
}

Rejection why_not(const State& state, Seat seat, const MoveBroker&)
{
    return why_not_card(state, seat, Character::herald, cannot_move_broker);
}

void apply(State& state, Seat seat, const SwapShips& swap, Log& log)
{
    spend_card(state, seat, Character::captain, log);
    std::swap(state.at(swap.first).ship, state.at(swap.second).ship);
    std::swap(state.at(swap.first).gems, state.at(swap.second).gems);
    log.tell(ShipsSwapped{seat, swap.first, swap.second});
}

// A move from the city to the market earns a point, as a placement does. Other moves cost and earn nothing.
void apply(State& state, Seat seat, const MoveBroker& move, Log& log)
{
    spend_card(state, seat, Character::herald, log);
    const Location from = state.at(move.broker).where;
    leave(state, move.broker);
    stand(state, move.broker, move.where);
    log.tell(BrokerMoved{seat, move.broker, from, move.where});
    if (in_city(from) && in_market(move.where)) {
        score(state, side_of(seat), market_point, ScoreCause::herald, log);
    }
}

} // namespace dahut::ys
