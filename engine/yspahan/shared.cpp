// yspahan 1.4, 9 R19: the seat that is asked, and small steps that several rules share.
#include "engine/yspahan/rules.hpp"

namespace dahut::yspahan {

SeatSet seats_of(const State& state) { return SeatSet::first(state.seats); }

std::optional<Seat> asked_seat(const State& state)
{
    switch (state.stage) {
    case Stage::rolling:
    case Stage::choosing:
    case Stage::placing:
    case Stage::ordering:
    case Stage::building:
    case Stage::ending:
        return state.seat_on_turn();
    case Stage::sending:
        return state.hits.front().owner;
    case Stage::over:
        break;
    }
    return std::nullopt;
}

bool holds_cards(const State& state, Seat seat) { return !state.of(seat).hand.empty(); }

void score(State& state, Seat seat, Source source, Points points)
{
    Points& sum = state.of(seat).points[static_cast<std::size_t>(source)];
    sum = Points(sum.number() + points.number());
}

void take_camels(State& state, Seat seat, Camels camels, Income income, Log& log)
{
    Player& player = state.of(seat);
    player.camels = Camels(player.camels.number() + camels.number());
    state.camels_out = static_cast<std::int16_t>(state.camels_out + camels.number());
    log.tell(CamelsTaken{seat, camels, income});
}

void take_gold(State& state, Seat seat, Gold gold, Income income, Log& log)
{
    Player& player = state.of(seat);
    player.gold = Gold(player.gold.number() + gold.number());
    state.gold_out = static_cast<std::int16_t>(state.gold_out + gold.number());
    log.tell(GoldTaken{seat, gold, income});
}

void pay_camels(State& state, Seat seat, Camels camels)
{
    Player& player = state.of(seat);
    player.camels = Camels(player.camels.number() - camels.number());
    state.camels_out = static_cast<std::int16_t>(state.camels_out - camels.number());
}

void pay_gold(State& state, Seat seat, Gold gold)
{
    Player& player = state.of(seat);
    player.gold = Gold(player.gold.number() - gold.number());
    state.gold_out = static_cast<std::int16_t>(state.gold_out - gold.number());
}

} // namespace dahut::yspahan
