// `dahut simulate GAME`: plays matches between bots and prints speed, scores and a signature.
#include "server/commands/simulate.hpp"

#include "protocol/record.hpp"
#include "server/commands/played_game.hpp"

#include <chrono>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <memory>

namespace dahut {

namespace {

struct SimulateArguments {
    std::string game = "ys";
    int games = 100;
    std::uint64_t seed = 1;
    std::vector<std::string> bots;
    std::vector<std::string> options;
    std::string records;
    bool check = false;
};

ExitStatus refuse(const std::string& sentence)
{
    std::cerr << "dahut simulate: " << sentence << "\n";
    return ExitStatus::wrong_usage;
}

// Writes each match of a simulation as a finished record in a file of its own.
class RecordFolder {
public:
    RecordFolder(std::filesystem::path folder, const HostedGame& game, Json options, std::vector<BotKind> bots)
        : folder_(std::move(folder)), game_(game), options_(std::move(options)), bots_(std::move(bots))
    {
        std::filesystem::create_directories(folder_);
    }

    // Throws std::ios_base::failure if the file cannot be written.
    void write(const PlayedMatch& played)
    {
        Record record{.game = std::string(game_.name()),
                      .rules_version = std::string(game_.rules_version()),
                      .table = "simulation-" + std::to_string(++written_),
                      .options = options_,
                      .seats = {bots_.begin(), bots_.end()},
                      .dealing = FastDealing{played.seed},
                      .actions = {},
                      .result = played.outcome,
                      .digest = played.digest};
        for (const auto& [seat, action] : played.actions) {
            record.actions.push_back({seat, 0, action});
        }
        std::ofstream file;
        file.exceptions(std::ios::failbit | std::ios::badbit);
        file.open(folder_ / (record.table + ".json"));
        file << record_to_json(record).dump() << "\n";
        file.close();
    }

private:
    std::filesystem::path folder_;
    const HostedGame& game_;
    Json options_;
    std::vector<BotKind> bots_;
    int written_ = 0;
};

void print(const SimulationPlan& plan, const SimulationResult& result, double seconds)
{
    std::cout << std::fixed << std::setprecision(0);
    std::cout << "games      " << plan.games << "  (" << plan.games / seconds << " a second)\n";
    std::cout << "actions    " << result.actions << "  (" << static_cast<double>(result.actions) / seconds
              << " a second)\n";
    std::cout << std::setprecision(1);
    for (std::size_t seat = 0; seat < plan.bots.size(); ++seat) {
        std::cout << "seat " << seat << "     " << std::setw(6) << static_cast<double>(result.points[seat]) / plan.games
                  << " points  " << word(plan.bots[seat]) << "\n";
    }
    std::cout << "signature  " << result.signature.text() << "\n";
}

ExitStatus play(const HostedGame& game, const Json& options, const SimulationPlan& plan, const std::string& records)
{
    WatchMatch watch;
    std::unique_ptr<RecordFolder> folder;
    if (!records.empty()) {
        folder = std::make_unique<RecordFolder>(records, game, options, plan.bots);
        watch = [&folder](const PlayedMatch& played) { folder->write(played); };
    }
    const auto begin = std::chrono::steady_clock::now();
    const SimulationResult result = game.simulate(options, plan, watch);
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
    print(plan, result, elapsed.count());
    return ExitStatus::success;
}

// The bots of the seats, or the sentence that refuses one.
std::variant<std::vector<BotKind>, std::string> bots_of(const HostedGame& game, const std::vector<std::string>& names)
{
    if (names.empty()) {
        return std::vector<BotKind>(static_cast<std::size_t>(game.seats_most()), BotKind::greedy);
    }
    std::vector<BotKind> kinds;
    for (const std::string& name : names) {
        const std::variant<BotKind, std::string> kind = named_bot(name);
        if (const std::string* const refusal = std::get_if<std::string>(&kind)) {
            return *refusal;
        }
        kinds.push_back(std::get<BotKind>(kind));
    }
    return kinds;
}

ExitStatus simulate(const SimulateArguments& arguments)
{
    const auto named = named_game(arguments.game);
    if (const std::string* const refusal = std::get_if<std::string>(&named)) {
        return refuse(*refusal);
    }
    const HostedGame& game = *std::get<const HostedGame*>(named);
    const auto bots = bots_of(game, arguments.bots);
    if (const std::string* const refusal = std::get_if<std::string>(&bots)) {
        return refuse(*refusal);
    }
    SimulationPlan plan;
    plan.games = arguments.games;
    plan.seed = arguments.seed;
    plan.bots = std::get<std::vector<BotKind>>(bots);
    plan.checks = arguments.check ? Checks::every_state : Checks::none;
    const auto options = options_of(game, arguments.options, static_cast<int>(plan.bots.size()));
    if (const std::string* const refusal = std::get_if<std::string>(&options)) {
        return refuse(*refusal);
    }
    return play(game, std::get<Json>(options), plan, arguments.records);
}

// Writing to the folder or the disk can fail at any record.
ExitStatus simulate_or_say_why(const SimulateArguments& arguments)
{
    try {
        return simulate(arguments);
    } catch (const std::exception& error) {
        std::cerr << "dahut simulate: " << error.what() << "\n";
        return ExitStatus::failure;
    }
}

} // namespace

void add_simulate(CLI::App& application, Command& chosen)
{
    CLI::App* const command = application.add_subcommand("simulate", "Play many games between bots and measure");
    const auto arguments = std::make_shared<SimulateArguments>();
    command->add_option("game", arguments->game, "The game to play")->required();
    command->add_option("--games", arguments->games, "How many games")->check(CLI::Range(1, 100'000'000));
    command->add_option("--seed", arguments->seed, "From which all games follow")->check(refuse_no_seed);
    command->add_option("--seats", arguments->bots, "A bot for each seat: easy,medium,…")->delimiter(',');
    command->add_option("--option", arguments->options, "A rule option, NAME=VALUE; may be repeated")
        ->take_all()
        ->allow_extra_args(false);
    command->add_option("--records", arguments->records, "Write every game as a record into this folder");
    command->add_flag("--check", arguments->check, "Count everything after every action");
    command->callback([arguments, &chosen] { chosen = [arguments] { return simulate_or_say_why(*arguments); }; });
}

} // namespace dahut
