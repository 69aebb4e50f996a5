// Ridge regression: it finds the weights that samples were made with, and copes with features that say nothing new.
#include "engine/bots/fitting.hpp"
#include "engine/core/random.hpp"
#include "tests/support/catch.hpp"

#include <numeric>

namespace dahut {
namespace {

// A constant, and some whole numbers up to 50.
FeatureValues drawn(Stream& chance, int features)
{
    FeatureValues values{1};
    while (values.size() < features) {
        values.push_back(static_cast<int>(pick_below(chance, 51)));
    }
    return values;
}

int by_hundredths(const FeatureValues& values, const std::vector<int>& hundredths)
{
    return std::inner_product(hundredths.begin(), hundredths.end(), values.begin(), 0);
}

Model fitted(const std::vector<int>& hundredths, double ridge)
{
    FastStream chance(5);
    NormalEquations equations(hundredths.size());
    for (int number = 0; number < 400; ++number) {
        const FeatureValues values = drawn(chance, static_cast<int>(hundredths.size()));
        equations.add(values, by_hundredths(values, hundredths));
    }
    return equations.solve(ridge);
}

TEST_CASE("the fit finds the weights that samples were made with")
{
    CHECK(fitted({700, -30, 0, 12}, 0) == Model{700'000, -30'000, 0, 12'000});
}

TEST_CASE("a ridge makes weights smaller, and leaves the constant free")
{
    const Model model = fitted({700, -30, 12}, 1);
    // The mean of what was wanted stays, so the constant takes over what the others lose.
    CHECK(model[1] > -20'000);
    CHECK(model[1] < -10'000);
    CHECK(model[2] > 4'000);
    CHECK(model[2] < 8'000);
    CHECK(model[0] < 700'000);
}

TEST_CASE("a feature that repeats others, or never varies, weighs nothing")
{
    FastStream chance(6);
    NormalEquations equations(4);
    for (int number = 0; number < 200; ++number) {
        FeatureValues values = drawn(chance, 2);
        values.push_back(2 * values[1] + 3);
        values.push_back(7);
        equations.add(values, 40 * values[1] + 100);
    }
    CHECK(equations.solve(0) == Model{100'000, 40'000, 0, 0});
}

TEST_CASE("the order of the samples makes no difference")
{
    FastStream chance(7);
    std::vector<FeatureValues> samples;
    for (int number = 0; number < 50; ++number) {
        samples.push_back(drawn(chance, 5));
    }
    NormalEquations forwards(5);
    NormalEquations backwards(5);
    for (std::size_t place = 0; place < samples.size(); ++place) {
        const FeatureValues& last = samples[samples.size() - 1 - place];
        forwards.add(samples[place], samples[place][1] * samples[place][2]);
        backwards.add(last, last[1] * last[2]);
    }
    CHECK(forwards.solve(0.01) == backwards.solve(0.01));
}

TEST_CASE("without samples all weights are nothing") { CHECK(NormalEquations(3).solve(0.01) == Model{0, 0, 0}); }

} // namespace
} // namespace dahut
