// The parts of the rules of Yspahan, one group for each rule file, in rulebook order. `list_…` adds rows of legal
// actions. `why_not` requires that the seat is asked, that the stage is right (yspahan.cpp checks that) and that no row
// holds the action. `apply` requires that a row holds it. `proceed_…` asks, or carries out the only possible answer (9
// R19).
#pragma once

#include "engine/core/events.hpp"
#include "engine/core/rejection.hpp"
#include "engine/core/rows.hpp"
#include "engine/yspahan/event.hpp"
#include "engine/yspahan/state.hpp"
#include "engine/yspahan/view.hpp"

#include <optional>

namespace dahut::yspahan {

using Log = Events<Event>;
using Legal = Rows<Action>;

// The result of a stage's work: some seat must be asked, or the next stage can begin.
enum class Progress : std::uint8_t { asking, going_on };

// Refuses actions that are always legal in their stage, and are sent in another.
inline constexpr Rejection not_now{"not_now", "This is not possible now."};

// --- Small shared steps: shared.cpp
[[nodiscard]] SeatSet seats_of(const State& state);
// The only seat that is asked now.
[[nodiscard]] std::optional<Seat> asked_seat(const State& state);
// A seat with cards is asked even if only one answer is possible. Not asking would reveal its cards (9 R19).
[[nodiscard]] bool holds_cards(const State& state, Seat seat);
void score(State& state, Seat seat, Source source, Points points);
void take_camels(State& state, Seat seat, Camels camels, Income income, Log& log);
void take_gold(State& state, Seat seat, Gold gold, Income income, Log& log);
// The seat must have that many.
void pay_camels(State& state, Seat seat, Camels camels);
void pay_gold(State& state, Seat seat, Gold gold);

// --- 2: tower.cpp
[[nodiscard]] Progress proceed_rolling(State& state, Log& log);
void list_rolls(const State& state, Seat seat, Legal& rows);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const Roll& roll);
void apply(State& state, Seat seat, const Roll& roll, Log& log);
void fill_tower(State& state, const DiceRolled& rolled, Log& log);
// How many dice of a row count for this seat; and the rows from which it can take a group.
[[nodiscard]] int dice_for(const State& state, Seat seat, Row row);
[[nodiscard]] Choices<Row> rows_for(const State& state, Seat seat);
// Why the seat can take no group from this row; nothing if it can.
[[nodiscard]] std::optional<Rejection> why_not_take(const State& state, Seat seat, Row row);
// Removes the group from the tower.
Group take_group(State& state, Seat seat, Row row, GroupUse use, Log& log);
void remove_yellow_dice(State& state, Log& log);
void clear_tower(State& state, Log& log);

// --- 3: turn.cpp
[[nodiscard]] Progress proceed_choosing(State& state, Log& log);
void list_uses(const State& state, Seat seat, Legal& rows);
// What the row's own action gives to the seat; 0 if it cannot be chosen.
[[nodiscard]] int income_of(const State& state, Seat seat, Row row);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const UseRow& use);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const UseRowWithCard& use);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const DrawCard& draw);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const DrawWithoutGroup& draw);
void apply(State& state, Seat seat, const UseRow& use, Log& log);
void apply(State& state, Seat seat, const UseRowWithCard& use, Log& log);
void apply(State& state, Seat seat, const DrawCard& draw, Log& log);
void apply(State& state, Seat seat, const DrawWithoutGroup& draw, Log& log);
// Ends the action. Building comes next.
void end_action(State& state, Log& log);

// --- 3.1: placing.cpp
[[nodiscard]] Progress proceed_placing(State& state, Log& log);
// The souks of a quarter where the seat may place its next good.
[[nodiscard]] Souks open_souks(const State& state, Seat seat, Quarter quarter);
[[nodiscard]] Shops open_shops(const State& state, Seat seat, Quarter quarter);
// How many goods would find a shop there, placed one after the other.
[[nodiscard]] int room_for_goods(const State& state, Seat seat, Quarter quarter);
// The owner of the good on a shop.
[[nodiscard]] std::optional<Seat> owner_at(const State& state, Shop shop);
[[nodiscard]] Rejection why_closed(const State& state, Seat seat, Shop shop);
// Begins with the goods of the dice; those of the Hoist come last.
void begin_placing(State& state, Quarter quarter, Goods of_dice, Goods of_hoist);
void place_good(State& state, Seat seat, Shop shop, PlacingCause cause, Log& log);
void list_shops(const State& state, Seat seat, Legal& rows);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const PlaceGood& placement);
void apply(State& state, Seat seat, const PlaceGood& placement, Log& log);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const LeaveGood& leaving);
void apply(State& state, Seat seat, const LeaveGood& leaving, Log& log);

// --- 3.2: supervisor.cpp
[[nodiscard]] Progress proceed_ordering(State& state, Log& log);
[[nodiscard]] Progress proceed_sending(State& state, Log& log);
void list_ways(const State& state, Seat seat, Legal& rows);
void list_orders(const State& state, Legal& rows);
void list_answers(const State& state, Seat seat, Legal& rows);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const MoveSupervisor& move);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const SendFirst& choice);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const PayCamel& answer);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const GiveUpGood& answer);
void apply(State& state, Seat seat, const MoveSupervisor& move, Log& log);
void apply(State& state, Seat seat, const SendFirst& choice, Log& log);
void apply(State& state, Seat seat, const PayCamel& answer, Log& log);
void apply(State& state, Seat seat, const GiveUpGood& answer, Log& log);

// --- 3.3: buildings.cpp
[[nodiscard]] Progress proceed_building(State& state, Log& log);
[[nodiscard]] Progress proceed_ending(State& state, Log& log);
// The points for this player's next building; nothing if all are built.
[[nodiscard]] std::optional<Points> points_of_next_building(const Player& player);
void list_builds(const State& state, Seat seat, Legal& rows);
void list_builds_with_group(const State& state, Seat seat, Legal& rows);
void list_builds_by_card(const State& state, Seat seat, Legal& rows);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const Build& build);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const BuildWithGroup& build);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const BuildByCard& build);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const EndTurn& end);
void apply(State& state, Seat seat, const Build& choice, Log& log);
void apply(State& state, Seat seat, const BuildWithGroup& choice, Log& log);
void apply(State& state, Seat seat, const BuildByCard& choice, Log& log);
void apply(State& state, Seat seat, const EndTurn& end, Log& log);

// --- 4: cards.cpp
inline constexpr Rejection card_not_in_hand{"card_not_in_hand", "You do not have this card."};
void draw_card(State& state, Seat seat, DrawCause cause, Log& log);
// Moves a card from the hand to the discard pile.
void discard(State& state, Seat seat, Card card);
void list_cards(const State& state, Seat seat, Legal& rows);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const PlayCard& card);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const PlaceByCard& placement);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const SellCamels& sale);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const SellGold& sale);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const Exchange& exchange);
void apply(State& state, Seat seat, const PlayCard& choice, Log& log);
void apply(State& state, Seat seat, const PlaceByCard& placement, Log& log);
void apply(State& state, Seat seat, const SellCamels& sale, Log& log);
void apply(State& state, Seat seat, const SellGold& sale, Log& log);
void apply(State& state, Seat seat, const Exchange& choice, Log& log);

// --- 5: caravan.cpp
void load_caravan(State& state, Seat seat, LoadingCause cause, Log& log);
void score_caravan(State& state, CaravanCause cause, Log& log);
// What the caravan would pay this seat now; nothing if it has no good there.
[[nodiscard]] std::optional<CaravanShare> caravan_share(const State& state, Seat seat);

// --- 6 a: setup.cpp
[[nodiscard]] State set_up(const Options& options, int seats, const ChanceKey& key, Log& log);

// --- 6 b, c, e, f: calendar.cpp
void begin_first_day(State& state, Log& log);
// The next seat's turn begins, or the day ends.
void end_turn(State& state, Log& log);
// Tomorrow's start player if points stay as they are; nobody on the last day.
[[nodiscard]] std::optional<Seat> next_start_player(const State& state);
[[nodiscard]] Outcome final_outcome(const State& state);

// --- 6 d: week_end.cpp
void score_week(State& state, Log& log);
[[nodiscard]] WeekTally week_tally(const State& state, Seat seat);

} // namespace dahut::yspahan
