// ys 7.3, the characters of the placing phase: Cardinal, Spy, Illusionist, Queen, Wizard, Mercenary.
#include "engine/ys/rules.hpp"

#include <algorithm>

namespace dahut::ys {

namespace {

constexpr Rejection no_spy{"spy_not_played", "Only the Spy's player may look, three times in all."};
constexpr Rejection nothing_to_see{"cannot_look_there",
                                   "There is no face-down broker of another player that you have not seen."};
constexpr Rejection other_queen{"queen_closes_otherwise", "At this table the Queen closes the other kind of place."};
constexpr Rejection not_in_use{"not_in_use", "This place is not in use."};
constexpr Rejection not_your_pair{"cannot_swap", "Swap two of your own brokers, neither of them in a closed area."};
constexpr Rejection cannot_mark{"cannot_mark", "The Mercenary cannot mark this broker."};

template <typename Use>
void for_each_on_board(const State& state, Use&& use)
{
    for (int index = 0; index < state.placed; ++index) {
        if (state.at(BrokerNumber(index)).on_board != 0) {
            use(BrokerNumber(index));
        }
    }
}

// 13 R6: face down, somebody else's (never the neutral's), and not seen before.
bool can_look_at(const State& state, Seat spy, BrokerNumber number)
{
    const PlacedBroker& broker = state.at(number);
    return broker.on_board != 0 && broker.face == Face::down && broker.side != side_of(spy)
           && broker.side != the_neutral && !broker.seen_by.contains(spy);
}

bool can_look_at(const State& state, Seat spy, Seat owner, int courtier)
{
    return owner != spy && courtier < state.of(owner).throne_room.size()
           && !state.of(owner).throne_room[courtier].seen_by.contains(spy);
}

template <typename Use>
void for_each_courtier(const State& state, Use&& use)
{
    for (const Seat owner : seats_of(state)) {
        for (int courtier = 0; courtier < state.of(owner).throne_room.size(); ++courtier) {
            use(owner, courtier);
        }
    }
}

bool is_closed(const State& state, const PlacedBroker& broker) { return state.closed.contains(broker.where); }

bool can_swap(const State& state, Seat seat, BrokerNumber number)
{
    const PlacedBroker& broker = state.at(number);
    return broker.on_board != 0 && broker.side == side_of(seat) && !is_closed(state, broker);
}

// 11.4
bool can_mark(const State& state, Seat seat, BrokerNumber number)
{
    const PlacedBroker& broker = state.at(number);
    const bool in_reach = state.options.mercenary == MercenaryRule::any_own || state.just_placed.contains(number);
    return broker.on_board != 0 && broker.side == side_of(seat) && in_reach;
}

} // namespace

// Whether the Spy's player could look somewhere now; everybody can tell (13 R22).
bool can_look(const State& state)
{
    bool found = false;
    if (state.effects.spy && state.effects.looks_left > 0) {
        for_each_on_board(
            state, [&](BrokerNumber number) { found = found || can_look_at(state, *state.effects.spy, number); });
        for_each_courtier(state, [&](Seat owner, int courtier) {
            found = found || can_look_at(state, *state.effects.spy, owner, courtier);
        });
    }
    return found;
}

void list_looks(const State& state, Seat seat, Actions& actions)
{
    if (state.effects.spy != seat || state.effects.looks_left == 0) {
        return;
    }
    for_each_on_board(state, [&](BrokerNumber number) {
        if (can_look_at(state, seat, number)) {
            actions.emplace_back(Look{number});
        }
    });
    for_each_courtier(state, [&](Seat owner, int courtier) {
        if (can_look_at(state, seat, owner, courtier)) {
            actions.emplace_back(LookAtCourtier{owner, CourtierNumber(courtier)});
        }
    });
}

// 11.3
void list_closures(const State& state, Actions& actions)
{
    for (const Quarter quarter : quarters_of(state)) {
        if (state.options.queen == QueenRule::quarter) {
            actions.emplace_back(CloseQuarter{quarter});
            continue;
        }
        for (const Area area : all_of<Area>()) {
            actions.emplace_back(CloseArea{area_of(quarter, area)});
        }
    }
}

// A swap within one area is legal (13 R9); one of the two brokers may stand in the throne room (9.3).
void list_swaps(const State& state, Seat seat, Actions& actions)
{
    for_each_on_board(state, [&](BrokerNumber number) {
        for (int courtier = 0; courtier < state.of(seat).throne_room.size(); ++courtier) {
            if (can_swap(state, seat, number)) {
                actions.emplace_back(SwapWithCourtier{number, CourtierNumber(courtier)});
            }
        }
    });
    for_each_on_board(state, [&](BrokerNumber first) {
        for_each_on_board(state, [&](BrokerNumber second) {
            if (first < second && can_swap(state, seat, first) && can_swap(state, seat, second)) {
                actions.emplace_back(SwapBrokers{first, second});
            }
        });
    });
}

void list_marks(const State& state, Seat seat, Actions& actions)
{
    for_each_on_board(state, [&](BrokerNumber number) {
        if (can_mark(state, seat, number)) {
            actions.emplace_back(MarkBroker{number});
        }
    });
}

Verdict check(const State& state, Seat seat, const Look& look)
{
    if (state.effects.spy != seat || state.effects.looks_left == 0) {
        return no_spy;
    }
    return can_look_at(state, seat, look.broker) ? fine : Verdict(nothing_to_see);
}

Verdict check(const State& state, Seat seat, const LookAtCourtier& look)
{
    if (state.effects.spy != seat || state.effects.looks_left == 0) {
        return no_spy;
    }
    const bool good = look.owner.number() < state.seats && can_look_at(state, seat, look.owner, look.courtier.index());
    return good ? fine : Verdict(nothing_to_see);
}

Verdict check(const State& state, Seat seat, const CloseArea& closure)
{
    if (state.options.queen != QueenRule::area) {
        return other_queen;
    }
    if (!in_city(closure.area) || !in_use(state, closure.area)) {
        return not_in_use;
    }
    return check_card(state, seat, Character::queen);
}

Verdict check(const State& state, Seat seat, const CloseQuarter& closure)
{
    if (state.options.queen != QueenRule::quarter) {
        return other_queen;
    }
    if (!quarters_of(state).contains(closure.quarter)) {
        return not_in_use;
    }
    return check_card(state, seat, Character::queen);
}

Verdict check(const State& state, Seat seat, const SwapBrokers& swap)
{
    if (const Verdict verdict = check_card(state, seat, Character::wizard)) {
        return verdict;
    }
    const bool good =
        swap.first < swap.second && can_swap(state, seat, swap.first) && can_swap(state, seat, swap.second);
    return good ? fine : Verdict(not_your_pair);
}

Verdict check(const State& state, Seat seat, const SwapWithCourtier& swap)
{
    if (const Verdict verdict = check_card(state, seat, Character::wizard)) {
        return verdict;
    }
    const bool good = can_swap(state, seat, swap.broker) && swap.courtier.index() < state.of(seat).throne_room.size();
    return good ? fine : Verdict(not_your_pair);
}

Verdict check(const State& state, Seat seat, const MarkBroker& mark)
{
    if (const Verdict verdict = check_card(state, seat, Character::mercenary)) {
        return verdict;
    }
    return can_mark(state, seat, mark.broker) ? fine : Verdict(cannot_mark);
}

void apply(State& state, Seat seat, const Look& look, Log& log)
{
    --state.effects.looks_left;
    state.at(look.broker).seen_by.insert(seat);
    log.tell(BrokerLookedAt{seat, look.broker});
    log.tell_only(seat, BrokerSeen{look.broker, state.at(look.broker).value});
}

void apply(State& state, Seat seat, const LookAtCourtier& look, Log& log)
{
    Courtier& courtier = state.of(look.owner).throne_room[look.courtier.index()];
    --state.effects.looks_left;
    courtier.seen_by.insert(seat);
    log.tell(CourtierLookedAt{seat, look.owner, look.courtier});
    log.tell_only(seat, CourtierSeen{look.owner, look.courtier, courtier.value});
}

void apply(State& state, Seat seat, const CloseArea& closure, Log& log)
{
    spend_card(state, seat, Character::queen, log);
    state.effects.queen = seat;
    state.closed = {closure.area};
    log.tell(AreaClosed{seat, closure.area});
}

void apply(State& state, Seat seat, const CloseQuarter& closure, Log& log)
{
    spend_card(state, seat, Character::queen, log);
    state.effects.queen = seat;
    for (const Area area : all_of<Area>()) {
        state.closed.push_back(area_of(closure.quarter, area));
    }
    log.tell(QuarterClosed{seat, closure.quarter});
}

// Each broker keeps its face; a swap is no placement.
void apply(State& state, Seat seat, const SwapBrokers& swap, Log& log)
{
    spend_card(state, seat, Character::wizard, log);
    std::swap(state.at(swap.first).where, state.at(swap.second).where);
    log.tell(BrokersSwapped{seat, swap.first, swap.second});
}

// Both lie face down now, and a mark counts nothing in the throne room (13 R10, R18). What a Spy has seen stays with
// the broker that was seen (13 R6).
void apply(State& state, Seat seat, const SwapWithCourtier& swap, Log& log)
{
    spend_card(state, seat, Character::wizard, log);
    PlacedBroker& broker = state.at(swap.broker);
    Courtier& courtier = state.of(seat).throne_room[swap.courtier.index()];
    std::swap(broker.value, courtier.value);
    std::swap(broker.seen_by, courtier.seen_by);
    broker.face = Face::down;
    broker.marked = 0;
    log.tell(CourtierSwapped{seat, swap.broker, swap.courtier});
}

void apply(State& state, Seat seat, const MarkBroker& mark, Log& log)
{
    spend_card(state, seat, Character::mercenary, log);
    state.at(mark.broker).marked = 1;
    log.tell(BrokerMarked{seat, mark.broker});
}

} // namespace dahut::ys
