// Solves the normal equations by Cholesky's decomposition (fitting.hpp).
#include "engine/bots/fitting.hpp"

#include <cmath>

namespace dahut {

namespace {

constexpr double thousandths = 1000;
// A feature of which less than this part is new says nothing new.
constexpr double least_new = 1e-9;

} // namespace

void NormalEquations::add(const FeatureValues& values, int wanted)
{
    ++samples_;
    for (std::size_t one = 0; one < features_; ++one) {
        const std::int64_t value = values[static_cast<int>(one)];
        sums_[one] += value;
        products_[one] += value * wanted;
        for (std::size_t other = 0; other <= one; ++other) {
            squares_[one * features_ + other] += value * values[static_cast<int>(other)];
        }
    }
}

// The lower half of the matrix. The constant feature does not vary, so its weight is free.
NormalEquations::Matrix NormalEquations::with_ridge(double ridge) const
{
    Matrix matrix(squares_.begin(), squares_.end());
    const auto samples = static_cast<double>(samples_);
    for (std::size_t place = 0; place < features_; ++place) {
        double& square = matrix[place * features_ + place];
        const double mean = samples > 0 ? static_cast<double>(sums_[place]) / samples : 0;
        square += ridge * std::max(square - mean * mean * samples, 0.0);
    }
    return matrix;
}

Model NormalEquations::solve(double ridge) const
{
    Matrix lower = with_ridge(ridge);
    std::vector<double> found(features_);
    const auto at = [&](std::size_t row, std::size_t column) -> double& { return lower[row * features_ + column]; };
    for (std::size_t row = 0; row < features_; ++row) {
        const double whole = at(row, row);
        double rest = static_cast<double>(products_[row]);
        for (std::size_t column = 0; column < row; ++column) {
            for (std::size_t before = 0; before < column; ++before) {
                at(row, column) -= at(row, before) * at(column, before);
            }
            at(row, column) = at(column, column) > 0 ? at(row, column) / at(column, column) : 0;
            at(row, row) -= at(row, column) * at(row, column);
            rest -= at(row, column) * found[column];
        }
        at(row, row) = at(row, row) > least_new * whole ? std::sqrt(at(row, row)) : 0;
        found[row] = at(row, row) > 0 ? rest / at(row, row) : 0;
    }
    Model model(features_);
    for (std::size_t row = features_; row-- > 0;) {
        for (std::size_t after = row + 1; after < features_; ++after) {
            found[row] -= at(after, row) * found[after];
        }
        found[row] = at(row, row) > 0 ? found[row] / at(row, row) : 0;
        model[row] = std::llround(thousandths * found[row]);
    }
    return model;
}

} // namespace dahut
