// Fits the weights to the samples, and measures forecasts by those held out (training.hpp).
#include "engine/bots/training.hpp"

#include "engine/bots/fitting.hpp"

#include <cmath>

namespace dahut {

namespace {

// How much weights cost. It matters little, because there are many more samples than features.
constexpr double ridge = 0.001;
constexpr double hundredths = 100;

// Sums of squared errors.
class Errors {
public:
    // What was said of all seats of one position.
    void add(const Lesson& lesson, const Forecast& said)
    {
        Forecast wrong;
        for (int seat = 0; seat < said.size(); ++seat) {
            wrong.push_back(said[seat] - lesson.seats[seat].end);
        }
        for (int seat = 0; seat < wrong.size(); ++seat) {
            points_ += square(wrong[seat]);
            lead_ += square(wrong[seat] - mean_of_others(wrong, Seat(seat)));
            ++samples_;
        }
    }
    [[nodiscard]] ForecastError mean() const { return {root(points_), root(lead_)}; }

private:
    static std::int64_t square(std::int64_t number) { return number * number; }
    [[nodiscard]] double root(std::int64_t sum) const
    {
        return samples_ > 0 ? std::sqrt(static_cast<double>(sum) / static_cast<double>(samples_)) / hundredths : 0;
    }

    std::int64_t points_ = 0;
    std::int64_t lead_ = 0;
    std::int64_t samples_ = 0;
};

template <typename Say>
[[nodiscard]] Forecast said_of(const Lesson& lesson, Say&& say)
{
    Forecast said;
    for (const Sample& sample : lesson.seats) {
        said.push_back(say(sample));
    }
    return said;
}

} // namespace

Training learn(const std::vector<Lesson>& lessons, std::size_t features)
{
    Training training;
    NormalEquations equations(features);
    for (const Lesson& lesson : lessons) {
        ++training.lessons[static_cast<std::size_t>(lesson.use)];
        if (lesson.use == LessonUse::learning) {
            for (const Sample& sample : lesson.seats) {
                equations.add(sample.values, sample.end - sample.forecast);
            }
        }
    }
    training.model = equations.solve(ridge);
    std::array<Errors, 3> errors;
    for (const Lesson& lesson : lessons) {
        if (lesson.use == LessonUse::holding_out) {
            errors[0].add(lesson, said_of(lesson, [](const Sample& one) { return one.now; }));
            errors[1].add(lesson, said_of(lesson, [](const Sample& one) { return one.forecast; }));
            errors[2].add(lesson, said_of(lesson, [&training](const Sample& one) {
                              return one.forecast + correction_of(training.model, one.values);
                          }));
        }
    }
    std::ranges::transform(errors, training.errors.begin(), &Errors::mean);
    return training;
}

} // namespace dahut
