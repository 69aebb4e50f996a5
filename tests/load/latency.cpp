// How long it takes from an action to the last of the four who is told, at a rate that leaves the server time. What is
// written to the disk before it is told takes at least one commit, which is timed beside it.
#include "server/store/sqlite_journal.hpp"
#include "tests/load/comparison.hpp"
#include "tests/load/measurements.hpp"

#include <stdexcept>

namespace dahut::load {

namespace {

constexpr std::int64_t commits_timed = 1000;
// About as long as the entry of an action.
constexpr std::size_t entry_bytes = 200;

double duration_quantile(const Played& played, double part)
{
    std::vector<double> seconds;
    for (const Exchange& exchange : played.exchanges) {
        seconds.push_back(seconds_of(exchange.duration));
    }
    return quantile(std::move(seconds), part);
}

// In seconds: one entry after the other, as the server stores them when it has nothing else to do.
std::vector<double> time_commits(const std::filesystem::path& folder)
{
    const test::TemporaryFolder own(folder);
    const auto journal = open_sqlite_journal(own / "commits.db");
    std::vector<double> seconds;
    for (std::int64_t number = 0; number < commits_timed; ++number) {
        const std::vector<Addition> additions{{"table", number, {{0, std::string(entry_bytes, 'e')}}, {}, {}}};
        const auto began = Clock::now();
        if (const AppendResult failure = journal->append(additions)[0]) {
            throw std::runtime_error("a commit has failed: " + failure->detail);
        }
        seconds.push_back(seconds_of(Clock::now() - began));
    }
    return seconds;
}

Findings found_of_latency(const std::vector<Pair>& pairs, const std::vector<double>& commits, const std::string& due)
{
    const Compared middle = compared(pairs, [](const Played& played) { return duration_quantile(played, 0.5); });
    const Compared high = compared(pairs, [](const Played& played) { return duration_quantile(played, 0.99); });
    const Compared rate = compared(pairs, actions_per_second);
    const double commit = median(commits);
    return {
        {"actions a second, where " + due + " fall due", whole(rate.dahut), whole(rate.bare), "", ""},
        {"until the last of four is told, p50", millis(middle.dahut), millis(middle.bare), decimal(middle.ratio), ""},
        {"until the last of four is told, p99", millis(high.dahut), millis(high.bare), decimal(high.ratio),
         "3 × bare + a commit = " + millis(3 * high.bare + commit)},
        {"one commit, p50", millis(commit), "", "", ""},
        {"one commit, p99", millis(quantile(commits, 0.99)), "", "", ""}};
}

} // namespace

FindingsOfAll measure_latency(Loop& loop, const Settings& settings)
{
    const std::vector<double> commits = time_commits(settings.folder);
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
