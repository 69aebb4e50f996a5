// A greedy player of Ys. It estimates, from its own view alone, what each legal action would be worth if nobody did
// anything more this turn, and takes the best. It is fast and sensible, but does not think ahead.
#pragma once

#include "engine/bots/search.hpp"
#include "engine/ys/ys.hpp"

namespace dahut::ys {

struct GreedyBot {
    using Rules = Ys;

    // Against one other, all placements are compared (docs/bots.md).
    static constexpr LevelBudget medium{
        .of_two{.playouts = 150, .candidates = 250, .rounds = 1},
        .of_more{.playouts = 150, .candidates = 8, .rounds = 1, .rivalry = 33},
    };
    static constexpr LevelBudget hard{
        .of_two{.playouts = 1000, .candidates = 250, .rounds = 1},
        .of_more{.playouts = 1000, .candidates = 16, .rounds = 1, .rivalry = 33},
    };

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
