// magna-carta 5.2 d: builds a card from the hand at the end of the road.
#include "engine/magna_carta/rules.hpp"

#include <algorithm>

namespace dahut::magna_carta {

namespace {

constexpr Rejection not_in_hand{"not_in_hand", "You do not have this card in hand."};

Cards common(const Cards& left, const Cards& right) { return left.without(left.without(right)); }

// The common cost of these buildings; there is at least one.
const Cost& cost_of(const Cards& alike) { return card_of(alike.nth(0)).cost; }

} // namespace

// Adds one row for each cost: buildings with the same cost can be paid for in the same ways.
void list_buildings(const State& state, Seat seat, Offers& offers)
{
    const Player& player = state.of(seat);
    for (const Cards& alike : buildings_of_one_cost) {
        const Cards held = common(alike, player.hand);
        if (!held.empty() && can_pay(player, cost_of(held))) {
            offers.add<Build>(held, payments_for(player, cost_of(held)));
        }
    }
}

// Everybody sees the cards on the road and the discards. Any other card may be in the hand.
bool may_hold_affordable_building(const Player& player)
{
    const Cards unseen = player.deck.with(player.hand);
    return !player.hand.empty() && std::ranges::any_of(buildings_of_one_cost, [&](const Cards& alike) {
        const Cards possible = common(alike, unseen);
        return !possible.empty() && can_pay(player, cost_of(possible));
    });
}

Rejection why_not(const State& state, Seat seat, const Build& build)
{
    return state.of(seat).hand.contains(build.building) ? wrong_payment : not_in_hand;
}

void apply(State& state, Seat seat, const Build& build, Log& log)
{
    RoadCard card;
    card.building = build.building;
    card.owner = seat;
    card.cubes = static_cast<std::uint8_t>(stores_cubes(build.building) ? cubes_stored(state.seats) : 0);
    state.of(seat).hand.erase(build.building);
    pay(state, seat, build.payment);
    state.road.push_back(card);
    log.tell(BuildingBuilt{seat, on_road(state, last_place(state)), build.payment, card.cubes});
}

} // namespace dahut::magna_carta
