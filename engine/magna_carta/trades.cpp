// magna-carta 1, 2: what the abilities of the buildings take and give. The Lawyer's ability is in residences.cpp.
#include "engine/magna_carta/rules.hpp"

#include <algorithm>

namespace dahut::magna_carta {

namespace {

constexpr Rejection not_offered{"not_offered", "This building does not offer that."};
constexpr Rejection no_such_cube{"no_such_cube", "You have no such cube, or it is not wanted here."};
constexpr Rejection too_few_tokens{"too_few_tokens", "The castle has not so many tokens left."};

using Bought = SmallList<Cube, 2>;

// The cubes that are bought and traded: all but gold (14 R8).
constexpr std::array plain_cubes{Cube::food, Cube::wood, Cube::stone};

constexpr Choices<Bought> single_cubes()
{
    Choices<Bought> bought;
    for (const Cube cube : plain_cubes) {
        bought.insert({cube});
    }
    return bought;
}

constexpr Choices<Bought> one_or_two_cubes()
{
    Choices<Bought> bought = single_cubes();
    for (const Cube first : plain_cubes) {
        for (const Cube second : plain_cubes) {
            if (first <= second) {
                bought.insert({first, second});
            }
        }
    }
    return bought;
}

constexpr Choices<Bought> one_cube = single_cubes();
constexpr Choices<Bought> up_to_two_cubes = one_or_two_cubes();

Deniers price_of(const Effect& effect, int number)
{
    return Deniers(effect.prices[static_cast<std::size_t>(number - 1)]);
}

// How many things this effect can sell at once to a seat with this much money.
Choices<Amount> affordable(const Effect& effect, Deniers deniers)
{
    Choices<Amount> amounts;
    for (int number = Amount::lowest; number <= Amount::highest; ++number) {
        const Deniers price = price_of(effect, number);
        if (price > Deniers(0) && price <= deniers) {
            amounts.insert(Amount(number));
        }
    }
    return amounts;
}

// 14 R13: two tokens are sold only while there are two.
Choices<Amount> affordable_tokens(const State& state, const Effect& effect, Deniers deniers)
{
    const Choices<Amount> amounts = affordable(effect, deniers);
    return count_of(state.castle) < Amount::highest ? amounts.without(Amount(2)) : amounts;
}

template <std::size_t Kinds>
Choices<Cube> held(const Player& player, const std::array<Cube, Kinds>& wanted)
{
    Choices<Cube> cubes;
    for (const Cube cube : wanted) {
        if (player.count(cube) > 0) {
            cubes.insert(cube);
        }
    }
    return cubes;
}

Goods cubes(std::initializer_list<Cube> given) { return {{}, given, {}}; }

Goods copies(Cube cube, int number)
{
    Goods goods;
    for (; number > 0; --number) {
        goods.cubes.push_back(cube);
    }
    return goods;
}

Goods deniers(Deniers number) { return {number, {}, {}}; }

Goods tokens_from_castle(State& state, Amount amount)
{
    Goods goods;
    for (int number = 0; number < amount.number(); ++number) {
        goods.tokens.push_back(take_token(state));
    }
    return goods;
}

std::optional<Unused> unless(bool possible, Unused why) { return possible ? std::nullopt : std::optional(why); }

} // namespace

std::optional<Unused> why_unused(const State& state, Seat seat)
{
    const Player& player = state.of(seat);
    const Effect& effect = effect_in_turn(state);
    switch (effect.deed) {
    case Deed::nothing:
    case Deed::gain_cubes:
    case Deed::gain_deniers:
        break;
    case Deed::take_stored:
        return unless(state.at(card_in_turn(state)).cubes > 0, Unused::no_cubes);
    case Deed::buy_tokens:
        if (count_of(state.castle) == 0) {
            return Unused::no_tokens;
        }
        return unless(!affordable(effect, player.deniers).empty(), Unused::price);
    case Deed::buy_cubes:
    case Deed::buy_gold:
        return unless(!affordable(effect, player.deniers).empty(), Unused::price);
    case Deed::sell_cube:
        return unless(!held(player, all_of<Cube>()).empty(), Unused::price);
    case Deed::trade_for_gold:
        return unless(!held(player, plain_cubes).empty(), Unused::price);
    case Deed::turn_over:
        if (places_to_turn(state, seat).empty()) {
            return Unused::no_card;
        }
        return unless(!payments_for(player, residence_cost).empty(), Unused::price);
    }
    return std::nullopt;
}

bool use_free_ability(State& state, Log& log)
{
    const Effect& effect = effect_in_turn(state);
    switch (effect.deed) {
    case Deed::gain_deniers:
        use_ability(state, {}, deniers(Deniers(effect.amount)), log);
        return true;
    case Deed::take_stored:
        --state.at(card_in_turn(state)).cubes;
        [[fallthrough]];
    case Deed::gain_cubes:
        use_ability(state, {}, copies(effect.cube, effect.amount), log);
        return true;
    default:
        return false;
    }
}

void list_trades(const State& state, Seat seat, Offers& offers)
{
    const Player& player = state.of(seat);
    const Effect& effect = effect_in_turn(state);
    switch (effect.deed) {
    case Deed::buy_cubes:
        offers.add<BuyCubes>(affordable(effect, player.deniers).contains(Amount(2)) ? up_to_two_cubes : one_cube);
        break;
    case Deed::sell_cube:
        offers.add<SellCube>(held(player, all_of<Cube>()));
        break;
    case Deed::turn_over:
        offers.add<TurnOver>(places_to_turn(state, seat), payments_for(player, residence_cost));
        break;
    case Deed::trade_for_gold:
        offers.add<TradeForGold>(held(player, plain_cubes));
        break;
    case Deed::buy_gold:
        offers.add<BuyGold>(affordable(effect, player.deniers));
        break;
    case Deed::buy_tokens:
        offers.add<BuyTokens>(affordable_tokens(state, effect, player.deniers));
        break;
    default:
        break;
    }
    offers.add<Decline>();
}

Rejection why_not(const State& state, Seat, const BuyCubes& purchase)
{
    const Effect& effect = effect_in_turn(state);
    const bool sold = effect.deed == Deed::buy_cubes && up_to_two_cubes.contains(purchase.cubes)
                      && price_of(effect, purchase.cubes.size()) > Deniers(0);
    return sold ? too_few_deniers : not_offered;
}

Rejection why_not(const State& state, Seat, const SellCube&)
{
    return effect_in_turn(state).deed == Deed::sell_cube ? no_such_cube : not_offered;
}

Rejection why_not(const State& state, Seat, const TradeForGold&)
{
    return effect_in_turn(state).deed == Deed::trade_for_gold ? no_such_cube : not_offered;
}

Rejection why_not(const State& state, Seat, const BuyGold& purchase)
{
    const Effect& effect = effect_in_turn(state);
    const bool sold = effect.deed == Deed::buy_gold && price_of(effect, purchase.amount.number()) > Deniers(0);
    return sold ? too_few_deniers : not_offered;
}

Rejection why_not(const State& state, Seat, const BuyTokens& purchase)
{
    const Effect& effect = effect_in_turn(state);
    const bool sold = effect.deed == Deed::buy_tokens && price_of(effect, purchase.amount.number()) > Deniers(0);
    if (!sold) {
        return not_offered;
    }
    return count_of(state.castle) < purchase.amount.number() ? too_few_tokens : too_few_deniers;
}

void apply(State& state, Seat, const BuyCubes& purchase, Log& log)
{
    const Deniers price = price_of(effect_in_turn(state), purchase.cubes.size());
    use_ability(state, deniers(price), {{}, purchase.cubes, {}}, log);
}

void apply(State& state, Seat, const SellCube& sale, Log& log)
{
    use_ability(state, cubes({sale.cube}), deniers(Deniers(effect_in_turn(state).amount)), log);
}

void apply(State& state, Seat, const TradeForGold& trade, Log& log)
{
    use_ability(state, cubes({trade.cube}), cubes({Cube::gold}), log);
}

void apply(State& state, Seat, const BuyGold& purchase, Log& log)
{
    const Deniers price = price_of(effect_in_turn(state), purchase.amount.number());
    use_ability(state, deniers(price), copies(Cube::gold, purchase.amount.number()), log);
}

void apply(State& state, Seat, const BuyTokens& purchase, Log& log)
{
    const Deniers price = price_of(effect_in_turn(state), purchase.amount.number());
    use_ability(state, deniers(price), tokens_from_castle(state, purchase.amount), log);
}

} // namespace dahut::magna_carta
