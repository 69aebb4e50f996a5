// Estimates for the bots that play Caylus Magna Carta (magna_carta_worth.hpp).
#include "engine/bots/magna_carta_worth.hpp"

#include <algorithm>

namespace dahut::magna_carta {

namespace {

constexpr std::size_t index_of(Cube cube) { return static_cast<std::size_t>(cube); }

constexpr std::array<Cube, 3> plain_cubes{Cube::food, Cube::wood, Cube::stone};

// A cube is a third of a batch. One more of a kind that the seat already has must wait for the other kinds.
constexpr Worth first_cube = 110;
constexpr Worth less_for_each = 18;
constexpr Worth least_cube = 35;
constexpr Worth gold_worth = 165;
constexpr Worth denier_worth = 45;
constexpr Worth spare_denier_worth = 33;
constexpr int spare_deniers = 8;

// The chance that the provost reaches a card, in hundredths, by its distance beyond the provost, from three cards
// before it on.
constexpr std::array<int, 8> chances{97, 92, 88, 82, 65, 50, 35, 8};
constexpr int chances_from = -3;

// For how many rounds a new building is likely to draw workers.
constexpr int rounds_in_use = 5;

// A gain for another seat counts as a loss of a part of it.
Worth envy(Worth worth) { return worth / 3; }

} // namespace

Prospects::Prospects(const View& view, Seat seat) : view_(view), seat_(seat) {}

// In most rounds about one token per player leaves the castle, and one more.
int Prospects::rounds_left() const
{
    const int tokens_in_round = 1 + view_.players.size();
    return count_of(view_.castle) / tokens_in_round;
}

Worth Prospects::of_denier() const
{
    return own().deniers < Deniers(spare_deniers) && rounds_left() > 0 ? denier_worth : spare_denier_worth;
}

Worth Prospects::of_cube(Cube cube, int more) const
{
    if (cube == Cube::gold) {
        return gold_worth;
    }
    const int held = own().cubes[index_of(cube)] + more;
    return std::max(first_cube - less_for_each * held, least_cube);
}

Worth Prospects::of_cubes(const SmallList<Cube, 2>& cubes) const
{
    Worth sum = 0;
    for (int number = 0; number < cubes.size(); ++number) {
        sum += of_cube(cubes[number], number > 0 && cubes[number] == cubes[0] ? 1 : 0);
    }
    return sum;
}

Worth Prospects::of_payment(const Payment& payment) const
{
    Worth sum = 0;
    std::array<int, 4> given{};
    for (const Cube cube : payment) {
        sum += of_cube(cube, -++given[index_of(cube)]);
    }
    return sum;
}

Worth Prospects::of_tokens(int number) const
{
    Worth sum = 0;
    for (std::size_t part = 0; part < view_.castle.size(); ++part) {
        const int taken = std::min<int>(number, view_.castle[part]);
        sum += 100 * taken * token_points[part];
        number -= taken;
    }
    return sum;
}

bool Prospects::has_card_to_turn() const
{
    return std::ranges::any_of(view_.road, [this](const RoadCard& card) {
        return card.owner == seat_ && card.face == Face::building && card.building != Building::lawyer;
    });
}

int Prospects::purse() const
{
    return own().deniers.number() - (view_.stage == Stage::acting ? action_price.number() : 0);
}

int Prospects::cubes_missing(const Cost& cost) const
{
    const auto left = [&](Cube cube) { return own().cubes[index_of(cube)] - cost.cubes[index_of(cube)]; };
    int missing = 0;
    int spare = 0;
    for (const Cube cube : plain_cubes) {
        missing += std::max(-left(cube), 0);
        spare += std::max(left(cube), 0);
    }
    return std::max(missing + std::max(cost.any - spare, 0) - left(Cube::gold), 0);
}

// The better of buying one and buying two, if both can be paid for.
Worth Prospects::of_purchase(const Effect& effect, Worth one, Worth two) const
{
    Worth best = 0;
    const std::array<Worth, 2> gains{one, two};
    for (std::size_t number = 0; number < gains.size(); ++number) {
        const int price = effect.prices[number];
        if (price > 0 && price <= purse()) {
            best = std::max(best, gains[number] - price * of_denier());
        }
    }
    return best;
}

Worth Prospects::of_effect(const Effect& effect, const RoadCard& card) const
{
    const Worth cube = std::max({of_cube(Cube::food), of_cube(Cube::wood), of_cube(Cube::stone)});
    const auto least = std::ranges::min_element(plain_cubes, {}, [this](Cube one) { return of_cube(one, -1); });
    const bool has_cube = own().cubes[index_of(*least)] > 0;
    switch (effect.deed) {
    case Deed::nothing:
        return 0;
    case Deed::gain_cubes:
        return of_cube(effect.cube) + (effect.amount > 1 ? of_cube(effect.cube, 1) : 0);
    case Deed::gain_deniers:
        return effect.amount * of_denier();
    case Deed::take_stored:
        return card.cubes > 0 ? of_cube(effect.cube) : 0;
    case Deed::buy_cubes:
        return of_purchase(effect, cube, 2 * cube - less_for_each);
    case Deed::sell_cube:
        return has_cube ? effect.amount * of_denier() - of_cube(*least, -1) : 0;
    case Deed::turn_over:
        return own().cubes[index_of(residence_cost)] > 0 && has_card_to_turn() ? of_turning(Building::small_farm) : 0;
    case Deed::trade_for_gold:
        return has_cube ? gold_worth - of_cube(*least, -1) : 0;
    case Deed::buy_gold:
        return of_purchase(effect, gold_worth, 2 * gold_worth);
    case Deed::buy_tokens:
        return of_purchase(effect, of_tokens(1), of_tokens(2));
    }
    return 0;
}

Worth Prospects::of_ability(const RoadCard& card, Ability ability) const
{
    return of_effect(effect_of(card.building, ability), card);
}

Worth Prospects::of_worker(Place place) const
{
    const RoadCard& card = view_.road[place.index()];
    const Worth others = belongs_to_another(card) ? envy(of_ability(card, Ability::secondary)) : 0;
    return of_ability(card, Ability::primary) - others;
}

int Prospects::chance_of(Place place) const
{
    if (!view_.provost) {
        return 100;
    }
    const int beyond = place.number() - view_.provost->number() - chances_from;
    return chances[static_cast<std::size_t>(std::clamp(beyond, 0, static_cast<int>(chances.size()) - 1))];
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

// The printed points, and what others will pay there until the match ends.
Worth Prospects::of_building(Building building) const
{
    const BuildingCard& card = card_of(building);
    RoadCard built;
    built.building = building;
    built.cubes = static_cast<std::uint8_t>(cubes_stored(view_.players.size()));
    const Worth each_round = (of_effect(card.secondary, built) + of_effect(card.primary, built)) / 4;
    return 100 * card.points + std::min(rounds_left(), rounds_in_use) * each_round;
}

// A denier in every round, and a place for a prestige building, in exchange for the points of the front.
Worth Prospects::of_turning(Building building) const
{
    const Worth place_for_prestige = own().cubes[index_of(Cube::gold)] > 0 ? 150 : 30;
    return of_denier() * rounds_left() + place_for_prestige + 100 * (residence_points - card_of(building).points)
           - of_cube(residence_cost, -1);
}

Worth Prospects::of_prestige(Prestige prestige) const
{
    const Worth power = prestige == Prestige::hotel ? rounds_left() * of_denier() : 0;
    return 100 * card_of(prestige).points + power;
}

// Residences pay a denier in every round to come.
Worth Prospects::of_position() const
{
    Worth worth = 100 * own().score.number();
    for (const RoadCard& card : view_.road) {
        worth += card.owner == seat_ && card.face == Face::residence ? rounds_left() * of_denier() : 0;
    }
    return worth;
}

} // namespace dahut::magna_carta
