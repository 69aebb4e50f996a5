#include "tests/secrecy/ys_worlds.hpp"

#include "engine/ys/tables.hpp"

#include <algorithm>
#include <numeric>

namespace dahut::ys {

namespace {

// A viewer's knowledge by the account. The true state says only where things are, never who knows it.
struct Knowledge {
    const State& truth;
    const Account& account;
    Viewer viewer;
};

void add(BrokerCounts& counts, Broker broker) { ++counts[static_cast<std::size_t>(broker.index())]; }

auto values_in(const BrokerCounts& counts)
{
    return std::ranges::count_if(counts, [](std::uint8_t count) { return count > 0; });
}

// Brokers that a viewer knows as a group, by counting, without knowing which is where. Some stand at known places. The
// others are behind a screen, without places.
struct Pool {
    int places = 0;
    BrokerCounts brokers{};

    // Whether two different brokers can be exchanged, at least one of which has a place.
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

// ys 3.3 e, 9.2 a: the brokers on the board that the viewer does not know.
template <typename Wanted>
void add_board(Pool& pool, const Knowledge& knowledge, Wanted&& wanted)
{
    const auto& board = knowledge.account.board();
    for (int index = 0; index < placements_max; ++index) {
        const auto& broker = board[static_cast<std::size_t>(index)];
        if (broker && wanted(*broker) && !knowledge.account.knows_broker(knowledge.viewer, BrokerNumber(index))) {
            pool.add_place(knowledge.truth.at(BrokerNumber(index)).value);
        }
    }
}

// ys 9.3
void add_throne_room(Pool& pool, const Knowledge& knowledge, Seat owner)
{
    for (int courtier = 0; courtier < knowledge.account.courtiers_of(owner); ++courtier) {
        if (!knowledge.account.knows_courtier(knowledge.viewer, owner, CourtierNumber(courtier))) {
            pool.add_place(knowledge.truth.of(owner).throne_room[courtier].value);
        }
    }
}

bool sees_behind_screen(const Knowledge& knowledge, Seat seat)
{
    return knowledge.viewer == seat || !knowledge.account.screens_are_closed();
}

bool brokers_are_open(const Knowledge& knowledge, Seat seat)
{
    Pool pool;
    add_board(pool, knowledge, [seat](const PlacedInAccount& broker) { return broker.side == side_of(seat); });
    add_throne_room(pool, knowledge, seat);
    if (!sees_behind_screen(knowledge, seat)) {
        pool.add_screen(knowledge.truth.of(seat).behind);
    }
    return pool.can_be_exchanged();
}

bool neutral_brokers_are_open(const Knowledge& knowledge, Seat placer)
{
    Pool pool;
    add_board(pool, knowledge, [placer](const PlacedInAccount& broker) { return broker.placer == placer; });
    if (!sees_behind_screen(knowledge, placer)) {
        pool.add_screen(knowledge.truth.of(placer).neutral);
    }
    return pool.can_be_exchanged();
}

// ys 3.2 a: any two of the brokers behind the screen. Several bids are possible with three brokers that are not all
// alike.
bool bid_is_open(const Knowledge& knowledge, Seat seat)
{
    const BrokerCounts& behind = knowledge.truth.of(seat).behind;
    return knowledge.viewer != seat && knowledge.account.has_bid(seat) && values_in(behind) > 1 && count_of(behind) > 2;
}

// ys 9.3: any of the brokers before the screen, which lie open.
bool courtier_choice_is_open(const Knowledge& knowledge, Seat seat)
{
    BrokerCounts before{};
    for (const Broker broker : knowledge.truth.of(seat).before_screen) {
        add(before, broker);
    }
    return knowledge.viewer != seat && knowledge.account.has_chosen_courtier(seat) && values_in(before) > 1;
}

// ys 2.4: cards still face down on the quarters. Besides them at least three have left the game unseen.
bool characters_are_open(const Knowledge& knowledge) { return knowledge.account.characters_turned() < pile_size; }

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

// ys 3.1, 13 R21: ships still to come that are not all alike. The last ships of a deck that runs out next turn could be
// alike, but not the ones shuffled then: every deck has more kinds of ships than arrive in a turn.
bool ships_are_open(const Knowledge& knowledge)
{
    const State& truth = knowledge.truth;
    const int turn = knowledge.account.turn().number();
    std::vector<Ship> deck = ships_in_play(truth.options);
    std::vector<Ship> discards;
    const int in_turn = knowledge.account.ships_arrived() / turn;
    for (int arrived = 0; arrived < turn * in_turn; ++arrived) {
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
    return turn < Turn::highest && (!alike || used_up);
}

} // namespace

std::vector<OpenQuestion> open_questions(const State& truth, const Account& account, Viewer viewer)
{
    const Knowledge knowledge{truth, account, viewer};
    std::vector<OpenQuestion> questions{{SecretKind::characters, Seat(0), characters_are_open(knowledge)},
                                        {SecretKind::ships, Seat(0), ships_are_open(knowledge)}};
    for (const Seat seat : SeatSet::first(truth.seats)) {
        questions.push_back({SecretKind::brokers, seat, brokers_are_open(knowledge, seat)});
        questions.push_back({SecretKind::neutral_brokers, seat, neutral_brokers_are_open(knowledge, seat)});
        questions.push_back({SecretKind::bid, seat, bid_is_open(knowledge, seat)});
        questions.push_back({SecretKind::courtier_choice, seat, courtier_choice_is_open(knowledge, seat)});
    }
    return questions;
}

namespace {

// The values of the wanted brokers on the board, in the order of their places.
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

std::vector<HiddenItem> hidden_items(const State& state)
{
    std::vector<HiddenItem> items;
    for (const Seat seat : SeatSet::first(state.seats)) {
        const BrokerCounts& behind = state.of(seat).behind;
        for (int value = Broker::lowest; value <= Broker::highest; ++value) {
            items.push_back({"behind a screen", value, behind[static_cast<std::size_t>(value)]});
        }
    }
    for (int quarter = 0; quarter < static_cast<int>(state.quarters.size()); ++quarter) {
        const QuarterState& here = state.quarters[static_cast<std::size_t>(quarter)];
        for (int card = here.turned; card < pile_size; ++card) {
            items.push_back(
                {"character", quarter * pile_size + card, static_cast<int>(here.pile[static_cast<std::size_t>(card)])});
        }
    }
    for (int place = state.ships_arrived; place < state.ships.size(); ++place) {
        const Ship& ship = state.ships[place];
        items.push_back({"ship", place,
                         static_cast<int>(ship.big) * 100 + static_cast<int>(ship.small[0]) * 10
                             + static_cast<int>(ship.small[1])});
    }
    return items;
}

std::string_view moment_of(const Account& account)
{
    if (account.bids_were_shown()) {
        return "bids";
    }
    return account.screens_were_opened() ? "screens" : "";
}

} // namespace dahut::ys
