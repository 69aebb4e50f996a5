// What is learned from matches of bots among themselves, and what comes of it: weights are fitted to the points that
// the seats had at the end. Some matches are held out, to say how wrong the forecasts are. train.hpp plays the matches.
#pragma once

#include "engine/bots/bot.hpp"
#include "engine/bots/weights.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace dahut {

struct TrainingPlan {
    int players = 2;
    int games = 1;
    std::uint64_t seed = 1;
    BotKind player = BotKind::medium;
    Allowance allowance{};
};

// How one seat stood in a position, and what it had at the end. `now` are its points at that time, `forecast` is the
// hand-made one; all of them in hundredths.
struct Sample {
    FeatureValues values;
    int now = 0;
    int forecast = 0;
    int end = 0;
    bool operator==(const Sample&) const = default;
};

enum class LessonUse : std::uint8_t { learning, holding_out };

// One position of a match, with a sample for each seat.
struct Lesson {
    LessonUse use{};
    SmallList<Sample, seats_max> seats;
};

// How far a forecast is from the end, in points: the root of the mean square of what it says of a seat, and of how far
// a seat is ahead of the mean of the others.
struct ForecastError {
    double points = 0;
    double lead = 0;
};

// `errors` are those of the positions held out: of the points of that time, of the hand-made forecast and of the
// learned one. `lessons` counts those that were learned from, and those held out.
struct Training {
    Model model;
    std::array<ForecastError, 3> errors{};
    std::array<std::int64_t, 2> lessons{};
};

[[nodiscard]] Training learn(const std::vector<Lesson>& lessons, std::size_t features);

} // namespace dahut
