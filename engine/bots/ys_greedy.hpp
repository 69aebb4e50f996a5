// A greedy player of Ys. It estimates, from its own view alone, what each legal action would be worth if nobody did
// anything more this turn, and takes the best. It is fast and sensible, but does not think ahead.
#pragma once

#include "engine/bots/search.hpp"
#include "engine/ys/ys.hpp"

namespace dahut::ys {

struct GreedyBot {
    using Rules = Ys;

    // Against one other, all placements are compared (docs/bots.md).
    static constexpr SearchBudget medium{150, 8, 1, 4, 200, 33, 100, 250};
    static constexpr SearchBudget hard{1000, 16, 1, 4, 200, 33, 100, 250};

    [[nodiscard]] static Action choose(const Knowledge<Ys>& knowledge, Stream& stream);
    static void weigh(const Knowledge<Ys>& knowledge, Stream& stream, std::vector<int>& worths);
    [[nodiscard]] static int rounds_played(const State& world);
    [[nodiscard]] static Forecast forecast(const State& world);

    [[nodiscard]] static std::vector<std::string> feature_names();
    [[nodiscard]] static FeaturesOfSeats features(const State& world, const Forecast& forecast);
    [[nodiscard]] static const Weights& learned();
};

static_assert(LearningAdviser<GreedyBot, Ys>);

} // namespace dahut::ys
