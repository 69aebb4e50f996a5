// Ridge regression by normal equations: finds the linear model that comes nearest to what samples show, and prefers
// small weights. Sums are whole numbers, so they do not depend on the order of the samples.
#pragma once

#include "engine/bots/weights.hpp"

#include <cstdint>
#include <vector>

namespace dahut {

class NormalEquations {
public:
    explicit NormalEquations(std::size_t features)
        : features_(features), squares_(features * features), products_(features)
    {}

    // One sample: what the features were, and what the model should have said, in hundredths.
    void add(const FeatureValues& values, int wanted);

    // The weights in thousandths of a hundredth, as a model has them. `ridge` is how much a weight costs, compared with
    // how much its feature varies: 0 is nothing. A feature that says nothing new weighs nothing.
    [[nodiscard]] Model solve(double ridge) const;

private:
    using Matrix = std::vector<double>;

    [[nodiscard]] Matrix with_ridge(double ridge) const;

    std::size_t features_;
    std::int64_t samples_ = 0;
    std::vector<std::int64_t> squares_;
    std::vector<std::int64_t> products_;
    std::vector<std::int64_t> sums_ = std::vector<std::int64_t>(features_);
};

} // namespace dahut
