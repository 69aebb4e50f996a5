#include "tests/load/shared_house.hpp"

#include "tests/load/process_tree.hpp"

#include <iostream>
#include <utility>

namespace dahut::load {

namespace {

// No process has as many matches, so that no two play the same one.
constexpr std::uint64_t seeds_of_a_process = 1'000'000;

Spent difference(const Spent& after, const Spent& before)
{
    return {after.server_cpu - before.server_cpu, after.database_cpu - before.database_cpu,
            after.written_bytes - before.written_bytes, after.log_bytes - before.log_bytes};
}

} // namespace

std::string name_of(const HousePlan& plan)
{
    const std::string engine = plan.engine == Engine::sqlite ? "SQLite" : "PostgreSQL";
    const std::string processes = plan.processes == 1 ? " process" : " processes";
    return engine + ", " + std::to_string(plan.processes) + processes;
}

SharedHouse::SharedHouse(Loop& loop, const Settings& settings, const HousePlan& plan)
    : loop_(loop), settings_(settings), plan_(plan), folder_(settings.folder)
{
    std::cerr << "tables are set up: " << name_of(plan) << "\n";
    if (plan.engine == Engine::postgresql) {
        database_.emplace(loop, folder_ / "postgresql");
    }
    start_processes();
    take_lanes();
    play_to_all_stages();
}

void SharedHouse::start_processes()
{
    while (servers_.size() < plan_.processes) {
        const std::uint64_t seed = settings_.seed + servers_.size() * seeds_of_a_process;
        servers_.push_back(
            std::make_unique<Server>(loop_, on_cores(command_of(servers_.size()), settings_.server_cores)));
        halls_.push_back(std::make_unique<Hall>(loop_, servers_.back()->endpoint(), seed));
    }
}

CommandLine SharedHouse::command_of(std::size_t process) const
{
    CommandLine command = dahut_command(settings_.builds.front().program, folder_.path());
    if (!database_) {
        return command;
    }
    return on_database(std::move(command), database_->address(), "process-" + std::to_string(process + 1));
}

// Of each process in turn.
void SharedHouse::take_lanes()
{
    while (lanes_.size() < settings_.tables) {
        lanes_.push_back(std::move(halls_[lanes_.size() % halls_.size()]->lanes(1).front()));
    }
}

void SharedHouse::play_to_all_stages()
{
    for (const std::unique_ptr<Hall>& hall : halls_) {
        hall->prepare(2 * (settings_.tables / halls_.size() + 1));
    }
    const std::vector<Exchange> unmeasured = play(loop_, lanes_, to_all_stages(settings_.tables));
}

HousePlayed SharedHouse::play_round(std::size_t actions, const PlayRound& how)
{
    for (const std::unique_ptr<Hall>& hall : halls_) {
        hall->leave_finished();
        hall->prepare(settings_.tables / halls_.size() + 1, actions / halls_.size());
    }
    const Spent before = spent_until_now();
    const auto began = Clock::now();
    HousePlayed played{.exchanges = how(lanes_), .spent = {}};
    played.elapsed = Clock::now() - began;
    played.spent = difference(spent_until_now(), before);
    return played;
}

Spent SharedHouse::rest(std::chrono::milliseconds duration)
{
    const Spent before = spent_until_now();
    loop_.rest(duration);
    return difference(spent_until_now(), before);
}

Spent SharedHouse::spent_until_now()
{
    Spent spent{.database_cpu = not_measured, .log_bytes = not_measured};
    if (database_) {
        spent.log_bytes = database_->log_bytes();
        const TreeUse use = use_of_tree(database_->process().id());
        spent.database_cpu = seconds_of(use.cpu);
        spent.written_bytes = use.written_bytes;
    }
    for (const std::unique_ptr<Server>& server : servers_) {
        const TreeUse use = use_of_tree(server->process().id());
        spent.server_cpu += seconds_of(use.cpu);
        spent.written_bytes += use.written_bytes;
    }
    return spent;
}

double SharedHouse::memory_of_processes() const
{
    double bytes = 0;
    for (const std::unique_ptr<Server>& server : servers_) {
        bytes += static_cast<double>(server->process().resident_bytes());
    }
    return bytes;
}

double SharedHouse::memory_of_database() const
{
    return database_ ? memory_of_tree(database_->process().id()) : not_measured;
}

std::optional<OneFinished> SharedHouse::play_whole_matches(std::size_t matches)
{
    if (!database_) {
        return std::nullopt;
    }
    Hall hall(loop_, servers_.front()->endpoint(), settings_.seed + servers_.size() * seeds_of_a_process);
    return measure_finished(loop_, *database_, hall, matches);
}

} // namespace dahut::load
