#include "tests/load/comparison.hpp"

#include "tests/load/findings.hpp"

#include <iostream>

namespace dahut::load {

namespace {

double count(const Played& played) { return static_cast<double>(played.exchanges.size()); }

} // namespace

Played measured(const ChildProcess& server, const PlayRound& play_round, Lanes lanes)
{
    const auto server_before = server.cpu_time();
    const auto client_before = own_cpu_time();
    const auto began = Clock::now();
    Played played{.exchanges = play_round(lanes)};
    played.elapsed = Clock::now() - began;
    played.server_cpu = server.cpu_time() - server_before;
    played.client_cpu = own_cpu_time() - client_before;
    return played;
}

std::vector<double> durations_of(const Played& played)
{
    std::vector<double> seconds;
    for (const Exchange& exchange : played.exchanges) {
        seconds.push_back(seconds_of(exchange.duration));
    }
    return seconds;
}

double server_cpu_per_action(const Played& played) { return seconds_of(played.server_cpu) / count(played); }

double client_cpu_per_action(const Played& played) { return seconds_of(played.client_cpu) / count(played); }

double actions_per_second(const Played& played) { return count(played) / seconds_of(played.elapsed); }

Compared compared(const std::vector<Pair>& pairs, const std::function<double(const Played&)>& figure)
{
    std::vector<double> dahut;
    std::vector<double> bare;
    std::vector<double> ratios;
    for (const Pair& pair : pairs) {
        dahut.push_back(figure(pair.dahut));
        bare.push_back(figure(pair.bare));
        ratios.push_back(dahut.back() / bare.back());
    }
    return {median(std::move(dahut)), median(std::move(bare)), median(std::move(ratios))};
}

Comparison::Busy::Busy(Loop& loop, const Settings& settings, const Build& build)
    : folder(settings.folder),
      server(loop, on_cores(dahut_command(build.program, folder.path()), settings.server_cores)),
      hall(loop, server.endpoint(), settings.seed), lanes(hall.lanes(settings.tables))
{
    hall.prepare(2 * settings.tables);
    const std::vector<Exchange> unmeasured = play(loop, lanes, to_all_stages(settings.tables));
}

Comparison::Comparison(Loop& loop, const Settings& settings)
    : settings_(settings), bare_server_(loop, on_cores({settings.bare_server.string()}, settings.server_cores)),
      bare_groups_(loop, bare_server_.endpoint(), settings.tables)
{
    for (const Build& build : settings.builds) {
        std::cerr << "tables at " << build.name << " are set up\n";
        builds_.push_back(std::make_unique<Busy>(loop, settings, build));
    }
}

std::vector<std::vector<Pair>> Comparison::play_rounds(const PlayRound& play_round)
{
    std::vector<std::vector<Pair>> pairs(builds_.size());
    for (std::size_t round = 0; round < settings_.rounds; ++round) {
        for (std::size_t build = 0; build < builds_.size(); ++build) {
            std::cerr << "round " << round + 1 << " of " << settings_.rounds << ": " << settings_.builds[build].name
                      << "\n";
            pairs[build].push_back(play_pair(*builds_[build], play_round));
        }
    }
    return pairs;
}

Pair Comparison::play_pair(Busy& busy, const PlayRound& play_round)
{
    busy.hall.leave_finished();
    busy.hall.prepare(settings_.tables, settings_.actions);
    Pair pair;
    pair.dahut = measured(busy.server.process(), play_round, busy.lanes);
    bare_groups_.follow(pair.dahut.exchanges);
    pair.bare = measured(bare_server_.process(), play_round, bare_groups_.lanes());
    return pair;
}

} // namespace dahut::load
