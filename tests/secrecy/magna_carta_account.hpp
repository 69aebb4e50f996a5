// What everybody knows in a match of Caylus Magna Carta (as in ys_account.hpp), by the rules (magna-carta 5.1, 5.2, 7,
// 14 R2, R9), the seats' actions and the public events, as far as these follow from them. Each seat also knows its own
// hand and decision. All others know which of its cards were never shown, and how many of those are in the hand.
#pragma once

#include "engine/core/events.hpp"
#include "engine/magna_carta/action.hpp"
#include "engine/magna_carta/event.hpp"
#include "engine/magna_carta/view.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace dahut::magna_carta {

class Account {
public:
    // `open` is the public's view at the start of the match.
    explicit Account(const View& open);

    // Adds an action and all its events.
    void take(Seat actor, const Action& action, const std::vector<Events<Event>::Told>& told);

    [[nodiscard]] int hand_of(Seat seat) const { return at(seat).hand; }
    [[nodiscard]] int deck_of(Seat seat) const { return at(seat).hidden.size() - at(seat).hand; }
    [[nodiscard]] const Cards& discards_of(Seat seat) const { return at(seat).discards; }

    // Whether this seat has made a decision on its first hand that is not yet shown.
    [[nodiscard]] bool has_chosen(Seat seat) const { return !choices_are_open_ && chosen_.contains(seat); }
    // Whether the latest action was the last of these decisions.
    [[nodiscard]] bool choices_were_shown() const { return choices_were_shown_; }
    [[nodiscard]] bool is_over() const { return is_over_; }

private:
    struct Hearing;
    // `hidden` are the cards of the hand and of the deck together.
    struct Holding {
        Cards hidden;
        Cards discards;
        int hand = 0;
    };

    [[nodiscard]] const Holding& at(Seat seat) const { return holdings_[static_cast<std::size_t>(seat.index())]; }
    [[nodiscard]] Holding& at(Seat seat) { return holdings_[static_cast<std::size_t>(seat.index())]; }

    // Whether the latest action, or the last decision on a hand, discards this seat's hand.
    [[nodiscard]] bool may_replace(Seat seat) const;

    int seats_;
    // Castle tokens. When they are gone, the match ends with the round.
    int tokens_;
    bool round_ended_ = false;
    Seat actor_;
    Action action_;
    std::array<Holding, seats_most> holdings_;
    SeatSet chosen_;
    bool choices_are_open_ = false;
    bool choices_were_shown_ = false;
    bool is_over_ = false;
};

// A fact that the view shows although by this account its viewer cannot know it, or hides although the viewer knows it;
// nothing if the view is right.
[[nodiscard]] std::optional<std::string> contradiction(const Account& account, const View& seen);

// The account of a match that has just begun.
[[nodiscard]] inline Account open_account(const View& open) { return Account(open); }

} // namespace dahut::magna_carta
