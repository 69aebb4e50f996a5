// Plays the deals of a contest (contest.hpp).
#include "server/commands/contest.hpp"

#include <algorithm>
#include <cmath>
#include <ctime>

namespace dahut {

namespace {

// How the first contestant did in one game, or on average in the games of a deal. Whoever shares a place has a part.
struct Result {
    double first_places = 0;
    double lead = 0;
    double points = 0;
    double winner = 0;
};

// `outcome` is that of a match: {"points": […], "places": […]}.
Result result_of(const Json& outcome, std::size_t seat)
{
    int best_other = Points::lowest;
    int most = Points::lowest;
    int winners = 0;
    const Json& points = outcome["points"];
    for (std::size_t one = 0; one < points.size(); ++one) {
        const int some = points[one];
        best_other = one == seat ? best_other : std::max(best_other, some);
        most = std::max(most, some);
        winners += outcome["places"][one] == 1 ? 1 : 0;
    }
    const int own = points[seat];
    return {outcome["places"][seat] == 1 ? 1.0 / winners : 0.0, static_cast<double>(own - best_other),
            static_cast<double>(own), static_cast<double>(most)};
}

double milliseconds_of_processor() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

Result play_game(const ContestPlan& plan, std::uint64_t seed, int place, ContestFigures& figures)
{
    double begin = 0;
    SimulationPlan game;
    game.seed = seed;
    game.bots.assign(static_cast<std::size_t>(plan.players), plan.others.kind);
    game.allowances.assign(static_cast<std::size_t>(plan.players), plan.others.allowance);
    game.bots[static_cast<std::size_t>(place)] = plan.first.kind;
    game.allowances[static_cast<std::size_t>(place)] = plan.first.allowance;
    game.watch.begins = [&begin] { begin = milliseconds_of_processor(); };
    game.watch.ended = [&](Seat seat) {
        figures.times[seat.index() == place ? 0 : 1].add(milliseconds_of_processor() - begin);
    };
    Json outcome;
    const SimulationResult result =
        plan.game.simulate(plan.options, game, [&outcome](const PlayedMatch& played) { outcome = played.outcome; });
    figures.signature.add_hash(result.signature);
    ++figures.games;
    return result_of(outcome, static_cast<std::size_t>(place));
}

int places_of(const ContestPlan& plan)
{
    const Allowance& one = plan.first.allowance;
    const Allowance& other = plan.others.allowance;
    const bool are_alike = plan.first.kind == plan.others.kind && one.share == other.share
                           && one.without == other.without && one.weights == other.weights;
    return are_alike ? 1 : plan.players;
}

} // namespace

std::optional<double> Figure::half_width() const
{
    if (deals_ < 2) {
        return std::nullopt;
    }
    constexpr double deviations = 1.96;
    const double spread = (squares_ - sum_ * sum_ / deals_) / (deals_ - 1);
    return deviations * std::sqrt(std::max(spread, 0.0) / deals_);
}

double DecisionTimes::within(int hundredths) const
{
    if (all_.empty()) {
        return 0;
    }
    std::vector<double> sorted = all_;
    std::ranges::sort(sorted);
    return sorted[std::min(sorted.size() * static_cast<std::size_t>(hundredths) / 100, sorted.size() - 1)];
}

ContestFigures hold_contest(const ContestPlan& plan, const std::function<bool(double share)>& goes_on)
{
    ContestFigures figures;
    const int places = places_of(plan);
    for (int deal = 0; deal * places < plan.games; ++deal) {
        Result sum;
        for (int place = 0; place < places; ++place) {
            const Result result = play_game(plan, seed_of_game(plan.seed, deal), place, figures);
            sum.first_places += result.first_places / places;
            sum.lead += result.lead / places;
            sum.points += result.points / places;
            sum.winner += result.winner / places;
        }
        figures.first_places.add(sum.first_places);
        figures.lead.add(sum.lead);
        figures.points.add(sum.points);
        figures.winner.add(sum.winner);
        if (goes_on && !goes_on(sum.first_places)) {
            break;
        }
    }
    return figures;
}

} // namespace dahut
