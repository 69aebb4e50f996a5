// How long it takes from an action to the last of the four who is told, at a rate that leaves the server time. What is
// written to the disk before it is told takes at least one commit, which is timed beside it.
#include "server/store/sqlite_journal.hpp"
#include "tests/load/comparison.hpp"
#include "tests/load/measurements.hpp"

#include <stdexcept>
#include <thread>

namespace dahut::load {

namespace {

constexpr std::int64_t commits_timed = 5000;
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

// In seconds: one entry after the other by the server's own store, which has nothing else to do. They fall due as
// actions do, because a disk that is never left alone answers otherwise than one that is asked now and then.
std::vector<double> time_commits(const std::filesystem::path& folder, double per_second)
{
    const auto pause = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(1 / per_second));
    const test::TemporaryFolder own(folder);
    const auto journal = open_sqlite_journal(own / "commits.db");
    std::vector<double> seconds;
    const auto start = Clock::now();
    for (std::int64_t number = 0; number < commits_timed; ++number) {
        std::this_thread::sleep_until(start + number * pause);
        const std::vector<Addition> additions{{"table", number, {{0, std::string(entry_bytes, 'e')}}, {}, {}}};
        const auto began = Clock::now();
        if (const AppendResult failure = journal->append(additions)[0]) {
            throw std::runtime_error("a commit has failed: " + failure->detail);
        }
        seconds.push_back(seconds_of(Clock::now() - began));
        journal->tidy();
    }
    return seconds;
}

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
    const std::vector<double> commits = time_commits(settings.folder, settings.actions_per_second);
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
