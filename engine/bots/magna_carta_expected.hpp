// What one seat of Caylus Magna Carta expects to have at the end of the round, by its view: what it has, and what the
// workers on the road are likely to bring it.
#pragma once

#include "engine/bots/magna_carta_plan.hpp"

namespace dahut::magna_carta {

// The chance that the provost reaches a card, in hundredths, while players may still move the provost.
[[nodiscard]] int chance_of(const View& view, Place place);

[[nodiscard]] Stock expected_stock(const View& view, Seat seat);

} // namespace dahut::magna_carta
