// ys 10: another state that the viewer cannot tell from the true one, chosen uniformly among all of them. A viewer
// knows its own secrets, what lies open, what its Spy has seen, and everything revealed this turn. The cards in a hand
// are no secret: everybody saw them won and played.
#include "engine/core/require.hpp"
#include "engine/ys/rules.hpp"
#include "engine/ys/ys.hpp"

#include <algorithm>
#include <vector>

namespace dahut::ys {

namespace {

// Counts the different sequences that can be drawn from a bag of brokers. Brokers of the same value are alike.
class Bag {
public:
    explicit Bag(const BrokerCounts& brokers) : left_(brokers) {}

    [[nodiscard]] const BrokerCounts& left() const { return left_; }

    // Draws the first broker of a sequence of this length, with every sequence equally likely.
    Broker draw(Stream& stream, int length)
    {
        std::uint32_t ticket = pick_below(stream, static_cast<std::uint32_t>(sequences(length)));
        for (int value = Broker::lowest; value <= Broker::highest; ++value) {
            if (take(value)) {
                const auto share = static_cast<std::uint32_t>(sequences(length - 1));
                if (ticket < share) {
                    return Broker(value);
                }
                ticket -= share;
                ++left_[static_cast<std::size_t>(value)];
            }
        }
        break_invariant("a broker is drawn from those left");
    }

private:
    bool take(int value)
    {
        std::uint8_t& count = left_[static_cast<std::size_t>(value)];
        if (count == 0) {
            return false;
        }
        --count;
        return true;
    }

    // `ways` counts, for each length, the sequences made of the values processed so far.
    [[nodiscard]] std::uint64_t sequences(int length) const
    {
        std::array<std::uint64_t, 16> ways{1};
        for (const std::uint8_t count : left_) {
            for (int total = length; total > 0; --total) {
                for (int taken = 1; taken <= std::min<int>(count, total); ++taken) {
                    ways[static_cast<std::size_t>(total)] +=
                        choose(total, taken) * ways[static_cast<std::size_t>(total - taken)];
                }
            }
        }
        return ways[static_cast<std::size_t>(length)];
    }

    [[nodiscard]] static std::uint64_t choose(int all, int some)
    {
        std::uint64_t ways = 1;
        for (int one = 1; one <= some; ++one) {
            ways = ways * static_cast<std::uint64_t>(all - some + one) / static_cast<std::uint64_t>(one);
        }
        return ways;
    }

    BrokerCounts left_;
};

void add(BrokerCounts& counts, Broker broker) { ++counts[static_cast<std::size_t>(broker.index())]; }

// Values that the viewer does not know: some at known places, and the rest in a heap without places.
struct Hidden {
    std::vector<Broker*> places;
    BrokerCounts* heap = nullptr;
};

// Deals the hidden values again.
void deal_again(const Hidden& hidden, Stream& stream)
{
    BrokerCounts all = hidden.heap != nullptr ? *hidden.heap : BrokerCounts{};
    for (const Broker* const place : hidden.places) {
        add(all, *place);
    }
    Bag bag(all);
    auto length = static_cast<int>(hidden.places.size());
    for (Broker* const place : hidden.places) {
        *place = bag.draw(stream, length--);
    }
    if (hidden.heap != nullptr) {
        *hidden.heap = bag.left();
    }
}

// After the last brokers have gone before the screens, everything behind a screen went there in the open.
bool behind_is_open(const State& state)
{
    switch (state.stage) {
    case Stage::scoring_cards:
    case Stage::taking_gems:
    case Stage::colouring_gem:
    case Stage::blue_edged_gem:
    case Stage::ordering_columns:
    case Stage::best_bid:
    case Stage::end_cards:
    case Stage::sending_courtiers:
        return true;
    default:
        return false;
    }
}

bool is_own(const State& state, Seat seat, Viewer viewer)
{
    return viewer == seat && state.options.blind_own == Switch::off;
}

Hidden hidden_brokers(State& state, Seat seat, Viewer viewer)
{
    Hidden hidden;
    for (PlacedBroker& broker : state.brokers) {
        const bool face_down = broker.on_board != 0 && broker.face == Face::down && broker.side == side_of(seat);
        if (face_down && !is_own(state, seat, viewer) && !(viewer && broker.seen_by.contains(*viewer))) {
            hidden.places.push_back(&broker.value);
        }
    }
    for (Courtier& courtier : state.of(seat).throne_room) {
        const bool seen = state.stage == Stage::over || (viewer && courtier.seen_by.contains(*viewer));
        if (!is_own(state, seat, viewer) && !seen) {
            hidden.places.push_back(&courtier.value);
        }
    }
    if (viewer != seat && !behind_is_open(state)) {
        hidden.heap = &state.of(seat).behind;
    }
    return hidden;
}

// ys 9.2 a: even its placer does not know which broker of the neutral stands where.
Hidden hidden_neutral_brokers(State& state, Seat seat, Viewer viewer)
{
    Hidden hidden;
    for (PlacedBroker& broker : state.brokers) {
        if (broker.placer == seat && broker.face == Face::down) {
            hidden.places.push_back(&broker.value);
        }
    }
    if (viewer != seat && !behind_is_open(state)) {
        hidden.heap = &state.of(seat).neutral;
    }
    return hidden;
}

// All different bids possible from behind a screen, the higher broker first.
std::vector<Bid> bids_from(const BrokerCounts& behind)
{
    std::vector<Bid> bids;
    for (int first = Broker::lowest; first <= Broker::highest; ++first) {
        for (int second = Broker::lowest; second <= first; ++second) {
            const int needed = first == second ? 2 : 1;
            if (behind[static_cast<std::size_t>(first)] >= needed && behind[static_cast<std::size_t>(second)] > 0) {
                bids.push_back({Broker(first), Broker(second)});
            }
        }
    }
    return bids;
}

// The bid depends on the brokers behind the screen, so both are drawn together. Rejecting hands in proportion to the
// bids they lack makes every pair of hand and bid equally likely.
void resample_with_bid(State& state, Seat seat, const Hidden& hidden, Stream& stream)
{
    constexpr std::uint32_t bids_most = Broker::size * (Broker::size + 1) / 2;
    std::vector<Bid> bids;
    do {
        deal_again(hidden, stream);
        bids = bids_from(state.of(seat).behind);
    } while (pick_below(stream, bids_most) >= bids.size());
    state.of(seat).bid = pick(stream, bids);
}

// ys 9.3: the courtier is one of the brokers before the screen, which everybody sees.
void resample_courtier(Player& player, Stream& stream)
{
    SmallList<Broker, 3> different;
    for (const Broker broker : player.before_screen) {
        if (!different.contains(broker)) {
            different.push_back(broker);
        }
    }
    player.courtier = pick(stream, different);
}

void resample_seat(State& state, Seat seat, Viewer viewer, Stream& stream)
{
    const Hidden hidden = hidden_brokers(state, seat, viewer);
    Player& player = state.of(seat);
    if (viewer != seat && player.bid) {
        resample_with_bid(state, seat, hidden, stream);
    } else {
        deal_again(hidden, stream);
    }
    if (viewer != seat && player.courtier) {
        resample_courtier(player, stream);
    }
    deal_again(hidden_neutral_brokers(state, seat, viewer), stream);
}

// ys 2.4: the piles may hold any of the characters that were never turned up.
void resample_characters(State& state, Stream& stream)
{
    std::vector<Character> unseen;
    for (int card = 0; card < yellow_edged_characters; ++card) {
        unseen.push_back(static_cast<Character>(card));
    }
    for (const Quarter quarter : quarters_of(state)) {
        const QuarterState& here = state.at(quarter);
        for (int turned = 0; turned < here.turned; ++turned) {
            std::erase(unseen, here.pile[static_cast<std::size_t>(turned)]);
        }
    }
    shuffle(stream, std::span<Character>(unseen));
    auto next = unseen.begin();
    for (const Quarter quarter : quarters_of(state)) {
        QuarterState& here = state.at(quarter);
        for (int card = here.turned; card < pile_size; ++card) {
            here.pile[static_cast<std::size_t>(card)] = *next++;
        }
    }
}

} // namespace

State Ys::resample(const State& state, Viewer viewer, Random& random)
{
    Stream& stream = random.stream("resample");
    State other = state;
    for (const Seat seat : seats_of(state)) {
        resample_seat(other, seat, viewer, stream);
    }
    resample_characters(other, stream);
    deal_ships(other, state.ships_arrived, stream);
    return other;
}

} // namespace dahut::ys
