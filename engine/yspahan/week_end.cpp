// yspahan 6 d: the end of a week. Souks pay and are cleared; then the caravan pays and stays.
#include "engine/yspahan/rules.hpp"

namespace dahut::yspahan {

namespace {

// The owner of the goods in a souk. All belong to one player (3.1 a).
std::optional<Seat> owner_of(const State& state, Souk souk)
{
    for (const Shop shop : shops_of(souk)) {
        if (const std::optional<Seat> owner = owner_at(state, shop)) {
            return owner;
        }
    }
    return std::nullopt;
}

void score_souk(State& state, Souk souk, Seat owner, Log& log)
{
    if (!state.of(owner).goods.contains_all(shops_of(souk))) {
        log.tell(SoukUnfinished{souk, owner});
        return;
    }
    SoukScored scored{souk, owner, Points(facts_of(souk).points), {}};
    score(state, owner, Source::souks, scored.points);
    if (state.of(owner).has(Building::bazaar)) {
        scored.bazaar = Points(bazaar_points);
        score(state, owner, Source::bazaar, *scored.bazaar);
    }
    log.tell(scored);
}

void clear_city(State& state, Log& log)
{
    for (Player& player : state.players) {
        player.goods.clear();
    }
    log.tell(CityCleared{});
}

} // namespace

void score_week(State& state, Log& log)
{
    log.tell(WeekEnded{state.week});
    for (const Souk souk : all_of<Souk>()) {
        if (const std::optional<Seat> owner = owner_of(state, souk)) {
            score_souk(state, souk, *owner, log);
        }
    }
    clear_city(state, log);
    score_caravan(state, CaravanCause::week_end, log);
}

WeekTally week_tally(const State& state, Seat seat)
{
    const Player& player = state.of(seat);
    int souks = 0;
    int bazaar = 0;
    for (const Souk souk : all_of<Souk>()) {
        if (player.goods.contains_all(shops_of(souk))) {
            souks += facts_of(souk).points;
            bazaar += player.has(Building::bazaar) ? bazaar_points : 0;
        }
    }
    const std::optional<CaravanShare> share = caravan_share(state, seat);
    return {Points(souks), Points(bazaar), share ? share->points : Points(0)};
}

} // namespace dahut::yspahan
