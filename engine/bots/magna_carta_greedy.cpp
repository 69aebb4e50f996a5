// The greedy player of Caylus Magna Carta (magna_carta_greedy.hpp): one estimate for each kind of action.
#include "engine/bots/magna_carta_greedy.hpp"

#include "engine/bots/estimating.hpp"
#include "engine/bots/magna_carta_features.hpp"
#include "engine/bots/magna_carta_hand.hpp"
#include "engine/bots/magna_carta_worth.hpp"

#include <algorithm>

namespace dahut::magna_carta {

namespace {

constexpr Worth never = -100;
// How much of what other cards promise can be trusted, in hundredths.
constexpr int trust_in_one_more = 50;
constexpr int trust_in_others = 150;
// More than the denier: who has passed first also moves the provost and delivers first.
constexpr Worth first_pass = 20;
// Of tokens, the most valuable go first.
constexpr Worth haste = 10;
constexpr Worth gold_for_most = 100;
// What it is worth to play another round, for each round that is left.
constexpr Worth longer = 40;
constexpr int rounds_most = 10;
// What a seat earns in a round to come, besides what its plan counts. All seats do, so with two players it makes no
// difference; with more it is why a bot lets the castle last.
constexpr Worth earned_in_round = 250;

class Estimate {
public:
    explicit Estimate(const Knowledge<MagnaCarta>& knowledge)
        : view_(knowledge.view()), seat_(knowledge.seat()), outlook_(view_, seat_), prospects_(view_, seat_, outlook_)
    {}

    Worth operator()(const ChooseHand& choice) const
    {
        const HandWorth hand(view_, seat_, outlook_);
        return choice.choice == HandChoice::keep ? hand.of_hand() : hand.of_others();
    }
    Worth operator()(const DrawCard&) const
    {
        if (outlook_.rounds_left() == 0) {
            return never;
        }
        const HandWorth hand(view_, seat_, outlook_);
        return hand.of_one_more() * trust_in_one_more / 100 + prospects_.of_deniers(-action_price.number());
    }
    Worth operator()(const ReplaceHand&) const
    {
        if (outlook_.rounds_left() == 0 || own().deck < own().hand) {
            return never;
        }
        const HandWorth hand(view_, seat_, outlook_);
        const Worth more = hand.of_others() - hand.of_hand();
        return more * trust_in_others / 100 + prospects_.of_deniers(-action_price.number());
    }
    Worth operator()(const PlaceWorker& placement) const
    {
        return prospects_.of_worker(placement.place) + prospects_.of_deniers(-action_price.number());
    }
    Worth operator()(const Build& build) const
    {
        return outlook_.of_building(build.building) + prospects_.gain(prospects_.without(build.payment));
    }
    Worth operator()(const BuildPrestige& build) const
    {
        return of_prestige(build.prestige, prospects_.without(build.payment));
    }
    Worth operator()(const CoverResidence& build) const
    {
        Stock left = prospects_.without(build.payment);
        --left.residences;
        return of_prestige(build.prestige, left);
    }
    Worth operator()(const Pass&) const { return view_.bridge.empty() ? first_pass : 0; }
    Worth operator()(const MoveProvost& move) const
    {
        const int price = step_price * std::max(move.steps.number(), -move.steps.number());
        const Place to(view_.provost->number() + move.steps.number());
        return prospects_.of_provost(to) + prospects_.of_deniers(-price);
    }
    Worth operator()(const Decline&) const { return 0; }
    Worth operator()(const BuyCubes& purchase) const
    {
        return prospects_.of_cubes(purchase.cubes, price_of(purchase.cubes.size()));
    }
    Worth operator()(const SellCube& sale) const
    {
        Stock other = prospects_.without({sale.cube});
        other.deniers += effect().amount;
        return prospects_.gain(other);
    }
    Worth operator()(const TurnOver& turn) const
    {
        return prospects_.of_turning(view_.road[turn.place.index()], turn.payment)
               + prospects_.of_sending_home(turn.place);
    }
    Worth operator()(const TradeForGold& trade) const
    {
        Stock other = prospects_.without({trade.cube});
        ++other.cubes[gold_index];
        return prospects_.gain(other);
    }
    Worth operator()(const BuyGold& purchase) const
    {
        Stock other = prospects_.without_deniers(price_of(purchase.amount.number()));
        other.cubes[gold_index] += purchase.amount.number();
        return prospects_.gain(other);
    }
    Worth operator()(const BuyTokens& purchase) const
    {
        const int number = purchase.amount.number();
        return prospects_.plan().of_tokens(number) + prospects_.of_deniers(-price_of(number));
    }
    Worth operator()(const DeliverBatch& delivery) const
    {
        const Worth left = prospects_.plan().of_after_token(prospects_.without(delivery.payment));
        return prospects_.plan().of_tokens(1) + haste + of_pace() + prospects_.gain(left);
    }
    Worth operator()(const EndDelivery&) const { return 0; }

private:
    [[nodiscard]] const PlayerView& own() const { return view_.players[seat_.index()]; }
    // The ability that the seat is asked about.
    [[nodiscard]] const Effect& effect() const
    {
        return effect_of(view_.road[view_.ability->place.index()].building, view_.ability->ability);
    }
    [[nodiscard]] int price_of(int number) const { return effect().prices[static_cast<std::size_t>(number - 1)]; }

    [[nodiscard]] Worth of_prestige(Prestige prestige, const Stock& left) const
    {
        const Plan& plan = prospects_.plan();
        return plan.of_prestige(prestige) + prospects_.gain(plan.of_without(prestige, left));
    }

    // The first batch of a round saves the castle from losing two tokens. Every other one brings the end nearer, which
    // a seat wants that has fewer tokens than the others.
    [[nodiscard]] Worth of_pace() const
    {
        const int most = std::ranges::max_element(view_.players, {}, &PlayerView::batches)->batches;
        const Worth bonus = own().batches >= most ? gold_for_most : 0;
        const Worth round = longer * std::min(outlook_.rounds_left(), rounds_most);
        if (most == 0) {
            return bonus + round;
        }
        return bonus - (is_behind() ? 0 : round);
    }
    // By more than one token, against the average of the others.
    [[nodiscard]] bool is_behind() const
    {
        int sum = 0;
        for (const PlayerView& player : view_.players) {
            sum += count_of(player.tokens);
        }
        const int mine = count_of(own().tokens);
        return (mine + 1) * (view_.players.size() - 1) < sum - mine;
    }

    View view_;
    Seat seat_;
    Outlook outlook_;
    Prospects prospects_;
};

} // namespace

Action GreedyBot::choose(const Knowledge<MagnaCarta>& knowledge, Stream& stream)
{
    const Estimate estimate(knowledge);
    return best_of(knowledge.rows(), [&](const Action& action) {
        return estimated(estimate, action) + static_cast<Worth>(pick_below(stream, 4));
    });
}

void GreedyBot::weigh(const Knowledge<MagnaCarta>& knowledge, Stream&, std::vector<Worth>& worths)
{
    estimate_all(knowledge.rows(), Estimate(knowledge), worths);
}

int GreedyBot::rounds_played(const State& world) { return world.round.number(); }

Forecast GreedyBot::forecast(const State& world)
{
    const View view = MagnaCarta::view(world, the_public);
    Forecast points;
    for (int seat = 0; seat < view.players.size(); ++seat) {
        const Outlook outlook(view, Seat(seat));
        const Worth position = Prospects(view, Seat(seat), outlook).of_position();
        points.push_back(position + earned_in_round * outlook.rounds_left());
    }
    return points;
}

std::vector<std::string> GreedyBot::feature_names() { return names_of(magna_carta::features()); }

FeaturesOfSeats GreedyBot::features(const State& world, const Forecast& forecast)
{
    FeaturesOfSeats all;
    for (int seat = 0; seat < forecast.size(); ++seat) {
        const View view = MagnaCarta::view(world, Seat(seat));
        all.push_back(values_of(magna_carta::features(), SeatPosition{view, Seat(seat), forecast}));
    }
    return all;
}

const Weights& GreedyBot::learned()
{
    static const Weights weights = compiled_weights(text_of_weights(), MagnaCarta::name, feature_names());
    return weights;
}

} // namespace dahut::magna_carta
