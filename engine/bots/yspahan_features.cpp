// The table of features of Yspahan (yspahan_features.hpp).
#include "engine/bots/yspahan_features.hpp"

namespace dahut::yspahan {

namespace {

using Position = SeatPosition;

int days_left(const Position& position) { return Day::highest - position.view.day.number(); }

template <Building Kind>
int in_turns(const Position& position)
{
    return position.own().buildings.contains(Kind) ? position.turns : 0;
}

int goods(const Position& position)
{
    return static_cast<int>(std::ranges::count(position.view.goods, std::optional(position.seat)));
}

// What the week's end would pay for souks now.
int souks(const Position& position)
{
    const WeekTally& tally = position.own().tally;
    return tally.souks.number() + tally.bazaar.number();
}

// The share of shops filled of each souk that is begun, in hundredths of the souk's points.
template <typename Counts>
int sum_of_begun(const Position& position, Counts&& counts)
{
    int sum = 0;
    for (const Souk souk : all_of<Souk>()) {
        const auto filled = static_cast<int>(std::ranges::count_if(shops_of(souk), [&](Shop shop) {
            return position.view.goods[static_cast<std::size_t>(shop)] == position.seat;
        }));
        sum += filled > 0 && filled < facts_of(souk).shops ? counts(facts_of(souk), filled) : 0;
    }
    return sum;
}

int begun_souks(const Position& position)
{
    return sum_of_begun(position,
                        [](const SoukFacts& facts, int filled) { return 100 * facts.points * filled / facts.shops; });
}

int souks_lacking_one(const Position& position)
{
    return sum_of_begun(
        position, [](const SoukFacts& facts, int filled) { return filled + 1 == facts.shops ? int{facts.points} : 0; });
}

// Goods on the caravan pay by the highest row among them.
int caravan(const Position& position)
{
    const PlayerView& own = position.own();
    return own.caravan_goods * (own.caravan_row ? own.caravan_row->number() : 0);
}

int turn_still_today(const Position& position)
{
    const SmallList<Seat, players_max>& order = position.view.order;
    const auto place = std::ranges::find(order, position.seat) - order.begin();
    return place >= position.view.turn.value_or(0) ? 1 : 0;
}

int starts_tomorrow(const Position& position) { return position.view.next_start == position.seat ? 1 : 0; }

constexpr std::array table{
    Feature<Position>{"always", [](const Position&) { return 1; }},
    Feature<Position>{"points", [](const Position& one) { return one.own().score.number(); }},
    Feature<Position>{"forecast", own_forecast<Position>},
    Feature<Position>{"forecast_of_others", forecast_of_others<Position>},
    Feature<Position>{"turns", [](const Position& one) { return one.turns; }},
    Feature<Position>{"turns_squared", [](const Position& one) { return one.turns * one.turns; }},
    Feature<Position>{"days", days_left},
    Feature<Position>{"turn_still_today", turn_still_today},
    Feature<Position>{"starts_tomorrow", starts_tomorrow},
    Feature<Position>{"camels", [](const Position& one) { return one.own().camels.number(); }},
    Feature<Position>{"gold", [](const Position& one) { return one.own().gold.number(); }},
    Feature<Position>{"hand", [](const Position& one) { return int{one.own().hand}; }},
    Feature<Position>{"camels_in_turns", [](const Position& one) { return one.own().camels.number() * one.turns; }},
    Feature<Position>{"gold_in_turns", [](const Position& one) { return one.own().gold.number() * one.turns; }},
    Feature<Position>{"hand_in_turns", [](const Position& one) { return one.own().hand * one.turns; }},
    Feature<Position>{"buildings", [](const Position& one) { return one.own().buildings.size(); }},
    Feature<Position>{"buildings_squared",
                      [](const Position& one) { return one.own().buildings.size() * one.own().buildings.size(); }},
    Feature<Position>{"paddock_in_turns", in_turns<Building::paddock>},
    Feature<Position>{"shop_in_turns", in_turns<Building::shop>},
    Feature<Position>{"hammam_in_turns", in_turns<Building::hammam>},
    Feature<Position>{"caravanserai_in_turns", in_turns<Building::caravanserai>},
    Feature<Position>{"bazaar_in_turns", in_turns<Building::bazaar>},
    Feature<Position>{"hoist_in_turns", in_turns<Building::hoist>},
    Feature<Position>{"goods", goods},
    Feature<Position>{"goods_in_days", [](const Position& one) { return goods(one) * days_left(one); }},
    Feature<Position>{"souks", souks},
    Feature<Position>{"souks_in_days", [](const Position& one) { return souks(one) * days_left(one); }},
    Feature<Position>{"begun_souks", begun_souks},
    Feature<Position>{"begun_souks_in_days", [](const Position& one) { return begun_souks(one) * days_left(one); }},
    Feature<Position>{"souks_lacking_one", souks_lacking_one},
    Feature<Position>{"caravan", caravan},
    Feature<Position>{"caravan_in_days", [](const Position& one) { return caravan(one) * days_left(one); }},
    Feature<Position>{"goods_on_caravan", [](const Position& one) { return int{one.own().caravan_goods}; }},
    Feature<Position>{"camels_loaded", [](const Position& one) { return one.view.caravan.size(); }},
};
static_assert(table.size() <= features_max);

} // namespace

std::span<const Feature<SeatPosition>> features() { return table; }

} // namespace dahut::yspahan
