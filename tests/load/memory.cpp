// What a table takes of the server's memory while its four persons are connected and think.
#include "tests/load/bare_groups.hpp"
#include "tests/load/hall.hpp"
#include "tests/load/measurements.hpp"
#include "tests/load/rounds.hpp"
#include "tests/load/servers.hpp"
#include "tests/support/temporary_folder.hpp"

#include <algorithm>
#include <array>
#include <iostream>

namespace dahut::load {

namespace {

// Where in its match a table is looked at, in actions.
constexpr std::array<std::size_t, 3> stages{0, 64, 150};
// What is still to be written or freed is done by then.
constexpr std::chrono::milliseconds quiet_before_weighing{500};
// For the buffers of the bare server's connections: of sizes as they are usual at Dahut.
constexpr Exchange usual_exchange{.sent_bytes = 100, .told_bytes = {256, 256, 256, 256}};

class Scale {
public:
    Scale(Loop& loop, const ChildProcess& server, std::size_t tables)
        : loop_(loop), server_(server), tables_(static_cast<double>(tables)), idle_(resident_bytes())
    {}

    [[nodiscard]] double bytes_per_table() { return (resident_bytes() - idle_) / tables_; }

private:
    [[nodiscard]] double resident_bytes()
    {
        loop_.rest(quiet_before_weighing);
        return static_cast<double>(server_.resident_bytes());
    }

    Loop& loop_;
    const ChildProcess& server_;
    double tables_;
    double idle_;
};

double bytes_per_bare_group(Loop& loop, const Settings& settings)
{
    const Server server(loop, {settings.bare_server.string()});
    Scale scale(loop, server.process(), settings.idle_tables);
    BareGroups groups(loop, server.endpoint(), settings.idle_tables);
    groups.follow({usual_exchange});
    const std::vector<Exchange> unmeasured = play(loop, groups.lanes(), in_each(clients_count));
    return scale.bytes_per_table();
}

// Not at all tables at once: what the server needs for a moment while it works is no part of an idle table.
void play_by_turns(Loop& loop, Lanes lanes, std::size_t at_once, std::size_t actions)
{
    for (std::size_t first = 0; first < lanes.size(); first += at_once) {
        const Lanes playing = lanes.subspan(first, std::min(at_once, lanes.size() - first));
        const std::vector<Exchange> unmeasured = play(loop, playing, in_each(actions));
    }
}

std::vector<double> bytes_per_table(Loop& loop, const Settings& settings, const Build& build)
{
    const test::TemporaryFolder folder(settings.folder);
    const Server server(loop, dahut_command(build.program, folder.path()));
    Scale scale(loop, server.process(), settings.idle_tables);
    Hall hall(loop, server.endpoint(), settings.seed);
    const std::vector<std::unique_ptr<Lane>> lanes = hall.lanes(settings.idle_tables);
    hall.prepare(settings.idle_tables);
    std::vector<double> found;
    std::size_t played = 0;
    for (const std::size_t stage : stages) {
        std::cerr << "memory: " << build.name << " at action " << stage << "\n";
        play_by_turns(loop, lanes, settings.tables, stage - played);
        played = stage;
        found.push_back(scale.bytes_per_table());
    }
    return found;
}

} // namespace

FindingsOfAll measure_memory(Loop& loop, const Settings& settings)
{
    const double bare = bytes_per_bare_group(loop, settings);
    FindingsOfAll findings;
    for (const Build& build : settings.builds) {
        const std::vector<double> found = bytes_per_table(loop, settings, build);
        findings.emplace_back();
        for (std::size_t stage = 0; stage < stages.size(); ++stage) {
            findings.back().push_back({"memory per table, " + whole(static_cast<double>(settings.idle_tables))
                                           + " tables at action " + std::to_string(stages[stage]),
                                       kibibytes(found[stage]), kibibytes(bare), decimal(found[stage] / bare),
                                       "48 [40] KiB"});
        }
    }
    return findings;
}

} // namespace dahut::load
