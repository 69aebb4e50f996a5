// `dahut_bench`: how many actions of random play the engine carries out in a second of one core, for every game that is
// hosted, what it costs to verify and to replay the record of a whole match, and what a finished match takes in the
// database.
#include "protocol/games.hpp"
#include "tests/bench/stored_matches.hpp"
#include "tests/load/child_process.hpp"
#include "tests/load/findings.hpp"
#include "tests/support/bot_match.hpp"
#include "tests/support/temporary_folder.hpp"

#include <CLI/CLI.hpp>

#include <exception>
#include <fstream>
#include <functional>
#include <iostream>

namespace dahut {

namespace {

using namespace load;

struct Options {
    std::filesystem::path program;
    int games = 2000;
    int rounds = 5;
    int matches = 10;
    std::uint64_t seed = 1;
};

double median_of(int rounds, const std::function<double()>& figure)
{
    std::vector<double> figures;
    for (int round = 0; round < rounds; ++round) {
        figures.push_back(figure());
    }
    return median(std::move(figures));
}

std::vector<BotKind> random_bots(const HostedGame& game)
{
    return std::vector<BotKind>(static_cast<std::size_t>(game.seats_most()), BotKind::random);
}

Json usual_options(const HostedGame& game)
{
    return std::get<Json>(game.complete_options(Json::object(), game.seats_most()));
}

// The legal actions of whoever is asked are generated at every step.
Finding random_play(const HostedGame& game, const Options& options)
{
    const SimulationPlan plan{options.games, options.seed, random_bots(game), Checks::none};
    const Json rules = usual_options(game);
    const double per_second = median_of(options.rounds, [&] {
        const auto before = own_cpu_time();
        const SimulationResult result = game.simulate(rules, plan, {});
        return static_cast<double>(result.actions) / seconds_of(own_cpu_time() - before);
    });
    return {std::string(game.name()) + ", random play of " + std::to_string(plan.bots.size())
                + ", actions a second on one core",
            whole(per_second), "", "", "3 [5] million"};
}

// With everything that the record of a real match has.
Record record_of_a_match(const HostedGame& game, const Options& options)
{
    const std::vector<BotKind> bots = random_bots(game);
    const SealedDealing dealing = test_dealing(options.seed, bots.size());
    return play_to_record(game, {"bench", usual_options(game), bots, dealing, options.seed});
}

Finding program_cpu(const HostedGame& game, const std::string& command, const Options& options)
{
    const test::TemporaryFolder folder;
    const std::filesystem::path file = folder / "record.json";
    const Record record = record_of_a_match(game, options);
    std::ofstream(file) << record_to_json(record).dump();
    const double cpu = median_of(
        options.rounds, [&] { return seconds_of(cpu_time_of({options.program.string(), command, file.string()})); });
    return {std::string(game.name()) + ", dahut " + command + " of " + std::to_string(record.actions.size())
                + " actions, CPU",
            millis(cpu), "", "", "50 ms"};
}

Findings bench(const Options& options)
{
    Findings findings;
    for (const HostedGame* game : all_games()) {
        findings.push_back(random_play(*game, options));
        findings.push_back(program_cpu(*game, "verify", options));
        findings.push_back(program_cpu(*game, "replay", options));
        const Findings stored = measure_stored_matches(*game, options.matches, options.seed);
        findings.insert(findings.end(), stored.begin(), stored.end());
    }
    return findings;
}

void add_options(CLI::App& application, Options& options)
{
    application.add_option("--server", options.program, "The program dahut")->required()->check(CLI::ExistingFile);
    application.add_option("--games", options.games, "Games of each round")->check(CLI::Range(1, 1'000'000));
    application.add_option("--rounds", options.rounds, "Rounds, of which the median counts")
        ->check(CLI::Range(1, 1000));
    application.add_option("--matches", options.matches, "Stored matches of each number of seats")
        ->check(CLI::Range(1, 1000));
    application.add_option("--seed", options.seed, "From which all games follow");
}

} // namespace

} // namespace dahut

int main(int argc, char** argv)
{
    using namespace dahut;
    using namespace dahut::load;
    try {
        CLI::App application("Measures what the engine does in a second", "dahut_bench");
        Options options;
        add_options(application, options);
        CLI11_PARSE(application, argc, argv);
        const FindingsOfBuild findings{"measured", bench(options)};
        print_table(std::cout, {&findings, 1});
        return 0;
    } catch (const std::exception& error) {
        std::cerr << "dahut_bench: " << error.what() << '\n';
        return 1;
    }
}
