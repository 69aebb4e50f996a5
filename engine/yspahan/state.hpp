// The state of one match of Yspahan: plain values, copied freely. The rule files say what it means. view.cpp alone
// decides who may know which part.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/yspahan/city.hpp"
#include "engine/yspahan/options.hpp"
#include "engine/yspahan/stage.hpp"
#include "engine/yspahan/tables.hpp"

#include <array>
#include <cstdint>
#include <numeric>
#include <type_traits>

namespace dahut::yspahan {

// The dice of one value in a row of the tower; Group{} if there are none.
struct Group {
    Die value;
    WhiteDice white;
    YellowDice yellow;

    [[nodiscard]] int dice() const { return white.number() + yellow.number(); }
    [[nodiscard]] bool empty() const { return dice() == 0; }
    bool operator==(const Group&) const = default;
};

// `goods` are the shops with a good of this player. `hand` is in the order of drawing.
struct Player {
    Camels camels;
    Gold gold;
    PointsBySource points{};
    Choices<Building> buildings;
    Shops goods;
    Cards hand;

    [[nodiscard]] bool has(Building building) const { return buildings.contains(building); }
    [[nodiscard]] Points score() const
    {
        return Points(
            std::accumulate(points.begin(), points.end(), 0, [](int sum, Points some) { return sum + some.number(); }));
    }
    bool operator==(const Player&) const = default;
};

// check_state.cpp checks the invariants.
struct State {
    Options options;
    std::uint8_t seats = 0;

    Week week;
    Day day;
    Stage stage{};
    // The turns of today, and which one is being played.
    SmallList<Seat, players_max> order;
    std::uint8_t turn = 0;

    std::array<Player, players_max> players{};
    std::array<Group, rows_in_all> tower{};
    Space supervisor{};

    // While goods are placed: the quarter, how many more goods, and how many of them are the Hoist's, which come last.
    Quarter quarter{};
    Goods goods_left;
    Goods goods_of_hoist;
    // Goods beside the supervisor that are not yet sent, the next one first (9 R9).
    Hits hits;

    // The owner of the good on each loaded camel, along the way.
    SmallList<Seat, caravan_max> caravan;
    // The next card of the deck is its last element, and so is the latest discard.
    Cards deck;
    Cards discards;

    // The key of future draws.
    Chance<Purpose> chance{ChanceKey(0)};

    // What the supplies have paid out minus what came back, for check_state.
    std::int16_t camels_out = 0;
    std::int16_t gold_out = 0;

    [[nodiscard]] Player& of(Seat seat) { return players[static_cast<std::size_t>(seat.index())]; }
    [[nodiscard]] const Player& of(Seat seat) const { return players[static_cast<std::size_t>(seat.index())]; }
    [[nodiscard]] Group& at(Row row) { return tower[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const Group& at(Row row) const { return tower[static_cast<std::size_t>(row)]; }
    // Whose turn it is; the match must not be over.
    [[nodiscard]] Seat seat_on_turn() const { return order[turn]; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1024, "a state is copied all the time");

} // namespace dahut::yspahan
