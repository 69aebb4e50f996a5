// The parts of the rules of Caylus Magna Carta, one group for each rule file, in the order of a round. `list_…` adds
// the rows of what a seat may do. Each kind of action has an `apply` and a `why_not`. `apply` requires that a row holds
// the action. `why_not` requires that the seat is asked, that the stage is right (magna_carta.cpp checks that) and that
// no row holds the action.
#pragma once

#include "engine/core/events.hpp"
#include "engine/core/random.hpp"
#include "engine/core/rejection.hpp"
#include "engine/core/rows.hpp"
#include "engine/magna_carta/event.hpp"
#include "engine/magna_carta/state.hpp"

namespace dahut::magna_carta {

using Log = Events<Event>;
using Offers = Rows<Action>;

// The result of a phase's work: some seat must be asked, or the phase is over.
enum class Progress : std::uint8_t { asking, finished };

inline constexpr Rejection too_few_deniers{"too_few_deniers", "You have too few deniers."};
inline constexpr Rejection wrong_payment{"wrong_payment", "This is not what it costs, or not what you have."};

// --- Small shared steps: shared.cpp
[[nodiscard]] SeatSet seats_of(const State& state);
// 14 R16: the left neighbour.
[[nodiscard]] Seat next_seat(const State& state, Seat seat);
[[nodiscard]] bool is_basic(const State& state);
[[nodiscard]] Place last_place(const State& state);
[[nodiscard]] OnRoad on_road(const State& state, Place place);
void pay(State& state, Seat seat, Deniers deniers);
void gain(State& state, Seat seat, Deniers deniers);
void gain(State& state, Seat seat, Cube cube);

// --- magna-carta 5.6: payment.cpp
[[nodiscard]] bool can_pay(const Player& player, const Cost& cost);
// Every payment that these cubes allow, the one with the fewest gold first (14 R3).
[[nodiscard]] Choices<Payment> payments_for(const Player& player, const Cost& cost);
// The cubes that can be given for one cube of this kind.
[[nodiscard]] Choices<Cube> payments_for(const Player& player, Cube cube);
void pay(State& state, Seat seat, Cube cube);
void pay(State& state, Seat seat, const Payment& payment);

// --- magna-carta 2, 5.1: setup.cpp
[[nodiscard]] State set_up(const Options& options, int seats, const ChanceKey& key, Log& log);
void list_hand_choices(Offers& offers);
[[nodiscard]] Progress proceed_hands(State& state, Log& log);
void apply(State& state, Seat seat, const ChooseHand& choice, Log& log);

// --- magna-carta 5: course.cpp
// Plays the match on until a seat must be asked or the match is over.
void carry_on(State& state, Log& log);

// --- magna-carta 5 a: income.cpp
void begin_income(State& state, Log& log);

// --- magna-carta 5.2: actions.cpp
void begin_actions(State& state, Log& log);
[[nodiscard]] Progress proceed_actions(State& state, Log& log);
void list_actions(const State& state, Seat seat, Offers& offers);
void apply(State& state, Seat seat, const Pass& pass, Log& log);

// --- magna-carta 5.2 a, b: cards.cpp
void draw_cards(State& state, Seat seat, int number, Log& log);
[[nodiscard]] bool can_draw(const Player& player);
[[nodiscard]] bool can_replace_hand(const Player& player);
void discard_hand(State& state, Seat seat, Deniers paid, Log& log);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const DrawCard& draw);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const ReplaceHand& replacement);
void apply(State& state, Seat seat, const DrawCard& draw, Log& log);
void apply(State& state, Seat seat, const ReplaceHand& replacement, Log& log);

// --- magna-carta 5.2 c: workers.cpp
// The cards on which this seat can place a worker, if it has one and can pay for it.
[[nodiscard]] Choices<Place> places_for_worker(const State& state, Seat seat);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const PlaceWorker& placement);
void apply(State& state, Seat seat, const PlaceWorker& placement, Log& log);

// --- magna-carta 5.2 d: buildings.cpp
void list_buildings(const State& state, Seat seat, Offers& offers);
// Whether this seat could build something, as far as the others know its hand.
[[nodiscard]] bool may_hold_affordable_building(const Player& player);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const Build& build);
void apply(State& state, Seat seat, const Build& build, Log& log);

// --- magna-carta 3, 5.2 e: prestige.cpp
void list_prestige(const State& state, Seat seat, Offers& offers);
[[nodiscard]] bool can_build_prestige(const State& state, Seat seat);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const BuildPrestige& build);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const CoverResidence& build);
void apply(State& state, Seat seat, const BuildPrestige& build, Log& log);
void apply(State& state, Seat seat, const CoverResidence& build, Log& log);

// --- magna-carta 5.3: provost.cpp
void begin_provost(State& state, Log& log);
[[nodiscard]] Progress proceed_provost(State& state, Log& log);
void list_provost(const State& state, Seat seat, Offers& offers);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const MoveProvost& move);
void apply(State& state, Seat seat, const MoveProvost& move, Log& log);

// --- magna-carta 5.4: abilities.cpp
void begin_abilities(State& state, Log& log);
[[nodiscard]] Progress proceed_abilities(State& state, Log& log);
// The card whose turn it is, the ability that is used, and the seat that uses it; empty if there is no such seat.
[[nodiscard]] Place card_in_turn(const State& state);
[[nodiscard]] const Effect& effect_in_turn(const State& state);
[[nodiscard]] std::optional<Seat> user_in_turn(const State& state);
// There must be a worker on this card.
void send_worker_home(State& state, Place place, Log& log);
// Carries out what the ability in turn takes and gives, and goes on to the next one.
void use_ability(State& state, const Goods& gave, const Goods& got, Log& log);
void apply(State& state, Seat seat, const Decline& decline, Log& log);

// --- magna-carta 1, 2: trades.cpp
// Why this seat cannot use the ability in turn; nothing if it can.
[[nodiscard]] std::optional<Unused> why_unused(const State& state, Seat seat);
// Carries out an ability that takes nothing. False if the ability takes something.
[[nodiscard]] bool use_free_ability(State& state, Log& log);
void list_trades(const State& state, Seat seat, Offers& offers);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const BuyCubes& purchase);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const SellCube& sale);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const TradeForGold& trade);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const BuyGold& purchase);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const BuyTokens& purchase);
void apply(State& state, Seat seat, const BuyCubes& purchase, Log& log);
void apply(State& state, Seat seat, const SellCube& sale, Log& log);
void apply(State& state, Seat seat, const TradeForGold& trade, Log& log);
void apply(State& state, Seat seat, const BuyGold& purchase, Log& log);
void apply(State& state, Seat seat, const BuyTokens& purchase, Log& log);

// --- magna-carta 5.5: residences.cpp
[[nodiscard]] Choices<Place> places_to_turn(const State& state, Seat seat);
// The seat's residences that no prestige building covers.
[[nodiscard]] Choices<Place> free_residences(const State& state, Seat seat);
// Returns the cubes of a small building that became a residence, once no worker needs them (14 R12).
void return_cubes(State& state, Place place, Log& log);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const TurnOver& turn);
void apply(State& state, Seat seat, const TurnOver& turn, Log& log);

// --- magna-carta 4: castle.cpp
void begin_castle(State& state, Log& log);
[[nodiscard]] Progress proceed_castle(State& state, Log& log);
// Takes the next token of the castle. There must be one.
[[nodiscard]] CastlePart take_token(State& state);
void list_deliveries(const State& state, Seat seat, Offers& offers);
[[nodiscard]] Rejection why_not(const State& state, Seat seat, const DeliverBatch& delivery);
void apply(State& state, Seat seat, const DeliverBatch& delivery, Log& log);
void apply(State& state, Seat seat, const EndDelivery& end, Log& log);

// --- magna-carta 5 f: round_end.cpp
void begin_round_end(State& state, Log& log);

// --- magna-carta 6: final_scoring.cpp
[[nodiscard]] SeatScore score_of(const State& state, Seat seat);
[[nodiscard]] FinalScore final_score(const State& state);

} // namespace dahut::magna_carta
