// yspahan 3.3: what buildings cost, and what they give when built. The files of the rules they change say what else
// they do.
#include "engine/yspahan/rules.hpp"

#include <algorithm>

namespace dahut::yspahan {

namespace {

constexpr Rejection built_already{"built_already", "You have this building."};
constexpr Rejection not_enough_camels{"not_enough_camels", "You do not have enough camels for this building."};
constexpr Rejection not_enough_gold{"not_enough_gold", "You do not have enough gold for this building."};
constexpr Rejection takes_no_group{"takes_no_group", "A building takes a group of dice with two players only."};
constexpr Rejection card_builds_alone{"card_builds_alone",
                                      "Play this card by itself, it builds besides your own build."};
constexpr Rejection card_only_pays{"card_only_pays", "Name this card when you build."};
constexpr Rejection one_card_only{"one_card_only", "One card at most can pay for a building."};
constexpr Rejection builds_nothing{"wrong_card", "This card builds nothing."};

using Buildings = Choices<Building>;
using Payments = Choices<Payment>;

SmallList<Card, 2> cards_for(Payment payment)
{
    switch (payment) {
    case Payment::full:
        break;
    case Payment::without_camels:
        return {Card::build_without_camels};
    case Payment::without_gold:
        return {Card::build_without_gold};
    case Payment::nothing:
        return {Card::build_without_camels, Card::build_without_gold};
    }
    return {};
}

bool holds_cards_for(const Player& player, Payment payment)
{
    const auto cards = cards_for(payment);
    return std::ranges::all_of(cards, [&player](Card card) { return player.hand.contains(card); });
}

Price price_of(Building building, Payment payment)
{
    Price price = price_of(building);
    for (const Card card : cards_for(payment)) {
        (card == Card::build_without_camels ? price.camels : price.gold) = 0;
    }
    return price;
}

// 9 R1, R2: whether the rules allow this payment, whatever the player holds.
bool is_rule(const State& state, Payment payment)
{
    switch (payment) {
    case Payment::full:
        return true;
    case Payment::without_camels:
    case Payment::without_gold:
        return state.seats == 2 || state.options.build_cards == BuildCards::payment;
    case Payment::nothing:
        break;
    }
    return state.options.build_cards == BuildCards::payment;
}

// 9 R1, R2
bool cards_build_alone(const State& state) { return state.seats > 2 && state.options.build_cards == BuildCards::own; }

Payments payments_of(const State& state, Seat seat)
{
    Payments payments;
    for (const Payment payment : all_of<Payment>()) {
        if (is_rule(state, payment) && holds_cards_for(state.of(seat), payment)) {
            payments.insert(payment);
        }
    }
    return payments;
}

bool can_pay(const Player& player, Price price)
{
    return player.camels.number() >= price.camels && player.gold.number() >= price.gold;
}

Buildings affordable(const Player& player, Payment payment)
{
    Buildings buildings;
    for (const Building building : Buildings::all().without(player.buildings)) {
        if (can_pay(player, price_of(building, payment))) {
            buildings.insert(building);
        }
    }
    return buildings;
}

Rejection why_not_build(const Player& player, Building building, Payment payment)
{
    if (player.has(building)) {
        return built_already;
    }
    if (!holds_cards_for(player, payment)) {
        return card_not_in_hand;
    }
    return player.camels.number() < price_of(building, payment).camels ? not_enough_camels : not_enough_gold;
}

// 3.3 b
void build(State& state, Seat seat, Building building, Payment payment, Log& log)
{
    Player& player = state.of(seat);
    const Price price = price_of(building, payment);
    const Points points = *points_of_next_building(player);
    for (const Card card : cards_for(payment)) {
        discard(state, seat, card);
    }
    pay_camels(state, seat, Camels(price.camels));
    pay_gold(state, seat, Gold(price.gold));
    player.buildings.insert(building);
    score(state, seat, Source::buildings, points);
    log.tell(BuildingBuilt{seat, building, Camels(price.camels), Gold(price.gold), cards_for(payment), points});
}

Payment payment_by(Card card)
{
    return card == Card::build_without_camels ? Payment::without_camels : Payment::without_gold;
}

} // namespace

// 9 R20
Progress proceed_building(State& state, Log&)
{
    const Seat seat = state.seat_on_turn();
    if (holds_cards(state, seat) || !affordable(state.of(seat), Payment::full).empty()) {
        return Progress::asking;
    }
    state.stage = Stage::ending;
    return Progress::going_on;
}

Progress proceed_ending(State& state, Log& log)
{
    if (holds_cards(state, state.seat_on_turn())) {
        return Progress::asking;
    }
    end_turn(state, log);
    return Progress::going_on;
}

std::optional<Points> points_of_next_building(const Player& player)
{
    const int built = player.buildings.size();
    return built < buildings_in_all ? std::optional(Points(building_points[static_cast<std::size_t>(built)]))
                                    : std::nullopt;
}

void list_builds(const State& state, Seat seat, Legal& rows)
{
    for (const Payment payment : payments_of(state, seat)) {
        rows.add<Build>(affordable(state.of(seat), payment), payment);
    }
}

// 7.1 e
void list_builds_with_group(const State& state, Seat seat, Legal& rows)
{
    if (state.seats > 2) {
        return;
    }
    for (const Payment payment : payments_of(state, seat)) {
        rows.add<BuildWithGroup>(rows_for(state, seat), affordable(state.of(seat), payment), payment);
    }
}

void list_builds_by_card(const State& state, Seat seat, Legal& rows)
{
    if (!cards_build_alone(state)) {
        return;
    }
    for (const Card card : {Card::build_without_camels, Card::build_without_gold}) {
        if (state.of(seat).hand.contains(card)) {
            rows.add<BuildByCard>(card, affordable(state.of(seat), payment_by(card)));
        }
    }
}

Rejection why_not(const State& state, Seat seat, const Build& build)
{
    return is_rule(state, build.payment) ? why_not_build(state.of(seat), build.building, build.payment)
                                         : card_builds_alone;
}

Rejection why_not(const State& state, Seat seat, const BuildWithGroup& build)
{
    if (state.seats > 2) {
        return takes_no_group;
    }
    if (const std::optional<Rejection> rejection = why_not_take(state, seat, build.row)) {
        return *rejection;
    }
    return is_rule(state, build.payment) ? why_not_build(state.of(seat), build.building, build.payment) : one_card_only;
}

Rejection why_not(const State& state, Seat seat, const BuildByCard& build)
{
    if (build.card != Card::build_without_camels && build.card != Card::build_without_gold) {
        return builds_nothing;
    }
    return cards_build_alone(state) ? why_not_build(state.of(seat), build.building, payment_by(build.card))
                                    : card_only_pays;
}

Rejection why_not(const State&, Seat, const EndTurn&) { return not_now; }

void apply(State& state, Seat seat, const Build& choice, Log& log)
{
    build(state, seat, choice.building, choice.payment, log);
    state.stage = Stage::ending;
}

void apply(State& state, Seat seat, const BuildWithGroup& choice, Log& log)
{
    take_group(state, seat, choice.row, GroupUse::building, log);
    build(state, seat, choice.building, choice.payment, log);
    end_action(state, log);
}

void apply(State& state, Seat seat, const BuildByCard& choice, Log& log)
{
    log.tell(CardPlayed{seat, choice.card});
    build(state, seat, choice.building, payment_by(choice.card), log);
}

void apply(State& state, Seat, const EndTurn&, Log& log) { end_turn(state, log); }

} // namespace dahut::yspahan
