// Events of the city and the caravan (yspahan 3.1, 3.2, 5, 6 d): goods placed and removed, and every point of a week's
// end.
#pragma once

#include "engine/yspahan/components.hpp"

#include <optional>

namespace dahut::yspahan {

// Why a good was placed on a shop, why one was loaded on the caravan, and why the caravan was scored.
enum class PlacingCause : std::uint8_t { row, card };
enum class LoadingCause : std::uint8_t { supervisor, card };
enum class CaravanCause : std::uint8_t { full, week_end };

// yspahan 3.1
struct GoodPlaced {
    Seat seat;
    Shop shop{};
    PlacingCause cause{};
    static constexpr std::string_view name = "good_placed";
    static constexpr Several fields{field("seat", &GoodPlaced::seat), field("shop", &GoodPlaced::shop),
                                    field("cause", &GoodPlaced::cause)};
    bool operator==(const GoodPlaced&) const = default;
};

struct SoukCompleted {
    Seat seat;
    Souk souk{};
    static constexpr std::string_view name = "souk_completed";
    static constexpr Several fields{field("seat", &SoukCompleted::seat), field("souk", &SoukCompleted::souk)};
    bool operator==(const SoukCompleted&) const = default;
};

// yspahan 3.1 d: goods that found no shop.
struct GoodsReturned {
    Seat seat;
    Goods goods;
    static constexpr std::string_view name = "goods_returned";
    static constexpr Several fields{field("seat", &GoodsReturned::seat), field("goods", &GoodsReturned::goods)};
    bool operator==(const GoodsReturned&) const = default;
};

// yspahan 9 R8: the good that the Hoist brings was left in the supply.
struct GoodLeft {
    Seat seat;
    static constexpr std::string_view name = "good_left";
    static constexpr Several fields{field("seat", &GoodLeft::seat)};
    bool operator==(const GoodLeft&) const = default;
};

// yspahan 3.2 a, b: the steps made, the value of the dice, and what paid for the difference.
struct SupervisorMoved {
    Seat seat;
    Space from{};
    Space to{};
    Steps steps;
    Die value;
    Steps hammam;
    Gold gold;
    static constexpr std::string_view name = "supervisor_moved";
    static constexpr Several fields{field("seat", &SupervisorMoved::seat),   field("from", &SupervisorMoved::from),
                                    field("to", &SupervisorMoved::to),       field("steps", &SupervisorMoved::steps),
                                    field("value", &SupervisorMoved::value), field("hammam", &SupervisorMoved::hammam),
                                    field("gold", &SupervisorMoved::gold)};
    bool operator==(const SupervisorMoved&) const = default;
};

// yspahan 3.2 d: the goods beside the supervisor's last space.
struct GoodsHit {
    Hits goods;
    static constexpr std::string_view name = "goods_hit";
    static constexpr Several fields{field("goods", &GoodsHit::goods)};
    bool operator==(const GoodsHit&) const = default;
};

struct FirstGoodChosen {
    Seat seat;
    Shop shop{};
    static constexpr std::string_view name = "first_good_chosen";
    static constexpr Several fields{field("seat", &FirstGoodChosen::seat), field("shop", &FirstGoodChosen::shop)};
    bool operator==(const FirstGoodChosen&) const = default;
};

// yspahan 3.2 e
struct CamelPaid {
    Seat seat;
    Shop shop{};
    static constexpr std::string_view name = "camel_paid";
    static constexpr Several fields{field("seat", &CamelPaid::seat), field("shop", &CamelPaid::shop)};
    bool operator==(const CamelPaid&) const = default;
};

// yspahan 3.2 e
struct GoodGivenUp {
    Seat seat;
    Shop shop{};
    static constexpr std::string_view name = "good_given_up";
    static constexpr Several fields{field("seat", &GoodGivenUp::seat), field("shop", &GoodGivenUp::shop)};
    bool operator==(const GoodGivenUp&) const = default;
};

// yspahan 5 b
struct CaravanLoaded {
    Seat seat;
    CaravanPlace place;
    CaravanRow row;
    Points points;
    LoadingCause cause{};
    static constexpr std::string_view name = "caravan_loaded";
    static constexpr Several fields{field("seat", &CaravanLoaded::seat), field("place", &CaravanLoaded::place),
                                    field("row", &CaravanLoaded::row), field("points", &CaravanLoaded::points),
                                    field("cause", &CaravanLoaded::cause)};
    bool operator==(const CaravanLoaded&) const = default;
};

// What the caravan pays a seat: its number of goods times the highest row with one of them.
struct CaravanShare {
    Seat seat;
    std::uint8_t goods = 0;
    CaravanRow row;
    Points points;
    static constexpr Several fields{field("seat", &CaravanShare::seat), field("goods", &CaravanShare::goods),
                                    field("row", &CaravanShare::row), field("points", &CaravanShare::points)};
    bool operator==(const CaravanShare&) const = default;
};

// yspahan 5 c, d: the seats with goods there, in seat order.
struct CaravanScored {
    CaravanCause cause{};
    SmallList<CaravanShare, players_max> shares;
    static constexpr std::string_view name = "caravan_scored";
    static constexpr Several fields{field("cause", &CaravanScored::cause), field("shares", &CaravanScored::shares)};
    bool operator==(const CaravanScored&) const = default;
};

// yspahan 5 c: all goods go back to their owners.
struct CaravanCleared {
    static constexpr std::string_view name = "caravan_cleared";
    static constexpr Several<> fields{};
    bool operator==(const CaravanCleared&) const = default;
};

// yspahan 6 d
struct WeekEnded {
    Week week;
    static constexpr std::string_view name = "week_ended";
    static constexpr Several fields{field("week", &WeekEnded::week)};
    bool operator==(const WeekEnded&) const = default;
};

// yspahan 6 d: a completed souk pays its owner, and the owner's Bazaar adds to it.
struct SoukScored {
    Souk souk{};
    Seat seat;
    Points points;
    std::optional<Points> bazaar;
    static constexpr std::string_view name = "souk_scored";
    static constexpr Several fields{field("souk", &SoukScored::souk), field("seat", &SoukScored::seat),
                                    field("points", &SoukScored::points), field("bazaar", &SoukScored::bazaar)};
    bool operator==(const SoukScored&) const = default;
};

// yspahan 6 d: a souk that was begun but not completed pays nothing.
struct SoukUnfinished {
    Souk souk{};
    Seat seat;
    static constexpr std::string_view name = "souk_unfinished";
    static constexpr Several fields{field("souk", &SoukUnfinished::souk), field("seat", &SoukUnfinished::seat)};
    bool operator==(const SoukUnfinished&) const = default;
};

// yspahan 6 d: all goods on shops go back to their owners.
struct CityCleared {
    static constexpr std::string_view name = "city_cleared";
    static constexpr Several<> fields{};
    bool operator==(const CityCleared&) const = default;
};

// yspahan 6 d: the supervisor returns to the crossroads for a new week.
struct SupervisorReturned {
    static constexpr std::string_view name = "supervisor_returned";
    static constexpr Several<> fields{};
    bool operator==(const SupervisorReturned&) const = default;
};

// yspahan 6 f
struct GameEnded {
    Outcome outcome;
    static constexpr std::string_view name = "game_ended";
    static constexpr Several fields{field("outcome", &GameEnded::outcome)};
    bool operator==(const GameEnded&) const = default;
};

} // namespace dahut::yspahan

namespace dahut {

template <>
inline constexpr std::array words<yspahan::PlacingCause>{"row"sv, "card"sv};
template <>
inline constexpr std::array words<yspahan::LoadingCause>{"supervisor"sv, "card"sv};
template <>
inline constexpr std::array words<yspahan::CaravanCause>{"full"sv, "week_end"sv};

} // namespace dahut
