// What happens in Caylus Magna Carta, one small struct each. All events are public except CardsDrawn.
#pragma once

#include "engine/magna_carta/event_course.hpp"
#include "engine/magna_carta/event_effects.hpp"

#include <variant>

namespace dahut::magna_carta {

using Event =
    std::variant<RoadLaid, FirstPlayerDrawn, CardsDrawn, HandChosen, HandKept, HandReplaced, DeckShuffled, RoundBegan,
                 IncomeReceived, CardDrawn, WorkerPlaced, BuildingBuilt, PrestigeBuilt, Passed, ProvostMoved,
                 ProvostLeft, AbilityUsed, AbilityUnused, CardTurned, CubesReturned, WorkerUnpaid, BatchDelivered,
                 DeliveryEnded, BonusWon, TokensRemoved, ProvostAdvanced, FirstPlayerMoved, GameEnded, WorkerSentHome>;

} // namespace dahut::magna_carta
