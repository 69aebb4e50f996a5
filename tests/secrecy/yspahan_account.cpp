#include "tests/secrecy/yspahan_account.hpp"

#include "engine/yspahan/tables.hpp"

#include <algorithm>

namespace dahut::yspahan {

// Learns from the public events about days, dice and cards.
struct Account::Hearing {
    Account& account;

    void operator()(const DayBegan& began) const { account.begin_day(began); }
    void operator()(const TurnEnded&) const { account.turns_left_ -= account.is_rolled_ ? 1 : 0; }
    void operator()(const DiceRolled& rolled) const { account.roll(rolled); }
    // yspahan 4 d
    void operator()(const DeckReshuffled&) const
    {
        if (account.deck_ > 0) {
            return;
        }
        account.deck_ = account.discards_.size();
        account.discards_.clear();
        account.is_new_deck_ = true;
    }
    void operator()(const CardDrawn& drawn) const
    {
        const auto before = static_cast<std::uint8_t>(account.draws_.size());
        account.draws_.push_back({drawn.seat, before, account.is_new_deck_});
        ++account.hands_[static_cast<std::size_t>(drawn.seat.index())];
        --account.deck_;
    }
    void operator()(const CardDiscarded& discarded) const { account.lay_away(discarded.seat, discarded.card); }
    // A card that builds is discarded when the building is built.
    void operator()(const CardPlayed& played) const
    {
        if (played.card != Card::build_without_camels && played.card != Card::build_without_gold) {
            account.lay_away(played.seat, played.card);
        }
    }
    void operator()(const BuildingBuilt& built) const
    {
        for (const Card card : built.cards) {
            account.lay_away(built.seat, card);
        }
    }
    void operator()(const GameEnded&) const { account.is_over_ = account.is_last_day() && account.day_is_over(); }
    template <typename Other>
    void operator()(const Other&) const
    {}
};

Account::Account(const View& open)
    : seats_(open.players.size()), deck_(open.deck), discards_(open.discards), is_rolled_(open.stage != Stage::rolling),
      week_(open.week), day_(open.day), turns_left_(turns_of_day())
{
    for (int seat = 0; seat < seats_; ++seat) {
        hands_[static_cast<std::size_t>(seat)] = open.players[seat].hand;
    }
}

void Account::take(Seat /*actor*/, const Action& action, const std::vector<Events<Event>::Told>& told)
{
    dice_.clear();
    is_new_deck_ = false;
    draws_.clear();
    const Roll* const roll = std::get_if<Roll>(&action);
    yellow_dice_ = roll != nullptr ? roll->yellow.number() : 0;
    for (const auto& one : told) {
        std::visit(Hearing{*this}, one.event);
    }
}

// yspahan 6 b: the next day, when everybody has had a turn. A day that begins at another time brings no dice.
void Account::begin_day(const DayBegan& began)
{
    const bool ends_week = day_.number() == Day::highest;
    const int week = week_.number() + (ends_week ? 1 : 0);
    const int day = ends_week ? Day::lowest : day_.number() + 1;
    if (day_is_over() && began.week.number() == week && began.day.number() == day) {
        week_ = began.week;
        day_ = began.day;
        is_rolled_ = false;
        turns_left_ = turns_of_day();
    }
}

void Account::lay_away(Seat seat, Card card)
{
    --hands_[static_cast<std::size_t>(seat.index())];
    discards_.push_back(card);
}

// yspahan 2 a, 7.1 a
void Account::roll(const DiceRolled& rolled)
{
    const bool as_many = rolled.white.size() == white_dice(seats_) && rolled.yellow.size() == yellow_dice_;
    if (!is_rolled_ && as_many) {
        for (const Die die : rolled.white) {
            dice_.push_back(die);
        }
        for (const Die die : rolled.yellow) {
            dice_.push_back(die);
        }
    }
    is_rolled_ = true;
}

std::optional<std::string> contradiction(const Account& account, const View& seen)
{
    for (const Seat seat : SeatSet::first(seen.players.size())) {
        const PlayerView& player = seen.players[seat.index()];
        if (player.hand != account.hand_of(seat) || player.cards.has_value() != (seen.viewer == seat)) {
            return "the hand of seat " + std::to_string(seat.number());
        }
    }
    if (seen.deck != account.deck() || seen.discards != account.discards()) {
        return "the deck";
    }
    return std::nullopt;
}

} // namespace dahut::yspahan
