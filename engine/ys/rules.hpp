// The parts of the rules of Ys, one group for each rule file, in rulebook order. `list_…` adds rows of legal actions.
// Each kind of action has an `apply`, which requires that a row holds the action. It also has a `why_not`, which names
// the rule that forbids an action that no row holds. Kinds that are legal whenever they are asked for have none. Both
// require that the seat is asked and the stage is right; ys.cpp checks that.
#pragma once

#include "engine/core/events.hpp"
#include "engine/core/random.hpp"
#include "engine/core/rejection.hpp"
#include "engine/core/rows.hpp"
#include "engine/ys/event.hpp"
#include "engine/ys/state.hpp"

namespace dahut::ys {

using Log = Events<Event>;
using Legal = Rows<Action>;

// The result of a phase's work: some seat must be asked, or the phase is over.
enum class Progress : std::uint8_t { asking, finished };

// --- What is in use (ys 1.5, 1.6, 9) and small shared steps: shared.cpp
[[nodiscard]] SeatSet seats_of(const State& state);
[[nodiscard]] Choices<Side> sides_of(const State& state);
[[nodiscard]] bool has_neutral(const State& state);
[[nodiscard]] Choices<Quarter> quarters_of(const State& state);
[[nodiscard]] Choices<Row> rows_of(const State& state);
[[nodiscard]] Choices<Location> areas_of(const State& state);
[[nodiscard]] Choices<Location> locations_of(const State& state);
inline constexpr Rejection not_before_screen{"broker_not_before_screen", "You have no such broker before your screen."};

// The brokers on the board that stand in any of these places.
[[nodiscard]] Choices<BrokerNumber> standing_in(const State& state, Choices<Location> places);
// Puts a broker in a place, and removes it from its former place.
void stand(State& state, BrokerNumber number, Location where);
void leave(State& state, BrokerNumber number);
// The brokers on the board for which `wanted` is true.
template <typename Wanted>
[[nodiscard]] Choices<BrokerNumber> brokers_on_board(const State& state, Wanted&& wanted)
{
    Choices<BrokerNumber> numbers;
    for (const BrokerNumber number : Choices<BrokerNumber>::first(state.placed)) {
        if (state.at(number).on_board != 0 && wanted(state.at(number))) {
            numbers.insert(number);
        }
    }
    return numbers;
}
// Adds every pair of different values, the lower one first.
template <typename Pair, typename T>
void add_pairs(Legal& legal, Choices<T> values)
{
    Choices<T> lower;
    for (const T higher : values) {
        legal.add<Pair>(lower, higher);
        lower.insert(higher);
    }
}
[[nodiscard]] int sum_before_screen(const State& state, Seat seat);
// What a broker on the board counts in scoring (Mercenary, ys 7.3).
[[nodiscard]] int strength_of(const PlacedBroker& broker);
void score(State& state, Side side, Points points, ScoreCause cause, Log& log);
void pay_gem(State& state, Side side, Colour colour);
// Pays a gem from the bank. The taker must colour a white one.
void take_gem_from(State& state, Side taker, Gem gem, GemSource source, Log& log);
// ys 1.7: the colours from the highest quotation down, equal ones in colour order.
[[nodiscard]] std::array<Colour, 4> ranked_colours(const State& state);
[[nodiscard]] Step moved_by(Step from, int steps);
void move_quotation_by(State& state, Colour colour, int steps, QuotationCause cause, Log& log);
// Asks only this seat. Its answer clears `chooser`.
void ask(State& state, Seat seat, Stage stage);

// --- ys 2: setup.cpp
// The purposes of chance.
enum class Purpose : std::uint8_t { ships, order_cards, characters };
[[nodiscard]] State set_up(const Options& options, int seats, const ChanceKey& key, Log& log);
// Deals all ships except the first `known`.
void deal_ships(State& state, int known, Stream& stream);

// --- ys 3: course.cpp
// Plays the match on until a seat must be asked or the match is over.
void carry_on(State& state, Log& log);
void begin_first_turn(State& state, Log& log);
[[nodiscard]] bool is_scoring_a_quarter(const State& state);

// --- ys 3.1: arrivals.cpp
void begin_arrivals(State& state, Log& log);

// --- ys 3.2: order.cpp
[[nodiscard]] Progress proceed_bidding(State& state, Log& log);
void begin_choosing(State& state, Log& log);
[[nodiscard]] Progress proceed_choosing(State& state, Log& log);
[[nodiscard]] Choices<OrderCard> free_positions(const State& state);
void list_bids(const State& state, Seat seat, Legal& legal);
void list_positions(const State& state, Legal& legal);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const Bid& bid);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const ChoosePosition& choice);
void apply(State& state, Seat seat, const Bid& bid, Log& log);
void apply(State& state, Seat seat, const ChoosePosition& choice, Log& log);

// --- ys 3.3: placing.cpp
void begin_rounds(State& state, Log& log);
[[nodiscard]] Progress proceed_rounds(State& state, Log& log);
// The seat on turn has finished its placements of this round.
void end_seat_round(State& state);
void begin_last_brokers(State& state, Log& log);
void list_placements(const State& state, Seat seat, Legal& legal);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const PlaceBroker& placement);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const PlaceFromBefore& placement);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const PlaceNeutral& placement);
void apply(State& state, Seat seat, const PlaceBroker& placement, Log& log);
void apply(State& state, Seat seat, const PlaceFromBefore& placement, Log& log);
void apply(State& state, Seat seat, const PlaceNeutral& placement, Log& log);

// --- ys 4: quarters.cpp
template <int Number>
void begin_quarter(State& state, Log& log);
[[nodiscard]] Progress proceed_quarter(State& state, Log& log);
// 4.5: a broker on the board becomes a value behind its owner's screen again.
void go_home(State& state, BrokerNumber number);
void list_gems(const State& state, Legal& legal);
void list_colours(Legal& legal);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const TakeGem& choice);
void apply(State& state, Seat seat, const TakeGem& choice, Log& log);
void apply(State& state, Seat seat, const ChooseColour& choice, Log& log);

// --- ys 5: market.cpp
void begin_market(State& state, Log& log);
[[nodiscard]] Progress proceed_market(State& state, Log& log);
// Where the quotations would go by the open values of the columns, until they have moved this turn.
[[nodiscard]] ProjectedQuotations projected_quotations(const State& state);
void list_column_orders(const State& state, Legal& legal);
// The quotations that have room for one more step (13 R15).
[[nodiscard]] Choices<Colour> movable(const State& state, Direction direction);
void list_quotation_moves(const State& state, Legal& legal);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const OrderColumns& choice);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const MoveQuotation& choice);
void apply(State& state, Seat seat, const OrderColumns& choice, Log& log);
void apply(State& state, Seat seat, const MoveQuotation& choice, Log& log);

// --- ys 6: ties.cpp
using Ranking = SmallList<Standing, sides_max>;
// Ranks sides by their totals and breaks ties. Reports ties among the first `places` as `tie`, with the other fields
// filled in.
[[nodiscard]] Ranking ranked(const State& state, Ranking claims, int places, const TieDecided& tie, Log& log);
// The seat with the highest sum before the screen, and of several the one with the lower order card (ys 5.3).
[[nodiscard]] Contender strongest_before_screen(const State& state);

// --- ys 7.1, 7.2: cards.cpp
// Whether this seat could play a card now by public facts, so that it must be asked (13 R4).
[[nodiscard]] bool is_asked_for_cards(const State& state, Seat seat);
// The cards that this seat may play now.
[[nodiscard]] Choices<Character> playable_cards(const State& state, Seat seat);
// Why this card cannot be played now; `wrong_choice` if only the choice made for it is wrong.
[[nodiscard]] Rejection why_not_card(const State& state, Seat seat, Character character);
[[nodiscard]] Rejection why_not_card(const State& state, Seat seat, Character character, const Rejection& wrong_choice);
void spend_card(State& state, Seat seat, Character character, Log& log);
template <Stage Window>
void begin_window(State& state, Log& log);
[[nodiscard]] Progress proceed_window(State& state, Log& log);
// Every card of this stage that the seat may play, and passing.
void list_cards(const State& state, Seat seat, Legal& legal);
void apply(State& state, Seat seat, const Pass& pass, Log& log);

// --- ys 7.3: characters_placing.cpp, characters_scoring.cpp, characters_end.cpp
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const PlayCard& play);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const Look& look);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const LookAtCourtier& look);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const CloseArea& closure);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const CloseQuarter& closure);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const SwapBrokers& swap);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const SwapWithCourtier& swap);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const MarkBroker& mark);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const SwapShips& swap);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const MoveBroker& move);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const SwapGem& swap);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const DeclineSwap& decline);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const MoveTwoQuotations& move);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const TakeTwoGems& choice);
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
void list_looks(const State& state, Seat seat, Legal& legal);
[[nodiscard]] bool can_look(const State& state);
void list_closures(const State& state, Legal& legal);
// The seat's brokers on the board, without those in closed areas (13 R8, R9).
[[nodiscard]] Choices<BrokerNumber> movable_brokers(const State& state, Seat seat);
void list_swaps(const State& state, Seat seat, Legal& legal);
void list_marks(const State& state, Seat seat, Legal& legal);
void list_ship_swaps(const State& state, Legal& legal);
void list_moves(const State& state, Seat seat, Legal& legal);
void list_gem_swaps(const State& state, Seat seat, Legal& legal);
void list_double_moves(const State& state, Legal& legal);
void list_gem_pairs(Legal& legal);

// --- ys 8: final_scoring.cpp
[[nodiscard]] FinalScore final_score(const State& state);
// The score as things lie open now. It leaves out King's Favour until the throne room is revealed.
[[nodiscard]] FinalScore projected_score(const State& state);

// --- ys 9.3: kings_favour.cpp
[[nodiscard]] Progress proceed_courtiers(State& state, Log& log);
// The brokers before the screens go home (ys 5.5, 13 R17).
void send_home_from_before(State& state);
void list_courtiers(const State& state, Seat seat, Legal& legal);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const SendCourtier& choice);
void apply(State& state, Seat seat, const SendCourtier& choice, Log& log);
[[nodiscard]] SmallList<FavourPlace, sides_max> score_favour(const State& state);

} // namespace dahut::ys

namespace dahut {

template <>
inline constexpr std::array words<ys::Purpose>{"ships"sv, "order cards"sv, "characters"sv};

} // namespace dahut
