#include "tests/load/commits.hpp"

#include "server/store/sqlite_journal.hpp"
#include "tests/load/child_process.hpp"
#include "tests/load/findings.hpp"
#include "tests/load/lane.hpp"
#include "tests/support/temporary_folder.hpp"

#include <stdexcept>
#include <string>
#include <thread>

namespace dahut::load {

namespace {

constexpr std::int64_t commits_timed = 5000;
// About as long as the entry of an action.
constexpr std::size_t entry_bytes = 200;

} // namespace

Commits time_commits(const std::filesystem::path& folder, double per_second)
{
    const auto pause = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(1 / per_second));
    const test::TemporaryFolder own(folder);
    const auto journal = open_sqlite_journal(own / "commits.db");
    Commits commits;
    const auto cpu_before = own_cpu_time();
    const auto start = Clock::now();
    for (std::int64_t number = 0; number < commits_timed; ++number) {
        std::this_thread::sleep_until(start + number * pause);
        const std::vector<Addition> additions{{"table", number, {{0, std::string(entry_bytes, 'e')}}, {}, {}}};
        const auto began = Clock::now();
        if (const AppendResult failure = journal->append(additions)[0]) {
            throw std::runtime_error("a commit has failed: " + failure->detail);
        }
        commits.durations.push_back(seconds_of(Clock::now() - began));
        journal->tidy();
    }
    commits.cpu = seconds_of(own_cpu_time() - cpu_before) / static_cast<double>(commits_timed);
    return commits;
}

} // namespace dahut::load
