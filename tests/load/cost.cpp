// What an action costs, while every table has one under way.
#include "tests/load/comparison.hpp"
#include "tests/load/measurements.hpp"

#include <numeric>

namespace dahut::load {

namespace {

Finding client_cpu(const std::vector<Pair>& pairs)
{
    const Compared cpu = compared(pairs, client_cpu_per_action);
    return {"the clients' own CPU per action", micros(cpu.dahut), micros(cpu.bare), "", ""};
}

Finding throughput(const std::vector<Pair>& pairs)
{
    const Compared rate = compared(pairs, actions_per_second);
    return {"actions a second, as fast as they go", whole(rate.dahut), whole(rate.bare), "", ""};
}

// The mean over the exchanges of all rounds.
double mean(const std::vector<Pair>& pairs, const std::function<std::size_t(const Exchange&)>& figure)
{
    std::size_t sum = 0;
    std::size_t count = 0;
    for (const Pair& pair : pairs) {
        for (const Exchange& exchange : pair.dahut.exchanges) {
            sum += figure(exchange);
        }
        count += pair.dahut.exchanges.size();
    }
    return static_cast<double>(sum) / static_cast<double>(count);
}

std::size_t told_bytes(const Exchange& exchange)
{
    return std::accumulate(exchange.told_bytes.begin(), exchange.told_bytes.end(), std::size_t{0});
}

Findings found(const std::vector<Pair>& pairs)
{
    const double messages = mean(pairs, [](const Exchange& exchange) { return exchange.told_messages; });
    const double received = mean(pairs, [](const Exchange& exchange) { return exchange.sent_bytes; });
    const Compared cpu = compared(pairs, server_cpu_per_action);
    return {{"server CPU per action, told to four", micros(cpu.dahut), micros(cpu.bare), decimal(cpu.ratio),
             "2 [1.5] × bare"},
            {"bytes sent to the four per action", whole(mean(pairs, told_bytes)), "the same", "", "1,024"},
            {"messages sent to the four per action", decimal(messages), whole(clients_count), "", "4"},
            {"bytes received per action", whole(received), "the same", "", ""},
            throughput(pairs),
            client_cpu(pairs)};
}

} // namespace

FindingsOfAll measure_cost(Loop& loop, const Settings& settings)
{
    Comparison comparison(loop, settings);
    const auto play_round = [&](Lanes lanes) { return play(loop, lanes, together(settings.actions)); };
    FindingsOfAll findings;
    for (const std::vector<Pair>& pairs : comparison.play_rounds(play_round)) {
        findings.push_back(found(pairs));
    }
    return findings;
}

} // namespace dahut::load
