// The state of one match of Ys: plain values, copied freely. The rule files say what it means. view.cpp alone decides
// who may know which part.
#pragma once

#include "engine/ys/action.hpp"
#include "engine/ys/options.hpp"
#include "engine/ys/stage.hpp"
#include "engine/ys/tables.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace dahut::ys {

// A broker placed this turn. Once it is home, only its value matters, and its entry is blank until the next turn.
// `placer` is the seat that placed a broker of the neutral, which returns to it (ys 9.2 h).
struct PlacedBroker {
    Side side;
    std::optional<Seat> placer;
    Broker value;
    Location where{};
    Face face = Face::up;
    std::uint8_t on_board = 0;
    std::uint8_t marked = 0;
    SeatSet seen_by;
    bool operator==(const PlacedBroker&) const = default;
};

// What a side has won. A player has more than a purse; the neutral has nothing else.
struct Purse {
    std::array<std::uint8_t, 4> gems{};
    std::uint8_t black = 0;
    Points score;
    bool operator==(const Purse&) const = default;
};

// A broker in the throne room, face down (ys 9.3). `seen_by` are the Spies who looked.
struct Courtier {
    Broker value;
    SeatSet seen_by;
    bool operator==(const Courtier&) const = default;
};

// `fresh` are the cards of `hand` that were won this turn. The brokers of `bid` are also counted in `behind` until all
// bids are revealed. `courtier` is also counted in `before_screen` until all are sent. `neutral` are the brokers of the
// neutral that this player has still to place (ys 9.2).
struct Player : Purse {
    BrokerCounts behind{};
    BrokerCounts neutral{};
    SmallList<Broker, 3> before_screen;
    std::optional<Bid> bid;
    OrderCard order_card;
    Choices<Character> hand;
    Choices<Character> fresh;
    std::uint8_t played = 0;
    std::optional<Broker> courtier;
    SmallList<Courtier, courtiers_max> throne_room;
    bool operator==(const Player&) const = default;
};

// `pile` is in the order of turning up (13 R3); `turned` counts the cards turned up so far.
struct QuarterState {
    std::array<Character, pile_size> pile{};
    std::uint8_t turned = 0;
    std::optional<Character> character;
    std::optional<Ship> ship;
    SmallList<Gem, 4> gems;
    bool operator==(const QuarterState&) const = default;
};

// Cards in effect this turn, each with the seat that played it.
struct Effects {
    std::optional<Seat> cardinal;
    std::optional<Seat> spy;
    std::optional<Seat> illusionist;
    std::optional<Seat> queen;
    std::optional<Seat> intriguer;
    std::optional<Seat> merchant;
    std::uint8_t looks_left = 0;
    bool operator==(const Effects&) const = default;
};

// check_state.cpp checks the invariants.
struct State {
    Options options;
    std::uint8_t seats = 0;

    Turn turn;
    // The phase of the turn (course.cpp), the question asked now, and the progress of the phase: the seat of the order
    // on turn, the round, its placements so far, or the step of a scoring.
    std::uint8_t phase = 0;
    Stage stage{};
    std::uint8_t on_turn = 0;
    Round round;
    std::uint8_t step = 0;

    std::array<Player, 4> players{};
    Purse neutral;
    std::array<QuarterState, 4> quarters{};
    std::array<std::optional<Gem>, 4> rows{};
    std::array<Step, 4> quotations{};

    // Every ship of the match in the order of its arrival, reshuffles included, and how many have arrived.
    SmallList<Ship, 20> ships;
    std::uint8_t ships_arrived = 0;

    // Seats in this turn's order; in last turn's order until the new one is chosen.
    SmallList<Seat, 4> order;
    // Seats that have still to choose their position, the next one first.
    SmallList<Seat, 4> choosing;

    std::array<PlacedBroker, placements_max> brokers{};
    std::uint8_t placed = 0;
    // What the seat on turn has placed this round: its own brokers, and whether it has placed one of the neutral's.
    SmallList<BrokerNumber, 2> just_placed;
    std::uint8_t neutral_placed = 0;
    // Who stands where, and which market spaces are taken. It repeats `brokers`, because the rules ask for it all the
    // time.
    std::array<Choices<BrokerNumber>, locations_in_all> standing{};
    Choices<Location> taken;
    // Areas that the Queen has closed.
    Choices<Location> closed;
    Effects effects;

    // While a quarter or the market is scored: who takes the next gems, and who must colour or choose one.
    Quarter scoring;
    SmallList<Side, 4> takers;
    std::optional<Seat> chooser;
    SmallList<Colour, 4> columns;

    // Characters that left the game openly, and characters that were played.
    Choices<Character> left;
    Choices<Character> played;
    std::uint8_t blue_edged_left = 0;

    // What the bank has paid out, for check_state.
    std::int16_t gems_paid = 0;
    std::int16_t points_paid = 0;

    [[nodiscard]] Player& of(Seat seat) { return players[static_cast<std::size_t>(seat.index())]; }
    [[nodiscard]] const Player& of(Seat seat) const { return players[static_cast<std::size_t>(seat.index())]; }
    [[nodiscard]] Purse& purse_of(Side side) { return side == the_neutral ? neutral : of(seat_of(side)); }
    [[nodiscard]] const Purse& purse_of(Side side) const { return side == the_neutral ? neutral : of(seat_of(side)); }
    [[nodiscard]] QuarterState& at(Quarter quarter) { return quarters[static_cast<std::size_t>(quarter.index())]; }
    [[nodiscard]] const QuarterState& at(Quarter quarter) const
    {
        return quarters[static_cast<std::size_t>(quarter.index())];
    }
    [[nodiscard]] PlacedBroker& at(BrokerNumber number) { return brokers[static_cast<std::size_t>(number.index())]; }
    [[nodiscard]] const PlacedBroker& at(BrokerNumber number) const
    {
        return brokers[static_cast<std::size_t>(number.index())];
    }
    [[nodiscard]] Choices<BrokerNumber>& at(Location where) { return standing[static_cast<std::size_t>(where)]; }
    [[nodiscard]] Choices<BrokerNumber> at(Location where) const { return standing[static_cast<std::size_t>(where)]; }
    [[nodiscard]] std::optional<Gem>& at(Row row) { return rows[static_cast<std::size_t>(row.index())]; }
    [[nodiscard]] const std::optional<Gem>& at(Row row) const { return rows[static_cast<std::size_t>(row.index())]; }
    [[nodiscard]] Step& at(Colour colour) { return quotations[static_cast<std::size_t>(colour)]; }
    [[nodiscard]] Step at(Colour colour) const { return quotations[static_cast<std::size_t>(colour)]; }

    bool operator==(const State&) const = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1024, "a state is copied all the time");

} // namespace dahut::ys
