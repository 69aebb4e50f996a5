// What a bot expects of the round (magna_carta_expected.hpp). Where a seat will choose, it is taken to do what is
// usual.
#include "engine/bots/magna_carta_expected.hpp"

#include <algorithm>

namespace dahut::magna_carta {

namespace {

// By the distance of the card beyond the provost, from three cards before it on.
constexpr std::array<int, 8> chances{97, 92, 88, 82, 65, 50, 35, 8};
constexpr int chances_from = -3;
constexpr int likely = 50;

Stock stock_of(const View& view, Seat seat)
{
    const PlayerView& player = view.players[seat.index()];
    Stock stock;
    std::ranges::copy(player.cubes, stock.cubes.begin());
    stock.deniers = player.deniers.number();
    stock.residences = static_cast<int>(std::ranges::count_if(
        view.road, [seat](const RoadCard& card) { return card.owner == seat && card.face == Face::residence; }));
    return stock;
}

// While abilities are used, only what comes after the one in use.
bool is_to_come(const View& view, int index)
{
    if (!view.ability) {
        return chance_of(view, Place(index)) >= likely;
    }
    return index > view.ability->place.number() && (!view.provost || index <= view.provost->number());
}

// Gives one of these cubes and gets something for it.
template <typename Get>
void trade(int& given, Get&& get)
{
    if (given > 0) {
        --given;
        get();
    }
}

void buy(Stock& stock, const Effect& effect, int& bought)
{
    if (stock.deniers >= effect.prices[0]) {
        stock.deniers -= effect.prices[0];
        ++bought;
    }
}

void expect(const Effect& effect, const RoadCard& card, Stock& stock)
{
    Counts& cubes = stock.cubes;
    const auto [scarce, plenty] = std::minmax_element(cubes.begin(), cubes.begin() + plain_cubes.size());
    int tokens = 0;
    switch (effect.deed) {
    case Deed::nothing:
        break;
    case Deed::gain_cubes:
        cubes[index_of(effect.cube)] += effect.amount;
        break;
    case Deed::gain_deniers:
        stock.deniers += effect.amount;
        break;
    case Deed::take_stored:
        cubes[index_of(effect.cube)] += card.cubes > 0 ? 1 : 0;
        break;
    case Deed::buy_cubes:
        buy(stock, effect, *scarce);
        break;
    case Deed::sell_cube:
        trade(*plenty, [&] { stock.deniers += effect.amount; });
        break;
    case Deed::turn_over:
        trade(cubes[index_of(residence_cost)], [&] { ++stock.residences; });
        break;
    case Deed::trade_for_gold:
        trade(*plenty, [&] { ++cubes[gold_index]; });
        break;
    case Deed::buy_gold:
        buy(stock, effect, cubes[gold_index]);
        break;
    case Deed::buy_tokens:
        buy(stock, effect, tokens);
        break;
    }
}

} // namespace

int chance_of(const View& view, Place place)
{
    if (!view.provost) {
        return 100;
    }
    const int beyond = place.number() - view.provost->number() - chances_from;
    return chances[static_cast<std::size_t>(std::clamp(beyond, 0, static_cast<int>(chances.size()) - 1))];
}

Stock expected_stock(const View& view, Seat seat)
{
    Stock stock = stock_of(view, seat);
    if (view.stage != Stage::acting && view.stage != Stage::using_abilities) {
        return stock;
    }
    for (int index = 0; index < view.road.size(); ++index) {
        const RoadCard& card = view.road[index];
        if (!card.worker || !is_to_come(view, index)) {
            continue;
        }
        if (card.worker == seat) {
            expect(card_of(card.building).primary, card, stock);
        } else if (card.owner == seat) {
            expect(card_of(card.building).secondary, card, stock);
        }
    }
    return stock;
}

} // namespace dahut::magna_carta
