// Everything a seat can ask for in Ys, one small struct each. The rule files say who may ask when.
#pragma once

#include "engine/ys/components.hpp"

#include <variant>

namespace dahut::ys {

enum class Direction : std::uint8_t { up, down };

// ys 3.2 a: the higher broker first.
struct Bid {
    Broker first;
    Broker second;
    static constexpr std::string_view name = "bid";
    static constexpr Several fields{field("first", &Bid::first), field("second", &Bid::second)};
    bool operator==(const Bid&) const = default;
};

// ys 3.2 b
struct ChoosePosition {
    OrderCard position;
    static constexpr std::string_view name = "choose_position";
    static constexpr Several fields{field("position", &ChoosePosition::position)};
    bool operator==(const ChoosePosition&) const = default;
};

// Plays no card in this window; or ends the seat's round or its looking (ys 7.2, 13 R4).
struct Pass {
    static constexpr std::string_view name = "pass";
    static constexpr Several<> fields{};
    bool operator==(const Pass&) const = default;
};

// ys 3.3 b: a broker from behind the screen.
struct PlaceBroker {
    Broker broker;
    Face face = Face::up;
    Location where{};
    static constexpr std::string_view name = "place";
    static constexpr Several fields{field("broker", &PlaceBroker::broker), field("face", &PlaceBroker::face),
                                    field("where", &PlaceBroker::where)};
    bool operator==(const PlaceBroker&) const = default;
};

// Illusionist (ys 7.3): places a broker from before the screen; `replacement` leaves the screen to lie there instead.
struct PlaceFromBefore {
    Broker broker;
    Broker replacement;
    Face face = Face::up;
    Location where{};
    static constexpr std::string_view name = "place_from_before";
    static constexpr Several fields{field("broker", &PlaceFromBefore::broker),
                                    field("replacement", &PlaceFromBefore::replacement),
                                    field("face", &PlaceFromBefore::face), field("where", &PlaceFromBefore::where)};
    bool operator==(const PlaceFromBefore&) const = default;
};

// ys 9.2 a: a broker of the neutral, always face down (13 R12).
struct PlaceNeutral {
    Broker broker;
    Location where{};
    static constexpr std::string_view name = "place_neutral";
    static constexpr Several fields{field("broker", &PlaceNeutral::broker), field("where", &PlaceNeutral::where)};
    bool operator==(const PlaceNeutral&) const = default;
};

// Cards that need no choice: Cardinal, Spy, Illusionist, Intriguer, Merchant (ys 7.3).
struct PlayCard {
    Character character = Character::cardinal;
    static constexpr std::string_view name = "play";
    static constexpr Several fields{field("character", &PlayCard::character)};
    bool operator==(const PlayCard&) const = default;
};

// Spy: looks at another player's face-down broker (ys 7.3, 13 R6).
struct Look {
    BrokerNumber broker;
    static constexpr std::string_view name = "look";
    static constexpr Several fields{field("broker", &Look::broker)};
    bool operator==(const Look&) const = default;
};

// Spy: looks at another player's courtier (ys 9.3).
struct LookAtCourtier {
    Seat owner;
    CourtierNumber courtier;
    static constexpr std::string_view name = "look_at_courtier";
    static constexpr Several fields{field("owner", &LookAtCourtier::owner),
                                    field("courtier", &LookAtCourtier::courtier)};
    bool operator==(const LookAtCourtier&) const = default;
};

// Queen, option queen = area (ys 11.3).
struct CloseArea {
    Location area{};
    static constexpr std::string_view name = "close_area";
    static constexpr Several fields{field("area", &CloseArea::area)};
    bool operator==(const CloseArea&) const = default;
};

// Queen, option queen = quarter (ys 11.3).
struct CloseQuarter {
    Quarter quarter;
    static constexpr std::string_view name = "close_quarter";
    static constexpr Several fields{field("quarter", &CloseQuarter::quarter)};
    bool operator==(const CloseQuarter&) const = default;
};

// Wizard: the lower broker number first.
struct SwapBrokers {
    BrokerNumber first;
    BrokerNumber second;
    static constexpr std::string_view name = "swap_brokers";
    static constexpr Several fields{field("first", &SwapBrokers::first), field("second", &SwapBrokers::second)};
    bool operator==(const SwapBrokers&) const = default;
};

// Wizard: a broker on the board changes places with an own courtier (ys 9.3).
struct SwapWithCourtier {
    BrokerNumber broker;
    CourtierNumber courtier;
    static constexpr std::string_view name = "swap_with_courtier";
    static constexpr Several fields{field("broker", &SwapWithCourtier::broker),
                                    field("courtier", &SwapWithCourtier::courtier)};
    bool operator==(const SwapWithCourtier&) const = default;
};

// Mercenary
struct MarkBroker {
    BrokerNumber broker;
    static constexpr std::string_view name = "mark_broker";
    static constexpr Several fields{field("broker", &MarkBroker::broker)};
    bool operator==(const MarkBroker&) const = default;
};

// Captain: the lower quarter first.
struct SwapShips {
    Quarter first;
    Quarter second;
    static constexpr std::string_view name = "swap_ships";
    static constexpr Several fields{field("first", &SwapShips::first), field("second", &SwapShips::second)};
    bool operator==(const SwapShips&) const = default;
};

// Herald
struct MoveBroker {
    BrokerNumber broker;
    Location where{};
    static constexpr std::string_view name = "move_broker";
    static constexpr Several fields{field("broker", &MoveBroker::broker), field("where", &MoveBroker::where)};
    bool operator==(const MoveBroker&) const = default;
};

// Alchemist
struct SwapGem {
    Colour give{};
    Colour take{};
    static constexpr std::string_view name = "swap_gem";
    static constexpr Several fields{field("give", &SwapGem::give), field("take", &SwapGem::take)};
    bool operator==(const SwapGem&) const = default;
};

// Alchemist: plays the card without a swap.
struct DeclineSwap {
    static constexpr std::string_view name = "decline_swap";
    static constexpr Several<> fields{};
    bool operator==(const DeclineSwap&) const = default;
};

// Banker
struct MoveTwoQuotations {
    Colour up{};
    Colour down{};
    static constexpr std::string_view name = "move_two_quotations";
    static constexpr Several fields{field("up", &MoveTwoQuotations::up), field("down", &MoveTwoQuotations::down)};
    bool operator==(const MoveTwoQuotations&) const = default;
};

// Jeweller: colours in the order of ys 1.2; both may be the same.
struct TakeTwoGems {
    Colour first{};
    Colour second{};
    static constexpr std::string_view name = "take_two_gems";
    static constexpr Several fields{field("first", &TakeTwoGems::first), field("second", &TakeTwoGems::second)};
    bool operator==(const TakeTwoGems&) const = default;
};

// ys 4.3: one gem of the ship.
struct TakeGem {
    Gem gem{};
    static constexpr std::string_view name = "take_gem";
    static constexpr Several fields{field("gem", &TakeGem::gem)};
    bool operator==(const TakeGem&) const = default;
};

// The colour of a white gem just taken, or of the gem of a blue-edged card (ys 4.3, 5.2, 7.3).
struct ChooseColour {
    Colour colour{};
    static constexpr std::string_view name = "choose_colour";
    static constexpr Several fields{field("colour", &ChooseColour::colour)};
    bool operator==(const ChooseColour&) const = default;
};

// ys 5.3: the order of one group of tied columns, highest first.
struct OrderColumns {
    SmallList<Colour, 4> order;
    static constexpr std::string_view name = "order_columns";
    static constexpr Several fields{field("order", &OrderColumns::order)};
    bool operator==(const OrderColumns&) const = default;
};

// ys 5.4: the best bidder moves a quotation one step.
struct MoveQuotation {
    Colour colour{};
    Direction direction{};
    static constexpr std::string_view name = "move_quotation";
    static constexpr Several fields{field("colour", &MoveQuotation::colour),
                                    field("direction", &MoveQuotation::direction)};
    bool operator==(const MoveQuotation&) const = default;
};

// ys 9.3: sends one of the three brokers before the screen to the throne room.
struct SendCourtier {
    Broker broker;
    static constexpr std::string_view name = "send_courtier";
    static constexpr Several fields{field("broker", &SendCourtier::broker)};
    bool operator==(const SendCourtier&) const = default;
};

using Action = std::variant<Bid, ChoosePosition, Pass, PlaceBroker, PlaceFromBefore, PlaceNeutral, PlayCard, Look,
                            LookAtCourtier, CloseArea, CloseQuarter, SwapBrokers, SwapWithCourtier, MarkBroker,
                            SwapShips, MoveBroker, SwapGem, DeclineSwap, MoveTwoQuotations, TakeTwoGems, TakeGem,
                            ChooseColour, OrderColumns, MoveQuotation, SendCourtier>;

} // namespace dahut::ys

namespace dahut {

template <>
inline constexpr std::array words<ys::Direction>{"up"sv, "down"sv};

} // namespace dahut
