// Events from the abilities of the buildings to the end of the game (magna-carta 4, 5.4 to 6). They give reasons: what
// an ability took and gave, why it was not used, who went home unpaid, what decided a tie.
#pragma once

#include "engine/magna_carta/event_course.hpp"
#include "engine/magna_carta/final_score.hpp"

namespace dahut::magna_carta {

// Why an ability did nothing: it was declined; its price could not be paid; the card had no cubes left; there was no
// card to turn over; there were too few tokens.
enum class Unused : std::uint8_t { declined, price, no_cubes, no_card, no_tokens };

// What an ability takes from a seat or gives to it.
struct Goods {
    Deniers deniers;
    SmallList<Cube, 2> cubes;
    SmallList<CastlePart, 2> tokens;
    static constexpr Several fields{field("deniers", &Goods::deniers), field("cubes", &Goods::cubes),
                                    field("tokens", &Goods::tokens)};
    bool operator==(const Goods&) const = default;
};

// magna-carta 5.4: a seat used an ability of a card, as the worker's owner or as the card's owner.
struct AbilityUsed {
    Seat seat;
    Ability ability{};
    OnRoad card;
    Goods gave;
    Goods got;
    static constexpr std::string_view name = "ability_used";
    static constexpr Several fields{field("seat", &AbilityUsed::seat), field("ability", &AbilityUsed::ability),
                                    field("card", &AbilityUsed::card), field("gave", &AbilityUsed::gave),
                                    field("got", &AbilityUsed::got)};
    bool operator==(const AbilityUsed&) const = default;
};

// magna-carta 5.4
struct AbilityUnused {
    Seat seat;
    Ability ability{};
    OnRoad card;
    Unused why{};
    static constexpr std::string_view name = "ability_unused";
    static constexpr Several fields{field("seat", &AbilityUnused::seat), field("ability", &AbilityUnused::ability),
                                    field("card", &AbilityUnused::card), field("why", &AbilityUnused::why)};
    bool operator==(const AbilityUnused&) const = default;
};

// magna-carta 5.5: a card became a residence.
struct CardTurned {
    Seat seat;
    OnRoad card;
    static constexpr std::string_view name = "card_turned";
    static constexpr Several fields{field("seat", &CardTurned::seat), field("card", &CardTurned::card)};
    bool operator==(const CardTurned&) const = default;
};

// magna-carta 14 R12: cubes on a card that became a residence went back to the supply.
struct CubesReturned {
    OnRoad card;
    std::uint8_t cubes = 0;
    static constexpr std::string_view name = "cubes_returned";
    static constexpr Several fields{field("card", &CubesReturned::card), field("cubes", &CubesReturned::cubes)};
    bool operator==(const CubesReturned&) const = default;
};

// magna-carta 5.3: the provost did not reach a worker, so it went home with nothing.
struct WorkerUnpaid {
    Seat seat;
    OnRoad card;
    static constexpr std::string_view name = "worker_unpaid";
    static constexpr Several fields{field("seat", &WorkerUnpaid::seat), field("card", &WorkerUnpaid::card)};
    bool operator==(const WorkerUnpaid&) const = default;
};

// magna-carta 14 R4: a Lawyer turned over the card below a worker, which went home with nothing.
struct WorkerSentHome {
    Seat seat;
    OnRoad card;
    static constexpr std::string_view name = "worker_sent_home";
    static constexpr Several fields{field("seat", &WorkerSentHome::seat), field("card", &WorkerSentHome::card)};
    bool operator==(const WorkerSentHome&) const = default;
};

// magna-carta 4
struct BatchDelivered {
    Seat seat;
    Payment payment;
    CastlePart token{};
    static constexpr std::string_view name = "batch_delivered";
    static constexpr Several fields{field("seat", &BatchDelivered::seat), field("payment", &BatchDelivered::payment),
                                    field("token", &BatchDelivered::token)};
    bool operator==(const BatchDelivered&) const = default;
};

// magna-carta 4: what a seat delivered in this round; nothing is possible.
struct DeliveryEnded {
    Seat seat;
    std::uint8_t batches = 0;
    static constexpr std::string_view name = "delivery_ended";
    static constexpr Several fields{field("seat", &DeliveryEnded::seat), field("batches", &DeliveryEnded::batches)};
    bool operator==(const DeliveryEnded&) const = default;
};

// magna-carta 4: the gold for the most batches. `tied` seats stand in the order in which they passed; the first one
// gets the gold.
struct BonusWon {
    Seat seat;
    std::uint8_t batches = 0;
    SeatList tied;
    static constexpr std::string_view name = "bonus_won";
    static constexpr Several fields{field("seat", &BonusWon::seat), field("batches", &BonusWon::batches),
                                    field("tied", &BonusWon::tied)};
    bool operator==(const BonusWon&) const = default;
};

// magna-carta 4: nobody delivered anything.
struct TokensRemoved {
    SmallList<CastlePart, 2> tokens;
    static constexpr std::string_view name = "tokens_removed";
    static constexpr Several fields{field("tokens", &TokensRemoved::tokens)};
    bool operator==(const TokensRemoved&) const = default;
};

// magna-carta 5 f: the provost moves on at the end of the round. On the last card of the road it stays.
struct ProvostAdvanced {
    OnRoad from;
    OnRoad to;
    static constexpr std::string_view name = "provost_advanced";
    static constexpr Several fields{field("from", &ProvostAdvanced::from), field("to", &ProvostAdvanced::to)};
    bool operator==(const ProvostAdvanced&) const = default;
};

// magna-carta 5 f
struct FirstPlayerMoved {
    Seat seat;
    static constexpr std::string_view name = "first_player_moved";
    static constexpr Several fields{field("seat", &FirstPlayerMoved::seat)};
    bool operator==(const FirstPlayerMoved&) const = default;
};

// magna-carta 6
struct GameEnded {
    FinalScore score;
    static constexpr std::string_view name = "game_ended";
    static constexpr Several fields{field("score", &GameEnded::score)};
    bool operator==(const GameEnded&) const = default;
};

} // namespace dahut::magna_carta

namespace dahut {

template <>
inline constexpr std::array words<magna_carta::Unused>{"declined"sv, "price"sv, "no_cubes"sv, "no_card"sv,
                                                       "no_tokens"sv};

} // namespace dahut
