// What every viewer of a match of Ys knows, by the rules (ys 10, 13 R6, R18, R19, R22), the seats' actions and the
// public events. The account uses neither states nor views. So if they reveal something too early, or too much, they
// contradict the account. It also follows in which order a turn goes on: an event that comes out of its order teaches
// nobody anything.
#pragma once

#include "engine/core/events.hpp"
#include "engine/ys/event.hpp"
#include "engine/ys/view.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace dahut::ys {

// A broker on the board, as everybody sees it. `looked` are the Spies who saw its value.
struct PlacedInAccount {
    Side side;
    std::optional<Seat> placer;
    Location where{};
    Face face = Face::up;
    SeatSet looked;
};

class Account {
public:
    // `open` is the public's view at the start of the match.
    explicit Account(const View& open);

    // Adds an action and all its events.
    void take(Seat actor, const Action& action, const std::vector<Events<Event>::Told>& told);

    [[nodiscard]] const std::array<std::optional<PlacedInAccount>, placements_max>& board() const { return board_; }
    [[nodiscard]] int courtiers_of(Seat owner) const;
    [[nodiscard]] bool knows_broker(Viewer viewer, BrokerNumber number) const;
    [[nodiscard]] bool knows_courtier(Viewer viewer, Seat owner, CourtierNumber courtier) const;
    // The seats to which a Spy or the end showed this courtier. What its owner knows depends on option blind_own.
    [[nodiscard]] SeatSet looked_at_courtier(Seat owner, CourtierNumber courtier) const;

    // Whether the latest action turned this broker up for everybody or showed it to this viewer, even if it is home by
    // now.
    [[nodiscard]] bool was_shown(Viewer viewer, BrokerNumber number) const;
    [[nodiscard]] bool bids_are_open() const { return bids_are_open_; }
    [[nodiscard]] bool bids_were_shown() const { return bids_were_shown_; }
    [[nodiscard]] bool screens_were_opened() const { return screens_were_opened_; }

    // Secret choices that are made but not yet shown.
    [[nodiscard]] bool has_bid(Seat seat) const { return !bids_are_open_ && bid_.contains(seat); }
    [[nodiscard]] bool has_chosen_courtier(Seat seat) const { return chosen_.contains(seat); }
    // After the last brokers everything is on the table, and what goes home later was seen (ys 3.3 d).
    [[nodiscard]] bool screens_are_closed() const { return !screens_are_open_; }
    [[nodiscard]] Turn turn() const { return turn_; }
    [[nodiscard]] bool is_over() const { return is_over_; }
    // How many cards of each pile, and how many ships, everybody has seen (ys 3.1).
    [[nodiscard]] int quarters() const;
    [[nodiscard]] int characters_turned() const;
    [[nodiscard]] int ships_arrived() const;

private:
    struct Doing;
    struct Hearing;
    using ThroneRoom = SmallList<SeatSet, courtiers_max>;

    [[nodiscard]] int seats() const { return seats_; }
    // The broker must be on the board.
    [[nodiscard]] PlacedInAccount& at(BrokerNumber number);
    [[nodiscard]] ThroneRoom& throne_room(Seat owner);
    [[nodiscard]] bool is_own_and_seen(Viewer viewer, Side side) const;
    [[nodiscard]] bool all_are_placed() const;
    template <typename Wanted>
    [[nodiscard]] bool are_empty(Wanted&& wanted) const;
    // ys 3.4, 4, 5, 9.3: whether it is the turn of this quarter, of the market, and of what comes after the turn.
    [[nodiscard]] bool is_due(Quarter quarter) const;
    [[nodiscard]] bool market_is_due() const;
    [[nodiscard]] bool turn_is_over() const;
    void place(Seat actor, const PlacedInAccount& broker);
    void begin_turn(Turn turn);
    template <typename Wanted>
    void turn_up(Wanted&& wanted);
    template <typename Wanted>
    void go_home(Wanted&& wanted);

    Options options_;
    int seats_;
    Turn turn_;
    SeatSet bid_;
    bool bids_are_open_ = false;
    bool bids_were_shown_ = false;
    std::array<std::optional<PlacedInAccount>, placements_max> board_;
    // How many brokers were placed this turn, and how many of its own each seat has placed.
    int placed_ = 0;
    std::array<int, 4> placed_own_{};
    bool screens_are_open_ = false;
    bool screens_were_opened_ = false;
    // For each courtier, in the order of sending, the Spies who looked at it.
    std::array<ThroneRoom, 4> throne_rooms_;
    SeatSet chosen_;
    bool courtiers_are_sent_ = false;
    // The latest quarter that was ranked this turn.
    int ranked_ = 0;
    bool is_over_ = false;
    Choices<BrokerNumber> turned_up_;
    std::optional<BrokerNumber> looked_at_;
    Seat actor_;
};

// A fact that the view shows although by this account its viewer cannot know it, or hides although the viewer knows it;
// nothing if the view is right.
[[nodiscard]] std::optional<std::string> contradiction(const Account& account, const View& seen);

// The account of a match that has just begun.
[[nodiscard]] inline Account open_account(const View& open) { return Account(open); }

} // namespace dahut::ys
