// ys 6: breaks ties between players, and says what decided them.
#include "engine/ys/rules.hpp"

#include <algorithm>
#include <utility>

namespace dahut::ys {

namespace {

Contender contender(const State& state, Side side)
{
    if (side == the_neutral) {
        return {side, {}, {}};
    }
    const Seat seat = seat_of(side);
    return {side, Strength(sum_before_screen(state, seat)), state.of(seat).order_card};
}

bool has_intriguer(const State& state, Side side)
{
    return state.effects.intriguer && side_of(*state.effects.intriguer) == side;
}

// What puts `winner` before `loser`, whose total is the same.
TieBreak reason(const State& state, const Contender& winner, const Contender& loser)
{
    if (has_intriguer(state, winner.side)) {
        return TieBreak::intriguer;
    }
    if (winner.side == the_neutral) {
        return TieBreak::neutral;
    }
    return winner.before_screen != loser.before_screen ? TieBreak::before_screen : TieBreak::order_card;
}

// 6.1, 9.2 c, 6.2, 6.3
bool goes_first(const State& state, const Contender& left, const Contender& right)
{
    if (has_intriguer(state, left.side) != has_intriguer(state, right.side)) {
        return has_intriguer(state, left.side);
    }
    if (left.side == the_neutral || right.side == the_neutral) {
        return left.side == the_neutral && right.side != the_neutral;
    }
    if (left.before_screen != right.before_screen) {
        return left.before_screen > right.before_screen;
    }
    return left.order_card < right.order_card;
}

// Puts the tied standings from `first` to before `end` in order. Reports the tie if their places matter.
void break_tie(const State& state, Ranking& ranking, int first, int end, int places, TieDecided tie, Log& log)
{
    for (int place = first; place < end; ++place) {
        tie.contenders.push_back(contender(state, ranking[place].side));
    }
    sort_few(tie.contenders,
             [&state](const Contender& left, const Contender& right) { return goes_first(state, left, right); });
    for (int place = first; place < end; ++place) {
        ranking[place].side = tie.contenders[place - first].side;
    }
    // The order of those behind the places at stake does not matter, so its reasons are left out.
    for (int one = 1; one < tie.contenders.size() && first + one <= places; ++one) {
        tie.by = std::max(tie.by, reason(state, tie.contenders[one - 1], tie.contenders[one]));
    }
    tie.total = ranking[first].total;
    if (first < places) {
        log.tell(tie);
    }
}

} // namespace

Ranking ranked(const State& state, Ranking claims, int places, const TieDecided& tie, Log& log)
{
    sort_few(claims, [](const Standing& left, const Standing& right) { return left.total > right.total; });
    for (int first = 0; first < claims.size();) {
        int end = first + 1;
        while (end < claims.size() && claims[end].total == claims[first].total) {
            ++end;
        }
        if (end - first > 1) {
            break_tie(state, claims, first, end, places, tie, log);
        }
        first = end;
    }
    return claims;
}

Contender strongest_before_screen(const State& state)
{
    Contender best = contender(state, side_of(state.order[0]));
    for (const Seat seat : state.order) {
        const Contender other = contender(state, side_of(seat));
        if (other.before_screen > best.before_screen) {
            best = other;
        }
    }
    return best;
}

} // namespace dahut::ys
