// What happens in Ys, one small struct each. All events are public except BrokerSeen and CourtierSeen.
#pragma once

#include "engine/ys/event_course.hpp"
#include "engine/ys/event_scoring.hpp"

#include <variant>

namespace dahut::ys {

using Event =
    std::variant<TurnBegan, CharacterArrived, ShipArrived, RowGemArrived, HasBid, BidRevealed, PositionChosen, Passed,
                 CardPlayed, BrokerPlaced, NeutralPlaced, BeforeScreenReplaced, LastBrokerJoined, BrokerLookedAt,
                 BrokerSeen, CourtierLookedAt, CourtierSeen, AreaClosed, QuarterClosed, BrokersSwapped, CourtierSwapped,
                 BrokerMarked, ShipsSwapped, BrokerMoved, GemSwapped, SwapDeclined, PointsScored, BrokerRevealed,
                 QuarterRanked, TieDecided, GemTaken, GemColoured, AreaWon, BlackGemTaken, CardWon, CharacterLeft,
                 RowWon, ColumnsRanked, ColumnsOrdered, QuotationMoved, BestBidderFound, QuarterWentHome,
                 MarketWentHome, CourtierChosen, CourtiersSent, GameEnded>;

} // namespace dahut::ys
