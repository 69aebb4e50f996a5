// What the learned forecast of Caylus Magna Carta looks at (features.hpp): how one seat stands at the end of a round,
// by its own view.
#pragma once

#include "engine/bots/features.hpp"
#include "engine/bots/magna_carta_outlook.hpp"

namespace dahut::magna_carta {

// The view must be the seat's own. `forecast` are the hand-made ones of all seats.
struct SeatPosition {
    const View& view;
    Seat seat;
    const Forecast& forecast;
    Outlook outlook{view, seat};

    [[nodiscard]] const PlayerView& own() const { return view.players[seat.index()]; }
};

[[nodiscard]] std::span<const Feature<SeatPosition>> features();

// The text that is compiled in from the file of weights.
[[nodiscard]] std::string_view text_of_weights();

} // namespace dahut::magna_carta
