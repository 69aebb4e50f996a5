// Starting again with many unfinished tables in the database: when the server answers, what it has taken up by then,
// and what it costs when people come back.
#include "tests/load/hall.hpp"
#include "tests/load/http_get.hpp"
#include "tests/load/measurements.hpp"
#include "tests/load/metering.hpp"
#include "tests/load/servers.hpp"
#include "tests/load/stored_tables.hpp"
#include "tests/load/visitor.hpp"
#include "tests/support/temporary_folder.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <iostream>
#include <span>
#include <utility>

namespace dahut::load {

namespace asio = boost::asio;

namespace {

// Tables that are really played, and how far, before they are copied.
constexpr std::size_t originals_count = 8;
constexpr std::size_t original_actions = 64;
// Tables that are come back to one after the other.
constexpr std::size_t single_visits = 20;
constexpr std::chrono::milliseconds quiet_before_looking{200};
constexpr std::chrono::milliseconds between_looks{2};

// What starting again took, in seconds, and how much more memory than with an empty database.
struct Start {
    double ready_after = 0;
    double healthy_after = 0;
    double cpu = 0;
    double bytes = 0;
};

// Many people who come back at once.
struct Crowd {
    double longest_answer = 0;
    double cpu_each = 0;
    double bytes_each = 0;
};

double resident_bytes(Loop& loop, const ChildProcess& server)
{
    loop.rest(quiet_before_looking);
    return static_cast<double>(server.resident_bytes());
}

// Fills a new database, and returns what the memory of a server is that has nothing to do.
double play_originals(Loop& loop, const Settings& settings, CommandLine command, std::vector<std::string>& tables)
{
    const Server server(loop, std::move(command));
    const double idle = resident_bytes(loop, server.process());
    Hall hall(loop, server.endpoint(), settings.seed);
    while (tables.size() < originals_count) {
        tables.push_back(hall.play_one(original_actions)->id());
    }
    return idle;
}

asio::awaitable<void> note_ready(ChildProcess& process, Clock::time_point& ready)
{
    co_await process.first_line();
    ready = Clock::now();
}

asio::awaitable<bool> is_healthy(Endpoint server)
{
    try {
        co_await http_get(server, "/healthz");
        co_return true;
    } catch (const boost::system::system_error&) {
        co_return false;
    }
}

asio::awaitable<void> note_healthy(Endpoint server, Clock::time_point& healthy)
{
    asio::steady_timer pause(co_await asio::this_coro::executor);
    bool answered = co_await is_healthy(server);
    while (!answered) {
        pause.expires_after(between_looks);
        co_await pause.async_wait(asio::use_awaitable);
        answered = co_await is_healthy(server);
    }
    healthy = Clock::now();
}

Start wait_until_ready(Loop& loop, ChildProcess& process, const Endpoint& endpoint)
{
    const Clock::time_point began = Clock::now();
    Clock::time_point ready;
    Clock::time_point healthy;
    std::vector<asio::awaitable<void>> tasks;
    tasks.push_back(note_ready(process, ready));
    tasks.push_back(note_healthy(endpoint, healthy));
    loop.finish("a server with many tables to be ready", std::move(tasks));
    return {seconds_of(ready - began), seconds_of(healthy - began), seconds_of(process.cpu_time()), 0};
}

// One after the other, each to a table of its own.
Cost come_back_alone(Loop& loop, const ChildProcess& process, const Endpoint& endpoint,
                     std::span<const std::string> tokens)
{
    std::vector<Cost> costs;
    for (const std::string& token : tokens) {
        Visitor visitor(loop.context());
        loop.finish("a connection", visitor.connect(endpoint));
        costs.push_back(cost_of(loop, process, visitor.enter(token)));
    }
    return median(costs);
}

asio::awaitable<void> come_back(Visitor& visitor, std::string token, std::size_t& waiting)
{
    co_await visitor.enter(std::move(token));
    --waiting;
}

asio::awaitable<void> note_longest_answer(Endpoint server, const std::size_t& waiting, double& longest)
{
    while (waiting > 0) {
        const Clock::time_point asked = Clock::now();
        co_await http_get(server, "/healthz");
        longest = std::max(longest, seconds_of(Clock::now() - asked));
    }
}

Crowd come_back_at_once(Loop& loop, const ChildProcess& process, const Endpoint& endpoint,
                        std::span<const std::string> tokens)
{
    const double resident = resident_bytes(loop, process);
    std::vector<std::unique_ptr<Visitor>> visitors;
    while (visitors.size() < tokens.size()) {
        visitors.push_back(std::make_unique<Visitor>(loop.context()));
        loop.finish("a connection", visitors.back()->connect(endpoint));
    }
    Crowd crowd;
    std::size_t waiting = tokens.size();
    std::vector<asio::awaitable<void>> tasks;
    for (std::size_t number = 0; number < tokens.size(); ++number) {
        tasks.push_back(come_back(*visitors[number], tokens[number], waiting));
    }
    tasks.push_back(note_longest_answer(endpoint, waiting, crowd.longest_answer));
    const double cpu = seconds_of(process.cpu_time());
    loop.finish("people to come back", std::move(tasks));
    crowd.cpu_each = (seconds_of(process.cpu_time()) - cpu) / static_cast<double>(tokens.size());
    crowd.bytes_each = (resident_bytes(loop, process) - resident) / static_cast<double>(tokens.size());
    return crowd;
}

Findings described(const Settings& settings, const Start& start, const Cost& alone, const Crowd& crowd)
{
    const auto count = static_cast<double>(settings.stored_tables);
    const std::string with = "start with " + whole(count) + " unfinished tables, ";
    const std::string crowded = whole(static_cast<double>(settings.entered_tables)) + " come back at once, ";
    return {{with + "until ready", millis(start.ready_after), "", "", "2,000 ms"},
            {with + "until /healthz answers", millis(start.healthy_after), "", "", "2,000 ms"},
            {with + "CPU for each", micros(start.cpu / count), "", "", ""},
            {with + "memory for each", kibibytes(start.bytes / count), "", "", "only for those come back to"},
            {"somebody comes back to a table, CPU", millis(alone.cpu), "", "", "1 ms"},
            {"somebody comes back to a table, time", millis(alone.elapsed), "", "", ""},
            {crowded + "the longest that /healthz takes", millis(crowd.longest_answer), "", "", ""},
            {crowded + "CPU for each, with those answers", millis(crowd.cpu_each), "", "", "1 ms"},
            {crowded + "memory for each", kibibytes(crowd.bytes_each), "", "", ""}};
}

Findings found_at_start(Loop& loop, const Settings& settings, const Build& build)
{
    const test::TemporaryFolder folder(settings.folder);
    std::cerr << "start: a database is made for " << build.name << "\n";
    std::vector<std::string> tables;
    const double idle = play_originals(loop, settings, dahut_command(build.program, folder.path()), tables);
    const std::vector<std::string> tokens =
        add_copies(database_in(folder.path()), tables, settings.stored_tables - tables.size());
    std::cerr << "start: " << build.name << " is started with it\n";
    const Endpoint endpoint = free_endpoint(loop);
    ChildProcess process(loop.context(), dahut_command(build.program, folder.path(), endpoint.port()));
    Start start = wait_until_ready(loop, process, endpoint);
    start.bytes = resident_bytes(loop, process) - idle;
    const std::span<const std::string> all = tokens;
    const Cost alone = come_back_alone(loop, process, endpoint, all.first(single_visits));
    const Crowd crowd = come_back_at_once(loop, process, endpoint, all.subspan(single_visits, settings.entered_tables));
    return described(settings, start, alone, crowd);
}

} // namespace

FindingsOfAll measure_start(Loop& loop, const Settings& settings)
{
    return of_each_build(settings, [&](const Build& build) { return found_at_start(loop, settings, build); });
}

} // namespace dahut::load
