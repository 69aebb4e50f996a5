// What it costs a server to be asked for its numbers (`/metrics`) as Prometheus does, with nobody at it and with many
// tables at which people sit.
#include "tests/load/hall.hpp"
#include "tests/load/http_get.hpp"
#include "tests/load/measurements.hpp"
#include "tests/load/metering.hpp"
#include "tests/load/servers.hpp"
#include "tests/support/temporary_folder.hpp"

#include <iostream>
#include <string>

namespace dahut::load {

namespace asio = boost::asio;

namespace {

constexpr int scrapes_count = 500;

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
    const std::string budget = "10,000 µs, 1 % of a core if it is asked each second";
    const std::string with = "/metrics, " + whole(static_cast<double>(settings.idle_tables)) + " tables, ";
    return {{"/metrics, nobody there, CPU for each", micros(alone.cpu_each), "", "", budget},
            {with + "CPU for each", micros(among_tables.cpu_each), "", "", budget},
            {with + "bytes of an answer", whole(among_tables.bytes), "", "", ""}};
}

} // namespace

FindingsOfAll measure_scraping(Loop& loop, const Settings& settings)
{
    return of_each_build(settings, [&](const Build& build) { return found_of_scraping(loop, settings, build); });
}

} // namespace dahut::load
