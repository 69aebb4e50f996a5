// How long it takes from an action to the last of the four who is told, at a rate that leaves the server time. What is
// written to the disk before it is told takes at least one commit, which is timed beside it.
#include "tests/load/commits.hpp"
#include "tests/load/comparison.hpp"
#include "tests/load/measurements.hpp"

namespace dahut::load {

namespace {

double duration_quantile(const Played& played, double part) { return quantile(durations_of(played), part); }

Findings found_of_latency(const std::vector<Pair>& pairs, const std::vector<double>& commits, const std::string& due)
{
    const Compared middle = compared(pairs, [](const Played& played) { return duration_quantile(played, 0.5); });
    const Compared high = compared(pairs, [](const Played& played) { return duration_quantile(played, 0.99); });
    const Compared rate = compared(pairs, actions_per_second);
    const double commit = median(commits);
    const double slow_commit = quantile(commits, 0.99);
    return {
        {"actions a second, where " + due + " fall due", whole(rate.dahut), whole(rate.bare), "", ""},
        {"until the last of four is told, p50", millis(middle.dahut), millis(middle.bare), decimal(middle.ratio), ""},
        {"until the last of four is told, p99", millis(high.dahut), millis(high.bare), decimal(high.ratio),
         "3 × bare + a commit, p99 = " + millis(3 * high.bare + slow_commit)},
        {"one commit, p50", millis(commit), "", "", ""},
        {"one commit, p99", millis(slow_commit), "", "", ""}};
}

} // namespace

FindingsOfAll measure_latency(Loop& loop, const Settings& settings)
{
    const std::vector<double> commits = time_commits(settings.folder, settings.actions_per_second).durations;
    Comparison comparison(loop, settings);
    const auto play_round = [&](Lanes lanes) {
        return play_at_rate(loop, lanes, settings.actions, settings.actions_per_second);
    };
    FindingsOfAll findings;
    for (const std::vector<Pair>& pairs : comparison.play_rounds(play_round)) {
        findings.push_back(found_of_latency(pairs, commits, whole(settings.actions_per_second)));
    }
    return findings;
}

} // namespace dahut::load
