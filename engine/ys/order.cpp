// ys 3.2: all players bid two brokers at once. The highest sums choose their order positions first.
#include "engine/ys/rules.hpp"

namespace dahut::ys {

namespace {

constexpr Rejection not_your_brokers{"brokers_not_behind_screen", "You do not have these brokers behind your screen."};
constexpr Rejection not_highest_first{"higher_broker_first", "A bid names its higher broker first."};
constexpr Rejection position_taken{"position_taken", "This order position is taken."};

// 3.2 a: all bids are revealed together and stay before the screens.
void reveal_bids(State& state, Log& log)
{
    for (const Seat seat : seats_of(state)) {
        Player& player = state.of(seat);
        const Bid bid = *player.bid;
        player.bid.reset();
        player.before_screen = {bid.first, bid.second};
        --player.behind[static_cast<std::size_t>(bid.first.index())];
        --player.behind[static_cast<std::size_t>(bid.second.index())];
        log.tell(BidRevealed{seat, bid.first, bid.second});
    }
}

// Reports every group of equal bids. The sequence is already sorted.
void tell_ties(const State& state, Log& log)
{
    const auto& seats = state.choosing;
    for (int first = 0; first < seats.size();) {
        TieDecided tie{.contest = Contest::bids, .by = TieBreak::previous_order_card};
        const int total = sum_before_screen(state, seats[first]);
        tie.total = Strength(total);
        int next = first;
        for (; next < seats.size() && sum_before_screen(state, seats[next]) == total; ++next) {
            tie.contenders.push_back({side_of(seats[next]), Strength(total), state.of(seats[next]).order_card});
        }
        if (next - first > 1) {
            log.tell(tie);
        }
        first = next;
    }
}

void take_position(State& state, Seat seat, OrderCard position, Log& log)
{
    state.choosing.remove(seat);
    state.of(seat).order_card = position;
    log.tell(PositionChosen{seat, position});
}

} // namespace

Progress proceed_bidding(State& state, Log& log)
{
    state.stage = Stage::bidding;
    for (const Seat seat : seats_of(state)) {
        if (!state.of(seat).bid) {
            return Progress::asking;
        }
    }
    reveal_bids(state, log);
    return Progress::finished;
}

// 3.2 b: the highest sum first, then the lower previous order card.
void begin_choosing(State& state, Log& log)
{
    state.choosing = state.order;
    sort_few(state.choosing, [&state](Seat left, Seat right) {
        return sum_before_screen(state, left) > sum_before_screen(state, right);
    });
    tell_ties(state, log);
}

// A seat that has yet to choose still holds last turn's card, so only the other seats' cards are taken.
Choices<OrderCard> free_positions(const State& state)
{
    auto positions = Choices<OrderCard>::first(state.seats);
    for (const Seat seat : seats_of(state)) {
        if (!state.choosing.contains(seat)) {
            positions.erase(state.of(seat).order_card);
        }
    }
    return positions;
}

// The last position needs no choice (13 R5).
Progress proceed_choosing(State& state, Log& log)
{
    state.stage = Stage::choosing_positions;
    if (state.choosing.size() > 1) {
        return Progress::asking;
    }
    take_position(state, state.choosing.front(), free_positions(state).nth(0), log);
    sort_few(state.order,
             [&state](Seat left, Seat right) { return state.of(left).order_card < state.of(right).order_card; });
    return Progress::finished;
}

// The second broker is any lower one, or another of the same value.
void list_bids(const State& state, Seat seat, Legal& legal)
{
    const BrokerCounts& behind = state.of(seat).behind;
    const Choices<Broker> pairs = values_among(behind, 2);
    Choices<Broker> lower;
    for (const Broker first : values_among(behind)) {
        legal.add<Bid>(first, pairs.contains(first) ? lower.with(first) : lower);
        lower.insert(first);
    }
}

void list_positions(const State& state, Legal& legal) { legal.add<ChoosePosition>(free_positions(state)); }

Rejection why_not(const State&, Seat, const Bid& bid)
{
    return bid.first < bid.second ? not_highest_first : not_your_brokers;
}

Rejection why_not(const State&, Seat, const ChoosePosition&) { return position_taken; }

void apply(State& state, Seat seat, const Bid& bid, Log& log)
{
    state.of(seat).bid = bid;
    log.tell(HasBid{seat});
}

void apply(State& state, Seat seat, const ChoosePosition& choice, Log& log)
{
    take_position(state, seat, choice.position, log);
}

} // namespace dahut::ys
