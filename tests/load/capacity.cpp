// How many tables one server holds: twice as many from step to step, until actions are not told as fast as they fall
// due. Everybody at them acts every twenty seconds, as people do who think.
#include "tests/load/comparison.hpp"
#include "tests/load/measurements.hpp"

#include <iostream>

namespace dahut::load {

namespace {

// Of the actions that fall due, this part is told at least while they fall due if the server keeps up.
constexpr double kept_up = 0.98;

struct Held {
    std::size_t tables = 0;
    double due_per_second = 0;
    Played played;
    double resident_bytes = 0;
};

class House {
public:
    House(Loop& loop, const Settings& settings, const Build& build)
        : loop_(loop), settings_(settings), folder_(settings.folder),
          server_(loop, on_cores(dahut_command(build.program, folder_.path()), settings.server_cores)),
          hall_(loop, server_.endpoint(), settings.seed, at_homes_of_their_own())
    {}

    // So many tables, those of former steps among them.
    [[nodiscard]] Held hold(std::size_t tables)
    {
        std::cerr << "capacity: " << tables << " tables\n";
        hall_.leave_finished();
        seat(tables);
        Held held{.tables = tables, .due_per_second = due_per_second(tables), .played = {}};
        const auto actions = static_cast<std::size_t>(held.due_per_second * seconds_of(settings_.held_for));
        held.played = measured(
            server_.process(), [&](Lanes lanes) { return play_at_rate(loop_, lanes, actions, held.due_per_second); },
            lanes_);
        held.resident_bytes = static_cast<double>(server_.process().resident_bytes());
        return held;
    }

private:
    [[nodiscard]] double due_per_second(std::size_t tables) const
    {
        return static_cast<double>(tables * clients_count) / seconds_of(settings_.between_actions);
    }

    void seat(std::size_t tables)
    {
        const std::size_t more = tables - lanes_.size();
        hall_.prepare(more);
        for (std::unique_ptr<Lane>& lane : hall_.lanes(more)) {
            lanes_.push_back(std::move(lane));
        }
        // The first action of a lane takes its table; nobody is left standing.
        const std::vector<Exchange> unmeasured = play(loop_, lanes_, in_each(1));
    }

    Loop& loop_;
    const Settings& settings_;
    test::TemporaryFolder folder_;
    Server server_;
    Hall hall_;
    std::vector<std::unique_ptr<Lane>> lanes_;
};

bool is_held(const Held& held) { return actions_per_second(held.played) >= kept_up * held.due_per_second; }

void add_findings(Findings& findings, const Held& held)
{
    const std::string tables = whole(static_cast<double>(held.tables)) + " tables: ";
    const double cores = seconds_of(held.played.server_cpu) / seconds_of(held.played.elapsed);
    const std::vector<double> durations = durations_of(held.played);
    const Findings more = {
        {tables + "actions a second, where " + whole(held.due_per_second) + " fall due",
         whole(actions_per_second(held.played)), "", "", ""},
        {tables + "hundredths of a core of the server", whole(100 * cores), "", "", ""},
        {tables + "until the last of four is told, p50", millis(quantile(durations, 0.5)), "", "", ""},
        {tables + "until the last of four is told, p99", millis(quantile(durations, 0.99)), "", "", ""},
        {tables + "memory of the server, each", kibibytes(held.resident_bytes / static_cast<double>(held.tables)), "",
         "", ""}};
    findings.insert(findings.end(), more.begin(), more.end());
}

} // namespace

FindingsOfAll measure_capacity(Loop& loop, const Settings& settings)
{
    FindingsOfAll findings;
    for (const Build& build : settings.builds) {
        House house(loop, settings, build);
        findings.emplace_back();
        bool holds = true;
        for (std::size_t tables = settings.fewest_tables; holds && tables <= settings.most_tables; tables *= 2) {
            const Held held = house.hold(tables);
            add_findings(findings.back(), held);
            holds = is_held(held);
        }
    }
    return findings;
}

} // namespace dahut::load
