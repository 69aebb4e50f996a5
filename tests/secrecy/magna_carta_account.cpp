#include "tests/secrecy/magna_carta_account.hpp"

#include "engine/magna_carta/tables.hpp"

namespace dahut::magna_carta {

// Learns from the public events about cards.
struct Account::Hearing {
    Account& account;

    void operator()(const CardDrawn& drawn) const
    {
        const bool draws = std::holds_alternative<DrawCard>(account.action_) && drawn.seat == account.actor_;
        account.at(drawn.seat).hand += draws ? 1 : 0;
    }
    // A seat draws as many cards as it discarded (magna-carta 5.1 b, 5.2 b).
    void operator()(const HandReplaced& replaced) const
    {
        if (!account.may_replace(replaced.seat)) {
            return;
        }
        Holding& holding = account.at(replaced.seat);
        for (const Building card : replaced.discarded) {
            holding.hidden.erase(card);
            holding.discards.insert(card);
        }
    }
    // magna-carta 14 R10: only when a card is needed that the deck does not have.
    void operator()(const DeckShuffled& shuffled) const
    {
        if (account.deck_of(shuffled.seat) >= 0) {
            return;
        }
        Holding& holding = account.at(shuffled.seat);
        holding.hidden.join(holding.discards);
        holding.discards.clear();
    }
    void operator()(const BuildingBuilt& built) const
    {
        if (!std::holds_alternative<Build>(account.action_) || built.seat != account.actor_) {
            return;
        }
        Holding& holding = account.at(built.seat);
        holding.hidden.erase(built.card.building);
        --holding.hand;
    }
    // magna-carta 4
    void operator()(const BatchDelivered&) const { --account.tokens_; }
    void operator()(const TokensRemoved& removed) const { account.tokens_ -= removed.tokens.size(); }
    void operator()(const AbilityUsed& used) const { account.tokens_ -= used.got.tokens.size(); }
    void operator()(const FirstPlayerMoved&) const { account.round_ended_ = true; }
    void operator()(const GameEnded&) const { account.is_over_ = account.tokens_ == 0 && account.round_ended_; }
    template <typename Other>
    void operator()(const Other&) const
    {}
};

Account::Account(const View& open) : seats_(open.players.size()), tokens_(count_of(open.castle))
{
    for (const Seat seat : SeatSet::first(seats_)) {
        at(seat).hidden = magna_carta::deck_of(open.options);
        at(seat).hand = hand_at_start;
    }
}

// magna-carta 5.1 b: no decision is shown before all have decided.
void Account::take(Seat actor, const Action& action, const std::vector<Events<Event>::Told>& told)
{
    choices_were_shown_ = false;
    round_ended_ = false;
    actor_ = actor;
    action_ = action;
    if (std::holds_alternative<ChooseHand>(action)) {
        chosen_.insert(actor);
        choices_are_open_ = chosen_ == SeatSet::first(seats_);
        choices_were_shown_ = choices_are_open_;
    }
    for (const auto& one : told) {
        std::visit(Hearing{*this}, one.event);
    }
}

bool Account::may_replace(Seat seat) const
{
    return choices_were_shown_ || (seat == actor_ && std::holds_alternative<ReplaceHand>(action_));
}

namespace {

bool agrees(const Account& account, const View& seen, Seat seat)
{
    const PlayerView& player = seen.players[seat.index()];
    const Cards discards(player.discards);
    return player.hand == account.hand_of(seat) && player.deck == account.deck_of(seat)
           && discards == account.discards_of(seat) && player.own.has_value() == (seen.viewer == seat);
}

} // namespace

std::optional<std::string> contradiction(const Account& account, const View& seen)
{
    for (const Seat seat : SeatSet::first(seen.players.size())) {
        if (!agrees(account, seen, seat)) {
            return "the cards of seat " + std::to_string(seat.number());
        }
    }
    return std::nullopt;
}

} // namespace dahut::magna_carta
