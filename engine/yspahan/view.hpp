// yspahan 8: all that one viewer may know of a match. What the viewer may not know is absent, never blanked. view.cpp
// builds it by adding, fact by fact.
#pragma once

#include "engine/yspahan/action.hpp"
#include "engine/yspahan/options.hpp"
#include "engine/yspahan/stage.hpp"

#include <optional>

namespace dahut::yspahan {

// The dice in a row of the tower. `brings` is what the row's own action would give to the seat on turn, with its
// buildings: camels, gold, or goods that find a shop. 0 means that the seat cannot choose it.
struct GroupView {
    Die value;
    WhiteDice white;
    YellowDice yellow;
    std::uint8_t brings = 0;
    static constexpr Several fields{field("value", &GroupView::value), field("white", &GroupView::white),
                                    field("yellow", &GroupView::yellow), field("brings", &GroupView::brings)};
    bool operator==(const GroupView&) const = default;
};

// What the week's end would pay a seat if it came now (yspahan 6 d).
struct WeekTally {
    Points souks;
    Points bazaar;
    Points caravan;
    static constexpr Several fields{field("souks", &WeekTally::souks), field("bazaar", &WeekTally::bazaar),
                                    field("caravan", &WeekTally::caravan)};
    bool operator==(const WeekTally&) const = default;
};

// `points` are those of `score` by their sources. `next_building` is the points for one more building; absent when all
// are built. `caravan_goods` and `caravan_row` are the seat's goods on the caravan and the highest row with one of
// them. `cards` is the size of the hand, which everybody knows.
struct PlayerView {
    Camels camels;
    Gold gold;
    Points score;
    PointsBySource points{};
    SmallList<Building, buildings_in_all> buildings;
    std::optional<Points> next_building;
    std::uint8_t hand = 0;
    std::optional<Cards> cards;
    std::uint8_t caravan_goods = 0;
    std::optional<CaravanRow> caravan_row;
    WeekTally tally;
    static constexpr Several fields{field("camels", &PlayerView::camels),
                                    field("gold", &PlayerView::gold),
                                    field("score", &PlayerView::score),
                                    field("points", &PlayerView::points),
                                    field("buildings", &PlayerView::buildings),
                                    field("next_building", &PlayerView::next_building),
                                    field("hand", &PlayerView::hand),
                                    field("cards", &PlayerView::cards),
                                    field("caravan_goods", &PlayerView::caravan_goods),
                                    field("caravan_row", &PlayerView::caravan_row),
                                    field("tally", &PlayerView::tally)};
    bool operator==(const PlayerView&) const = default;
};

// The goods that the seat on turn has still to place (yspahan 3.1).
struct PlacingView {
    Quarter quarter{};
    Goods goods;
    static constexpr Several fields{field("quarter", &PlacingView::quarter), field("goods", &PlacingView::goods)};
    bool operator==(const PlacingView&) const = default;
};

// `asked` are the seats that the match waits for. `order` is the order of today's turns; `turn` is the one being
// played, counted from 0. `next_start` is tomorrow's start player as things stand; absent on the last day. `tower` has
// the dice by row, `distances` the steps from the supervisor by space, and `goods` the owner of the good by shop, all
// in the order of the box. `open_souks` are the souks in which the seat on turn might place its next good. `hits` are
// goods on their way to the caravan, the next one first. `caravan` has the owner of the good on each loaded camel.
// `deck` counts cards. The latest of `discards` is the last.
struct View {
    std::optional<Seat> viewer;
    Options options;
    Week week;
    Day day;
    Stage stage{};
    SmallList<Seat, players_max> asked;
    SmallList<Seat, players_max> order;
    std::optional<std::uint8_t> turn;
    std::optional<Seat> next_start;
    std::array<std::optional<GroupView>, rows_in_all> tower;
    Space supervisor{};
    std::array<Steps, spaces_in_all> distances{};
    std::array<std::optional<Seat>, shops_in_all> goods;
    SmallList<Souk, static_cast<int>(words<Souk>.size())> open_souks;
    std::optional<PlacingView> placing;
    Hits hits;
    SmallList<Seat, caravan_max> caravan;
    std::uint8_t camels_in_row = 0;
    std::uint8_t deck = 0;
    Cards discards;
    SmallList<PlayerView, players_max> players;
    std::optional<Outcome> outcome;
    static constexpr Several fields{field("viewer", &View::viewer),
                                    field("options", &View::options),
                                    field("week", &View::week),
                                    field("day", &View::day),
                                    field("stage", &View::stage),
                                    field("asked", &View::asked),
                                    field("order", &View::order),
                                    field("turn", &View::turn),
                                    field("next_start", &View::next_start),
                                    field("tower", &View::tower),
                                    field("supervisor", &View::supervisor),
                                    field("distances", &View::distances),
                                    field("goods", &View::goods),
                                    field("open_souks", &View::open_souks),
                                    field("placing", &View::placing),
                                    field("hits", &View::hits),
                                    field("caravan", &View::caravan),
                                    field("camels_in_row", &View::camels_in_row),
                                    field("deck", &View::deck),
                                    field("discards", &View::discards),
                                    field("players", &View::players),
                                    field("outcome", &View::outcome)};
    bool operator==(const View&) const = default;
};

} // namespace dahut::yspahan
