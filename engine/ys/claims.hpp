// ys 4.1, 5.1: the common part of scoring a quarter and scoring the market. Brokers are turned up, and the values of
// each side are added. The caller decides which brokers count; ties.cpp ranks the totals.
#pragma once

#include "engine/ys/rules.hpp"

#include <array>

namespace dahut::ys {

// Turns up the brokers that lie face down.
inline void reveal(State& state, Choices<BrokerNumber> brokers, Log& log)
{
    for (const BrokerNumber number : brokers) {
        PlacedBroker& broker = state.at(number);
        if (broker.face == Face::down) {
            broker.face = Face::up;
            log.tell(BrokerRevealed{number, broker.side, broker.value, broker.where});
        }
    }
}

// The totals of the sides present, in side order. A side is present even if its brokers' values are 0 (4.1).
[[nodiscard]] inline Ranking claims(const State& state, Choices<BrokerNumber> brokers)
{
    std::array<int, sides_max> totals{};
    Choices<Side> present;
    for (const BrokerNumber number : brokers) {
        const PlacedBroker& broker = state.at(number);
        totals[static_cast<std::size_t>(broker.side.index())] += strength_of(broker);
        present.insert(broker.side);
    }
    Ranking ranking;
    for (const Side side : present) {
        ranking.push_back({side, Strength(totals[static_cast<std::size_t>(side.index())])});
    }
    return ranking;
}

} // namespace dahut::ys
