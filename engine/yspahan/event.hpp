// What happens in Yspahan, one small struct each. All events are public except CardSeen.
#pragma once

#include "engine/yspahan/event_city.hpp"
#include "engine/yspahan/event_course.hpp"

#include <variant>

namespace dahut::yspahan {

using Event = std::variant<DayBegan, LastDayOrdered, DiceRolled, RowFilled, GroupTaken, YellowDiceLeft, TowerCleared,
                           NoGroupLeft, CamelsTaken, GoldTaken, BuildingBuilt, TurnEnded, CardDrawn, CardSeen,
                           NoCardLeft, DeckReshuffled, CardDiscarded, CardPlayed, CamelsSold, GoldSold,
                           CamelsAndGoldExchanged, GoodPlaced, SoukCompleted, GoodsReturned, SupervisorMoved, GoodsHit,
                           FirstGoodChosen, CamelPaid, GoodGivenUp, CaravanLoaded, CaravanScored, CaravanCleared,
                           WeekEnded, SoukScored, SoukUnfinished, CityCleared, SupervisorReturned, GameEnded, GoodLeft>;

} // namespace dahut::yspahan
