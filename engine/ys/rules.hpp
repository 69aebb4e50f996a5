// The parts of the rules of Ys, one group for each rule file, in rulebook order. Each kind of action has a
// check, which assumes that the seat is asked and the stage is right (ys.cpp sees to that), and an apply, which
// assumes that the check passed. `list_…` appends legal actions.
#pragma once

#include "engine/core/events.hpp"
#include "engine/core/random.hpp"
#include "engine/core/rejection.hpp"
#include "engine/ys/event.hpp"
#include "engine/ys/state.hpp"

#include <span>
#include <vector>

namespace dahut::ys {

using Log = Events<Event>;
using Actions = std::vector<Action>;
using Verdict = std::optional<Rejection>;
inline constexpr Verdict fine = std::nullopt;

// How a phase of the turn got on: somebody has to be asked, or it is over.
enum class Progress : std::uint8_t { asking, finished };

// --- What is in use (ys 1.5, 1.6, 9) and small shared steps: shared.cpp
[[nodiscard]] SmallList<Seat, 4> seats_of(const State& state);
[[nodiscard]] SmallList<Side, sides_max> sides_of(const State& state);
[[nodiscard]] bool has_neutral(const State& state);
[[nodiscard]] SmallList<Quarter, 4> quarters_of(const State& state);
[[nodiscard]] SmallList<Row, 4> rows_of(const State& state);
[[nodiscard]] bool in_use(const State& state, Location where);
[[nodiscard]] bool is_taken(const State& state, Location space);
[[nodiscard]] int sum_before_screen(const State& state, Seat seat);
// What a broker on the board counts when it is scored (Mercenary, ys 7.3).
[[nodiscard]] int strength_of(const PlacedBroker& broker);
void score(State& state, Side side, Points points, ScoreCause cause, Log& log);
void pay_gem(State& state, Side side, Colour colour);
// Pays a gem of any kind; a white one has to be coloured by its taker.
void take_gem_from(State& state, Side taker, Gem gem, GemSource source, Log& log);
// ys 1.7: the colours from the highest quotation down, equal ones in colour order.
[[nodiscard]] std::array<Colour, 4> ranked_colours(const State& state);
void move_quotation_by(State& state, Colour colour, int steps, QuotationCause cause, Log& log);
// Asks this seat alone; its answer clears `chooser`.
void ask(State& state, Seat seat, Stage stage);

// --- ys 2: setup.cpp
[[nodiscard]] State set_up(const Options& options, int seats, Random& random);
// Deals the ships anew but for the first `known`.
void deal_ships(State& state, int known, Stream& stream);

// --- ys 3: course.cpp
// Carries the match on until somebody has to be asked or it is over.
void carry_on(State& state, Log& log);
void begin_first_turn(State& state, Log& log);
[[nodiscard]] bool is_scoring_a_quarter(const State& state);

// --- ys 3.1: arrivals.cpp
void begin_arrivals(State& state, Log& log);

// --- ys 3.2: order.cpp
[[nodiscard]] Progress proceed_bidding(State& state, Log& log);
void begin_choosing(State& state, Log& log);
[[nodiscard]] Progress proceed_choosing(State& state, Log& log);
[[nodiscard]] SmallList<OrderCard, 4> free_positions(const State& state);
void list_bids(const State& state, Seat seat, Actions& actions);
void list_positions(const State& state, Actions& actions);
[[nodiscard]] Verdict check(const State& state, Seat seat, const Bid& bid);
[[nodiscard]] Verdict check(const State& state, Seat seat, const ChoosePosition& choice);
void apply(State& state, Seat seat, const Bid& bid, Log& log);
void apply(State& state, Seat seat, const ChoosePosition& choice, Log& log);

// --- ys 3.3: placing.cpp
void begin_rounds(State& state, Log& log);
[[nodiscard]] Progress proceed_rounds(State& state, Log& log);
// The seat on turn is done with its placements of this round.
void end_seat_round(State& state);
void begin_last_brokers(State& state, Log& log);
[[nodiscard]] bool may_place(const State& state, Seat seat, Location where);
void list_placements(const State& state, Seat seat, Actions& actions);
[[nodiscard]] Verdict check(const State& state, Seat seat, const PlaceBroker& placement);
[[nodiscard]] Verdict check(const State& state, Seat seat, const PlaceFromBefore& placement);
[[nodiscard]] Verdict check(const State& state, Seat seat, const PlaceNeutral& placement);
void apply(State& state, Seat seat, const PlaceBroker& placement, Log& log);
void apply(State& state, Seat seat, const PlaceFromBefore& placement, Log& log);
void apply(State& state, Seat seat, const PlaceNeutral& placement, Log& log);

// --- ys 4: quarters.cpp
template <int Number>
void begin_quarter(State& state, Log& log);
[[nodiscard]] Progress proceed_quarter(State& state, Log& log);
// 4.5: a broker on the board becomes a value behind its owner's screen again.
void go_home(State& state, PlacedBroker& broker);
void list_gems(const State& state, Actions& actions);
void list_colours(Actions& actions);
[[nodiscard]] Verdict check(const State& state, Seat seat, const TakeGem& choice);
[[nodiscard]] Verdict check(const State& state, Seat seat, const ChooseColour& choice);
void apply(State& state, Seat seat, const TakeGem& choice, Log& log);
void apply(State& state, Seat seat, const ChooseColour& choice, Log& log);

// --- ys 5: market.cpp
void begin_market(State& state, Log& log);
[[nodiscard]] Progress proceed_market(State& state, Log& log);
void list_column_orders(const State& state, Actions& actions);
// Whether a quotation has room for one more step (13 R15).
[[nodiscard]] bool can_move(const State& state, Colour colour, Direction direction);
void list_quotation_moves(const State& state, Actions& actions);
[[nodiscard]] Verdict check(const State& state, Seat seat, const OrderColumns& choice);
[[nodiscard]] Verdict check(const State& state, Seat seat, const MoveQuotation& choice);
void apply(State& state, Seat seat, const OrderColumns& choice, Log& log);
void apply(State& state, Seat seat, const MoveQuotation& choice, Log& log);

// --- ys 6: ties.cpp
using Ranking = SmallList<Standing, sides_max>;
// Ranks sides by their totals and breaks ties; ties among the first `places` are told as `tie` with the rest filled in.
[[nodiscard]] Ranking ranked(const State& state, Ranking claims, int places, TieDecided tie, Log& log);
// Of all seats: the highest sum before the screen, then the lower order card (ys 5.3).
[[nodiscard]] Contender strongest_before_screen(const State& state);

// --- ys 7.1, 7.2: cards.cpp
// Whether public facts allow this seat to play a card now, so that it has to be asked (13 R4).
[[nodiscard]] bool is_asked_for_cards(const State& state, Seat seat);
[[nodiscard]] bool may_play(const State& state, Seat seat, Character character);
[[nodiscard]] Verdict check_card(const State& state, Seat seat, Character character);
void spend_card(State& state, Seat seat, Character character, Log& log);
template <Stage Window>
void begin_window(State& state, Log& log);
[[nodiscard]] Progress proceed_window(State& state, Log& log);
// Every card of this stage that the seat may play, and passing.
void list_cards(const State& state, Seat seat, Actions& actions);
[[nodiscard]] Verdict check(const State& state, Seat seat, const Pass& pass);
void apply(State& state, Seat seat, const Pass& pass, Log& log);

// --- ys 7.3: characters_placing.cpp, characters_scoring.cpp, characters_end.cpp
[[nodiscard]] Verdict check(const State& state, Seat seat, const PlayCard& play);
[[nodiscard]] Verdict check(const State& state, Seat seat, const Look& look);
[[nodiscard]] Verdict check(const State& state, Seat seat, const LookAtCourtier& look);
[[nodiscard]] Verdict check(const State& state, Seat seat, const CloseArea& closure);
[[nodiscard]] Verdict check(const State& state, Seat seat, const CloseQuarter& closure);
[[nodiscard]] Verdict check(const State& state, Seat seat, const SwapBrokers& swap);
[[nodiscard]] Verdict check(const State& state, Seat seat, const SwapWithCourtier& swap);
[[nodiscard]] Verdict check(const State& state, Seat seat, const MarkBroker& mark);
[[nodiscard]] Verdict check(const State& state, Seat seat, const SwapShips& swap);
[[nodiscard]] Verdict check(const State& state, Seat seat, const MoveBroker& move);
[[nodiscard]] Verdict check(const State& state, Seat seat, const SwapGem& swap);
[[nodiscard]] Verdict check(const State& state, Seat seat, const DeclineSwap& decline);
[[nodiscard]] Verdict check(const State& state, Seat seat, const MoveTwoQuotations& move);
[[nodiscard]] Verdict check(const State& state, Seat seat, const TakeTwoGems& choice);
void apply(State& state, Seat seat, const PlayCard& play, Log& log);
void apply(State& state, Seat seat, const Look& look, Log& log);
void apply(State& state, Seat seat, const LookAtCourtier& look, Log& log);
void apply(State& state, Seat seat, const CloseArea& closure, Log& log);
void apply(State& state, Seat seat, const CloseQuarter& closure, Log& log);
void apply(State& state, Seat seat, const SwapBrokers& swap, Log& log);
void apply(State& state, Seat seat, const SwapWithCourtier& swap, Log& log);
void apply(State& state, Seat seat, const MarkBroker& mark, Log& log);
void apply(State& state, Seat seat, const SwapShips& swap, Log& log);
void apply(State& state, Seat seat, const MoveBroker& move, Log& log);
void apply(State& state, Seat seat, const SwapGem& swap, Log& log);
void apply(State& state, Seat seat, const DeclineSwap& decline, Log& log);
void apply(State& state, Seat seat, const MoveTwoQuotations& move, Log& log);
void apply(State& state, Seat seat, const TakeTwoGems& choice, Log& log);
void list_looks(const State& state, Seat seat, Actions& actions);
[[nodiscard]] bool can_look(const State& state);
void list_closures(const State& state, Actions& actions);
void list_swaps(const State& state, Seat seat, Actions& actions);
void list_marks(const State& state, Seat seat, Actions& actions);
void list_ship_swaps(const State& state, Actions& actions);
void list_moves(const State& state, Seat seat, Actions& actions);
void list_gem_swaps(const State& state, Seat seat, Actions& actions);
void list_double_moves(const State& state, Actions& actions);
void list_gem_pairs(Actions& actions);

// --- ys 8: final_scoring.cpp
[[nodiscard]] FinalScore final_score(const State& state);

// --- ys 9.3: kings_favour.cpp
[[nodiscard]] Progress proceed_courtiers(State& state, Log& log);
// The brokers before the screens go home (ys 5.5, 13 R17).
void send_home_from_before(State& state);
void list_courtiers(const State& state, Seat seat, Actions& actions);
[[nodiscard]] Verdict check(const State& state, Seat seat, const SendCourtier& choice);
void apply(State& state, Seat seat, const SendCourtier& choice, Log& log);
[[nodiscard]] SmallList<FavourPlace, sides_max> score_favour(const State& state);

} // namespace dahut::ys
