// magna-carta 3, 5.2 e: prestige buildings. They stand on a residence of their owner or, in the basic game, before the
// player.
#include "engine/magna_carta/rules.hpp"

#include <algorithm>

namespace dahut::magna_carta {

namespace {

constexpr Rejection not_for_sale{"prestige_not_there", "This prestige building cannot be built any more."};
constexpr Rejection needs_residence{"needs_residence", "A prestige building is built on a residence of your own."};
constexpr Rejection no_residences{"no_residences", "There are no residences in the basic game."};

// All prestige buildings cost gold, which few players have. So this test is quick and often decides.
bool can_pay_any(const State& state, const Player& player)
{
    const auto affordable = [&player](Prestige prestige) { return can_pay(player, card_of(prestige).cost); };
    return player.count(Cube::gold) > 0 && std::ranges::any_of(state.prestige, affordable);
}

void take(State& state, Seat seat, Prestige prestige, const Payment& payment)
{
    pay(state, seat, payment);
    state.prestige.erase(prestige);
    state.of(seat).prestige.insert(prestige);
}

} // namespace

bool can_build_prestige(const State& state, Seat seat)
{
    return can_pay_any(state, state.of(seat)) && (is_basic(state) || !free_residences(state, seat).empty());
}

void list_prestige(const State& state, Seat seat, Offers& offers)
{
    const Player& player = state.of(seat);
    if (!can_build_prestige(state, seat)) {
        return;
    }
    for (const Prestige prestige : state.prestige) {
        const Choices<Payment> payments = payments_for(player, card_of(prestige).cost);
        if (is_basic(state)) {
            offers.add<BuildPrestige>(prestige, payments);
        } else {
            offers.add<CoverResidence>(prestige, free_residences(state, seat), payments);
        }
    }
}

Rejection why_not(const State& state, Seat, const BuildPrestige& build)
{
    if (!is_basic(state)) {
        return needs_residence;
    }
    return state.prestige.contains(build.prestige) ? wrong_payment : not_for_sale;
}

Rejection why_not(const State& state, Seat seat, const CoverResidence& build)
{
    if (is_basic(state)) {
        return no_residences;
    }
    if (!state.prestige.contains(build.prestige)) {
        return not_for_sale;
    }
    return free_residences(state, seat).contains(build.residence) ? wrong_payment : needs_residence;
}

void apply(State& state, Seat seat, const BuildPrestige& build, Log& log)
{
    take(state, seat, build.prestige, build.payment);
    log.tell(PrestigeBuilt{seat, build.prestige, build.payment, {}});
}

void apply(State& state, Seat seat, const CoverResidence& build, Log& log)
{
    take(state, seat, build.prestige, build.payment);
    state.at(build.residence).face = Face::covered;
    state.at(build.residence).prestige = build.prestige;
    log.tell(PrestigeBuilt{seat, build.prestige, build.payment, on_road(state, build.residence)});
}

} // namespace dahut::magna_carta
