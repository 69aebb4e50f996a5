// What it costs a server to be asked for its numbers (`/metrics`) as Prometheus does, with nobody at it and with many
// tables at which people sit: often, one after the other, and once each second, when its processor is cold.
#include "tests/load/hall.hpp"
#include "tests/load/http_get.hpp"
#include "tests/load/measurements.hpp"
#include "tests/load/metering.hpp"
#include "tests/load/servers.hpp"
#include "tests/support/temporary_folder.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <chrono>
#include <iostream>
#include <string>

namespace dahut::load {

namespace asio = boost::asio;

namespace {

constexpr int scrapes_count = 500;
constexpr int seconds_watched = 30;

struct Scraped {
    double cpu_each = 0;
    double bytes = 0;
};

asio::awaitable<void> scrape(Endpoint metrics, Scraped& scraped)
{
    for (int count = 0; count < scrapes_count; ++count) {
        scraped.bytes = static_cast<double>((co_await http_get(metrics, "/metrics")).size());
    }
}

Scraped scraped_from(Loop& loop, const ChildProcess& server, const Endpoint& metrics)
{
    Scraped scraped;
    scraped.cpu_each = cost_of(loop, server, scrape(metrics, scraped)).cpu / scrapes_count;
    return scraped;
}

// Whether somebody asks for the numbers once each second.
enum class Asked { never, each_second };

asio::awaitable<void> watch(Endpoint metrics, Asked asked)
{
    asio::steady_timer timer(co_await asio::this_coro::executor);
    for (int second = 0; second < seconds_watched; ++second) {
        timer.expires_after(std::chrono::seconds(1));
        co_await timer.async_wait(asio::use_awaitable);
        if (asked == Asked::each_second) {
            (void)co_await http_get(metrics, "/metrics");
        }
    }
}

double cpu_of_a_second(Loop& loop, const ChildProcess& server, const Endpoint& metrics, Asked asked)
{
    return cost_of(loop, server, watch(metrics, asked)).cpu / seconds_watched;
}

Findings found_of_scraping(Loop& loop, const Settings& settings, const Build& build)
{
    const test::TemporaryFolder folder(settings.folder);
    const Endpoint metrics = free_endpoint(loop);
    CommandLine command = dahut_command(build.program, folder.path());
    command.insert(command.end(), {"--metrics-address", "127.0.0.1:" + std::to_string(metrics.port())});
    const Server server(loop, std::move(command));
    std::cerr << "scraping: " << build.name << "\n";
    const Scraped alone = scraped_from(loop, server.process(), metrics);
    Hall hall(loop, server.endpoint(), settings.seed);
    hall.prepare(settings.idle_tables);
    const Scraped among_tables = scraped_from(loop, server.process(), metrics);
    std::cerr << "scraping: " << build.name << " is watched for a minute\n";
    const double quiet = cpu_of_a_second(loop, server.process(), metrics, Asked::never);
    const double asked = cpu_of_a_second(loop, server.process(), metrics, Asked::each_second);
    const std::string budget = "10,000 µs, 1 % of a core if it is asked each second";
    const std::string with = "/metrics, " + whole(static_cast<double>(settings.idle_tables)) + " tables, ";
    return {{"/metrics, nobody there, CPU for each", micros(alone.cpu_each), "", "", budget},
            {with + "CPU for each", micros(among_tables.cpu_each), "", "", budget},
            {with + "bytes of an answer", whole(among_tables.bytes), "", "", ""},
            {with + "CPU of a second in which it is asked once, and in which it is not", micros(asked), micros(quiet),
             "", "10,000 µs more"}};
}

} // namespace

FindingsOfAll measure_scraping(Loop& loop, const Settings& settings)
{
    return of_each_build(settings, [&](const Build& build) { return found_of_scraping(loop, settings, build); });
}

} // namespace dahut::load
