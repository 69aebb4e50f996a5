// ys 7.3, the characters of the end-of-scoring window: Alchemist, Banker, Jeweller.
#include "engine/ys/rules.hpp"

namespace dahut::ys {

namespace {

constexpr Rejection cannot_swap_gem{"cannot_swap_gem", "Give a gem that you have for one of another colour."};
constexpr Rejection cannot_move_both{"cannot_move_quotations",
                                     "Raise one quotation and lower a different one, each by a whole step."};
constexpr Rejection colours_in_order{"colours_in_order", "Name the two gems in the order blue, green, yellow, red."};

bool has_gem(const State& state, Seat seat, Colour colour)
{
    return state.of(seat).gems[static_cast<std::size_t>(colour)] > 0;
}

bool can_move_both(const State& state, Colour up, Colour down)
{
    return up != down && can_move(state, up, Direction::up) && can_move(state, down, Direction::down);
}

} // namespace

// The swap may be declined, and the card is spent all the same.
void list_gem_swaps(const State& state, Seat seat, Actions& actions)
{
    for (const Colour give : all_of<Colour>()) {
        for (const Colour take : all_of<Colour>()) {
            if (give != take && has_gem(state, seat, give)) {
                actions.emplace_back(SwapGem{give, take});
            }
        }
    }
    actions.emplace_back(DeclineSwap{});
}

void list_double_moves(const State& state, Actions& actions)
{
    for (const Colour up : all_of<Colour>()) {
        for (const Colour down : all_of<Colour>()) {
            if (can_move_both(state, up, down)) {
                actions.emplace_back(MoveTwoQuotations{up, down});
            }
        }
    }
}

// Both may be of one colour (13 R13).
void list_gem_pairs(Actions& actions)
{
    for (const Colour first : all_of<Colour>()) {
        for (const Colour second : all_of<Colour>()) {
            if (first <= second) {
                actions.emplace_back(TakeTwoGems{first, second});
            }
        }
    }
}

Verdict check(const State& state, Seat seat, const SwapGem& swap)
{
    if (const Verdict verdict = check_card(state, seat, Character::alchemist)) {
        return verdict;
    }
    return swap.give != swap.take && has_gem(state, seat, swap.give) ? fine : Verdict(cannot_swap_gem);
}

Verdict check(const State& state, Seat seat, const DeclineSwap&)
{
    return check_card(state, seat, Character::alchemist);
}

Verdict check(const State& state, Seat seat, const MoveTwoQuotations& move)
{
    if (const Verdict verdict = check_card(state, seat, Character::banker)) {
        return verdict;
    }
    return can_move_both(state, move.up, move.down) ? fine : Verdict(cannot_move_both);
}

Verdict check(const State& state, Seat seat, const TakeTwoGems& choice)
{
    if (const Verdict verdict = check_card(state, seat, Character::jeweller)) {
        return verdict;
    }
    return choice.first <= choice.second ? fine : Verdict(colours_in_order);
}

void apply(State& state, Seat seat, const SwapGem& swap, Log& log)
{
    spend_card(state, seat, Character::alchemist, log);
    --state.of(seat).gems[static_cast<std::size_t>(swap.give)];
    ++state.of(seat).gems[static_cast<std::size_t>(swap.take)];
    log.tell(GemSwapped{seat, swap.give, swap.take});
}

void apply(State& state, Seat seat, const DeclineSwap&, Log& log)
{
    spend_card(state, seat, Character::alchemist, log);
    log.tell(SwapDeclined{seat});
}

void apply(State& state, Seat seat, const MoveTwoQuotations& move, Log& log)
{
    spend_card(state, seat, Character::banker, log);
    move_quotation_by(state, move.up, +1, QuotationCause::banker, log);
    move_quotation_by(state, move.down, -1, QuotationCause::banker, log);
}

void apply(State& state, Seat seat, const TakeTwoGems& choice, Log& log)
{
    spend_card(state, seat, Character::jeweller, log);
    for (const Colour colour : {choice.first, choice.second}) {
        pay_gem(state, side_of(seat), colour);
        log.tell(GemTaken{side_of(seat), gem_of(colour), GemSource::jeweller});
    }
}

} // namespace dahut::ys
