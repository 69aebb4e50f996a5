// When a change of a bot is accepted: a sequential probability ratio test over deals, as Stockfish tests its changes
// with. It compares two suppositions: the changed bot wins its equal share of first places, or a little more. After
// each deal it says which of them is likely enough, or that more deals are needed.
#pragma once

#include <cstdint>

namespace dahut {

enum class Verdict : std::uint8_t { undecided, accepted, refused };

class Acceptance {
public:
    // Shares of first places are from 0 to 1. `equal` is what a bot as strong as the others wins, and `gain` is how
    // much more a change must bring.
    Acceptance(double equal, double gain) : equal_(equal), better_(equal + gain) {}

    // What the changed bot won in one deal, on average over the seats that it played it from.
    void add(double share)
    {
        ++deals_;
        sum_ += share;
        squares_ += share * share;
    }

    // The logarithm of how much more likely the deals are if the change brings so much than if it brings nothing. The
    // deals are taken for normally distributed. Their variance counts two imagined deals more, one won and one lost, so
    // that a few deals that end alike decide nothing.
    [[nodiscard]] double log_ratio() const
    {
        if (deals_ == 0) {
            return 0;
        }
        const double imagined = deals_ + 2;
        const double middle = (sum_ + 1) / imagined;
        const double variance = (squares_ + 1) / imagined - middle * middle;
        return (better_ - equal_) * (2 * sum_ - deals_ * (equal_ + better_)) / (2 * variance);
    }

    [[nodiscard]] Verdict verdict() const
    {
        const double ratio = log_ratio();
        return ratio >= bound ? Verdict::accepted : ratio <= -bound ? Verdict::refused : Verdict::undecided;
    }

    // The logarithm of 95 to 5: either verdict is wrong in at most about five of a hundred tests.
    static constexpr double bound = 2.944;

private:
    double equal_;
    double better_;
    int deals_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

} // namespace dahut
