// Everything a seat can ask for in Yspahan, one small struct each. The rule files say who may ask when.
#pragma once

#include "engine/yspahan/components.hpp"

#include <variant>

namespace dahut::yspahan {

// The most camels that one card sells (yspahan 4), and the most gold that it exchanges (yspahan 9 R11).
using CamelsForSale = Ranged<struct CamelsForSaleTag, 1, 4>;
using GoldForSale = Ranged<struct GoldForSaleTag, 1, 10>;
using Exchanged = Ranged<struct ExchangedTag, 1, 64>;

enum class Direction : std::uint8_t { camels_for_gold, gold_for_camels };

// yspahan 2 a: rolls with this number of yellow dice.
struct Roll {
    YellowDice yellow;
    static constexpr std::string_view name = "roll";
    static constexpr Several fields{field("yellow", &Roll::yellow)};
    bool operator==(const Roll&) const = default;
};

// yspahan 3 b: the row's own action, which gives camels, gold or goods.
struct UseRow {
    Row row{};
    static constexpr std::string_view name = "use_row";
    static constexpr Several fields{field("row", &UseRow::row)};
    bool operator==(const UseRow&) const = default;
};

// yspahan 4 a: the row's own action, with a card as one more die.
struct UseRowWithCard {
    Row row{};
    Card card{};
    static constexpr std::string_view name = "use_row_with_card";
    static constexpr Several fields{field("row", &UseRowWithCard::row), field("card", &UseRowWithCard::card)};
    bool operator==(const UseRowWithCard&) const = default;
};

// yspahan 3.2: the price depends on the way.
struct MoveSupervisor {
    Row row{};
    Space to{};
    static constexpr std::string_view name = "move_supervisor";
    static constexpr Several fields{field("row", &MoveSupervisor::row), field("to", &MoveSupervisor::to)};
    bool operator==(const MoveSupervisor&) const = default;
};

// yspahan 3 b
struct DrawCard {
    Row row{};
    static constexpr std::string_view name = "draw_card";
    static constexpr Several fields{field("row", &DrawCard::row)};
    bool operator==(const DrawCard&) const = default;
};

// yspahan 3 c: there is no group to choose.
struct DrawWithoutGroup {
    static constexpr std::string_view name = "draw_without_group";
    static constexpr Several<> fields{};
    bool operator==(const DrawWithoutGroup&) const = default;
};

// yspahan 7.1 e: with two players a building takes a group.
struct BuildWithGroup {
    Row row{};
    Building building{};
    Payment payment{};
    static constexpr std::string_view name = "build_with_group";
    static constexpr Several fields{field("row", &BuildWithGroup::row), field("building", &BuildWithGroup::building),
                                    field("payment", &BuildWithGroup::payment)};
    bool operator==(const BuildWithGroup&) const = default;
};

// yspahan 3.1
struct PlaceGood {
    Shop shop{};
    static constexpr std::string_view name = "place_good";
    static constexpr Several fields{field("shop", &PlaceGood::shop)};
    bool operator==(const PlaceGood&) const = default;
};

// yspahan 9 R8: the good that the Hoist brings stays in the supply, under option hoist = may.
struct LeaveGood {
    static constexpr std::string_view name = "leave_good";
    static constexpr Several<> fields{};
    bool operator==(const LeaveGood&) const = default;
};

// yspahan 3.2 d: chooses which of two goods goes to the caravan first.
struct SendFirst {
    Shop shop{};
    static constexpr std::string_view name = "send_first";
    static constexpr Several fields{field("shop", &SendFirst::shop)};
    bool operator==(const SendFirst&) const = default;
};

// yspahan 3.2 e: the good stays on its shop.
struct PayCamel {
    static constexpr std::string_view name = "pay_camel";
    static constexpr Several<> fields{};
    bool operator==(const PayCamel&) const = default;
};

// yspahan 3.2 e: the good leaves its shop.
struct GiveUpGood {
    static constexpr std::string_view name = "give_up_good";
    static constexpr Several<> fields{};
    bool operator==(const GiveUpGood&) const = default;
};

// yspahan 3 d
struct Build {
    Building building{};
    Payment payment{};
    static constexpr std::string_view name = "build";
    static constexpr Several fields{field("building", &Build::building), field("payment", &Build::payment)};
    bool operator==(const Build&) const = default;
};

// yspahan 3 d: builds nothing, or plays no more cards.
struct EndTurn {
    static constexpr std::string_view name = "end_turn";
    static constexpr Several<> fields{};
    bool operator==(const EndTurn&) const = default;
};

// Cards that need no choice (yspahan 4): three camels, three gold, a good on the caravan.
struct PlayCard {
    Card card{};
    static constexpr std::string_view name = "play";
    static constexpr Several fields{field("card", &PlayCard::card)};
    bool operator==(const PlayCard&) const = default;
};

// The card that places a good in the city (yspahan 4).
struct PlaceByCard {
    Shop shop{};
    static constexpr std::string_view name = "place_by_card";
    static constexpr Several fields{field("shop", &PlaceByCard::shop)};
    bool operator==(const PlaceByCard&) const = default;
};

struct SellCamels {
    CamelsForSale camels;
    static constexpr std::string_view name = "sell_camels";
    static constexpr Several fields{field("camels", &SellCamels::camels)};
    bool operator==(const SellCamels&) const = default;
};

struct SellGold {
    GoldForSale gold;
    static constexpr std::string_view name = "sell_gold";
    static constexpr Several fields{field("gold", &SellGold::gold)};
    bool operator==(const SellGold&) const = default;
};

// The card that exchanges camels and gold, in one direction (yspahan 9 R11).
struct Exchange {
    Direction direction{};
    Exchanged amount;
    static constexpr std::string_view name = "exchange";
    static constexpr Several fields{field("direction", &Exchange::direction), field("amount", &Exchange::amount)};
    bool operator==(const Exchange&) const = default;
};

// A card that builds, under option build_cards = own (yspahan 9 R1).
struct BuildByCard {
    Card card{};
    Building building{};
    static constexpr std::string_view name = "build_by_card";
    static constexpr Several fields{field("card", &BuildByCard::card), field("building", &BuildByCard::building)};
    bool operator==(const BuildByCard&) const = default;
};

using Action = std::variant<Roll, UseRow, UseRowWithCard, MoveSupervisor, DrawCard, DrawWithoutGroup, BuildWithGroup,
                            PlaceGood, SendFirst, PayCamel, GiveUpGood, Build, EndTurn, PlayCard, PlaceByCard,
                            SellCamels, SellGold, Exchange, BuildByCard, LeaveGood>;

} // namespace dahut::yspahan

namespace dahut {

template <>
inline constexpr std::array words<yspahan::Direction>{"camels_for_gold"sv, "gold_for_camels"sv};

} // namespace dahut
