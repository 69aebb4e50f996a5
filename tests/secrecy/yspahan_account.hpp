// What everybody knows in a match of Yspahan (as in ys_account.hpp), by the rules (yspahan 2 a, 4, 6 b, 8) and the
// public events, as long as they come in their order. Each seat also knows its own hand. All others know how many cards
// it has and, from the discards, which cards it cannot have. Dice are rolled once a day.
#pragma once

#include "engine/core/events.hpp"
#include "engine/yspahan/event.hpp"
#include "engine/yspahan/view.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace dahut::yspahan {

// A card that a seat drew, after `drawn_before` others in the same action.
struct DrawInAccount {
    Seat seat;
    std::uint8_t drawn_before = 0;
    bool from_new_deck = false;
    bool operator==(const DrawInAccount&) const = default;
};

using Dice = SmallList<Die, WhiteDice::highest + YellowDice::highest>;

class Account {
public:
    // `open` is the public's view at the start of the match.
    explicit Account(const View& open);

    // Adds an action and all its events.
    void take(Seat actor, const Action& action, const std::vector<Events<Event>::Told>& told);

    [[nodiscard]] int hand_of(Seat seat) const { return hands_[static_cast<std::size_t>(seat.index())]; }
    [[nodiscard]] int deck() const { return deck_; }
    [[nodiscard]] const Cards& discards() const { return discards_; }
    // Whether dice are still to be rolled, today or later.
    [[nodiscard]] bool awaits_dice() const { return !is_last_day() || !is_rolled_; }
    [[nodiscard]] bool is_over() const { return is_over_; }

    // Whether the latest action rolled the day's dice, once and as many as the rules say; and which cards it drew.
    [[nodiscard]] bool dice_fell() const { return !dice_.empty(); }
    // In the order in which they fell.
    [[nodiscard]] const Dice& dice() const { return dice_; }
    [[nodiscard]] const SmallList<DrawInAccount, cards_in_all>& draws() const { return draws_; }

private:
    struct Hearing;

    // yspahan 6 b, 7.1 a
    [[nodiscard]] int turns_of_day() const { return seats_ == 2 ? 3 : seats_; }
    [[nodiscard]] bool is_last_day() const { return week_.number() == Week::highest && day_.number() == Day::highest; }
    [[nodiscard]] bool day_is_over() const { return is_rolled_ && turns_left_ == 0; }
    void begin_day(const DayBegan& began);
    void lay_away(Seat seat, Card card);
    void roll(const DiceRolled& rolled);

    int seats_;
    std::array<int, players_max> hands_{};
    int deck_;
    Cards discards_;
    bool is_rolled_;
    Week week_;
    Day day_;
    // Turns that are still to be taken today.
    int turns_left_;
    bool is_over_ = false;
    Dice dice_;
    bool is_new_deck_ = false;
    SmallList<DrawInAccount, cards_in_all> draws_;
    // The yellow dice that the latest action added to the roll. A roll that nobody decides about has none.
    int yellow_dice_ = 0;
};

// A fact that the view shows although by this account its viewer cannot know it, or hides although the viewer knows it;
// nothing if the view is right.
[[nodiscard]] std::optional<std::string> contradiction(const Account& account, const View& seen);

// The account of a match that has just begun.
[[nodiscard]] inline Account open_account(const View& open) { return Account(open); }

} // namespace dahut::yspahan
