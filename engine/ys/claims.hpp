// ys 4.1, 5.1: what scoring a quarter and scoring the market have in common. Brokers are turned up, and the values of
// each side are added. Which brokers count is the caller's to say; what a claim is worth is ranked in ties.cpp.
#pragma once

#include "engine/ys/rules.hpp"

#include <array>

namespace dahut::ys {

// Turns up the face-down brokers on the board that count.
template <typename Counts>
void reveal(State& state, Counts&& counts, Log& log)
{
    for (int index = 0; index < state.placed; ++index) {
        PlacedBroker& broker = state.at(BrokerNumber(index));
        if (broker.on_board != 0 && broker.face == Face::down && counts(broker)) {
            broker.face = Face::up;
            log.tell(BrokerRevealed{BrokerNumber(index), broker.side, broker.value, broker.where});
        }
    }
}

// Totals of the sides present, in side order (4.1: a side is present whatever its brokers' values).
template <typename Counts>
[[nodiscard]] Ranking claims(const State& state, Counts&& counts)
{
    std::array<int, sides_max> totals{};
    std::array<bool, sides_max> present{};
    for (int index = 0; index < state.placed; ++index) {
        const PlacedBroker& broker = state.at(BrokerNumber(index));
        if (broker.on_board != 0 && counts(broker)) {
            const auto side = static_cast<std::size_t>(broker.side.index());
            totals[side] += strength_of(broker);
            present[side] = true;
        }
    }
    Ranking ranking;
    for (const Side side : sides_of(state)) {
        const auto index = static_cast<std::size_t>(side.index());
        if (present[index]) {
            ranking.push_back({side, Strength(totals[index])});
        }
    }
    return ranking;
}

} // namespace dahut::ys
