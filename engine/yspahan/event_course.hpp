// Events of days and turns (yspahan 2, 3, 6): whose turn it is, the dice and their use, camels, gold and cards.
#pragma once

#include "engine/yspahan/action.hpp"

namespace dahut::yspahan {

// What a seat used the dice of a group for.
enum class GroupUse : std::uint8_t { row, supervisor, card, building };
// Where camels or gold came from: the dice, a card as one more die, the Paddock or the Shop, or a card's own effect.
enum class Income : std::uint8_t { dice, extra_die, building, card };
enum class DrawCause : std::uint8_t { group, no_group, caravanserai };

// yspahan 6 b: the seats in the order of their turns. With two players the start player's seat appears twice.
struct DayBegan {
    Week week;
    Day day;
    SmallList<Seat, players_max> order;
    static constexpr std::string_view name = "day_began";
    static constexpr Several fields{field("week", &DayBegan::week), field("day", &DayBegan::day),
                                    field("order", &DayBegan::order)};
    bool operator==(const DayBegan&) const = default;
};

// A seat in the order of the last day. `distance` counts seats clockwise from the start player of the day before.
struct LastDayStanding {
    Seat seat;
    Points points;
    std::uint8_t distance = 0;
    static constexpr Several fields{field("seat", &LastDayStanding::seat), field("points", &LastDayStanding::points),
                                    field("distance", &LastDayStanding::distance)};
    bool operator==(const LastDayStanding&) const = default;
};

// yspahan 6 e, 7.1 b: the order of the last day, with its reasons: fewest points first, ties by distance.
struct LastDayOrdered {
    SmallList<LastDayStanding, players_max> standings;
    static constexpr std::string_view name = "last_day_ordered";
    static constexpr Several fields{field("standings", &LastDayOrdered::standings)};
    bool operator==(const LastDayOrdered&) const = default;
};

// yspahan 2 a: the dice in the order in which they fell, and the price of the yellow ones.
struct DiceRolled {
    Seat seat;
    SmallList<Die, WhiteDice::highest> white;
    SmallList<Die, YellowDice::highest> yellow;
    Gold gold;
    static constexpr std::string_view name = "dice_rolled";
    static constexpr Several fields{field("seat", &DiceRolled::seat), field("white", &DiceRolled::white),
                                    field("yellow", &DiceRolled::yellow), field("gold", &DiceRolled::gold)};
    bool operator==(const DiceRolled&) const = default;
};

// yspahan 2 b
struct RowFilled {
    Row row{};
    Die value;
    WhiteDice white;
    YellowDice yellow;
    static constexpr std::string_view name = "row_filled";
    static constexpr Several fields{field("row", &RowFilled::row), field("value", &RowFilled::value),
                                    field("white", &RowFilled::white), field("yellow", &RowFilled::yellow)};
    bool operator==(const RowFilled&) const = default;
};

// yspahan 3 a. Yellow dice that do not count for this seat leave the tower with the group (yspahan 7.1 d).
struct GroupTaken {
    Seat seat;
    Row row{};
    Die value;
    WhiteDice white;
    YellowDice yellow;
    GroupUse use{};
    static constexpr std::string_view name = "group_taken";
    static constexpr Several fields{field("seat", &GroupTaken::seat),     field("row", &GroupTaken::row),
                                    field("value", &GroupTaken::value),   field("white", &GroupTaken::white),
                                    field("yellow", &GroupTaken::yellow), field("use", &GroupTaken::use)};
    bool operator==(const GroupTaken&) const = default;
};

// yspahan 2 d: `closed` are the rows with no die left.
struct YellowDiceLeft {
    YellowDice dice;
    SmallList<Row, rows_in_all> closed;
    static constexpr std::string_view name = "yellow_dice_left";
    static constexpr Several fields{field("dice", &YellowDiceLeft::dice), field("closed", &YellowDiceLeft::closed)};
    bool operator==(const YellowDiceLeft&) const = default;
};

// yspahan 2 e: the dice that nobody took.
struct TowerCleared {
    SmallList<Row, rows_in_all> rows;
    static constexpr std::string_view name = "tower_cleared";
    static constexpr Several fields{field("rows", &TowerCleared::rows)};
    bool operator==(const TowerCleared&) const = default;
};

// yspahan 3 c
struct NoGroupLeft {
    Seat seat;
    static constexpr std::string_view name = "no_group_left";
    static constexpr Several fields{field("seat", &NoGroupLeft::seat)};
    bool operator==(const NoGroupLeft&) const = default;
};

struct CamelsTaken {
    Seat seat;
    Camels camels;
    Income income{};
    static constexpr std::string_view name = "camels_taken";
    static constexpr Several fields{field("seat", &CamelsTaken::seat), field("camels", &CamelsTaken::camels),
                                    field("income", &CamelsTaken::income)};
    bool operator==(const CamelsTaken&) const = default;
};

struct GoldTaken {
    Seat seat;
    Gold gold;
    Income income{};
    static constexpr std::string_view name = "gold_taken";
    static constexpr Several fields{field("seat", &GoldTaken::seat), field("gold", &GoldTaken::gold),
                                    field("income", &GoldTaken::income)};
    bool operator==(const GoldTaken&) const = default;
};

// yspahan 3.3. `cards` paid the rest of the price; `points` are scored at once.
struct BuildingBuilt {
    Seat seat;
    Building building{};
    Camels camels;
    Gold gold;
    SmallList<Card, 2> cards;
    Points points;
    static constexpr std::string_view name = "building_built";
    static constexpr Several fields{
        field("seat", &BuildingBuilt::seat),     field("building", &BuildingBuilt::building),
        field("camels", &BuildingBuilt::camels), field("gold", &BuildingBuilt::gold),
        field("cards", &BuildingBuilt::cards),   field("points", &BuildingBuilt::points)};
    bool operator==(const BuildingBuilt&) const = default;
};

struct TurnEnded {
    Seat seat;
    static constexpr std::string_view name = "turn_ended";
    static constexpr Several fields{field("seat", &TurnEnded::seat)};
    bool operator==(const TurnEnded&) const = default;
};

// Says that a seat has drawn a card, but not which.
struct CardDrawn {
    Seat seat;
    DrawCause cause{};
    static constexpr std::string_view name = "card_drawn";
    static constexpr Several fields{field("seat", &CardDrawn::seat), field("cause", &CardDrawn::cause)};
    bool operator==(const CardDrawn&) const = default;
};

// Which card was drawn. Only the seat that drew it hears this.
struct CardSeen {
    Card card{};
    static constexpr std::string_view name = "card_seen";
    static constexpr Several fields{field("card", &CardSeen::card)};
    bool operator==(const CardSeen&) const = default;
};

// yspahan 4 d: both the deck and the discard pile are empty.
struct NoCardLeft {
    Seat seat;
    DrawCause cause{};
    static constexpr std::string_view name = "no_card_left";
    static constexpr Several fields{field("seat", &NoCardLeft::seat), field("cause", &NoCardLeft::cause)};
    bool operator==(const NoCardLeft&) const = default;
};

// yspahan 4 d: the discard pile becomes the new deck.
struct DeckReshuffled {
    std::uint8_t cards = 0;
    static constexpr std::string_view name = "deck_reshuffled";
    static constexpr Several fields{field("cards", &DeckReshuffled::cards)};
    bool operator==(const DeckReshuffled&) const = default;
};

// yspahan 4 a: a card used as one more die, without its effect.
struct CardDiscarded {
    Seat seat;
    Card card{};
    static constexpr std::string_view name = "card_discarded";
    static constexpr Several fields{field("seat", &CardDiscarded::seat), field("card", &CardDiscarded::card)};
    bool operator==(const CardDiscarded&) const = default;
};

// yspahan 4 b: the events that follow say what the card does.
struct CardPlayed {
    Seat seat;
    Card card{};
    static constexpr std::string_view name = "card_played";
    static constexpr Several fields{field("seat", &CardPlayed::seat), field("card", &CardPlayed::card)};
    bool operator==(const CardPlayed&) const = default;
};

struct CamelsSold {
    Seat seat;
    Camels camels;
    Points points;
    static constexpr std::string_view name = "camels_sold";
    static constexpr Several fields{field("seat", &CamelsSold::seat), field("camels", &CamelsSold::camels),
                                    field("points", &CamelsSold::points)};
    bool operator==(const CamelsSold&) const = default;
};

struct GoldSold {
    Seat seat;
    Gold gold;
    Points points;
    static constexpr std::string_view name = "gold_sold";
    static constexpr Several fields{field("seat", &GoldSold::seat), field("gold", &GoldSold::gold),
                                    field("points", &GoldSold::points)};
    bool operator==(const GoldSold&) const = default;
};

struct CamelsAndGoldExchanged {
    Seat seat;
    Direction direction{};
    Exchanged amount;
    static constexpr std::string_view name = "exchanged";
    static constexpr Several fields{field("seat", &CamelsAndGoldExchanged::seat),
                                    field("direction", &CamelsAndGoldExchanged::direction),
                                    field("amount", &CamelsAndGoldExchanged::amount)};
    bool operator==(const CamelsAndGoldExchanged&) const = default;
};

} // namespace dahut::yspahan

namespace dahut {

template <>
inline constexpr std::array words<yspahan::GroupUse>{"row"sv, "supervisor"sv, "card"sv, "building"sv};
template <>
inline constexpr std::array words<yspahan::Income>{"dice"sv, "extra_die"sv, "building"sv, "card"sv};
template <>
inline constexpr std::array words<yspahan::DrawCause>{"group"sv, "no_group"sv, "caravanserai"sv};

} // namespace dahut
