// What the learned forecast of Ys looks at (features.hpp): how one seat stands at the end of a turn, by what everybody
// knows.
#pragma once

#include "engine/bots/features.hpp"
#include "engine/ys/view.hpp"

namespace dahut::ys {

// `forecast` are the hand-made ones of all seats.
struct SeatPosition {
    const View& view;
    Seat seat;
    const Forecast& forecast;
    // Turns to be played.
    int turns = Turn::highest + 1 - view.turn.number();

    [[nodiscard]] const PlayerView& own() const { return view.players[seat.index()]; }
};

[[nodiscard]] std::span<const Feature<SeatPosition>> features();

// The text that is compiled in from the file of weights.
[[nodiscard]] std::string_view text_of_weights();

} // namespace dahut::ys
