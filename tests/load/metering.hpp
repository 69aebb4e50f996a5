// What one thing that is asked of a server costs it.
#pragma once

#include "tests/load/child_process.hpp"
#include "tests/load/findings.hpp"
#include "tests/load/lane.hpp"
#include "tests/load/loop.hpp"

#include <boost/asio/awaitable.hpp>

#include <utility>

namespace dahut::load {

// In seconds, of the server's processor and on the clock.
struct Cost {
    double cpu = 0;
    double elapsed = 0;
};

[[nodiscard]] inline Cost cost_of(Loop& loop, const ChildProcess& server, boost::asio::awaitable<void> request)
{
    const auto cpu_before = server.cpu_time();
    const auto began = Clock::now();
    loop.finish("an answer", std::move(request));
    const auto elapsed = Clock::now() - began;
    return {seconds_of(server.cpu_time() - cpu_before), seconds_of(elapsed)};
}

// Each figure for itself.
[[nodiscard]] inline Cost median(const std::vector<Cost>& costs)
{
    std::vector<double> cpu;
    std::vector<double> elapsed;
    for (const Cost& cost : costs) {
        cpu.push_back(cost.cpu);
        elapsed.push_back(cost.elapsed);
    }
    return {median(std::move(cpu)), median(std::move(elapsed))};
}

} // namespace dahut::load
