// ys 7.3, the characters of the end-of-scoring window: Alchemist, Banker, Jeweller.
#include "engine/ys/rules.hpp"

namespace dahut::ys {

namespace {

constexpr Rejection cannot_swap_gem{"cannot_swap_gem", "Give a gem that you have for one of another colour."};
constexpr Rejection cannot_move_both{"cannot_move_quotations",
                                     "Raise one quotation and lower a different one, each by a whole step."};
constexpr Rejection colours_in_order{"colours_in_order", "Name the two gems in the order blue, green, yellow, red."};

} // namespace

// The player may decline the swap; the card is spent all the same.
void list_gem_swaps(const State& state, Seat seat, Legal& legal)
{
    for (const Colour give : all_of<Colour>()) {
        if (state.of(seat).gems[static_cast<std::size_t>(give)] > 0) {
            legal.add<SwapGem>(give, Choices<Colour>::all().without(give));
        }
    }
    legal.add<DeclineSwap>();
}

void list_double_moves(const State& state, Legal& legal)
{
    for (const Colour up : movable(state, Direction::up)) {
        legal.add<MoveTwoQuotations>(up, movable(state, Direction::down).without(up));
    }
}

// Both gems may have the same colour (13 R13).
void list_gem_pairs(Legal& legal)
{
    Choices<Colour> second = Choices<Colour>::all();
    for (const Colour first : all_of<Colour>()) {
        legal.add<TakeTwoGems>(first, second);
        second.erase(first);
    }
}

Rejection why_not(const State& state, Seat seat, const SwapGem&)
{
    return why_not_card(state, seat, Character::alchemist, cannot_swap_gem);
}

Rejection why_not(const State& state, Seat seat, const DeclineSwap&)
{
    return why_not_card(state, seat, Character::alchemist);
}

Rejection why_not(const State& state, Seat seat, const MoveTwoQuotations&)
{
    return why_not_card(state, seat, Character::banker, cannot_move_both);
}

Rejection why_not(const State& state, Seat seat, const TakeTwoGems&)
{
    return why_not_card(state, seat, Character::jeweller, colours_in_order);
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
