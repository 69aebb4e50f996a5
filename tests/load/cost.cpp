// What an action costs: at a rate that both servers can keep, where the ratio counts, and as fast as they go, where
// every table has an action under way at any time.
#include "tests/load/commits.hpp"
#include "tests/load/comparison.hpp"
#include "tests/load/measurements.hpp"

#include <numeric>

namespace dahut::load {

namespace {

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

Findings at_rate(const std::vector<Pair>& pairs, double row, const std::string& rate)
{
    const double messages = mean(pairs, [](const Exchange& exchange) { return exchange.told_messages; });
    const double received = mean(pairs, [](const Exchange& exchange) { return exchange.sent_bytes; });
    const Compared server = compared(pairs, server_cpu_per_action);
    const Compared client = compared(pairs, client_cpu_per_action);
    return {{"server CPU per action, told to four, at " + rate + " a second", micros(server.dahut), micros(server.bare),
             decimal(server.ratio), "2 [1.5] × bare"},
            {"the same beside the bare server's and one durable row", micros(server.dahut), micros(server.bare + row),
             decimal(server.dahut / (server.bare + row)), "1.5"},
            {"clients' own CPU per action", micros(client.dahut), micros(client.bare), "", ""},
            {"bytes sent to the four per action", whole(mean(pairs, told_bytes)), "the same", "", "1,024"},
            {"messages sent to the four per action", decimal(messages), whole(clients_count), "", "4"},
            {"bytes received per action", whole(received), "the same", "", ""}};
}

Findings as_fast_as_they_go(const std::vector<Pair>& pairs)
{
    const Compared server = compared(pairs, server_cpu_per_action);
    const Compared rate = compared(pairs, actions_per_second);
    return {{"server CPU per action, as fast as they go", micros(server.dahut), micros(server.bare),
             decimal(server.ratio), ""},
            {"actions a second, as fast as they go", whole(rate.dahut), whole(rate.bare), decimal(rate.ratio), ""}};
}

} // namespace

FindingsOfAll measure_cost(Loop& loop, const Settings& settings)
{
    const double row = time_commits(settings.folder, settings.actions_per_second).cpu;
    Comparison comparison(loop, settings);
    const auto paced = comparison.play_rounds(
        [&](Lanes lanes) { return play_at_rate(loop, lanes, settings.actions, settings.actions_per_second); });
    const auto fast =
        comparison.play_rounds([&](Lanes lanes) { return play(loop, lanes, together(settings.actions)); });
    FindingsOfAll findings;
    for (std::size_t build = 0; build < paced.size(); ++build) {
        findings.push_back(at_rate(paced[build], row, whole(settings.actions_per_second)));
        const Findings more = as_fast_as_they_go(fast[build]);
        findings.back().insert(findings.back().end(), more.begin(), more.end());
    }
    return findings;
}

} // namespace dahut::load
