// `dahut_load`: measures the program `dahut` over real sockets and prints what docs/performance.md explains.
#include "tests/load/measurements.hpp"

#include <CLI/CLI.hpp>

#include <array>
#include <exception>
#include <iostream>
#include <string_view>
#include <utility>

namespace dahut::load {

namespace {

using Measurement = std::pair<std::string_view, FindingsOfAll (*)(Loop&, const Settings&)>;

constexpr std::array<Measurement, 8> measurements{{{"cost", measure_cost},
                                                   {"capacity", measure_capacity},
                                                   {"latency", measure_latency},
                                                   {"memory", measure_memory},
                                                   {"neighbours", measure_neighbours},
                                                   {"start", measure_start},
                                                   {"scraping", measure_scraping},
                                                   {"copying", measure_copying}}};

std::vector<FindingsOfBuild> measure(Loop& loop, const std::string& what, const Settings& settings)
{
    std::vector<FindingsOfBuild> builds;
    for (const Build& build : settings.builds) {
        builds.push_back({build.name, {}});
    }
    for (const auto& [name, measurement] : measurements) {
        if (what != "all" && what != name) {
            continue;
        }
        const FindingsOfAll found = measurement(loop, settings);
        for (std::size_t build = 0; build < builds.size(); ++build) {
            Findings& findings = builds[build].findings;
            findings.insert(findings.end(), found[build].begin(), found[build].end());
        }
    }
    return builds;
}

struct Options {
    std::string what = "all";
    std::filesystem::path server;
    std::filesystem::path before;
    int patience_seconds = 900;
    Settings settings;
};

void measure_and_print(const std::string& what, const Settings& settings)
{
    Loop loop(settings.patience);
    if (what != "houses") {
        print_table(std::cout, measure(loop, what, settings));
    }
    if (what == "all") {
        std::cout << "\n";
    }
    if (what == "all" || what == "houses") {
        print_table(std::cout, measure_houses(loop, settings));
    }
}

void add_amounts(CLI::App& application, Settings& settings)
{
    const CLI::Range some(1, 1'000'000);
    application.add_option("--rounds", settings.rounds, "Alternating rounds, of cost, latency and houses")->check(some);
    application.add_option("--actions", settings.actions, "Actions of each round")->check(some);
    application.add_option("--tables", settings.tables, "Tables at which they are played")->check(some);
    application.add_option("--rate", settings.actions_per_second, "Actions a second, of cost, latency and houses")
        ->check(some);
    application.add_option("--idle-tables", settings.idle_tables, "Tables of memory")->check(some);
    application.add_option("--cores", settings.server_cores, "Cores of the measured servers")->check(some);
    application.add_option("--most-tables", settings.most_tables, "Tables of capacity")->check(some);
    application.add_option("--stored-tables", settings.stored_tables, "Unfinished tables of start")
        ->check(CLI::Range(1000, 1'000'000));
    application.add_option("--entered-tables", settings.entered_tables, "How many of them people come back to at once")
        ->check(CLI::Range(1, 900));
    application.add_option("--processes", settings.processes, "Processes of houses on PostgreSQL, at most")
        ->check(CLI::Range(1, 16));
    application.add_option("--finished-matches", settings.finished_matches, "Whole matches of houses")->check(some);
    application.add_option("--seed", settings.seed, "From which all matches follow");
}

void add_options(CLI::App& application, Options& options)
{
    application.add_option("what", options.what, "What to measure")
        ->check(CLI::IsMember(
            {"all", "cost", "capacity", "latency", "memory", "neighbours", "start", "scraping", "copying", "houses"}));
    application.add_option("--server", options.server, "The program dahut")->required()->check(CLI::ExistingFile);
    application.add_option("--before", options.before, "Another dahut, to compare with")->check(CLI::ExistingFile);
    application.add_option("--bare", options.settings.bare_server, "The program dahut_bare_server")
        ->required()
        ->check(CLI::ExistingFile);
    application
        .add_option("--database", options.settings.databases, "Of houses: sqlite or postgresql; given twice, both")
        ->check(CLI::IsMember({"sqlite", "postgresql"}))
        ->allow_extra_args(false);
    application.add_option("--folder", options.settings.folder, "Where databases are made, on a real disk")
        ->check(CLI::ExistingDirectory);
    application.add_option("--patience", options.patience_seconds, "After so many seconds without an answer, give up")
        ->check(CLI::Range(1, 100'000));
    add_amounts(application, options.settings);
}

Settings settings_of(const Options& options)
{
    Settings settings = options.settings;
    settings.patience = std::chrono::seconds(options.patience_seconds);
    settings.builds = {{"measured", options.server}};
    if (!options.before.empty()) {
        settings.builds.push_back({"before", options.before});
    }
    return settings;
}

} // namespace

} // namespace dahut::load

int main(int argc, char** argv)
{
    using namespace dahut::load;
    try {
        CLI::App application("Measures what Dahut costs, beside a bare server", "dahut_load");
        Options options;
        add_options(application, options);
        CLI11_PARSE(application, argc, argv);
        measure_and_print(options.what, settings_of(options));
        return 0;
    } catch (const std::exception& error) {
        std::cerr << "dahut_load: " << error.what() << '\n';
        return 1;
    }
}
