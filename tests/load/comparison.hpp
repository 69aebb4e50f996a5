// Builds of Dahut and the bare server in alternating rounds of one run, so that whatever else the machine does falls on
// all of them. Each round of a build is followed by one of the bare server with messages of the same sizes.
#pragma once

#include "tests/load/bare_groups.hpp"
#include "tests/load/hall.hpp"
#include "tests/load/rounds.hpp"
#include "tests/load/servers.hpp"
#include "tests/load/settings.hpp"
#include "tests/support/temporary_folder.hpp"

#include <functional>
#include <memory>
#include <vector>

namespace dahut::load {

// What one round of actions took.
struct Played {
    std::vector<Exchange> exchanges;
    std::chrono::nanoseconds server_cpu{};
    std::chrono::nanoseconds client_cpu{};
    Clock::duration elapsed{};
};

// Plays the actions of one round.
using PlayRound = std::function<std::vector<Exchange>(Lanes lanes)>;

// One round at this server.
[[nodiscard]] Played measured(const ChildProcess& server, const PlayRound& play_round, Lanes lanes);

struct Pair {
    Played dahut;
    Played bare;
};

// Figures of one round, in seconds of CPU or on the clock.
[[nodiscard]] std::vector<double> durations_of(const Played& played);
[[nodiscard]] double server_cpu_per_action(const Played& played);
[[nodiscard]] double client_cpu_per_action(const Played& played);
[[nodiscard]] double actions_per_second(const Played& played);

// A figure of all rounds: the medians of both sides, and the median of the rounds' ratios.
struct Compared {
    double dahut = 0;
    double bare = 0;
    double ratio = 0;
};
[[nodiscard]] Compared compared(const std::vector<Pair>& pairs, const std::function<double(const Played&)>& figure);

class Comparison {
public:
    // Starts every server and brings all tables to where they are: as many at each stage of their match.
    Comparison(Loop& loop, const Settings& settings);

    // All rounds, for each build in the order of the settings.
    [[nodiscard]] std::vector<std::vector<Pair>> play_rounds(const PlayRound& play_round);

private:
    // A build of Dahut with people at its tables.
    struct Busy {
        Busy(Loop& loop, const Settings& settings, const Build& build);

        test::TemporaryFolder folder;
        Server server;
        Hall hall;
        std::vector<std::unique_ptr<Lane>> lanes;
    };

    [[nodiscard]] Pair play_pair(Busy& busy, const PlayRound& play_round);

    const Settings& settings_;
    std::vector<std::unique_ptr<Busy>> builds_;
    Server bare_server_;
    BareGroups bare_groups_;
};

} // namespace dahut::load
