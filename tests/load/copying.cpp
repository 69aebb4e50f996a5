// How long people wait for what they do while a large database is copied (`dahut backup`), beside the same without a
// copy. One copy after the other is made as long as the actions fall due.
#include "tests/load/comparison.hpp"
#include "tests/load/hall.hpp"
#include "tests/load/measurements.hpp"
#include "tests/load/rounds.hpp"
#include "tests/load/servers.hpp"
#include "tests/load/stored_tables.hpp"
#include "tests/support/temporary_folder.hpp"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <future>
#include <iostream>
#include <string>

namespace dahut::load {

namespace {

// Tables that are really played before they are copied, and how far.
constexpr std::size_t played_count = 8;
constexpr std::size_t played_actions = 150;

// Makes copies of a database as a host does, in another process, one after the other.
class Copies {
public:
    Copies(const Build& build, const std::filesystem::path& database, const std::filesystem::path& copy)
        : made_(std::async(std::launch::async,
                           [this, command = CommandLine{build.program.string(), "backup", copy.string(), "--database",
                                                        database.string()}] { return make(command); }))
    {}
    Copies(const Copies&) = delete;
    Copies& operator=(const Copies&) = delete;
    Copies(Copies&&) = delete;
    Copies& operator=(Copies&&) = delete;
    ~Copies() { is_enough_ = true; }

    // Waits for the copy that is being made, and returns how many were made. Throws if one has failed.
    [[nodiscard]] int end()
    {
        is_enough_ = true;
        return made_.get();
    }

private:
    [[nodiscard]] int make(const CommandLine& command) const
    {
        int count = 0;
        while (!is_enough_) {
            (void)cpu_time_of(command);
            ++count;
        }
        return count;
    }

    std::atomic<bool> is_enough_ = false;
    std::future<int> made_;
};

// Fills a new database with tables that nobody comes back to, and returns its bytes.
double filled(Loop& loop, const Settings& settings, const Build& build, const std::filesystem::path& folder)
{
    std::vector<std::string> tables;
    {
        const Server server(loop, dahut_command(build.program, folder));
        Hall hall(loop, server.endpoint(), settings.seed);
        while (tables.size() < played_count) {
            tables.push_back(hall.play_one(played_actions)->id());
        }
    }
    (void)add_copies(database_in(folder), tables, settings.stored_tables - tables.size());
    return static_cast<double>(std::filesystem::file_size(database_in(folder)));
}

std::vector<double> waits(Loop& loop, Hall& hall, Lanes lanes, const Settings& settings)
{
    hall.leave_finished();
    hall.prepare(lanes.size(), settings.actions);
    std::vector<double> seconds;
    for (const Exchange& exchange : play_at_rate(loop, lanes, settings.actions, settings.actions_per_second)) {
        seconds.push_back(seconds_of(exchange.duration));
    }
    return seconds;
}

Findings found_of_copying(Loop& loop, const Settings& settings, const Build& build)
{
    constexpr double mebibyte = 1024 * 1024;
    const test::TemporaryFolder folder(settings.folder);
    std::cerr << "copying: a database is made for " << build.name << "\n";
    const double bytes = filled(loop, settings, build, folder.path());
    const Server server(loop, dahut_command(build.program, folder.path()));
    Hall hall(loop, server.endpoint(), settings.seed + 1);
    const std::vector<std::unique_ptr<Lane>> lanes = hall.lanes(settings.tables);
    const std::vector<double> quiet = waits(loop, hall, lanes, settings);
    std::vector<double> beside;
    int count = 0;
    {
        std::cerr << "copying: " << build.name << " is played at beside copies\n";
        Copies copies(build, database_in(folder.path()), folder.path() / "copy.db");
        beside = waits(loop, hall, lanes, settings);
        count = copies.end();
    }
    const std::string during = "told while " + whole(bytes / mebibyte) + " MiB are copied, ";
    return {{during + "p50", millis(median(beside)), millis(median(quiet)), "", ""},
            {during + "p99", millis(quantile(beside, 0.99)), millis(quantile(quiet, 0.99)), "", ""},
            {during + "the longest", millis(*std::ranges::max_element(beside)),
             millis(*std::ranges::max_element(quiet)), "", "50 ms"},
            {"whole copies made meanwhile", whole(count), "", "", ""}};
}

} // namespace

FindingsOfAll measure_copying(Loop& loop, const Settings& settings)
{
    return of_each_build(settings, [&](const Build& build) { return found_of_copying(loop, settings, build); });
}

} // namespace dahut::load
