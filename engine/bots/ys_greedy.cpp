// The greedy player of Ys (ys_greedy.hpp): one estimate for each kind of action.
#include "engine/bots/ys_greedy.hpp"

#include "engine/bots/estimating.hpp"
#include "engine/bots/ys_features.hpp"
#include "engine/bots/ys_worth.hpp"
#include "engine/ys/tables.hpp"

namespace dahut::ys {

namespace {

// The cost of a pip, by the rounds still to come: strong brokers are saved for later rounds.
constexpr Worth pip_cost = 12;
// A card that gains less than this is saved for a better moment.
constexpr Worth card_cost = 150;

class Estimate {
public:
    Estimate(const Knowledge<Ys>& knowledge, Stream& stream)
        : view_(knowledge.view()), seat_(knowledge.seat()), board_(view_, seat_), stream_(stream), now_(board_.worth())
    {}

    // Low bids save strong brokers for the board. Chance varies how low.
    Worth operator()(const Bid& bid) { return mood(300) - 60 * (bid.first.number() + bid.second.number()); }
    // The last to place knows the most.
    Worth operator()(const ChoosePosition& choice) { return 100 * choice.position.number() + mood(150); }
    Worth operator()(const Pass&) { return 0; }
    Worth operator()(const PlaceBroker& placement)
    {
        return placed(placement.broker, placement.where) - keep(placement.broker);
    }
    Worth operator()(const PlaceFromBefore& placement)
    {
        return placed(placement.broker, placement.where) - keep(placement.replacement);
    }
    // The neutral's brokers go where they do the least harm.
    Worth operator()(const PlaceNeutral& placement)
    {
        return board_.worth_with(the_neutral, placement.where, 10 * placement.broker.number()) + mood(60);
    }
    Worth operator()(const PlayCard&) { return 100; }
    Worth operator()(const Look&) { return 5000 + mood(100); }
    Worth operator()(const LookAtCourtier&) { return 4000 + mood(100); }
    Worth operator()(const CloseArea& closure) { return board_.leads_in(closure.area) ? now_ + 400 : now_ - card_cost; }
    Worth operator()(const CloseQuarter&) { return now_ + mood(300); }
    Worth operator()(const SwapBrokers& swap) { return gain(board_.worth_after_swap(swap.first, swap.second)); }
    Worth operator()(const SwapWithCourtier&) { return mood(200) - card_cost; }
    Worth operator()(const MarkBroker& mark) { return gain(board_.worth_after_mark(mark.broker)); }
    Worth operator()(const SwapShips&) { return mood(300) - card_cost; }
    Worth operator()(const MoveBroker& move) { return gain(board_.worth_after_move(move.broker, move.where)); }
    Worth operator()(const SwapGem& swap)
    {
        return board_.worth_of(gem_of(swap.take)) - board_.worth_of(gem_of(swap.give));
    }
    Worth operator()(const DeclineSwap&) { return -card_cost; }
    Worth operator()(const MoveTwoQuotations& move) { return 100 * (held(move.up) - held(move.down)); }
    Worth operator()(const TakeTwoGems& choice)
    {
        return board_.worth_of(gem_of(choice.first)) + board_.worth_of(gem_of(choice.second));
    }
    Worth operator()(const TakeGem& choice) { return board_.worth_of(choice.gem); }
    Worth operator()(const ChooseColour& choice) { return board_.worth_of(gem_of(choice.colour)); }
    Worth operator()(const OrderColumns& choice)
    {
        Worth sum = 0;
        for (int place = 0; place < choice.order.size(); ++place) {
            sum -= place * held(choice.order[place]);
        }
        return sum;
    }
    Worth operator()(const MoveQuotation& choice)
    {
        return choice.direction == Direction::up ? 10 * held(choice.colour) : -10 * held(choice.colour);
    }

    // Sums in the throne room pay at the end, and a 2 replaces the broker sent.
    Worth operator()(const SendCourtier& choice) { return 100 * choice.broker.number() + mood(150); }

private:
    [[nodiscard]] Worth mood(std::uint32_t range) { return static_cast<Worth>(pick_below(stream_, range)); }
    [[nodiscard]] Worth gain(Worth after) const { return after - now_ - card_cost; }
    [[nodiscard]] int held(Colour colour) const
    {
        return view_.players[seat_.index()].gems[static_cast<std::size_t>(colour)];
    }
    [[nodiscard]] Worth keep(Broker broker) const
    {
        return pip_cost * broker.number() * (Round::highest - view_.round.number());
    }
    // Estimates each broker and location once, for all faces it can show.
    [[nodiscard]] Worth placed(Broker broker, Location where)
    {
        Worth& known = placed_[static_cast<std::size_t>(broker.index())][static_cast<std::size_t>(where)];
        if (known == 0) {
            known = board_.worth_with(side_of(seat_), where, 10 * broker.number()) + mood(60) + 1;
        }
        return known;
    }

    View view_;
    Seat seat_;
    ImaginedBoard board_;
    Stream& stream_;
    Worth now_;
    std::array<std::array<Worth, locations_in_all>, Broker::size> placed_{};
};

} // namespace

Action GreedyBot::choose(const Knowledge<Ys>& knowledge, Stream& stream)
{
    Estimate estimate(knowledge, stream);
    return best_of(knowledge.rows(), [&](const Action& action) {
        const Worth worth = estimated(estimate, action);
        return worth + static_cast<Worth>(pick_below(stream, 4));
    });
}

void GreedyBot::weigh(const Knowledge<Ys>& knowledge, Stream& stream, std::vector<Worth>& worths)
{
    estimate_all(knowledge.rows(), Estimate(knowledge, stream), worths);
}

int GreedyBot::rounds_played(const State& world) { return world.turn.number(); }

// As the match would end now; a card in the hand will gain something.
Forecast GreedyBot::forecast(const State& world)
{
    Forecast points;
    for (const PlayerView& player : Ys::view(world, the_public).players) {
        points.push_back(100 * player.projected.number() + card_cost * player.hand);
    }
    return points;
}

std::vector<std::string> GreedyBot::feature_names() { return names_of(ys::features()); }

FeaturesOfSeats GreedyBot::features(const State& world, const Forecast& forecast)
{
    const View view = Ys::view(world, the_public);
    FeaturesOfSeats all;
    for (int seat = 0; seat < forecast.size(); ++seat) {
        all.push_back(values_of(ys::features(), SeatPosition{view, Seat(seat), forecast}));
    }
    return all;
}

const Weights& GreedyBot::learned()
{
    static const Weights weights = compiled_weights(text_of_weights(), Ys::name, feature_names());
    return weights;
}

} // namespace dahut::ys
