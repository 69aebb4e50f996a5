// Events of a turn up to its scoring: arrivals, order, placing, cards (ys 3.1 to 3.3, 7).
#pragma once

#include "engine/ys/components.hpp"

#include <optional>

namespace dahut::ys {

// ys 3
struct TurnBegan {
    Turn turn;
    static constexpr std::string_view name = "turn_began";
    static constexpr Several fields{field("turn", &TurnBegan::turn)};
    bool operator==(const TurnBegan&) const = default;
};

// ys 3.1 a
struct CharacterArrived {
    Quarter quarter;
    Character character{};
    static constexpr std::string_view name = "character_arrived";
    static constexpr Several fields{field("quarter", &CharacterArrived::quarter),
                                    field("character", &CharacterArrived::character)};
    bool operator==(const CharacterArrived&) const = default;
};

// ys 3.1 b
struct ShipArrived {
    Quarter quarter;
    Ship ship;
    static constexpr std::string_view name = "ship_arrived";
    static constexpr Several fields{field("quarter", &ShipArrived::quarter), field("ship", &ShipArrived::ship)};
    bool operator==(const ShipArrived&) const = default;
};

// ys 3.1 c
struct RowGemArrived {
    Row row;
    Gem gem{};
    static constexpr std::string_view name = "row_gem_arrived";
    static constexpr Several fields{field("row", &RowGemArrived::row), field("gem", &RowGemArrived::gem)};
    bool operator==(const RowGemArrived&) const = default;
};

// ys 3.2 a: says that a seat has bid, but not what.
struct HasBid {
    Seat seat;
    static constexpr std::string_view name = "has_bid";
    static constexpr Several fields{field("seat", &HasBid::seat)};
    bool operator==(const HasBid&) const = default;
};

// ys 3.2 a
struct BidRevealed {
    Seat seat;
    Broker first;
    Broker second;
    static constexpr std::string_view name = "bid_revealed";
    static constexpr Several fields{field("seat", &BidRevealed::seat), field("first", &BidRevealed::first),
                                    field("second", &BidRevealed::second)};
    bool operator==(const BidRevealed&) const = default;
};

// ys 3.2 b
struct PositionChosen {
    Seat seat;
    OrderCard position;
    static constexpr std::string_view name = "position_chosen";
    static constexpr Several fields{field("seat", &PositionChosen::seat), field("position", &PositionChosen::position)};
    bool operator==(const PositionChosen&) const = default;
};

// ys 7.2: the seat plays no (more) card, or is done.
struct Passed {
    Seat seat;
    static constexpr std::string_view name = "passed";
    static constexpr Several fields{field("seat", &Passed::seat)};
    bool operator==(const Passed&) const = default;
};

// ys 7.2
struct CardPlayed {
    Seat seat;
    Character character{};
    static constexpr std::string_view name = "card_played";
    static constexpr Several fields{field("seat", &CardPlayed::seat), field("character", &CardPlayed::character)};
    bool operator==(const CardPlayed&) const = default;
};

// ys 3.3 b. The value is present only if the broker was placed face up.
struct BrokerPlaced {
    Side side;
    BrokerNumber broker;
    Location where{};
    Face face{};
    std::optional<Broker> value;
    static constexpr std::string_view name = "broker_placed";
    static constexpr Several fields{field("side", &BrokerPlaced::side), field("broker", &BrokerPlaced::broker),
                                    field("where", &BrokerPlaced::where), field("face", &BrokerPlaced::face),
                                    field("value", &BrokerPlaced::value)};
    bool operator==(const BrokerPlaced&) const = default;
};

// ys 9.2 a: a broker of the neutral, face down, and who placed it.
struct NeutralPlaced {
    Seat seat;
    BrokerNumber broker;
    Location where{};
    static constexpr std::string_view name = "neutral_placed";
    static constexpr Several fields{field("seat", &NeutralPlaced::seat), field("broker", &NeutralPlaced::broker),
                                    field("where", &NeutralPlaced::where)};
    bool operator==(const NeutralPlaced&) const = default;
};

// Illusionist: the broker that now lies before the screen instead of the one just placed.
struct BeforeScreenReplaced {
    Seat seat;
    Broker value;
    static constexpr std::string_view name = "before_screen_replaced";
    static constexpr Several fields{field("seat", &BeforeScreenReplaced::seat),
                                    field("value", &BeforeScreenReplaced::value)};
    bool operator==(const BeforeScreenReplaced&) const = default;
};

// ys 3.3 d
struct LastBrokerJoined {
    Seat seat;
    Broker value;
    static constexpr std::string_view name = "last_broker_joined";
    static constexpr Several fields{field("seat", &LastBrokerJoined::seat), field("value", &LastBrokerJoined::value)};
    bool operator==(const LastBrokerJoined&) const = default;
};

// Spy: which broker a seat looked at (13 R22).
struct BrokerLookedAt {
    Seat seat;
    BrokerNumber broker;
    static constexpr std::string_view name = "broker_looked_at";
    static constexpr Several fields{field("seat", &BrokerLookedAt::seat), field("broker", &BrokerLookedAt::broker)};
    bool operator==(const BrokerLookedAt&) const = default;
};

// Spy: the value that was seen. Only the Spy's player hears it.
struct BrokerSeen {
    BrokerNumber broker;
    Broker value;
    static constexpr std::string_view name = "broker_seen";
    static constexpr Several fields{field("broker", &BrokerSeen::broker), field("value", &BrokerSeen::value)};
    bool operator==(const BrokerSeen&) const = default;
};

// Spy in the throne room (ys 9.3): which courtier a seat looked at.
struct CourtierLookedAt {
    Seat seat;
    Seat owner;
    CourtierNumber courtier;
    static constexpr std::string_view name = "courtier_looked_at";
    static constexpr Several fields{field("seat", &CourtierLookedAt::seat), field("owner", &CourtierLookedAt::owner),
                                    field("courtier", &CourtierLookedAt::courtier)};
    bool operator==(const CourtierLookedAt&) const = default;
};

// Spy in the throne room: the value that was seen. Only the Spy's player hears it.
struct CourtierSeen {
    Seat owner;
    CourtierNumber courtier;
    Broker value;
    static constexpr std::string_view name = "courtier_seen";
    static constexpr Several fields{field("owner", &CourtierSeen::owner), field("courtier", &CourtierSeen::courtier),
                                    field("value", &CourtierSeen::value)};
    bool operator==(const CourtierSeen&) const = default;
};

// Queen
struct AreaClosed {
    Seat seat;
    Location area{};
    static constexpr std::string_view name = "area_closed";
    static constexpr Several fields{field("seat", &AreaClosed::seat), field("area", &AreaClosed::area)};
    bool operator==(const AreaClosed&) const = default;
};

// Queen, option queen = quarter (ys 11.3).
struct QuarterClosed {
    Seat seat;
    Quarter quarter;
    static constexpr std::string_view name = "quarter_closed";
    static constexpr Several fields{field("seat", &QuarterClosed::seat), field("quarter", &QuarterClosed::quarter)};
    bool operator==(const QuarterClosed&) const = default;
};

// Wizard
struct BrokersSwapped {
    Seat seat;
    BrokerNumber first;
    BrokerNumber second;
    static constexpr std::string_view name = "brokers_swapped";
    static constexpr Several fields{field("seat", &BrokersSwapped::seat), field("first", &BrokersSwapped::first),
                                    field("second", &BrokersSwapped::second)};
    bool operator==(const BrokersSwapped&) const = default;
};

// Wizard, with one of the two brokers in the throne room (ys 9.3).
struct CourtierSwapped {
    Seat seat;
    BrokerNumber broker;
    CourtierNumber courtier;
    static constexpr std::string_view name = "courtier_swapped";
    static constexpr Several fields{field("seat", &CourtierSwapped::seat), field("broker", &CourtierSwapped::broker),
                                    field("courtier", &CourtierSwapped::courtier)};
    bool operator==(const CourtierSwapped&) const = default;
};

// Mercenary
struct BrokerMarked {
    Seat seat;
    BrokerNumber broker;
    static constexpr std::string_view name = "broker_marked";
    static constexpr Several fields{field("seat", &BrokerMarked::seat), field("broker", &BrokerMarked::broker)};
    bool operator==(const BrokerMarked&) const = default;
};

// Captain
struct ShipsSwapped {
    Seat seat;
    Quarter first;
    Quarter second;
    static constexpr std::string_view name = "ships_swapped";
    static constexpr Several fields{field("seat", &ShipsSwapped::seat), field("first", &ShipsSwapped::first),
                                    field("second", &ShipsSwapped::second)};
    bool operator==(const ShipsSwapped&) const = default;
};

// Herald
struct BrokerMoved {
    Seat seat;
    BrokerNumber broker;
    Location from{};
    Location to{};
    static constexpr std::string_view name = "broker_moved";
    static constexpr Several fields{field("seat", &BrokerMoved::seat), field("broker", &BrokerMoved::broker),
                                    field("from", &BrokerMoved::from), field("to", &BrokerMoved::to)};
    bool operator==(const BrokerMoved&) const = default;
};

// Alchemist
struct GemSwapped {
    Seat seat;
    Colour give{};
    Colour take{};
    static constexpr std::string_view name = "gem_swapped";
    static constexpr Several fields{field("seat", &GemSwapped::seat), field("give", &GemSwapped::give),
                                    field("take", &GemSwapped::take)};
    bool operator==(const GemSwapped&) const = default;
};

// Alchemist, played without a swap.
struct SwapDeclined {
    Seat seat;
    static constexpr std::string_view name = "swap_declined";
    static constexpr Several fields{field("seat", &SwapDeclined::seat)};
    bool operator==(const SwapDeclined&) const = default;
};

} // namespace dahut::ys
