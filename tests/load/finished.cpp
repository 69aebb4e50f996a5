// What it costs when somebody looks at a finished match: its replay, and coming back to a table that everybody has
// left.
#include "tests/load/hall.hpp"
#include "tests/load/http_get.hpp"
#include "tests/load/measurements.hpp"
#include "tests/load/metering.hpp"
#include "tests/load/servers.hpp"
#include "tests/load/visitor.hpp"
#include "tests/support/temporary_folder.hpp"

#include <boost/asio/use_awaitable.hpp>

#include <iostream>
#include <utility>

namespace dahut::load {

namespace asio = boost::asio;

namespace {

constexpr std::size_t repetitions = 9;
// Connections that have been closed are forgotten by then.
constexpr std::chrono::milliseconds quiet_between_visits{100};

asio::awaitable<void> read_replay(Endpoint server, std::string table, std::string token)
{
    co_await http_get(server, "/api/tables/" + table + "/replay?as=all", std::move(token));
}

Cost cost_of_replay(Loop& loop, const Server& server, const TableOfFour& table)
{
    std::vector<Cost> costs;
    while (costs.size() < repetitions) {
        costs.push_back(cost_of(loop, server.process(), read_replay(server.endpoint(), table.id(), table.token(0))));
    }
    return median(costs);
}

Cost cost_of_entering(Loop& loop, const Server& server, const TableOfFour& table)
{
    std::vector<Cost> costs;
    while (costs.size() < repetitions) {
        Visitor visitor(loop.context());
        loop.finish("a connection", visitor.connect(server.endpoint()));
        loop.rest(quiet_between_visits);
        costs.push_back(cost_of(loop, server.process(), visitor.enter(table.token(0))));
    }
    return median(costs);
}

Findings found_when_finished(Loop& loop, const Settings& settings, const Build& build)
{
    std::cerr << "finished matches: " << build.name << "\n";
    const test::TemporaryFolder folder(settings.folder);
    const Server server(loop, dahut_command(build.program, folder.path()));
    Hall hall(loop, server.endpoint(), settings.seed);
    const std::shared_ptr<TableOfFour> table = hall.play_one();
    hall.leave_finished();
    loop.rest(quiet_between_visits);
    const Cost replay = cost_of_replay(loop, server, *table);
    const Cost entering = cost_of_entering(loop, server, *table);
    return {{"replay of a finished match over HTTP, CPU", millis(replay.cpu), "", "", "5 ms"},
            {"replay of a finished match over HTTP, time", millis(replay.elapsed), "", "", ""},
            {"entering a deserted finished table, CPU", millis(entering.cpu), "", "", "5 ms"},
            {"entering a deserted finished table, time", millis(entering.elapsed), "", "", ""}};
}

} // namespace

FindingsOfAll measure_finished(Loop& loop, const Settings& settings)
{
    FindingsOfAll findings;
    for (const Build& build : settings.builds) {
        findings.push_back(found_when_finished(loop, settings, build));
    }
    return findings;
}

} // namespace dahut::load
