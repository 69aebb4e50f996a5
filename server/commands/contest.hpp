// Deals played between two bots, each deal once from every seat, and the figures that come of it.
#pragma once

#include "protocol/hosted.hpp"

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace dahut {

// The mean of one figure over the deals, and half the width of the interval that holds the true value in 95 of 100
// tournaments. Games of one deal are alike, so a deal counts once.
class Figure {
public:
    void add(double of_deal)
    {
        ++deals_;
        sum_ += of_deal;
        squares_ += of_deal * of_deal;
    }
    [[nodiscard]] double mean() const { return sum_ / deals_; }
    // Nothing before the second deal: one alone does not say how much deals differ.
    [[nodiscard]] std::optional<double> half_width() const;

private:
    int deals_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

// Milliseconds of the processor's time that decisions took.
class DecisionTimes {
public:
    void add(double milliseconds) { all_.push_back(milliseconds); }
    // The time that so many of a hundred decisions do not exceed; nothing if there were none.
    [[nodiscard]] double within(int hundredths) const;

private:
    std::vector<double> all_;
};

// A bot, and what it may think.
struct Contestant {
    BotKind kind = BotKind::easy;
    Allowance allowance{};
};

// One contestant plays in one seat against others who are all alike. `lead` is over the best of them, `winner` what
// whoever won had. Shares of first places are from 0 to 1.
struct ContestFigures {
    Figure first_places{};
    Figure lead{};
    Figure points{};
    Figure winner{};
    // Of the first contestant, and of the others.
    std::array<DecisionTimes, 2> times{};
    Hash signature{};
    int games = 0;
};

// Every deal is played once from every seat; among bots that are alike, which would play the same again, once.
struct ContestPlan {
    const HostedGame& game;
    Json options;
    int players = 2;
    Contestant first{};
    Contestant others{};
    // Rounded up to whole deals.
    int games = 1;
    std::uint64_t seed = 1;
};

// Plays deals until `goes_on` refuses the next one, which it is told what share of the last one the first contestant
// won; or to the end of the plan.
[[nodiscard]] ContestFigures hold_contest(const ContestPlan& plan,
                                          const std::function<bool(double share)>& goes_on = {});

} // namespace dahut
