// The state of one match of Caylus Magna Carta: plain values, copied freely. The rule files say what it means. view.cpp
// alone decides who may know which part.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/magna_carta/action.hpp"
#include "engine/magna_carta/options.hpp"
#include "engine/magna_carta/stage.hpp"
#include "engine/magna_carta/tables.hpp"

namespace dahut::magna_carta {

// Every card of a player's deck is in `deck`, `hand` or `discards`, or on the road. A deck has no order: chance decides
// which card is drawn. `workers` are those at home. `batches` were delivered in the current castle phase. `choice` is
// set from the seat's decision on its first hand until all have decided.
struct Player {
    Cards deck;
    Cards hand;
    Cards discards;
    Choices<Prestige> prestige;
    Cubes cubes{};
    Deniers deniers;
    Tokens tokens{};
    std::uint8_t workers = 0;
    std::uint8_t batches = 0;
    std::optional<HandChoice> choice;
    bool operator==(const Player&) const = default;

    [[nodiscard]] int count(Cube cube) const { return cubes[static_cast<std::size_t>(cube)]; }
};

// check_state.cpp checks the invariants.
struct State {
    explicit State(const ChanceKey& key) : chance(key) {}

    Options options;
    std::uint8_t seats = 0;

    Round round;
    // The phase of the round (course.cpp), the question asked now, and the progress of the phase: whose turn it is, or
    // how many seats of the bridge or cards of the road have had their turn.
    std::uint8_t phase = 0;
    Stage stage{};
    Seat first_player;
    Seat on_turn;
    std::uint8_t step = 0;

    std::array<Player, seats_most> players{};
    Road road;
    SeatList bridge;
    // Absent in the basic game.
    std::optional<Place> provost;
    // While abilities are used: which ability of the card in turn.
    Ability ability{};

    Choices<Prestige> prestige;
    Tokens castle{};

    // The tokens put back into the box, and what the supply has paid out, for check_state.
    Tokens removed{};
    std::int32_t deniers_paid = 0;
    std::array<std::int32_t, 4> cubes_paid{};

    Chance<Purpose> chance;

    [[nodiscard]] Player& of(Seat seat) { return players[static_cast<std::size_t>(seat.index())]; }
    [[nodiscard]] const Player& of(Seat seat) const { return players[static_cast<std::size_t>(seat.index())]; }
    [[nodiscard]] RoadCard& at(Place place) { return road[place.index()]; }
    [[nodiscard]] const RoadCard& at(Place place) const { return road[place.index()]; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1024, "a state is copied all the time");

} // namespace dahut::magna_carta
