// yspahan 2: the dice tower. Dice are rolled and grouped. Groups leave it one by one; yellow dice leave all at once.
#include "engine/yspahan/rules.hpp"

#include <algorithm>

namespace dahut::yspahan {

namespace {

constexpr Rejection no_gold_for_dice{"not_enough_gold", "Each yellow die costs 1 gold."};
constexpr Rejection row_empty{"row_empty", "There are no dice in this row."};
constexpr Rejection dice_not_yours{"yellow_dice_only", "Yellow dice are for the start player only."};

int most_yellow_dice(const State& state, Seat seat)
{
    return std::min(YellowDice::highest, state.of(seat).gold.number() / gold_for_yellow_die);
}

Die roll_one(Stream& dice) { return Die::at_index(static_cast<int>(dice.below(Die::size))); }

// 2 b: the groups, from the lowest value up.
SmallList<Group, Die::size> grouped(const DiceRolled& rolled)
{
    SmallList<Group, Die::size> groups;
    for (int value = Die::lowest; value <= Die::highest; ++value) {
        const Die die(value);
        const auto white = std::ranges::count(rolled.white, die);
        const auto yellow = std::ranges::count(rolled.yellow, die);
        if (white + yellow > 0) {
            groups.push_back({die, WhiteDice(static_cast<int>(white)), YellowDice(static_cast<int>(yellow))});
        }
    }
    return groups;
}

} // namespace

// 2 a, 9 R19: a seat without gold and without cards has nothing to decide.
Progress proceed_rolling(State& state, Log& log)
{
    const Seat seat = state.seat_on_turn();
    if (most_yellow_dice(state, seat) > 0 || holds_cards(state, seat)) {
        return Progress::asking;
    }
    apply(state, seat, Roll{}, log);
    return Progress::going_on;
}

void list_rolls(const State& state, Seat seat, Legal& rows)
{
    rows.add<Roll>(Choices<YellowDice>::first(most_yellow_dice(state, seat) + 1));
}

Rejection why_not(const State&, Seat, const Roll&) { return no_gold_for_dice; }

void apply(State& state, Seat seat, const Roll& roll, Log& log)
{
    DiceRolled rolled{seat, {}, {}, Gold(roll.yellow.number() * gold_for_yellow_die)};
    pay_gold(state, seat, rolled.gold);
    Drawing dice = state.chance.stream(Purpose::dice, log);
    while (rolled.white.size() < white_dice(state.seats)) {
        rolled.white.push_back(roll_one(dice));
    }
    while (rolled.yellow.size() < roll.yellow.number()) {
        rolled.yellow.push_back(roll_one(dice));
    }
    log.tell(rolled);
    fill_tower(state, rolled, log);
    state.stage = Stage::choosing;
}

// 2 b: the highest group goes to the top of the tower, unless it is the only one.
void fill_tower(State& state, const DiceRolled& rolled, Log& log)
{
    const auto groups = grouped(rolled);
    for (int place = 0; place < groups.size(); ++place) {
        const bool on_top = place > 0 && place == groups.size() - 1;
        const Row row = on_top ? Row::gold : static_cast<Row>(place);
        const Group& group = groups[place];
        state.at(row) = group;
        log.tell(RowFilled{row, group.value, group.white, group.yellow});
    }
}

// 2 d, 7.1 d
int dice_for(const State& state, Seat seat, Row row)
{
    const Group& group = state.at(row);
    return group.white.number() + (seat == state.order.front() ? group.yellow.number() : 0);
}

Choices<Row> rows_for(const State& state, Seat seat)
{
    Choices<Row> rows;
    for (const Row row : all_of<Row>()) {
        if (dice_for(state, seat, row) > 0) {
            rows.insert(row);
        }
    }
    return rows;
}

std::optional<Rejection> why_not_take(const State& state, Seat seat, Row row)
{
    if (dice_for(state, seat, row) > 0) {
        return std::nullopt;
    }
    return state.at(row).empty() ? row_empty : dice_not_yours;
}

Group take_group(State& state, Seat seat, Row row, GroupUse use, Log& log)
{
    const Group group = state.at(row);
    state.at(row) = Group{};
    log.tell(GroupTaken{seat, row, group.value, group.white, group.yellow, use});
    return group;
}

// 2 d
void remove_yellow_dice(State& state, Log& log)
{
    YellowDiceLeft left;
    for (const Row row : all_of<Row>()) {
        Group& group = state.at(row);
        if (group.yellow > YellowDice(0)) {
            left.dice = YellowDice(left.dice.number() + group.yellow.number());
            group.yellow = YellowDice(0);
            if (group.empty()) {
                left.closed.push_back(row);
                group = Group{};
            }
        }
    }
    if (left.dice > YellowDice(0)) {
        log.tell(left);
    }
}

// 2 e
void clear_tower(State& state, Log& log)
{
    TowerCleared cleared;
    for (const Row row : all_of<Row>()) {
        if (!state.at(row).empty()) {
            cleared.rows.push_back(row);
            state.at(row) = Group{};
        }
    }
    if (!cleared.rows.empty()) {
        log.tell(cleared);
    }
}

} // namespace dahut::yspahan
