// yspahan 4: drawing, discarding and playing cards. The two cards that build are in buildings.cpp.
#include "engine/yspahan/rules.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace dahut::yspahan {

namespace {

constexpr Rejection card_has_choices{"card_has_choices", "Say what this card is to do."};
constexpr Rejection too_few_camels{"not_enough_camels", "You do not have so many camels."};
constexpr Rejection too_little_gold{"not_enough_gold", "You do not have so much gold."};

// Cards that need no choice.
constexpr Choices<Card> simple_cards{Card::three_camels, Card::three_gold, Card::place_on_caravan};

// 4 d
void reshuffle(State& state, Log& log)
{
    std::swap(state.deck, state.discards);
    log.tell(DeckReshuffled{static_cast<std::uint8_t>(state.deck.size())});
    Drawing cards = state.chance.stream(Purpose::cards, log);
    shuffle(cards, std::span(state.deck.begin(), state.deck.end()));
}

void play(State& state, Seat seat, Card card, Log& log)
{
    discard(state, seat, card);
    log.tell(CardPlayed{seat, card});
}

// All amounts of this kind, from 1 up to `owned`, that can be paid (9 R11).
template <typename Amount>
Choices<Amount> up_to(int owned)
{
    static_assert(Amount::lowest == 1);
    return Choices<Amount>::first(std::min(owned, Amount::highest));
}

// 9 R16: for each quarter separately.
Shops shops_for_card(const State& state, Seat seat)
{
    Shops shops;
    for (const Quarter quarter : all_of<Quarter>()) {
        shops.join(open_shops(state, seat, quarter));
    }
    return shops;
}

Rejection why_not_play(const State& state, Seat seat, Card card, const Rejection& otherwise)
{
    return state.of(seat).hand.contains(card) ? otherwise : card_not_in_hand;
}

} // namespace

void draw_card(State& state, Seat seat, DrawCause cause, Log& log)
{
    if (state.deck.empty() && state.discards.empty()) {
        log.tell(NoCardLeft{seat, cause});
        return;
    }
    if (state.deck.empty()) {
        reshuffle(state, log);
    }
    const Card card = state.deck.back();
    state.deck.pop_back();
    state.of(seat).hand.push_back(card);
    log.tell(CardDrawn{seat, cause});
    log.tell_only(seat, CardSeen{card});
}

void discard(State& state, Seat seat, Card card)
{
    state.of(seat).hand.remove(card);
    state.discards.push_back(card);
}

void list_cards(const State& state, Seat seat, Legal& rows)
{
    if (!holds_cards(state, seat)) {
        return;
    }
    const Player& player = state.of(seat);
    const Choices<Card> hand(player.hand);
    rows.add<PlayCard>(hand.without(Choices<Card>::all().without(simple_cards)));
    if (hand.contains(Card::place_on_shop)) {
        rows.add<PlaceByCard>(shops_for_card(state, seat));
    }
    if (hand.contains(Card::sell_camels)) {
        rows.add<SellCamels>(up_to<CamelsForSale>(player.camels.number()));
    }
    if (hand.contains(Card::sell_gold)) {
        rows.add<SellGold>(up_to<GoldForSale>(player.gold.number()));
    }
    if (hand.contains(Card::exchange)) {
        rows.add<Exchange>(Direction::camels_for_gold, up_to<Exchanged>(player.camels.number()));
        rows.add<Exchange>(Direction::gold_for_camels, up_to<Exchanged>(player.gold.number()));
    }
    list_builds_by_card(state, seat, rows);
}

Rejection why_not(const State& state, Seat seat, const PlayCard& card)
{
    return why_not_play(state, seat, card.card, card_has_choices);
}

Rejection why_not(const State& state, Seat seat, const PlaceByCard& placement)
{
    return why_not_play(state, seat, Card::place_on_shop, why_closed(state, seat, placement.shop));
}

Rejection why_not(const State& state, Seat seat, const SellCamels&)
{
    return why_not_play(state, seat, Card::sell_camels, too_few_camels);
}

Rejection why_not(const State& state, Seat seat, const SellGold&)
{
    return why_not_play(state, seat, Card::sell_gold, too_little_gold);
}

Rejection why_not(const State& state, Seat seat, const Exchange& exchange)
{
    const bool camels = exchange.direction == Direction::camels_for_gold;
    return why_not_play(state, seat, Card::exchange, camels ? too_few_camels : too_little_gold);
}

void apply(State& state, Seat seat, const PlayCard& choice, Log& log)
{
    play(state, seat, choice.card, log);
    if (choice.card == Card::three_camels) {
        take_camels(state, seat, camels_of_card, Income::card, log);
    } else if (choice.card == Card::three_gold) {
        take_gold(state, seat, gold_of_card, Income::card, log);
    } else {
        load_caravan(state, seat, LoadingCause::card, log);
    }
}

void apply(State& state, Seat seat, const PlaceByCard& placement, Log& log)
{
    play(state, seat, Card::place_on_shop, log);
    place_good(state, seat, placement.shop, PlacingCause::card, log);
}

void apply(State& state, Seat seat, const SellCamels& sale, Log& log)
{
    play(state, seat, Card::sell_camels, log);
    const Camels camels(sale.camels.number());
    const Points points(sale.camels.number() * points_for_camel);
    pay_camels(state, seat, camels);
    score(state, seat, Source::cards, points);
    log.tell(CamelsSold{seat, camels, points});
}

void apply(State& state, Seat seat, const SellGold& sale, Log& log)
{
    play(state, seat, Card::sell_gold, log);
    const Gold gold(sale.gold.number());
    const Points points(sale.gold.number() * points_for_gold);
    pay_gold(state, seat, gold);
    score(state, seat, Source::cards, points);
    log.tell(GoldSold{seat, gold, points});
}

void apply(State& state, Seat seat, const Exchange& choice, Log& log)
{
    play(state, seat, Card::exchange, log);
    log.tell(CamelsAndGoldExchanged{seat, choice.direction, choice.amount});
    const int amount = choice.amount.number();
    if (choice.direction == Direction::camels_for_gold) {
        pay_camels(state, seat, Camels(amount));
        take_gold(state, seat, Gold(amount), Income::card, log);
    } else {
        pay_gold(state, seat, Gold(amount));
        take_camels(state, seat, Camels(amount), Income::card, log);
    }
}

} // namespace dahut::yspahan
