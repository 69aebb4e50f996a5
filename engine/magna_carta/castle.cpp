// magna-carta 4: the castle. Players deliver batches in the order in which they passed.
#include "engine/magna_carta/rules.hpp"

#include <algorithm>

namespace dahut::magna_carta {

namespace {

bool can_deliver(const State& state, Seat seat) { return count_of(state.castle) > 0 && can_pay(state.of(seat), batch); }

void end_delivery(State& state, Seat seat, Log& log)
{
    log.tell(DeliveryEnded{seat, state.of(seat).batches});
    ++state.step;
}

// Of several seats with the most batches, the one that passed first gets the bonus.
void pay_bonus(State& state, std::uint8_t batches, Log& log)
{
    BonusWon bonus{{}, batches, {}};
    for (const Seat seat : state.bridge) {
        if (state.of(seat).batches == batches) {
            bonus.tied.push_back(seat);
        }
    }
    bonus.seat = bonus.tied.front();
    if (bonus.tied.size() == 1) {
        bonus.tied.clear();
    }
    gain(state, bonus.seat, Cube::gold);
    log.tell(bonus);
}

// 14 R13: removes as many tokens as there are, from one part or from two.
void remove_tokens(State& state, Log& log)
{
    TokensRemoved removed;
    while (removed.tokens.size() < tokens_removed && count_of(state.castle) > 0) {
        removed.tokens.push_back(take_token(state));
        ++state.removed[static_cast<std::size_t>(removed.tokens.back())];
    }
    if (!removed.tokens.empty()) {
        log.tell(removed);
    }
}

void settle(State& state, Log& log)
{
    const std::uint8_t most = std::ranges::max(state.players, {}, &Player::batches).batches;
    if (most > 0) {
        pay_bonus(state, most, log);
    } else {
        remove_tokens(state, log);
    }
    for (Player& player : state.players) {
        player.batches = 0;
    }
}

} // namespace

void begin_castle(State& state, Log&) { state.step = 0; }

Progress proceed_castle(State& state, Log& log)
{
    while (state.step < state.bridge.size()) {
        state.on_turn = state.bridge[state.step];
        if (can_deliver(state, state.on_turn)) {
            state.stage = Stage::delivering;
            return Progress::asking;
        }
        end_delivery(state, state.on_turn, log);
    }
    settle(state, log);
    return Progress::finished;
}

CastlePart take_token(State& state)
{
    for (const CastlePart part : all_of<CastlePart>()) {
        std::uint8_t& left = state.castle[static_cast<std::size_t>(part)];
        if (left > 0) {
            --left;
            return part;
        }
    }
    break_invariant("a token is taken from those there are");
}

void list_deliveries(const State& state, Seat seat, Offers& offers)
{
    offers.add<DeliverBatch>(payments_for(state.of(seat), batch));
    offers.add<EndDelivery>();
}

Rejection why_not(const State&, Seat, const DeliverBatch&) { return wrong_payment; }

void apply(State& state, Seat seat, const DeliverBatch& delivery, Log& log)
{
    Player& player = state.of(seat);
    pay(state, seat, delivery.payment);
    const CastlePart token = take_token(state);
    ++player.tokens[static_cast<std::size_t>(token)];
    ++player.batches;
    log.tell(BatchDelivered{seat, delivery.payment, token});
}

void apply(State& state, Seat seat, const EndDelivery&, Log& log) { end_delivery(state, seat, log); }

} // namespace dahut::magna_carta
