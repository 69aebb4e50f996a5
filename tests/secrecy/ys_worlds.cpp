#include "tests/secrecy/ys_worlds.hpp"

#include "engine/ys/tables.hpp"

#include <algorithm>
#include <numeric>

namespace dahut::ys {

namespace {

const PlayerView& at(const View& seen, Seat seat) { return seen.players[seat.index()]; }

// ys 3.3 d: with the last brokers everything is on the table, and whatever goes home afterwards was revealed first.
bool screens_are_closed(const View& seen) { return seen.stage <= Stage::last_looks; }

void add(BrokerCounts& counts, Broker broker) { ++counts[static_cast<std::size_t>(broker.index())]; }

auto values_in(const BrokerCounts& counts)
{
    return std::ranges::count_if(counts, [](std::uint8_t count) { return count > 0; });
}

// Brokers of which a viewer knows what they are together, by counting, but not which is where. Some stand at places of
// their own, the others are behind a screen, where they have none.
struct Pool {
    int places = 0;
    BrokerCounts brokers{};

    // Two different brokers, of which at least one has a place, can be exchanged.
    [[nodiscard]] bool can_be_exchanged() const { return places > 0 && values_in(brokers) > 1; }
    void add_place(Broker broker)
    {
        ++places;
        add(brokers, broker);
    }
    void add_screen(const BrokerCounts& behind)
    {
        for (std::size_t value = 0; value < behind.size(); ++value) {
            brokers[value] = static_cast<std::uint8_t>(brokers[value] + behind[value]);
        }
    }
};

// ys 3.3 e, 9.2 a: face-down brokers that this view does not show.
template <typename Wanted>
void add_board(Pool& pool, const State& truth, const View& seen, Wanted&& wanted)
{
    for (std::size_t number = 0; number < seen.brokers.size(); ++number) {
        const std::optional<BrokerView>& broker = seen.brokers[number];
        if (broker && !broker->value && wanted(*broker)) {
            pool.add_place(truth.brokers[number].value);
        }
    }
}

bool brokers_are_open(const State& truth, const View& seen, Seat seat)
{
    Pool pool;
    add_board(pool, truth, seen, [seat](const BrokerView& broker) { return broker.side == side_of(seat); });
    for (int courtier = 0; courtier < at(seen, seat).throne_room.size(); ++courtier) {
        if (!at(seen, seat).throne_room[courtier].value) {
            pool.add_place(truth.of(seat).throne_room[courtier].value);
        }
    }
    if (screens_are_closed(seen) && !at(seen, seat).own) {
        pool.add_screen(truth.of(seat).behind);
    }
    return pool.can_be_exchanged();
}

bool neutral_brokers_are_open(const State& truth, const View& seen, Seat placer)
{
    Pool pool;
    add_board(pool, truth, seen, [placer](const BrokerView& broker) { return broker.placer == placer; });
    if (screens_are_closed(seen) && !at(seen, placer).own) {
        pool.add_screen(truth.of(placer).neutral);
    }
    return pool.can_be_exchanged();
}

// A choice that all make at once: who is no longer asked has made it (ys 13 R22).
bool has_chosen_secretly(const View& seen, Seat seat, Stage stage)
{
    return seen.stage == stage && !seen.asked.contains(seat) && !at(seen, seat).own;
}

// ys 3.2 a: two different values, or two pairs of one value and another, make more than one bid.
bool bid_is_open(const State& truth, const View& seen, Seat seat)
{
    const BrokerCounts& behind = truth.of(seat).behind;
    return has_chosen_secretly(seen, seat, Stage::bidding) && values_in(behind) > 1 && count_of(behind) > 2;
}

// ys 9.3: any broker of those before the screen, which lie open.
bool courtier_choice_is_open(const View& seen, Seat seat)
{
    BrokerCounts before{};
    for (const Broker broker : at(seen, seat).before_screen) {
        add(before, broker);
    }
    return has_chosen_secretly(seen, seat, Stage::sending_courtiers) && values_in(before) > 1;
}

// ys 2.4: cards still face down on the quarters; besides them at least three have left the game unseen.
bool characters_are_open(const View& seen)
{
    return std::ranges::any_of(seen.quarters, [](const QuarterView& quarter) { return quarter.pile > 0; });
}

// ys 1.3, 9.4
std::vector<Ship> ships_in_play(const Options& options)
{
    const ShipDeckCards cards = options.ships == ShipDeck::all_pairs ? all_pairs_deck() : four_white_deck();
    std::vector<Ship> ships(cards.begin(), cards.end());
    std::erase_if(ships, [&options](const Ship& ship) {
        return options.express == Switch::on && (ship.small[0] == Gem::white || ship.small[1] == Gem::white);
    });
    return ships;
}

// ys 3.1, 13 R21: ships still to come, which are not all alike. The last ships of a deck that is used up in the next
// turn could be alike, but those shuffled then are not: every deck has more kinds than arrive in a turn.
bool ships_are_open(const State& truth, const View& seen)
{
    std::vector<Ship> deck = ships_in_play(seen.options);
    std::vector<Ship> discards;
    const int in_turn = truth.ships_arrived / seen.turn.number();
    for (int arrived = 0; arrived < truth.ships_arrived; ++arrived) {
        if (deck.empty()) {
            deck.swap(discards);
        }
        deck.erase(std::ranges::find(deck, truth.ships[arrived]));
        if ((arrived + 1) % in_turn == 0) {
            const auto* const turn_end = truth.ships.begin() + arrived + 1;
            discards.insert(discards.end(), turn_end - in_turn, turn_end);
        }
    }
    const bool alike = std::ranges::all_of(deck, [&deck](const Ship& ship) { return ship == deck.front(); });
    const bool used_up = deck.size() < static_cast<std::size_t>(in_turn);
    return seen.turn.number() < Turn::highest && (!alike || used_up);
}

} // namespace

std::vector<OpenQuestion> open_questions(const State& truth, const View& seen)
{
    std::vector<OpenQuestion> questions{{SecretKind::characters, Seat(0), characters_are_open(seen)},
                                        {SecretKind::ships, Seat(0), ships_are_open(truth, seen)}};
    for (int number = 0; number < seen.players.size(); ++number) {
        const Seat seat(number);
        questions.push_back({SecretKind::brokers, seat, brokers_are_open(truth, seen, seat)});
        questions.push_back({SecretKind::neutral_brokers, seat, neutral_brokers_are_open(truth, seen, seat)});
        questions.push_back({SecretKind::bid, seat, bid_is_open(truth, seen, seat)});
        questions.push_back({SecretKind::courtier_choice, seat, courtier_choice_is_open(seen, seat)});
    }
    return questions;
}

namespace {

// Values of the brokers on the board that are wanted, in the order of their places.
template <typename Wanted>
std::vector<Broker> on_board(const State& state, Wanted&& wanted)
{
    std::vector<Broker> values;
    for (const PlacedBroker& broker : state.brokers) {
        if (broker.on_board != 0 && wanted(broker)) {
            values.push_back(broker.value);
        }
    }
    return values;
}

bool brokers_differ(const State& left, const State& right, Seat seat)
{
    const auto own = [seat](const PlacedBroker& broker) { return broker.side == side_of(seat); };
    return on_board(left, own) != on_board(right, own) || left.of(seat).throne_room != right.of(seat).throne_room
           || left.of(seat).behind != right.of(seat).behind;
}

bool neutral_brokers_differ(const State& left, const State& right, Seat placer)
{
    const auto placed = [placer](const PlacedBroker& broker) { return broker.placer == placer; };
    return on_board(left, placed) != on_board(right, placed) || left.of(placer).neutral != right.of(placer).neutral;
}

bool characters_differ(const State& left, const State& right)
{
    return !std::ranges::equal(left.quarters, right.quarters, {}, &QuarterState::pile, &QuarterState::pile);
}

} // namespace

bool differ(const State& left, const State& right, const OpenQuestion& question)
{
    switch (question.kind) {
    case SecretKind::brokers:
        return brokers_differ(left, right, question.seat);
    case SecretKind::neutral_brokers:
        return neutral_brokers_differ(left, right, question.seat);
    case SecretKind::bid:
        return left.of(question.seat).bid != right.of(question.seat).bid;
    case SecretKind::courtier_choice:
        return left.of(question.seat).courtier != right.of(question.seat).courtier;
    case SecretKind::characters:
        return characters_differ(left, right);
    case SecretKind::ships:
        break;
    }
    return left.ships != right.ships;
}

} // namespace dahut::ys
