// The invariants of every state of Ys: nothing is lost and nothing is created. Used by tests and simulations.
#include "engine/ys/rules.hpp"
#include "engine/ys/ys.hpp"

#include <algorithm>

namespace dahut::ys {

namespace {

using Fault = std::optional<std::string_view>;

// ys 1.1, 9.3: every player's brokers are behind the screen, before it, on the board or in the throne room. A set-aside
// 2 has replaced each of the first three courtiers.
Fault check_brokers(const State& state)
{
    for (const Seat seat : seats_of(state)) {
        BrokerCounts found = state.of(seat).behind;
        for (const Broker broker : state.of(seat).before_screen) {
            ++found[static_cast<std::size_t>(broker.index())];
        }
        for (const PlacedBroker& broker : state.brokers) {
            found[static_cast<std::size_t>(broker.value.index())] =
                static_cast<std::uint8_t>(found[static_cast<std::size_t>(broker.value.index())]
                                          + (broker.on_board != 0 && broker.side == side_of(seat) ? 1 : 0));
        }
        for (const Courtier& courtier : state.of(seat).throne_room) {
            ++found[static_cast<std::size_t>(courtier.value.index())];
        }
        BrokerCounts expected = team_of(state.options);
        expected[static_cast<std::size_t>(courtiers_replacement.index())] =
            static_cast<std::uint8_t>(expected[static_cast<std::size_t>(courtiers_replacement.index())]
                                      + std::min(state.of(seat).throne_room.size(), replacements));
        if (found != expected) {
            return "a broker is missing or one too many";
        }
    }
    return std::nullopt;
}

// ys 9.2 a, h: each human's four brokers of the neutral are in hand or on the board.
Fault check_neutral_brokers(const State& state)
{
    for (const Seat seat : seats_of(state)) {
        BrokerCounts found = state.of(seat).neutral;
        for (const PlacedBroker& broker : state.brokers) {
            if (broker.placer == seat) {
                ++found[static_cast<std::size_t>(broker.value.index())];
            }
        }
        if (found != (has_neutral(state) ? neutral_team_of(state.options) : BrokerCounts{})) {
            return "a broker of the neutral is missing or one too many";
        }
    }
    return std::nullopt;
}

// ys 1.5, 1.6
Fault check_board(const State& state)
{
    std::array<int, locations_in_all> standing{};
    for (std::size_t index = 0; index < state.brokers.size(); ++index) {
        const PlacedBroker& broker = state.brokers[index];
        if (broker.on_board == 0) {
            if (broker != PlacedBroker{}) {
                return "a broker that is not on the board left a trace";
            }
            continue;
        }
        if (index >= state.placed || !locations_of(state).contains(broker.where)) {
            return "a broker stands where none can be";
        }
        if (++standing[static_cast<std::size_t>(broker.where)] > 1 && in_market(broker.where)) {
            return "two brokers stand on one space of the market";
        }
    }
    return std::nullopt;
}

// The broker's own location and `standing` must agree.
Fault check_standing(const State& state)
{
    Choices<Location> taken;
    for (const Location where : all_of<Location>()) {
        if (state.at(where) != brokers_on_board(state, [&](const auto& broker) { return broker.where == where; })) {
            return "other brokers stand on a place than are said to";
        }
        if (in_market(where) && !state.at(where).empty()) {
            taken.insert(where);
        }
    }
    return taken == state.taken ? std::nullopt : Fault("other spaces of the market are taken than brokers stand on");
}

// ys 1.4: each of the fifteen is in at most one place, and all dealt cards are somewhere.
Fault check_characters(const State& state)
{
    std::array<int, yellow_edged_characters> found{};
    const auto count = [&found](Character character) { ++found[static_cast<std::size_t>(character)]; };
    for (const Quarter quarter : quarters_of(state)) {
        const QuarterState& here = state.at(quarter);
        std::for_each(here.pile.begin() + here.turned, here.pile.end(), count);
        if (here.character && *here.character != Character::blue_edged) {
            count(*here.character);
        }
    }
    for (const Player& player : state.players) {
        std::ranges::for_each(player.hand, count);
    }
    std::ranges::for_each(state.left, count);
    std::ranges::for_each(state.played, count);
    const auto dealt = std::ranges::count(found, 1);
    if (std::ranges::any_of(found, [](int copies) { return copies > 1; })
        || dealt != quarters_of(state).size() * pile_size) {
        return "a character is missing or in two places";
    }
    return std::nullopt;
}

// ys 1.4: all blue-edged cards wait for the last turn; then each one that is left lies on a quarter.
Fault check_blue_edged(const State& state)
{
    const auto on_quarters = std::ranges::count_if(
        state.quarters, [](const QuarterState& quarter) { return quarter.character == Character::blue_edged; });
    const bool last_turn = state.turn.number() == Turn::highest;
    const auto waiting = last_turn ? 0 : quarters_of(state).size();
    if (on_quarters + waiting != state.blue_edged_left) {
        return "a blue-edged card is missing or one too many";
    }
    return std::nullopt;
}

// ys 7.1
Fault check_hands(const State& state)
{
    for (const Player& player : state.players) {
        if (!player.hand.contains_all(player.fresh) || player.played > cards_per_turn) {
            return "a hand breaks the rules for cards";
        }
    }
    return std::nullopt;
}

// Everything players own was paid by the bank.
Fault check_payments(const State& state)
{
    int gems = 0;
    int points = 0;
    for (const Side side : sides_of(state)) {
        const Purse& purse = state.purse_of(side);
        gems += purse.black;
        for (const std::uint8_t count : purse.gems) {
            gems += count;
        }
        points += purse.score.number();
    }
    if (gems != state.gems_paid || points != state.points_paid) {
        return "gems or points do not add up";
    }
    return std::nullopt;
}

// ys 1.8: except while positions are chosen, the seats hold the order cards 1 to N, and `order` follows them.
Fault check_order(const State& state)
{
    for (int position = 0; state.choosing.empty() && position < state.seats; ++position) {
        if (state.of(state.order[position]).order_card != OrderCard::at_index(position)) {
            return "the order cards and the order disagree";
        }
    }
    return std::nullopt;
}

// ys 3.1: one ship for each quarter and one for the market have arrived in each turn.
Fault check_ships(const State& state)
{
    const int in_turn = quarters_of(state).size() + 1;
    if (state.ships_arrived != in_turn * state.turn.number()) {
        return "too many or too few ships have arrived";
    }
    for (const QuarterState& quarter : state.quarters) {
        if (!quarter.ship && !quarter.gems.empty()) {
            return "gems lie in a port without a ship";
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string_view> Ys::check_state(const State& state)
{
    for (const auto& check_part : {check_brokers, check_neutral_brokers, check_board, check_standing, check_characters,
                                   check_blue_edged, check_hands, check_payments, check_order, check_ships}) {
        if (const Fault fault = check_part(state)) {
            return fault;
        }
    }
    return std::nullopt;
}

} // namespace dahut::ys
