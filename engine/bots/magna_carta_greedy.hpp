// A greedy player of Caylus Magna Carta. It estimates, from its own view alone, what each legal action changes in what
// the seat will have at the end, by a short plan of purchases, and takes the best. It does not think of answers.
#pragma once

#include "engine/bots/search.hpp"
#include "engine/magna_carta/magna_carta.hpp"

namespace dahut::magna_carta {

struct GreedyBot {
    using Rules = MagnaCarta;

    // Against one other, medium builds as people do, and hard gives nothing away (docs/decisions/0063). Against more,
    // hard gives little away. With more playouts it is weaker there, because its forecast is of greedy matches
    // (docs/bots.md).
    static constexpr LevelBudget medium{
        .of_two{.playouts = 1000, .candidates = 12, .rounds = 1, .rivalry = 50},
        .of_more{.playouts = 1000, .candidates = 12, .rounds = 1, .rivalry = 33},
    };
    static constexpr LevelBudget hard{
        .of_two{.playouts = 8000, .candidates = 16, .rounds = 1},
        .of_more{.playouts = 2000, .candidates = 16, .rounds = 1, .rivalry = 80},
    };

    [[nodiscard]] static Action choose(const Knowledge<MagnaCarta>& knowledge, Stream& stream);
    static void weigh(const Knowledge<MagnaCarta>& knowledge, Stream& stream, std::vector<int>& worths);
    [[nodiscard]] static int rounds_played(const State& world);
    [[nodiscard]] static Forecast forecast(const State& world);

    [[nodiscard]] static std::vector<std::string> feature_names();
    [[nodiscard]] static FeaturesOfSeats features(const State& world, const Forecast& forecast);
    [[nodiscard]] static const Weights& learned();
};

static_assert(LearningAdviser<GreedyBot, MagnaCarta>);

} // namespace dahut::magna_carta
