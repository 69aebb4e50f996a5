// ys 7.3, cards without a choice and the characters of the start-of-scoring window: Captain, Herald, Intriguer,
// Merchant.
#include "engine/ys/rules.hpp"

namespace dahut::ys {

namespace {

constexpr Rejection needs_a_choice{"card_needs_a_choice", "This card is played together with its choice."};
constexpr Rejection cannot_swap_ships{"cannot_swap_ships", "Swap the ships of two different ports that are in use."};
constexpr Rejection cannot_move_broker{"cannot_move_broker", "The Herald cannot make this move."};

// 7.3: closed areas are shut for the Herald in both directions, for everybody (13 R8).
bool can_move_to(const State& state, Location where)
{
    return in_use(state, where) && !state.closed.contains(where) && (in_city(where) || !is_taken(state, where));
}

bool can_move_away(const State& state, Seat seat, BrokerNumber number)
{
    const PlacedBroker& broker = state.at(number);
    return broker.on_board != 0 && broker.side == side_of(seat) && !state.closed.contains(broker.where);
}

bool is_without_choice(Character character)
{
    return character == Character::cardinal || character == Character::spy || character == Character::illusionist
           || character == Character::intriguer || character == Character::merchant;
}

} // namespace

Verdict check(const State& state, Seat seat, const PlayCard& play)
{
    if (!is_without_choice(play.character)) {
        return needs_a_choice;
    }
    return check_card(state, seat, play.character);
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

void list_ship_swaps(const State& state, Actions& actions)
{
    for (const Quarter first : quarters_of(state)) {
        for (const Quarter second : quarters_of(state)) {
            if (first < second) {
                actions.emplace_back(SwapShips{first, second});
            }
        }
    }
}

// A move has to lead somewhere else (13 R9).
void list_moves(const State& state, Seat seat, Actions& actions)
{
    for (int index = 0; index < state.placed; ++index) {
        if (!can_move_away(state, seat, BrokerNumber(index))) {
            continue;
        }
        for (const Location where : all_of<Location>()) {
            if (where != state.at(BrokerNumber(index)).where && can_move_to(state, where)) {
                actions.emplace_back(MoveBroker{BrokerNumber(index), where});
            }
        }
    }
}

Verdict check(const State& state, Seat seat, const SwapShips& swap)
{
    if (const Verdict verdict = check_card(state, seat, Character::captain)) {
        return verdict;
    }
    const auto quarters = quarters_of(state);
    const bool good = swap.first < swap.second && quarters.contains(swap.first) && quarters.contains(swap.second);
    return good ? fine : Verdict(cannot_swap_ships);
}

Verdict check(const State& state, Seat seat, const MoveBroker& move)
{
    if (const Verdict verdict = check_card(state, seat, Character::herald)) {
        return verdict;
    }
    const bool good = can_move_away(state, seat, move.broker) && state.at(move.broker).where != move.where
                      && can_move_to(state, move.where);
    return good ? fine : Verdict(cannot_move_broker);
}

void apply(State& state, Seat seat, const SwapShips& swap, Log& log)
{
    spend_card(state, seat, Character::captain, log);
    std::swap(state.at(swap.first).ship, state.at(swap.second).ship);
    std::swap(state.at(swap.first).gems, state.at(swap.second).gems);
    log.tell(ShipsSwapped{seat, swap.first, swap.second});
}

// From the city to the market is a placement's point; the other ways cost and bring nothing.
void apply(State& state, Seat seat, const MoveBroker& move, Log& log)
{
    spend_card(state, seat, Character::herald, log);
    PlacedBroker& broker = state.at(move.broker);
    const Location from = broker.where;
    broker.where = move.where;
    log.tell(BrokerMoved{seat, move.broker, from, move.where});
    if (in_city(from) && in_market(move.where)) {
        score(state, side_of(seat), market_point, ScoreCause::herald, log);
    }
}

} // namespace dahut::ys
