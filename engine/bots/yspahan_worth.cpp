// The rules of thumb of yspahan_worth.hpp.
#include "engine/bots/yspahan_worth.hpp"

#include <algorithm>

namespace dahut::yspahan {

namespace {

// A camel or gold that a building needs, one to spare, and either if no turn is left.
constexpr Worth needed_camel = 130;
constexpr Worth needed_gold = 120;
constexpr Worth spare_camel = 45;
constexpr Worth spare_gold = 20;

// What a building earns in each coming turn: Paddock, Shop, Hammam, Caravanserai, Bazaar, Hoist.
constexpr std::array<Worth, buildings_in_all> earned_each_turn{44, 64, 44, 90, 100, 90};
// The worth of building one without points: it leads to those with points.
constexpr Worth average_points = 420;

// How much of its points a begun souk is worth, in hundredths, by the turns left in the week.
constexpr std::array<int, 4> hope{0, 40, 55, 65};

// Goods on the caravan often score more than once.
constexpr Worth row_of_caravan_pays = 115;

int days_after(const View& view) { return Day::highest - view.day.number(); }

int turns_after(const View& view) { return Day::size * (Week::highest - view.week.number()) + days_after(view); }

bool stands_on_road(Shop shop)
{
    return std::ranges::any_of(shops_by_space, [shop](const Shops& shops) { return shops.contains(shop); });
}

} // namespace

Outlook::Outlook(const View& view, Seat seat) : view_(view), seat_(seat), turns_left_(turns_after(view))
{
    for (const Building building : all_of<Building>()) {
        if (!has(seat, building)) {
            const Price price = price_of(building);
            missing_ = {missing_.camels + price.camels, missing_.gold + price.gold};
        }
    }
}

Worth Outlook::worth_of_holdings(int camels, int gold) const
{
    const int patience = std::min(turns_left_, 2);
    const int useful_camels = std::min(camels, missing_.camels);
    const int useful_gold = std::min(gold, missing_.gold);
    return (needed_camel * useful_camels + needed_gold * useful_gold + spare_camel * (camels - useful_camels)
            + spare_gold * (gold - useful_gold))
           * patience / 2;
}

Worth Outlook::gain_of(int camels, int gold) const
{
    const int owned_camels = player(seat_).camels.number();
    const int owned_gold = player(seat_).gold.number();
    return worth_of_holdings(owned_camels + camels, owned_gold + gold) - worth_of_holdings(owned_camels, owned_gold);
}

int Outlook::count(Seat seat, Souk souk) const
{
    return static_cast<int>(std::ranges::count_if(
        shops_of(souk), [&](Shop shop) { return view_.goods[static_cast<std::size_t>(shop)] == seat; }));
}

Worth Outlook::worth_of_souk(Seat seat, Souk souk, int filled) const
{
    const SoukFacts& facts = facts_of(souk);
    const Worth whole = 100 * (facts.points + (has(seat, Building::bazaar) ? bazaar_points : 0));
    if (filled == facts.shops) {
        return whole;
    }
    return whole * filled / facts.shops * hope[static_cast<std::size_t>(std::min(days_after(view_), 3))] / 100;
}

Worth Outlook::worth_of_filling(Souk souk, int goods) const
{
    const int filled = count(seat_, souk);
    const int after = std::min(filled + goods, facts_of(souk).shops);
    return worth_of_souk(seat_, souk, after) - worth_of_souk(seat_, souk, filled);
}

Souk Outlook::best_to_fill(const Souks& souks, int goods) const
{
    Souk best = souks.nth(0);
    for (const Souk souk : souks) {
        best = worth_of_filling(souk, goods) > worth_of_filling(best, goods) ? souk : best;
    }
    return best;
}

// The souk that gains most takes as many goods as it can; this repeats until no good is left.
Worth Outlook::worth_of_goods(Quarter quarter, int goods) const
{
    Worth worth = 0;
    Souks open;
    for (const Souk souk : view_.open_souks) {
        if (facts_of(souk).quarter == quarter) {
            open.insert(souk);
        }
    }
    while (goods > 0 && !open.empty()) {
        const Souk best = best_to_fill(open, goods);
        worth += worth_of_filling(best, goods);
        goods -= facts_of(best).shops - count(seat_, best);
        open.erase(best);
    }
    return worth;
}

Worth Outlook::worth_of_good_on(Shop shop, int goods) const
{
    constexpr Worth safety = 12;
    return worth_of_filling(souk_of(shop), goods) + (stands_on_road(shop) ? 0 : safety);
}

Worth Outlook::worth_of(Building building) const
{
    const Worth points = 100 * player(seat_).next_building->number();
    const Worth future = earned_each_turn[static_cast<std::size_t>(building)] * turns_left_;
    return turns_left_ > 2 ? (points + average_points) / 2 + future : points + future;
}

Worth Outlook::loss_of_good(Seat owner, Shop shop) const
{
    const int filled = count(owner, souk_of(shop));
    return worth_of_souk(owner, souk_of(shop), filled) - worth_of_souk(owner, souk_of(shop), filled - 1);
}

Worth Outlook::worth_of_loading(Seat owner) const
{
    const int row = view_.caravan.size() / view_.camels_in_row;
    const PlayerView& loads = player(owner);
    const int share = loads.caravan_goods * (loads.caravan_row ? loads.caravan_row->number() : 0);
    const int share_after = (loads.caravan_goods + 1) * (row + 1);
    return 100 * caravan_place_points[static_cast<std::size_t>(row)] + row_of_caravan_pays * (share_after - share)
           + (has(owner, Building::caravanserai) ? worth_of_card() : 0);
}

Worth Outlook::worth_of_position() const
{
    const PlayerView& own = player(seat_);
    Worth worth = 100 * own.score.number() + worth_of_holdings(own.camels.number(), own.gold.number())
                  + own.hand * worth_of_card();
    for (const Souk souk : all_of<Souk>()) {
        const int filled = count(seat_, souk);
        worth += filled > 0 ? worth_of_souk(seat_, souk, filled) : 0;
    }
    for (const Building building : own.buildings) {
        worth += earned_each_turn[static_cast<std::size_t>(building)] * turns_left_;
    }
    return worth + row_of_caravan_pays * own.caravan_goods * (own.caravan_row ? own.caravan_row->number() : 0);
}

Worth Outlook::worth_of_visit(Space space) const
{
    const int rivals = view_.players.size() - 1;
    Worth worth = 0;
    for (const Shop shop : shops_beside(space)) {
        if (const std::optional<Seat> owner = view_.goods[static_cast<std::size_t>(shop)]) {
            const Worth loss = loss_of_good(*owner, shop);
            const Worth price = player(*owner).camels > Camels(0) ? std::min(loss, needed_camel) : loss;
            const Worth gain = worth_of_loading(*owner) - price;
            worth += *owner == seat_ ? gain : -gain / (rivals + 1);
        }
    }
    return worth;
}

} // namespace dahut::yspahan
