// Everything a seat can ask for in Caylus Magna Carta, one small struct each. The rule files say who may ask when.
#pragma once

#include "engine/magna_carta/components.hpp"

#include <variant>

namespace dahut::magna_carta {

// magna-carta 5.1: keeps the first three cards, or discards them and draws three others.
struct ChooseHand {
    HandChoice choice{};
    static constexpr std::string_view name = "choose_hand";
    static constexpr Several fields{field("choice", &ChooseHand::choice)};
    bool operator==(const ChooseHand&) const = default;
};

// magna-carta 5.2 a
struct DrawCard {
    static constexpr std::string_view name = "draw_card";
    static constexpr Several<> fields{};
    bool operator==(const DrawCard&) const = default;
};

// magna-carta 5.2 b
struct ReplaceHand {
    static constexpr std::string_view name = "replace_hand";
    static constexpr Several<> fields{};
    bool operator==(const ReplaceHand&) const = default;
};

// magna-carta 5.2 c
struct PlaceWorker {
    Place place;
    static constexpr std::string_view name = "place_worker";
    static constexpr Several fields{field("place", &PlaceWorker::place)};
    bool operator==(const PlaceWorker&) const = default;
};

// magna-carta 5.2 d
struct Build {
    Building building{};
    Payment payment;
    static constexpr std::string_view name = "build";
    static constexpr Several fields{field("building", &Build::building), field("payment", &Build::payment)};
    bool operator==(const Build&) const = default;
};

// magna-carta 5.2 e, in the basic game (9).
struct BuildPrestige {
    Prestige prestige{};
    Payment payment;
    static constexpr std::string_view name = "build_prestige";
    static constexpr Several fields{field("prestige", &BuildPrestige::prestige),
                                    field("payment", &BuildPrestige::payment)};
    bool operator==(const BuildPrestige&) const = default;
};

// magna-carta 5.2 e: a prestige building on an own residence.
struct CoverResidence {
    Prestige prestige{};
    Place residence;
    Payment payment;
    static constexpr std::string_view name = "cover_residence";
    static constexpr Several fields{field("prestige", &CoverResidence::prestige),
                                    field("residence", &CoverResidence::residence),
                                    field("payment", &CoverResidence::payment)};
    bool operator==(const CoverResidence&) const = default;
};

// magna-carta 5.2 f
struct Pass {
    static constexpr std::string_view name = "pass";
    static constexpr Several<> fields{};
    bool operator==(const Pass&) const = default;
};

// magna-carta 5.3: 0 steps leave the provost where it is.
struct MoveProvost {
    Steps steps;
    static constexpr std::string_view name = "move_provost";
    static constexpr Several fields{field("steps", &MoveProvost::steps)};
    bool operator==(const MoveProvost&) const = default;
};

// Declines what an ability offers (magna-carta 5.4).
struct Decline {
    static constexpr std::string_view name = "decline";
    static constexpr Several<> fields{};
    bool operator==(const Decline&) const = default;
};

// Peddler (magna-carta 1, 2): cubes in the order of their kinds.
struct BuyCubes {
    SmallList<Cube, 2> cubes;
    static constexpr std::string_view name = "buy_cubes";
    static constexpr Several fields{field("cubes", &BuyCubes::cubes)};
    bool operator==(const BuyCubes&) const = default;
};

// Market (magna-carta 1)
struct SellCube {
    Cube cube{};
    static constexpr std::string_view name = "sell_cube";
    static constexpr Several fields{field("cube", &SellCube::cube)};
    bool operator==(const SellCube&) const = default;
};

// Lawyer (magna-carta 5.5): an own card becomes a residence.
struct TurnOver {
    Place place;
    Cube payment{};
    static constexpr std::string_view name = "turn_over";
    static constexpr Several fields{field("place", &TurnOver::place), field("payment", &TurnOver::payment)};
    bool operator==(const TurnOver&) const = default;
};

// Gold Mine (magna-carta 1): the second ability.
struct TradeForGold {
    Cube cube{};
    static constexpr std::string_view name = "trade_for_gold";
    static constexpr Several fields{field("cube", &TradeForGold::cube)};
    bool operator==(const TradeForGold&) const = default;
};

// Bank (magna-carta 1)
struct BuyGold {
    Amount amount;
    static constexpr std::string_view name = "buy_gold";
    static constexpr Several fields{field("amount", &BuyGold::amount)};
    bool operator==(const BuyGold&) const = default;
};

// Church (magna-carta 1)
struct BuyTokens {
    Amount amount;
    static constexpr std::string_view name = "buy_tokens";
    static constexpr Several fields{field("amount", &BuyTokens::amount)};
    bool operator==(const BuyTokens&) const = default;
};

// magna-carta 4: delivers one batch. A seat that can deliver another one is asked again.
struct DeliverBatch {
    Payment payment;
    static constexpr std::string_view name = "deliver_batch";
    static constexpr Several fields{field("payment", &DeliverBatch::payment)};
    bool operator==(const DeliverBatch&) const = default;
};

// magna-carta 4: delivers no batch, or no more.
struct EndDelivery {
    static constexpr std::string_view name = "end_delivery";
    static constexpr Several<> fields{};
    bool operator==(const EndDelivery&) const = default;
};

using Action = std::variant<ChooseHand, DrawCard, ReplaceHand, PlaceWorker, Build, BuildPrestige, CoverResidence, Pass,
                            MoveProvost, Decline, BuyCubes, SellCube, TurnOver, TradeForGold, BuyGold, BuyTokens,
                            DeliverBatch, EndDelivery>;

} // namespace dahut::magna_carta
