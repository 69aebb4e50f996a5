// What the learned forecast of Yspahan looks at (features.hpp): how one seat stands at the end of a turn, by what
// everybody knows.
#pragma once

#include "engine/bots/features.hpp"
#include "engine/bots/yspahan_worth.hpp"

namespace dahut::yspahan {

// `forecast` are the hand-made ones of all seats.
struct SeatPosition {
    const View& view;
    Seat seat;
    const Forecast& forecast;
    int turns = Outlook(view, seat).turns_left();

    [[nodiscard]] const PlayerView& own() const { return view.players[seat.index()]; }
};

[[nodiscard]] std::span<const Feature<SeatPosition>> features();

// The text that is compiled in from the file of weights.
[[nodiscard]] std::string_view text_of_weights();

} // namespace dahut::yspahan
