// yspahan 3: a turn, in which a seat chooses and uses a group. Placing, moving and building have files of their own.
#include "engine/yspahan/rules.hpp"

#include <algorithm>
#include <optional>

namespace dahut::yspahan {

namespace {

constexpr Rejection nothing_to_place{"no_shop_open", "There is no shop in this quarter where you could place a good."};
constexpr Rejection group_left{"group_left", "There is a group of dice that you can take."};

// What a building adds to the row's own action (3.3).
int bonus_of(const Player& player, Row row)
{
    switch (row) {
    case Row::camel:
        return player.has(Building::paddock) ? camels_of_paddock.number() : 0;
    case Row::gold:
        return player.has(Building::shop) ? gold_of_shop.number() : 0;
    case Row::bag:
    case Row::barrel:
    case Row::chest:
    case Row::vase:
        break;
    }
    return player.has(Building::hoist) ? goods_of_hoist : 0;
}

// 3.1 d: camels and gold never run out; shops can.
bool is_useful(const State& state, Seat seat, Row row)
{
    return !is_quarter(row) || !open_souks(state, seat, quarter_of(row)).empty();
}

Choices<Row> useful_rows(const State& state, Seat seat, Choices<Row> rows)
{
    for (const Row row : rows) {
        if (!is_useful(state, seat, row)) {
            rows.erase(row);
        }
    }
    return rows;
}

// Takes camels or gold, depending on the row. Reports nothing for an amount of 0.
void take_from_row(State& state, Seat seat, Row row, int amount, Income income, Log& log)
{
    if (amount > 0 && row == Row::camel) {
        take_camels(state, seat, Camels(amount), income, log);
    } else if (amount > 0) {
        take_gold(state, seat, Gold(amount), income, log);
    }
}

// 3 b, 4 a
void use_row(State& state, Seat seat, Row row, const std::optional<Card>& card, Log& log)
{
    const int dice = dice_for(state, seat, row);
    const int extra_dice = card ? 1 : 0;
    take_group(state, seat, row, GroupUse::row, log);
    if (card) {
        discard(state, seat, *card);
        log.tell(CardDiscarded{seat, *card});
    }
    const int bonus = bonus_of(state.of(seat), row);
    if (is_quarter(row)) {
        begin_placing(state, quarter_of(row), Goods(dice + extra_dice), Goods(bonus));
        return;
    }
    take_from_row(state, seat, row, dice, Income::dice, log);
    take_from_row(state, seat, row, extra_dice, Income::extra_die, log);
    take_from_row(state, seat, row, bonus, Income::building, log);
    end_action(state, log);
}

} // namespace

// 3 c: without any group, drawing is the only action. But a seat with cards is asked, because it may play one before.
Progress proceed_choosing(State& state, Log& log)
{
    const Seat seat = state.seat_on_turn();
    if (holds_cards(state, seat) || !rows_for(state, seat).empty()) {
        return Progress::asking;
    }
    apply(state, seat, DrawWithoutGroup{}, log);
    return Progress::going_on;
}

void list_uses(const State& state, Seat seat, Legal& rows)
{
    const Choices<Row> open = rows_for(state, seat);
    if (open.empty()) {
        rows.add<DrawWithoutGroup>();
        return;
    }
    const Choices<Row> useful = useful_rows(state, seat, open);
    rows.add<UseRow>(useful);
    rows.add<UseRowWithCard>(useful, Choices<Card>(state.of(seat).hand));
    rows.add<DrawCard>(open);
    list_ways(state, seat, rows);
    list_builds_with_group(state, seat, rows);
}

int income_of(const State& state, Seat seat, Row row)
{
    const int dice = dice_for(state, seat, row);
    if (dice == 0) {
        return 0;
    }
    const int income = dice + bonus_of(state.of(seat), row);
    return is_quarter(row) ? std::min(income, room_for_goods(state, seat, quarter_of(row))) : income;
}

Rejection why_not(const State& state, Seat seat, const UseRow& use)
{
    return why_not_take(state, seat, use.row).value_or(nothing_to_place);
}

Rejection why_not(const State& state, Seat seat, const UseRowWithCard& use)
{
    return state.of(seat).hand.contains(use.card) ? why_not(state, seat, UseRow{use.row}) : card_not_in_hand;
}

Rejection why_not(const State& state, Seat seat, const DrawCard& draw)
{
    return why_not_take(state, seat, draw.row).value_or(not_now);
}

Rejection why_not(const State&, Seat, const DrawWithoutGroup&) { return group_left; }

void apply(State& state, Seat seat, const UseRow& use, Log& log) { use_row(state, seat, use.row, std::nullopt, log); }

void apply(State& state, Seat seat, const UseRowWithCard& use, Log& log)
{
    use_row(state, seat, use.row, use.card, log);
}

void apply(State& state, Seat seat, const DrawCard& draw, Log& log)
{
    take_group(state, seat, draw.row, GroupUse::card, log);
    draw_card(state, seat, DrawCause::group, log);
    end_action(state, log);
}

void apply(State& state, Seat seat, const DrawWithoutGroup&, Log& log)
{
    log.tell(NoGroupLeft{seat});
    draw_card(state, seat, DrawCause::no_group, log);
    end_action(state, log);
}

// 2 d. With two players yellow dice stay until the start player's second turn, and building is an action (7.1 c, e).
void end_action(State& state, Log& log)
{
    if (state.turn == 0 && state.seats > 2) {
        remove_yellow_dice(state, log);
    }
    state.stage = state.seats > 2 ? Stage::building : Stage::ending;
}

} // namespace dahut::yspahan
