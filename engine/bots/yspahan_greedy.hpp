// A greedy player of Yspahan. It estimates, from its own view alone, what each legal action is worth at once, and takes
// the best. It is fast and sensible, but does not think ahead.
#pragma once

#include "engine/bots/search.hpp"
#include "engine/yspahan/yspahan.hpp"

namespace dahut::yspahan {

struct GreedyBot {
    using Rules = Yspahan;

    static constexpr LevelBudget medium = alike_for_all({.playouts = 400, .candidates = 12, .rounds = 6});
    static constexpr LevelBudget hard = alike_for_all({.playouts = 4000, .candidates = 16, .rounds = 6});

    [[nodiscard]] static Action choose(const Knowledge<Yspahan>& knowledge, Stream& stream);
    static void weigh(const Knowledge<Yspahan>& knowledge, Stream& stream, std::vector<int>& worths);
    [[nodiscard]] static int rounds_played(const State& world);
    [[nodiscard]] static Forecast forecast(const State& world);

    [[nodiscard]] static std::vector<std::string> feature_names();
    [[nodiscard]] static FeaturesOfSeats features(const State& world, const Forecast& forecast);
    [[nodiscard]] static const Weights& learned();
};

static_assert(LearningAdviser<GreedyBot, Yspahan>);

} // namespace dahut::yspahan
