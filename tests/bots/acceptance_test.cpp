// When a change of a bot is accepted: the arithmetic of the sequential test, and that it decides rightly.
#include "engine/bots/acceptance.hpp"
#include "engine/core/random.hpp"
#include "tests/support/catch.hpp"

#include <cmath>
#include <numeric>
#include <vector>

namespace dahut {
namespace {

double log_density(double share, double mean, double variance)
{
    return -(share - mean) * (share - mean) / (2 * variance);
}

TEST_CASE("the log ratio is that of two normal distributions with the variance of the deals and two imagined ones")
{
    const std::vector<double> shares{0.5, 1, 0, 0.5, 1, 1, 0.5, 0.75};
    std::vector<double> with_imagined = shares;
    with_imagined.insert(with_imagined.end(), {0, 1});
    const auto number = static_cast<double>(with_imagined.size());
    const double mean = std::accumulate(with_imagined.begin(), with_imagined.end(), 0.0) / number;
    double variance = 0;
    for (const double share : with_imagined) {
        variance += (share - mean) * (share - mean) / number;
    }
    Acceptance acceptance(0.5, 0.1);
    double ratio = 0;
    for (const double share : shares) {
        acceptance.add(share);
        ratio += log_density(share, 0.6, variance) - log_density(share, 0.5, variance);
    }
    CHECK(std::abs(acceptance.log_ratio() - ratio) < 1e-9);
}

TEST_CASE("no deal and a few deals that all end alike decide nothing")
{
    Acceptance won(0.5, 0.05);
    Acceptance lost(0.25, 0.05);
    CHECK(won.log_ratio() == 0);
    for (int deal = 0; deal < 4; ++deal) {
        CHECK(won.verdict() == Verdict::undecided);
        CHECK(lost.verdict() == Verdict::undecided);
        won.add(1);
        lost.add(0);
    }
}

// How many of these tests accept a bot that wins a game with this chance, in hundredths. None stays undecided.
int accepted_of(int tests, std::uint32_t chance)
{
    FastStream luck(chance);
    int accepted = 0;
    for (int test = 0; test < tests; ++test) {
        Acceptance acceptance(0.5, 0.05);
        while (acceptance.verdict() == Verdict::undecided) {
            const int won = (pick_below(luck, 100) < chance ? 1 : 0) + (pick_below(luck, 100) < chance ? 1 : 0);
            acceptance.add(won / 2.0);
        }
        accepted += acceptance.verdict() == Verdict::accepted ? 1 : 0;
    }
    return accepted;
}

TEST_CASE("a change that brings nothing is hardly ever accepted, one that brings what it must nearly always")
{
    CHECK(accepted_of(200, 45) <= 4);
    CHECK(accepted_of(200, 50) <= 20);
    CHECK(accepted_of(200, 55) >= 180);
    CHECK(accepted_of(200, 65) >= 196);
}

} // namespace
} // namespace dahut
