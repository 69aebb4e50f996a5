// The greedy player of Yspahan (yspahan_greedy.hpp): one estimate for each kind of action.
#include "engine/bots/yspahan_greedy.hpp"

#include "engine/bots/estimating.hpp"
#include "engine/bots/yspahan_features.hpp"
#include "engine/bots/yspahan_worth.hpp"

#include <cstdlib>

namespace dahut::yspahan {

namespace {

class Estimate {
public:
    Estimate(const Knowledge<Yspahan>& knowledge, Stream& stream)
        : view_(knowledge.view()), seat_(knowledge.seat()), outlook_(view_, seat_), stream_(stream)
    {}

    // A yellow die makes some group larger. Whether it is the wanted group is luck.
    Worth operator()(const Roll& roll)
    {
        constexpr Worth luck = 50;
        return roll.yellow.number() * luck + outlook_.gain_of(0, -roll.yellow.number());
    }
    Worth operator()(const UseRow& use) { return income(use.row, 0); }
    Worth operator()(const UseRowWithCard& use) { return income(use.row, 1) - outlook_.worth_of_card(); }
    Worth operator()(const MoveSupervisor& move)
    {
        return outlook_.worth_of_visit(move.to) + outlook_.gain_of(0, -price_of_way(move)) + mood(20);
    }
    Worth operator()(const DrawCard&) { return outlook_.worth_of_card(); }
    Worth operator()(const DrawWithoutGroup&) { return outlook_.worth_of_card(); }
    Worth operator()(const BuildWithGroup& build) { return built(build.building, build.payment); }
    Worth operator()(const PlaceGood& placement)
    {
        return outlook_.worth_of_good_on(placement.shop, view_.placing->goods.number()) + mood(5);
    }
    // A good on a shop is never worth less than none.
    Worth operator()(const LeaveGood&) { return 0; }
    // The good sent earlier scores more.
    Worth operator()(const SendFirst& choice)
    {
        return view_.goods[static_cast<std::size_t>(choice.shop)] == seat_ ? 100 : mood(50);
    }
    Worth operator()(const PayCamel&) { return outlook_.gain_of(-1, 0); }
    Worth operator()(const GiveUpGood&) { return -outlook_.loss_of_good(seat_, view_.hits.front().shop); }
    Worth operator()(const Build& build) { return built(build.building, build.payment); }
    Worth operator()(const EndTurn&) { return 0; }
    Worth operator()(const PlayCard& play)
    {
        switch (play.card) {
        case Card::three_camels:
            return spent(outlook_.gain_of(camels_of_card.number(), 0));
        case Card::three_gold:
            return spent(outlook_.gain_of(0, gold_of_card.number()));
        default:
            return spent(outlook_.worth_of_loading(seat_));
        }
    }
    Worth operator()(const PlaceByCard& placement) { return spent(outlook_.worth_of_good_on(placement.shop, 1)); }
    Worth operator()(const SellCamels& sale)
    {
        const int camels = sale.camels.number();
        return spent(100 * points_for_camel * camels + outlook_.gain_of(-camels, 0));
    }
    Worth operator()(const SellGold& sale)
    {
        const int gold = sale.gold.number();
        return spent(100 * points_for_gold * gold + outlook_.gain_of(0, -gold));
    }
    Worth operator()(const Exchange& exchange)
    {
        const int amount =
            exchange.direction == Direction::camels_for_gold ? exchange.amount.number() : -exchange.amount.number();
        return spent(outlook_.gain_of(-amount, amount));
    }
    Worth operator()(const BuildByCard& build)
    {
        return built(build.building,
                     build.card == Card::build_without_camels ? Payment::without_camels : Payment::without_gold);
    }

private:
    [[nodiscard]] Worth mood(std::uint32_t range) { return static_cast<Worth>(pick_below(stream_, range)); }
    // The gain of a card's effect minus the worth of the card.
    [[nodiscard]] Worth spent(Worth effect) const { return effect - outlook_.worth_of_card(); }

    [[nodiscard]] Worth income(Row row, int extra_dice) const
    {
        const int brings = view_.tower[static_cast<std::size_t>(row)]->brings + extra_dice;
        if (is_quarter(row)) {
            return outlook_.worth_of_goods(quarter_of(row), brings);
        }
        return row == Row::camel ? outlook_.gain_of(brings, 0) : outlook_.gain_of(0, brings);
    }

    [[nodiscard]] int price_of_way(const MoveSupervisor& move) const
    {
        const int steps = view_.distances[static_cast<std::size_t>(move.to)].number();
        const int value = view_.tower[static_cast<std::size_t>(move.row)]->value.number();
        const bool hammam = view_.players[seat_.index()].buildings.contains(Building::hammam);
        return std::max(0, std::abs(steps - value) - (hammam ? steps_of_hammam : 0));
    }

    [[nodiscard]] Worth built(Building building, Payment payment) const
    {
        const Price price = price_of(building);
        const bool for_camels = payment == Payment::full || payment == Payment::without_gold;
        const bool for_gold = payment == Payment::full || payment == Payment::without_camels;
        const int cards = (for_camels ? 0 : 1) + (for_gold ? 0 : 1);
        return outlook_.worth_of(building)
               + outlook_.gain_of(for_camels ? -price.camels : 0, for_gold ? -price.gold : 0)
               - cards * outlook_.worth_of_card();
    }

    View view_;
    Seat seat_;
    Outlook outlook_;
    Stream& stream_;
};

} // namespace

Action GreedyBot::choose(const Knowledge<Yspahan>& knowledge, Stream& stream)
{
    Estimate estimate(knowledge, stream);
    return best_of(knowledge.rows(), [&](const Action& action) { return estimated(estimate, action); });
}

void GreedyBot::weigh(const Knowledge<Yspahan>& knowledge, Stream& stream, std::vector<Worth>& worths)
{
    estimate_all(knowledge.rows(), Estimate(knowledge, stream), worths);
}

int GreedyBot::rounds_played(const State& world)
{
    const int days = Day::size * world.week.number() + world.day.number();
    return days * world.order.size() + world.turn;
}

Forecast GreedyBot::forecast(const State& world)
{
    const View view = Yspahan::view(world, the_public);
    Forecast points;
    for (int seat = 0; seat < view.players.size(); ++seat) {
        points.push_back(Outlook(view, Seat(seat)).worth_of_position());
    }
    return points;
}

std::vector<std::string> GreedyBot::feature_names() { return names_of(yspahan::features()); }

FeaturesOfSeats GreedyBot::features(const State& world, const Forecast& forecast)
{
    const View view = Yspahan::view(world, the_public);
    FeaturesOfSeats all;
    for (int seat = 0; seat < forecast.size(); ++seat) {
        all.push_back(values_of(yspahan::features(), SeatPosition{view, Seat(seat), forecast}));
    }
    return all;
}

const Weights& GreedyBot::learned()
{
    static const Weights weights = compiled_weights(text_of_weights(), Yspahan::name, feature_names());
    return weights;
}

} // namespace dahut::yspahan
