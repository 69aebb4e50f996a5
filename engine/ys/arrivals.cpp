// ys 3.1: characters, ships and market gems arrive.
#include "engine/ys/rules.hpp"

namespace dahut::ys {

namespace {

const Ship& next_ship(State& state) { return state.ships[state.ships_arrived++]; }

// 3.1 a: the last turn brings blue-edged cards.
void turn_up_character(State& state, Quarter quarter, Log& log)
{
    QuarterState& here = state.at(quarter);
    here.character = here.turned < pile_size ? here.pile[here.turned++] : Character::blue_edged;
    log.tell(CharacterArrived{quarter, *here.character});
}

// 3.1 b: the big gem is worth two (ys 1.3), but with fewer than four players it counts once (9.1).
void land_ship(State& state, Quarter quarter, Log& log)
{
    const Ship& ship = next_ship(state);
    QuarterState& here = state.at(quarter);
    here.ship = ship;
    here.gems = {gem_of(ship.big), ship.small[0], ship.small[1]};
    if (state.seats == 4) {
        here.gems = {gem_of(ship.big), gem_of(ship.big), ship.small[0], ship.small[1]};
    }
    log.tell(ShipArrived{quarter, ship});
}

// 3.1 c: a white gem lies on the first row; the others follow in printed order. With fewer than four players only the
// small gems arrive (9.1).
SmallList<Gem, 3> market_gems(const State& state, const Ship& ship)
{
    SmallList<Gem, 3> gems;
    if (state.seats == 4) {
        gems.push_back(gem_of(ship.big));
    }
    gems.push_back(ship.small[0]);
    gems.push_back(ship.small[1]);
    sort_few(gems, [](Gem left, Gem right) { return left == Gem::white && right != Gem::white; });
    return gems;
}

void supply_market(State& state, Log& log)
{
    const SmallList<Gem, 3> gems = market_gems(state, next_ship(state));
    int next = 0;
    for (const Row row : rows_of(state)) {
        state.at(row) = gems[next++];
        log.tell(RowGemArrived{row, *state.at(row)});
    }
}

} // namespace

void begin_arrivals(State& state, Log& log)
{
    log.tell(TurnBegan{state.turn});
    for (const Quarter quarter : quarters_of(state)) {
        turn_up_character(state, quarter, log);
    }
    for (const Quarter quarter : quarters_of(state)) {
        land_ship(state, quarter, log);
    }
    supply_market(state, log);
}

} // namespace dahut::ys
