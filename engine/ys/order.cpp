// ys 3.2: everybody bids two brokers at once; the highest sums choose their order positions first.
#include "engine/ys/rules.hpp"

namespace dahut::ys {

namespace {

constexpr Rejection not_your_brokers{"brokers_not_behind_screen", "You do not have these brokers behind your screen."};
constexpr Rejection not_highest_first{"higher_broker_first", "A bid names its higher broker first."};
constexpr Rejection position_taken{"position_taken", "This order position is taken."};

bool has_both(const BrokerCounts& behind, const Bid& bid)
{
    const int first = behind[static_cast<std::size_t>(bid.first.index())];
    const int second = behind[static_cast<std::size_t>(bid.second.index())];
    return bid.first == bid.second ? first >= 2 : first >= 1 && second >= 1;
}

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

// Tells of every group of equal bids; the sequence is already sorted.
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

// Whoever has yet to choose still shows last turn's card, so only the others' cards are taken.
SmallList<OrderCard, 4> free_positions(const State& state)
{
    SmallList<OrderCard, 4> positions;
    for (int index = 0; index < state.seats; ++index) {
        positions.push_back(OrderCard::at_index(index));
    }
    for (const Seat seat : seats_of(state)) {
        if (!state.choosing.contains(seat)) {
            positions.remove(state.of(seat).order_card);
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
    take_position(state, state.choosing.front(), free_positions(state).front(), log);
    sort_few(state.order,
             [&state](Seat left, Seat right) { return state.of(left).order_card < state.of(right).order_card; });
    return Progress::finished;
}

void list_bids(const State& state, Seat seat, Actions& actions)
{
    for (int first = Broker::highest; first >= Broker::lowest; --first) {
        for (int second = first; second >= Broker::lowest; --second) {
            const Bid bid{Broker(first), Broker(second)};
            if (has_both(state.of(seat).behind, bid)) {
                actions.emplace_back(bid);
            }
        }
    }
}

void list_positions(const State& state, Actions& actions)
{
    for (const OrderCard position : free_positions(state)) {
        actions.emplace_back(ChoosePosition{position});
    }
}

Verdict check(const State& state, Seat seat, const Bid& bid)
{
    if (bid.first < bid.second) {
        return not_highest_first;
    }
    return has_both(state.of(seat).behind, bid) ? fine : Verdict(not_your_brokers);
}

Verdict check(const State& state, Seat, const ChoosePosition& choice)
{
    return free_positions(state).contains(choice.position) ? fine : Verdict(position_taken);
}

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
