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

// 13 R6: brokers that lie face down, belong to another player (not the neutral), and have not been seen by this Spy.
Choices<BrokerNumber> unseen_brokers(const State& state, Seat spy)
{
    return brokers_on_board(state, [spy](const PlacedBroker& broker) {
        return broker.face == Face::down && broker.side != side_of(spy) && broker.side != the_neutral
               && !broker.seen_by.contains(spy);
    });
}

Choices<CourtierNumber> unseen_courtiers(const State& state, Seat spy, Seat owner)
{
    Choices<CourtierNumber> unseen;
    const auto& throne_room = state.of(owner).throne_room;
    for (int courtier = 0; owner != spy && courtier < throne_room.size(); ++courtier) {
        if (!throne_room[courtier].seen_by.contains(spy)) {
            unseen.insert(CourtierNumber(courtier));
        }
    }
    return unseen;
}

bool has_looks(const State& state, Seat seat) { return state.effects.spy == seat && state.effects.looks_left > 0; }

} // namespace

// Whether the Spy's player could look at anything now. Everybody can tell (13 R22).
bool can_look(const State& state)
{
    if (!state.effects.spy || state.effects.looks_left == 0) {
        return false;
    }
    const Seat spy = *state.effects.spy;
    return !unseen_brokers(state, spy).empty() || std::ranges::any_of(seats_of(state), [&](Seat owner) {
        return !unseen_courtiers(state, spy, owner).empty();
    });
}

void list_looks(const State& state, Seat seat, Legal& legal)
{
    if (!has_looks(state, seat)) {
        return;
    }
    legal.add<Look>(unseen_brokers(state, seat));
    for (const Seat owner : seats_of(state)) {
        legal.add<LookAtCourtier>(owner, unseen_courtiers(state, seat, owner));
    }
}

// 11.3
void list_closures(const State& state, Legal& legal)
{
    if (state.options.queen == QueenRule::quarter) {
        legal.add<CloseQuarter>(quarters_of(state));
    } else {
        legal.add<CloseArea>(areas_of(state));
    }
}

Choices<BrokerNumber> movable_brokers(const State& state, Seat seat)
{
    return brokers_on_board(state, [&](const PlacedBroker& broker) {
        return broker.side == side_of(seat) && !state.closed.contains(broker.where);
    });
}

// A swap within one area is legal (13 R9). One of the two brokers may be in the throne room (9.3).
void list_swaps(const State& state, Seat seat, Legal& legal)
{
    const Choices<BrokerNumber> own = movable_brokers(state, seat);
    legal.add<SwapWithCourtier>(own, Choices<CourtierNumber>::first(state.of(seat).throne_room.size()));
    add_pairs<SwapBrokers>(legal, own);
}

// 11.4
void list_marks(const State& state, Seat seat, Legal& legal)
{
    if (state.options.mercenary == MercenaryRule::any_own) {
        legal.add<MarkBroker>(
            brokers_on_board(state, [seat](const PlacedBroker& broker) { return broker.side == side_of(seat); }));
    } else {
        legal.add<MarkBroker>(Choices<BrokerNumber>(state.just_placed));
    }
}

Rejection why_not(const State& state, Seat seat, const Look&)
{
    return has_looks(state, seat) ? nothing_to_see : no_spy;
}

Rejection why_not(const State& state, Seat seat, const LookAtCourtier&)
{
    return has_looks(state, seat) ? nothing_to_see : no_spy;
}

Rejection why_not(const State& state, Seat seat, const CloseArea& closure)
{
    if (state.options.queen != QueenRule::area) {
        return other_queen;
    }
    return areas_of(state).contains(closure.area) ? why_not_card(state, seat, Character::queen) : not_in_use;
}

Rejection why_not(const State& state, Seat seat, const CloseQuarter& closure)
{
    if (state.options.queen != QueenRule::quarter) {
        return other_queen;
    }
    return quarters_of(state).contains(closure.quarter) ? why_not_card(state, seat, Character::queen) : not_in_use;
}

Rejection why_not(const State& state, Seat seat, const SwapBrokers&)
{
    return why_not_card(state, seat, Character::wizard, not_your_pair);
}

Rejection why_not(const State& state, Seat seat, const SwapWithCourtier&)
{
    return why_not_card(state, seat, Character::wizard, not_your_pair);
}

Rejection why_not(const State& state, Seat seat, const MarkBroker&)
{
    return why_not_card(state, seat, Character::mercenary, cannot_mark);
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
    state.closed.insert(closure.area);
    log.tell(AreaClosed{seat, closure.area});
}

void apply(State& state, Seat seat, const CloseQuarter& closure, Log& log)
{
    spend_card(state, seat, Character::queen, log);
    state.effects.queen = seat;
    for (const Area area : all_of<Area>()) {
        state.closed.insert(area_of(closure.quarter, area));
    }
    log.tell(QuarterClosed{seat, closure.quarter});
}

// Each broker keeps its face. A swap does not count as a placement.
void apply(State& state, Seat seat, const SwapBrokers& swap, Log& log)
{
    spend_card(state, seat, Character::wizard, log);
    const Location first = state.at(swap.first).where;
    const Location second = state.at(swap.second).where;
    leave(state, swap.first);
    leave(state, swap.second);
    stand(state, swap.first, second);
    stand(state, swap.second, first);
    log.tell(BrokersSwapped{seat, swap.first, swap.second});
}

// Both brokers lie face down now, and a mark does not count in the throne room (13 R10, R18). What a Spy has seen stays
// known of that broker (13 R6).
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
