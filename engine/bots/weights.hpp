// The weights of a learned forecast, and the text file that holds them: a line "game NAME", and for each number of
// players a line "players N" with a line "FEATURE WEIGHT" for each feature of the game, in the order of its table.
// Lines that begin with # say where the weights come from.
#pragma once

#include "engine/bots/features.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace dahut {

// What each feature adds to the hand-made forecast: thousandths of a hundredth of a point for one unit of it.
using Model = std::vector<std::int64_t>;

// For each number of players the model that was learned for it. Empty where there is none.
struct Weights {
    std::array<Model, seats_max + 1> models{};

    [[nodiscard]] bool is_empty() const
    {
        return std::ranges::all_of(models, [](const Model& model) { return model.empty(); });
    }
    // Null where nothing was learned.
    [[nodiscard]] const Model* of(int players) const
    {
        const Model& model = models[static_cast<std::size_t>(players)];
        return model.empty() ? nullptr : &model;
    }
    bool operator==(const Weights&) const = default;
};

// Reads a file of this game, whose table has these names, or says what is wrong with it.
[[nodiscard]] std::variant<Weights, std::string> read_weights(std::string_view text, std::string_view game,
                                                              std::span<const std::string> names);

// The same for the text that is compiled in, which must be right. An empty text means that nothing was learned.
[[nodiscard]] Weights compiled_weights(std::string_view text, std::string_view game,
                                       std::span<const std::string> names);

// `origin` says how the weights came about, in lines.
[[nodiscard]] std::string weights_text(const Weights& weights, std::string_view game,
                                       std::span<const std::string> names, std::string_view origin);

// What the model adds to the forecast of a seat that stands so, in hundredths of a point.
[[nodiscard]] int correction_of(const Model& model, const FeatureValues& values);

} // namespace dahut
