// Estimates for the bots that play Caylus Magna Carta (magna_carta_worth.hpp).
#include "engine/bots/magna_carta_worth.hpp"

#include <algorithm>

namespace dahut::magna_carta {

namespace {

// How much of its use a building loses for its owner when it is turned over.
constexpr int lost_use = 20;

// A gain for another seat counts as a loss of a part of it.
Worth envy(Worth worth) { return worth * 12 / 100; }

} // namespace

Prospects::Prospects(const View& view, Seat seat, const Outlook& outlook)
    : view_(view), seat_(seat), outlook_(outlook), stock_(expected_stock(view, seat)),
      plan_(view, seat, outlook, stock_), now_(plan_.of(stock_))
{
    for (auto& changes : changes_) {
        changes.fill(unknown);
    }
    for (auto& abilities : abilities_) {
        abilities.fill(unknown);
    }
}

Stock Prospects::without(const Payment& payment) const
{
    Stock left = stock_;
    for (const Cube cube : payment) {
        --left.cubes[index_of(cube)];
    }
    return left;
}

Stock Prospects::without_deniers(int number) const
{
    Stock left = stock_;
    left.deniers -= number;
    return left;
}

Worth Prospects::of_deniers(int more) const
{
    return plan_.of_deniers(stock_.deniers + more) - plan_.of_deniers(stock_.deniers);
}

Worth Prospects::of_more(Cube cube, int number) const
{
    const int place = number + 1;
    Worth& change = changes_[index_of(cube)][static_cast<std::size_t>(place)];
    if (change == unknown) {
        Stock other = stock_;
        other.cubes[index_of(cube)] += number;
        change = gain(other);
    }
    return change;
}

Worth Prospects::of_cubes(const SmallList<Cube, 2>& cubes, int price) const
{
    Stock other = without_deniers(price);
    for (const Cube cube : cubes) {
        ++other.cubes[index_of(cube)];
    }
    return gain(other);
}

// Two cubes of two kinds are taken to gain what each of them does.
Worth Prospects::of_buying_cubes(const Effect& effect) const
{
    Worth one = 0;
    Worth two = 0;
    for (const Cube cube : plain_cubes) {
        const Worth more = of_more(cube, 1);
        two = std::max(two, one + more);
        one = std::max(one, more);
    }
    return of_buying(effect, one, two);
}

Worth Prospects::of_buying(const Effect& effect, Worth one, Worth two) const
{
    Worth best = 0;
    const std::array<Worth, 2> gains{one, two};
    for (std::size_t number = 0; number < gains.size(); ++number) {
        const int price = effect.prices[number];
        if (price > 0 && price <= stock_.deniers) {
            best = std::max(best, gains[number] + of_deniers(-price));
        }
    }
    return best;
}

Worth Prospects::of_giving(std::size_t kinds, Worth gained) const
{
    Worth best = 0;
    for (const Cube cube : all_of<Cube>()) {
        if (index_of(cube) < kinds && held(cube) > 0) {
            best = std::max(best, gained + of_more(cube, -1));
        }
    }
    return best;
}

Worth Prospects::loss_of(const RoadCard& card) const
{
    return point * card_of(card.building).points + outlook_.of_use(card.building) * lost_use / 100;
}

Worth Prospects::of_turning(const RoadCard& card, Cube payment) const
{
    Stock other = without(Payment{payment});
    ++other.residences;
    return gain(other) - loss_of(card);
}

Worth Prospects::of_sending_home(Place place) const
{
    const RoadCard& card = view_.road[place.index()];
    const bool would_be_paid = card.worker && place <= *view_.provost;
    if (!would_be_paid || view_.options.lawyer_on_worker != LawyerOnWorker::send_home) {
        return 0;
    }
    const Worth first = of_ability(card, Ability::primary);
    return card.worker == seat_ ? -first : envy(first) - of_ability(card, Ability::secondary);
}

Worth Prospects::of_best_turning() const
{
    if (held(residence_cost) <= 0 && held(Cube::gold) <= 0) {
        return 0;
    }
    const RoadCard* best = nullptr;
    for (const RoadCard& card : view_.road) {
        const bool turns = card.owner == seat_ && card.face == Face::building && card.building != Building::lawyer;
        if (turns && (best == nullptr || loss_of(card) < loss_of(*best))) {
            best = &card;
        }
    }
    const Cube payment = held(residence_cost) > 0 ? residence_cost : Cube::gold;
    return best == nullptr ? 0 : std::max(of_turning(*best, payment), 0);
}

Worth Prospects::of_effect(const Effect& effect, const RoadCard& card) const
{
    switch (effect.deed) {
    case Deed::nothing:
        return 0;
    case Deed::gain_cubes:
        return of_more(effect.cube, effect.amount);
    case Deed::gain_deniers:
        return of_deniers(effect.amount);
    case Deed::take_stored:
        return card.cubes > 0 ? of_more(effect.cube, 1) : 0;
    case Deed::buy_cubes:
        return of_buying_cubes(effect);
    case Deed::sell_cube:
        return of_giving(all_of<Cube>().size(), of_deniers(effect.amount));
    case Deed::turn_over:
        return of_best_turning();
    case Deed::trade_for_gold:
        return of_giving(plain_cubes.size(), of_more(Cube::gold, 1));
    case Deed::buy_gold:
        return of_buying(effect, of_more(Cube::gold, 1), of_more(Cube::gold, 2));
    case Deed::buy_tokens:
        return of_buying(effect, plan_.of_tokens(1), plan_.of_tokens(2));
    }
    return 0;
}

// Alike buildings do the same, but for the cubes stored on one.
Worth Prospects::of_ability(const RoadCard& card, Ability ability) const
{
    const Effect& effect = effect_of(card.building, ability);
    if (effect.deed == Deed::take_stored) {
        return of_effect(effect, card);
    }
    Worth& known = abilities_[static_cast<std::size_t>(card.building)][static_cast<std::size_t>(ability)];
    if (known == unknown) {
        known = of_effect(effect, card);
    }
    return known;
}

Worth Prospects::of_worker(Place place) const
{
    const RoadCard& card = view_.road[place.index()];
    const bool serves_another = card.owner && card.owner != seat_;
    const Worth others = serves_another ? envy(of_ability(card, Ability::secondary)) : 0;
    return (of_ability(card, Ability::primary) - others) * chance_of(view_, place) / 100;
}

Worth Prospects::of_provost(Place provost) const
{
    Worth sum = 0;
    for (int place = 0; place <= provost.number(); ++place) {
        const RoadCard& card = view_.road[place];
        if (!card.worker) {
            continue;
        }
        const Worth first = of_ability(card, Ability::primary);
        const Worth second = card.owner && card.owner != card.worker ? of_ability(card, Ability::secondary) : 0;
        sum += card.worker == seat_ ? first : -envy(first);
        sum += card.owner == seat_ ? second : -envy(second);
    }
    return sum;
}

// Points on the road and of tokens count as they are. Goods and residences count by the plan.
Worth Prospects::of_position() const
{
    const int cubes = own().cubes[0] + own().cubes[1] + own().cubes[2];
    const int goods = own().cubes[gold_index] + cubes / cubes_for_point + own().deniers.number() / deniers_for_point;
    const auto residences = std::ranges::count_if(
        view_.road, [this](const RoadCard& card) { return card.owner == seat_ && card.face == Face::residence; });
    return point * (own().score.number() - goods - residence_points * static_cast<int>(residences)) + now_;
}

} // namespace dahut::magna_carta
