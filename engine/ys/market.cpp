// ys 5: scoring the market: rows, columns, best bidder.
#include "engine/ys/claims.hpp"

#include <algorithm>
#include <array>

namespace dahut::ys {

namespace {

constexpr Rejection not_the_tied_columns{"not_the_tied_columns", "These are not the columns that are tied."};
constexpr Rejection track_ends{"track_ends", "This quotation cannot move any further."};

// The steps of scoring the market: first one for each row, used or not, then these.
enum MarketStep : std::uint8_t { columns = 4, best_bidder, leaving };

std::optional<Row> row_of_step(std::uint8_t step)
{
    return step < columns ? std::optional(Row::at_index(step)) : std::nullopt;
}

// 5.2
void score_row(State& state, Row row, Log& log)
{
    const Ranking present = claims(state, standing_in(state, places_of(row)));
    if (present.empty()) {
        return;
    }
    const Ranking ranking = ranked(state, present, 1, {.contest = Contest::row, .row = row}, log);
    const Side winner = ranking.front().side;
    const Gem gem = *state.at(row);
    state.at(row).reset();
    log.tell(RowWon{row, winner, ranking.front().total});
    take_gem_from(state, winner, gem, GemSource::row, log);
}

// 5.3: a higher sum, then more brokers.
bool ranks_above(const ColumnTotal& left, const ColumnTotal& right)
{
    return left.total != right.total ? left.total > right.total : left.brokers > right.brokers;
}

using ColumnTotals = std::array<ColumnTotal, 4>;

// The totals in colour order. `counts` gives the strength of each broker.
ColumnTotals column_totals(const State& state, int (*counts)(const PlacedBroker&) = strength_of)
{
    ColumnTotals totals{};
    for (const Colour column : all_of<Colour>()) {
        totals[static_cast<std::size_t>(column)].colour = column;
    }
    for (const BrokerNumber number : standing_in(state, all_spaces)) {
        ColumnTotal& total = totals[static_cast<std::size_t>(column_of(state.at(number).where))];
        total.total = Strength(total.total.number() + counts(state.at(number)));
        ++total.brokers;
    }
    return totals;
}

// What everybody sees of a broker: 0 if it lies face down, unless a Mercenary has marked it to count 5 (7.3).
int open_strength_of(const PlacedBroker& broker)
{
    return broker.face == Face::up || broker.marked != 0 ? strength_of(broker) : 0;
}

// The columns tied for the highest places not yet settled; a single column if no tie is there.
SmallList<Colour, 4> next_group(const State& state, ColumnTotals totals)
{
    sort_few(totals, ranks_above);
    const auto first = static_cast<std::size_t>(state.columns.size());
    SmallList<Colour, 4> group;
    for (std::size_t place = first; place < 4 && !ranks_above(totals[first], totals[place]); ++place) {
        group.push_back(totals[place].colour);
    }
    return group;
}

// 5.3: who orders tied columns, and why.
std::pair<Seat, TieBreak> columns_chooser(const State& state)
{
    if (state.effects.intriguer) {
        return {*state.effects.intriguer, TieBreak::intriguer};
    }
    const Contender best = strongest_before_screen(state);
    const auto rivals = std::ranges::count_if(
        seats_of(state), [&](Seat seat) { return Strength(sum_before_screen(state, seat)) == best.before_screen; });
    return {seat_of(best.side), rivals > 1 ? TieBreak::order_card : TieBreak::before_screen};
}

void move_quotations(State& state, const ColumnTotals& totals, Log& log)
{
    ColumnsRanked ranking;
    for (const Colour column : state.columns) {
        ranking.columns.push_back(totals[static_cast<std::size_t>(column)]);
    }
    log.tell(ranking);
    for (int place = 0; place < state.columns.size(); ++place) {
        move_quotation_by(state, state.columns[place], column_moves[static_cast<std::size_t>(place)],
                          QuotationCause::columns, log);
    }
}

// 5.3: settles the groups from the highest down (13 R14).
Progress rank_columns(State& state, Log& log)
{
    const ColumnTotals totals = column_totals(state);
    while (state.columns.size() < 4) {
        const SmallList<Colour, 4> group = next_group(state, totals);
        if (group.size() > 1) {
            ask(state, columns_chooser(state).first, Stage::ordering_columns);
            return Progress::asking;
        }
        state.columns.push_back(group.front());
    }
    move_quotations(state, totals, log);
    return Progress::finished;
}

// 9.2 f: the neutral raises the colour of which it has most gems; the leftmost of several, and blue if it has none.
void move_for_neutral(State& state, Log& log)
{
    const auto& gems = state.neutral.gems;
    const auto most = std::ranges::max_element(gems) - gems.begin();
    move_quotation_by(state, static_cast<Colour>(most), +1, QuotationCause::best_bidder, log);
}

// 5.4
void find_best_bidder(State& state, Log& log)
{
    const Ranking present = claims(state, standing_in(state, all_spaces));
    if (present.empty()) {
        return;
    }
    const Ranking ranking = ranked(state, present, 1, {.contest = Contest::best_bidder}, log);
    log.tell(BestBidderFound{ranking.front().side, ranking.front().total});
    if (ranking.front().side == the_neutral) {
        move_for_neutral(state, log);
    } else {
        ask(state, seat_of(ranking.front().side), Stage::best_bid);
    }
}

// 5.5; with King's Favour the brokers before the screens stay until the courtiers are sent (13 R17).
void send_home(State& state, Log& log)
{
    for (const BrokerNumber number : standing_in(state, Choices<Location>::all())) {
        go_home(state, number);
    }
    if (state.options.kings_favour == Switch::off) {
        send_home_from_before(state);
    }
    log.tell(MarketWentHome{});
}

// Whether the column at this place is tied with the one before or after it.
bool is_tied(const ColumnTotals& sorted, std::size_t place)
{
    return (place > 0 && !ranks_above(sorted[place - 1], sorted[place]))
           || (place + 1 < sorted.size() && !ranks_above(sorted[place], sorted[place + 1]));
}

} // namespace

ProjectedQuotations projected_quotations(const State& state)
{
    ProjectedQuotations projected;
    if (!state.columns.empty()) {
        return projected;
    }
    ColumnTotals totals = column_totals(state, open_strength_of);
    sort_few(totals, ranks_above);
    for (std::size_t place = 0; place < totals.size(); ++place) {
        const Colour colour = totals[place].colour;
        if (!is_tied(totals, place)) {
            projected[static_cast<std::size_t>(colour)] = moved_by(state.at(colour), column_moves[place]);
        }
    }
    return projected;
}

void begin_market(State& state, Log& log)
{
    state.step = 0;
    state.columns.clear();
    reveal(state, standing_in(state, all_spaces), log);
}

Progress proceed_market(State& state, Log& log)
{
    while (!state.chooser) {
        if (const std::optional<Row> row = row_of_step(state.step)) {
            ++state.step;
            if (rows_of(state).contains(*row)) {
                score_row(state, *row, log);
            }
        } else if (state.step == columns) {
            if (rank_columns(state, log) == Progress::finished) {
                ++state.step;
            }
        } else if (state.step == best_bidder) {
            ++state.step;
            find_best_bidder(state, log);
        } else {
            send_home(state, log);
            return Progress::finished;
        }
    }
    return Progress::asking;
}

void list_column_orders(const State& state, Legal& legal)
{
    // A group is in colour order, from which std::next_permutation starts.
    SmallList<Colour, 4> order = next_group(state, column_totals(state));
    Choices<SmallList<Colour, 4>> orders;
    do {
        orders.insert(order);
    } while (std::next_permutation(order.begin(), order.end()));
    legal.add<OrderColumns>(orders);
}

// Leaves out steps that the end of the track would swallow.
Choices<Colour> movable(const State& state, Direction direction)
{
    const Step end{direction == Direction::up ? Step::highest : Step::lowest};
    Choices<Colour> colours;
    for (const Colour colour : all_of<Colour>()) {
        if (state.at(colour) != end) {
            colours.insert(colour);
        }
    }
    return colours;
}

void list_quotation_moves(const State& state, Legal& legal)
{
    for (const Direction direction : all_of<Direction>()) {
        legal.add<MoveQuotation>(movable(state, direction), direction);
    }
}

Rejection why_not(const State&, Seat, const OrderColumns&) { return not_the_tied_columns; }

Rejection why_not(const State&, Seat, const MoveQuotation&) { return track_ends; }

void apply(State& state, Seat seat, const OrderColumns& choice, Log& log)
{
    log.tell(ColumnsOrdered{seat, columns_chooser(state).second, choice.order});
    for (const Colour column : choice.order) {
        state.columns.push_back(column);
    }
    state.chooser.reset();
}

void apply(State& state, Seat, const MoveQuotation& choice, Log& log)
{
    state.chooser.reset();
    move_quotation_by(state, choice.colour, choice.direction == Direction::up ? 1 : -1, QuotationCause::best_bidder,
                      log);
}

} // namespace dahut::ys
