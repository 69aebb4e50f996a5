// yspahan 3.2: moves the supervisor, and sends the goods beside its last space to the caravan.
#include "engine/yspahan/rules.hpp"

#include <algorithm>
#include <cstdlib>

namespace dahut::yspahan {

namespace {

constexpr Rejection too_far{"not_enough_gold", "You cannot pay for this distance."};
constexpr Rejection no_good_there{"no_good_there", "There is no good on this shop that has to be sent."};
constexpr Rejection no_camel{"no_camel", "You have no camel to pay."};

int free_steps(const Player& player) { return player.has(Building::hammam) ? steps_of_hammam : 0; }

// What a move needs besides the dice: first the steps of the Hammam, then gold (3.2 a, b, 9 R3).
SupervisorMoved way_to(const State& state, Seat seat, Die value, Space to)
{
    const Steps steps = distance_between(state.supervisor, to);
    const int difference = std::abs(steps.number() - value.number());
    const int hammam = std::min(difference, free_steps(state.of(seat)));
    return {seat, state.supervisor, to, steps, value, Steps(hammam), Gold(difference - hammam)};
}

// 3.2 d
Hits goods_beside(const State& state, Space space)
{
    Hits hits;
    for (const Shop shop : shops_beside(space)) {
        if (const std::optional<Seat> owner = owner_at(state, shop)) {
            hits.push_back({shop, *owner});
        }
    }
    return hits;
}

// Sends the first of the hits, whatever its owner has answered.
void send(State& state, Log& log)
{
    const Hit hit = state.hits.front();
    state.hits.remove(hit);
    load_caravan(state, hit.owner, LoadingCause::supervisor, log);
}

void give_up(State& state, Log& log)
{
    const Hit hit = state.hits.front();
    state.of(hit.owner).goods.erase(hit.shop);
    log.tell(GoodGivenUp{hit.owner, hit.shop});
    send(state, log);
}

} // namespace

// 9 R9: two goods always give a choice, even if they belong to one player.
Progress proceed_ordering(State& state, Log&)
{
    if (state.hits.size() > 1) {
        return Progress::asking;
    }
    state.stage = Stage::sending;
    return Progress::going_on;
}

// 9 R5
Progress proceed_sending(State& state, Log& log)
{
    if (state.hits.empty()) {
        end_action(state, log);
        return Progress::going_on;
    }
    const Seat owner = state.hits.front().owner;
    const bool could_play = owner == state.seat_on_turn() && holds_cards(state, owner);
    if (state.of(owner).camels > Camels(0) || could_play) {
        return Progress::asking;
    }
    give_up(state, log);
    return Progress::going_on;
}

void list_ways(const State& state, Seat seat, Legal& rows)
{
    const int paid_steps = free_steps(state.of(seat)) + state.of(seat).gold.number();
    for (const Row row : rows_for(state, seat)) {
        const int value = state.at(row).value.number();
        rows.add<MoveSupervisor>(row, spaces_between(state.supervisor, value - paid_steps, value + paid_steps));
    }
}

void list_orders(const State& state, Legal& rows)
{
    Shops shops;
    for (const Hit& hit : state.hits) {
        shops.insert(hit.shop);
    }
    rows.add<SendFirst>(shops);
}

void list_answers(const State& state, Seat seat, Legal& rows)
{
    rows.add<GiveUpGood>();
    if (state.of(seat).camels > Camels(0)) {
        rows.add<PayCamel>();
    }
}

Rejection why_not(const State& state, Seat seat, const MoveSupervisor& move)
{
    return why_not_take(state, seat, move.row).value_or(too_far);
}

Rejection why_not(const State&, Seat, const SendFirst&) { return no_good_there; }

Rejection why_not(const State&, Seat, const PayCamel&) { return no_camel; }

Rejection why_not(const State&, Seat, const GiveUpGood&) { return not_now; }

void apply(State& state, Seat seat, const MoveSupervisor& move, Log& log)
{
    const Group group = take_group(state, seat, move.row, GroupUse::supervisor, log);
    const SupervisorMoved moved = way_to(state, seat, group.value, move.to);
    pay_gold(state, seat, moved.gold);
    state.supervisor = move.to;
    log.tell(moved);
    state.hits = goods_beside(state, move.to);
    if (!state.hits.empty()) {
        log.tell(GoodsHit{state.hits});
    }
    state.stage = Stage::ordering;
}

void apply(State& state, Seat seat, const SendFirst& choice, Log& log)
{
    if (state.hits.front().shop != choice.shop) {
        state.hits = {state.hits.back(), state.hits.front()};
    }
    log.tell(FirstGoodChosen{seat, choice.shop});
    state.stage = Stage::sending;
}

void apply(State& state, Seat seat, const PayCamel&, Log& log)
{
    pay_camels(state, seat, Camels(1));
    log.tell(CamelPaid{seat, state.hits.front().shop});
    send(state, log);
}

void apply(State& state, Seat, const GiveUpGood&, Log& log) { give_up(state, log); }

} // namespace dahut::yspahan
