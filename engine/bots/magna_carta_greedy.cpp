// The greedy player of Caylus Magna Carta (magna_carta_greedy.hpp): one estimate for each kind of action.
#include "engine/bots/magna_carta_greedy.hpp"

#include "engine/bots/estimating.hpp"
#include "engine/bots/magna_carta_worth.hpp"

#include <algorithm>

namespace dahut::magna_carta {

namespace {

// Another card is worth something while there is time to build it. It is worth less, the more cards of the hand can be
// built soon.
constexpr Worth fresh_card = 80;
constexpr Worth less_for_each_card = 10;
constexpr Worth less_for_each_that_is_built_soon = 75;
// Most of the time another seat wins the gold for the most batches.
constexpr Worth bonus_worth = 60;
// The most valuable tokens go first, so a batch that waits is likely to score less.
constexpr Worth haste = 100;

class Estimate {
public:
    Estimate(const Knowledge<MagnaCarta>& knowledge, Stream& stream)
        : view_(knowledge.view()), seat_(knowledge.seat()), prospects_(view_, seat_), stream_(stream)
    {}

    Worth operator()(const ChooseHand& choice)
    {
        const bool keeps = choice.choice == HandChoice::keep;
        return keeps == std::ranges::any_of(own().own->hand, is_cheap) ? 1 : 0;
    }
    Worth operator()(const DrawCard&)
    {
        const Worth card =
            fresh_card - less_for_each_card * own().hand - less_for_each_that_is_built_soon * built_soon();
        return prospects_.rounds_left() > 0 ? card - prospects_.of_denier() : -prospects_.of_denier();
    }
    // Replaces only a hand of which nothing can be built soon.
    Worth operator()(const ReplaceHand&)
    {
        const bool helps = own().hand > 1 && built_soon() == 0 && prospects_.rounds_left() > 0;
        return helps ? less_for_each_card + mood(60) - prospects_.of_denier() : -100;
    }
    Worth operator()(const PlaceWorker& placement)
    {
        const Worth worker = prospects_.of_worker(placement.place) * prospects_.chance_of(placement.place) / 100;
        return worker - prospects_.of_denier();
    }
    Worth operator()(const Build& build)
    {
        return prospects_.of_building(build.building) - prospects_.of_payment(build.payment);
    }
    Worth operator()(const BuildPrestige& build)
    {
        return prospects_.of_prestige(build.prestige) - prospects_.of_payment(build.payment);
    }
    Worth operator()(const CoverResidence& build)
    {
        const Worth residence = 100 * residence_points + prospects_.rounds_left() * prospects_.of_denier();
        return prospects_.of_prestige(build.prestige) - prospects_.of_payment(build.payment) - residence;
    }
    Worth operator()(const Pass&) { return view_.bridge.empty() ? prospects_.of_denier() / 2 : 0; }
    Worth operator()(const MoveProvost& move)
    {
        const int price = std::max(move.steps.number(), -move.steps.number());
        const Place to(view_.provost->number() + move.steps.number());
        return prospects_.of_provost(to) - price * prospects_.of_denier();
    }
    Worth operator()(const Decline&) { return 0; }
    Worth operator()(const BuyCubes& purchase)
    {
        return prospects_.of_cubes(purchase.cubes) - price_of(purchase.cubes.size());
    }
    Worth operator()(const SellCube& sale)
    {
        return effect().amount * prospects_.of_denier() - prospects_.of_payment({sale.cube});
    }
    Worth operator()(const TurnOver& turn)
    {
        const Worth building = prospects_.of_turning(view_.road[turn.place.index()].building);
        return turn.payment == Cube::gold ? building - prospects_.of_payment({Cube::gold}) : building;
    }
    Worth operator()(const TradeForGold& trade)
    {
        return prospects_.of_cube(Cube::gold) - prospects_.of_payment({trade.cube});
    }
    Worth operator()(const BuyGold& purchase)
    {
        return purchase.amount.number() * prospects_.of_cube(Cube::gold) - price_of(purchase.amount.number());
    }
    Worth operator()(const BuyTokens& purchase)
    {
        return prospects_.of_tokens(purchase.amount.number()) - price_of(purchase.amount.number());
    }
    Worth operator()(const DeliverBatch& delivery)
    {
        return prospects_.of_tokens(1) + haste + bonus_worth - prospects_.of_payment(delivery.payment);
    }
    Worth operator()(const EndDelivery&) { return 0; }

private:
    // Affordable soon after the start.
    static bool is_cheap(Building building) { return card_of(building).cost.total() <= 2; }

    // How many cards of the hand the seat could pay for with one more cube.
    [[nodiscard]] int built_soon() const
    {
        return static_cast<int>(std::ranges::count_if(own().own->hand, [this](Building building) {
            return prospects_.cubes_missing(card_of(building).cost) <= 1;
        }));
    }
    [[nodiscard]] Worth mood(std::uint32_t range) { return static_cast<Worth>(pick_below(stream_, range)); }
    [[nodiscard]] const PlayerView& own() const { return view_.players[seat_.index()]; }
    // The ability that the seat is asked about.
    [[nodiscard]] const Effect& effect() const
    {
        return effect_of(view_.road[view_.ability->place.index()].building, view_.ability->ability);
    }
    [[nodiscard]] Worth price_of(int number) const
    {
        return effect().prices[static_cast<std::size_t>(number - 1)] * prospects_.of_denier();
    }

    View view_;
    Seat seat_;
    Prospects prospects_;
    Stream& stream_;
};

} // namespace

Action GreedyBot::choose(const Knowledge<MagnaCarta>& knowledge, Stream& stream)
{
    Estimate estimate(knowledge, stream);
    return best_of(knowledge.rows(), [&](const Action& action) {
        const Worth worth = estimated(estimate, action);
        return worth + static_cast<Worth>(pick_below(stream, 4));
    });
}

void GreedyBot::weigh(const Knowledge<MagnaCarta>& knowledge, Stream& stream, std::vector<Worth>& worths)
{
    estimate_all(knowledge.rows(), Estimate(knowledge, stream), worths);
}

int GreedyBot::rounds_played(const State& world) { return world.round.number(); }

Forecast GreedyBot::forecast(const State& world)
{
    const View view = MagnaCarta::view(world, the_public);
    Forecast points;
    for (int seat = 0; seat < view.players.size(); ++seat) {
        points.push_back(Prospects(view, Seat(seat)).of_position());
    }
    return points;
}

} // namespace dahut::magna_carta
