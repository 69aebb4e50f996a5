// What a learned forecast looks at: a table of named whole numbers of a position, as one seat stands in it. Each game
// has a table of its own. How the weights of features come about is in training.hpp.
#pragma once

#include "engine/bots/prospects.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// One number of a position. `Position` is what the game's table reads.
template <typename Position>
struct Feature {
    std::string_view name;
    int (*of)(const Position&);
};

// A feature that would be larger counts as this.
inline constexpr int feature_most = 30'000;
inline constexpr int features_max = 48;
// In the order of the game's table. Each table begins with "always", which is 1, and "points", those of the moment.
using FeatureValues = SmallList<int, features_max>;
inline constexpr int index_of_points = 1;
// In seat order.
using FeaturesOfSeats = SmallList<FeatureValues, seats_max>;

template <typename Position>
[[nodiscard]] FeatureValues values_of(std::span<const Feature<Position>> features, const Position& position)
{
    FeatureValues values;
    for (const Feature<Position>& feature : features) {
        values.push_back(std::clamp(feature.of(position), -feature_most, feature_most));
    }
    return values;
}

template <typename Position>
[[nodiscard]] std::vector<std::string> names_of(std::span<const Feature<Position>> features)
{
    std::vector<std::string> names;
    for (const Feature<Position>& feature : features) {
        names.emplace_back(feature.name);
    }
    return names;
}

// The mean of what is forecast for all seats but this one.
[[nodiscard]] inline int mean_of_others(const Forecast& forecast, Seat seat)
{
    int sum = 0;
    for (int other = 0; other < forecast.size(); ++other) {
        sum += other == seat.index() ? 0 : forecast[other];
    }
    return sum / (forecast.size() - 1);
}

// What every game's table looks at of the hand-made forecasts.
template <typename Position>
[[nodiscard]] int own_forecast(const Position& position)
{
    return position.forecast[position.seat.index()];
}
template <typename Position>
[[nodiscard]] int forecast_of_others(const Position& position)
{
    return mean_of_others(position.forecast, position.seat);
}

} // namespace dahut
