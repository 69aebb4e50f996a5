#include "server/commands/repeated_backup.hpp"

#include "server/commands/attempted.hpp"
#include "server/commands/ending_signals.hpp"
#include "server/commands/process_limits.hpp"
#include "server/limits.hpp"
#include "server/store/kept_backups.hpp"

#include <algorithm>
#include <condition_variable>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <future>
#include <iostream>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace dahut {

namespace {

void make_one(const RepeatedBackup& wanted, const std::stop_token& stop)
{
    const KeptBackup made = make_kept_backup(wanted.database, wanted.folder, stop);
    std::cout << made.file.string() << ": " << contents_of(made.backup) << '\n' << std::flush;
    for (const std::filesystem::path& removed : remove_older_backups(wanted.database, made, wanted.kept)) {
        std::cout << removed.string() << ": removed\n" << std::flush;
    }
}

// A copy that is given up because the process is to end is no failure.
ExitStatus try_one(const RepeatedBackup& wanted, const std::stop_token& stop)
{
    try {
        make_one(wanted, stop);
    } catch (const std::exception&) {
        if (!stop.stop_requested()) {
            throw;
        }
    }
    return ExitStatus::success;
}

// Whoever starts the program often does not get rid of older backups by that.
std::chrono::seconds until_due(const RepeatedBackup& wanted)
{
    const std::chrono::sys_seconds now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    const std::optional<std::chrono::sys_seconds> newest = newest_backup(wanted.folder, wanted.database, now);
    return newest ? std::max(*newest + wanted.every - now, std::chrono::seconds(0)) : std::chrono::seconds(0);
}

// A turn that takes longer than the time between two is followed by the next one as soon as its name differs, which
// tells seconds apart.
void repeat(const RepeatedBackup& wanted, const std::stop_token& stop)
{
    using Clock = std::chrono::steady_clock;
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any stopping;
    Clock::time_point next = Clock::now() + until_due(wanted);
    while (!stopping.wait_until(lock, stop, next, [&] { return stop.stop_requested(); })) {
        const Clock::time_point began = Clock::now();
        (void)attempted("backup", wanted.database, [&] { return try_one(wanted, stop); });
        next = std::max(began + wanted.every, Clock::now() + std::chrono::seconds(1));
    }
}

// Blocks the signals that end the process in all threads, and returns them.
sigset_t hold_ending_signals()
{
    sigset_t ending{};
    sigemptyset(&ending);
    for (const int number : ending_signals()) {
        sigaddset(&ending, number);
    }
    pthread_sigmask(SIG_BLOCK, &ending, nullptr);
    return ending;
}

} // namespace

std::string contents_of(const Backup& backup)
{
    constexpr std::int64_t kib = 1024;
    return std::to_string(backup.tables) + (backup.tables == 1 ? " table, " : " tables, ")
           + std::to_string((backup.bytes + kib - 1) / kib) + " KiB";
}

ExitStatus repeat_backups(const RepeatedBackup& wanted)
{
    survive_failing_writes();
    const sigset_t ending = hold_ending_signals();
    std::promise<void> end;
    const std::future<void> ended = end.get_future();
    std::jthread working([&](const std::stop_token& stop) {
        repeat(wanted, stop);
        end.set_value();
    });
    int number = 0;
    sigwait(&ending, &number);
    working.request_stop();
    // A flush that the disk does not answer cannot be interrupted. What it was for has no name yet, and goes next time.
    if (ended.wait_for(limits::stopping_time) != std::future_status::ready) {
        std::_Exit(static_cast<int>(ExitStatus::success));
    }
    return ExitStatus::success;
}

} // namespace dahut
