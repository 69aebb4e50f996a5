// yspahan 3.1, 9 R8: places goods on the shops of a quarter, one by one, or leaves the last of them.
#include "engine/yspahan/rules.hpp"

namespace dahut::yspahan {

namespace {

constexpr Rejection wrong_quarter{"wrong_quarter", "The goods of this action go to another quarter."};
constexpr Rejection shop_taken{"shop_taken", "There is a good on this shop."};
constexpr Rejection souk_closed{"souk_closed", "Somebody else has a good in this souk."};
constexpr Rejection good_not_left{"good_not_left", "Only the good that a Hoist brings may be left, at some tables."};
constexpr Rejection souk_begun{"souk_begun", "Continue in the souk that you have begun in this quarter."};

// 9 R8
bool may_leave_good(const State& state)
{
    return state.options.hoist == HoistGood::may && state.goods_left <= state.goods_of_hoist;
}

bool have_common(Shops some, Shops others) { return some.without(others) != some; }

Shops goods_of_others(const State& state, Seat seat)
{
    Shops goods;
    for (const Seat other : seats_of(state)) {
        if (other != seat) {
            goods.join(state.of(other).goods);
        }
    }
    return goods;
}

// The souks of a quarter that a seat has begun but not completed, and those that nobody has begun.
struct SouksForSeat {
    Souks begun;
    Souks free;
};

SouksForSeat souks_for(const State& state, Seat seat, Quarter quarter)
{
    const Shops own = state.of(seat).goods;
    const Shops others = goods_of_others(state, seat);
    SouksForSeat souks;
    for (const Souk souk : souks_of(quarter)) {
        const Shops shops = shops_of(souk);
        if (have_common(shops, own)) {
            if (!own.contains_all(shops)) {
                souks.begun.insert(souk);
            }
        } else if (!have_common(shops, others)) {
            souks.free.insert(souk);
        }
    }
    return souks;
}

Shops free_shops(const State& state, Seat seat, Souks souks)
{
    Shops shops;
    for (const Souk souk : souks) {
        shops.join(shops_of(souk));
    }
    return shops.without(state.of(seat).goods);
}

void return_goods(State& state, Seat seat, Log& log)
{
    if (state.goods_left > Goods(0)) {
        log.tell(GoodsReturned{seat, state.goods_left});
        state.goods_left = Goods(0);
    }
}

void place_next(State& state, Seat seat, Shop shop, Log& log)
{
    state.goods_left = Goods(state.goods_left.number() - 1);
    place_good(state, seat, shop, PlacingCause::row, log);
}

} // namespace

// 3.1 b, c
Souks open_souks(const State& state, Seat seat, Quarter quarter)
{
    const SouksForSeat souks = souks_for(state, seat, quarter);
    return souks.begun.empty() ? souks.free : souks.begun;
}

Shops open_shops(const State& state, Seat seat, Quarter quarter)
{
    return free_shops(state, seat, open_souks(state, seat, quarter));
}

int room_for_goods(const State& state, Seat seat, Quarter quarter)
{
    const SouksForSeat souks = souks_for(state, seat, quarter);
    return free_shops(state, seat, souks.begun.with(souks.free)).size();
}

std::optional<Seat> owner_at(const State& state, Shop shop)
{
    for (const Seat seat : seats_of(state)) {
        if (state.of(seat).goods.contains(shop)) {
            return seat;
        }
    }
    return std::nullopt;
}

Rejection why_closed(const State& state, Seat seat, Shop shop)
{
    if (owner_at(state, shop)) {
        return shop_taken;
    }
    return have_common(shops_of(souk_of(shop)), goods_of_others(state, seat)) ? souk_closed : souk_begun;
}

void begin_placing(State& state, Quarter quarter, Goods of_dice, Goods of_hoist)
{
    state.quarter = quarter;
    state.goods_left = Goods(of_dice.number() + of_hoist.number());
    state.goods_of_hoist = of_hoist;
    state.stage = Stage::placing;
}

// 3.1 d, 9 R19
Progress proceed_placing(State& state, Log& log)
{
    const Seat seat = state.seat_on_turn();
    const Shops open = open_shops(state, seat, state.quarter);
    if (state.goods_left == Goods(0) || open.empty()) {
        return_goods(state, seat, log);
        end_action(state, log);
    } else if (open.size() == 1 && !may_leave_good(state) && !holds_cards(state, seat)) {
        place_next(state, seat, open.nth(0), log);
    } else {
        return Progress::asking;
    }
    return Progress::going_on;
}

void place_good(State& state, Seat seat, Shop shop, PlacingCause cause, Log& log)
{
    Shops& goods = state.of(seat).goods;
    goods.insert(shop);
    log.tell(GoodPlaced{seat, shop, cause});
    if (goods.contains_all(shops_of(souk_of(shop)))) {
        log.tell(SoukCompleted{seat, souk_of(shop)});
    }
}

void list_shops(const State& state, Seat seat, Legal& rows)
{
    rows.add<PlaceGood>(open_shops(state, seat, state.quarter));
    if (may_leave_good(state)) {
        rows.add<LeaveGood>();
    }
}

Rejection why_not(const State& state, Seat seat, const PlaceGood& placement)
{
    return quarter_of(placement.shop) == state.quarter ? why_closed(state, seat, placement.shop) : wrong_quarter;
}

void apply(State& state, Seat seat, const PlaceGood& placement, Log& log)
{
    place_next(state, seat, placement.shop, log);
}

Rejection why_not(const State&, Seat, const LeaveGood&) { return good_not_left; }

void apply(State& state, Seat seat, const LeaveGood&, Log& log)
{
    state.goods_left = Goods(state.goods_left.number() - 1);
    log.tell(GoodLeft{seat});
}

} // namespace dahut::yspahan
