// `dahut train GAME`: bots play matches among themselves, the ends of which are learned from. It prints how wrong the
// forecasts are in matches that were not learned from, and writes the weights. The same command writes the same file.
#include "server/commands/train.hpp"

#include "engine/bots/training.hpp"
#include "protocol/games.hpp"
#include "server/commands/commit.hpp"
#include "server/commands/played_game.hpp"
#include "server/commands/weights_file.hpp"

#include <exception>
#include <iomanip>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>

namespace dahut {

namespace {

struct TrainArguments {
    std::string game;
    std::vector<int> players;
    int games = 400;
    std::uint64_t seed = 1;
    std::string player = "medium";
    int share = 100;
    std::string output;
};

ExitStatus refuse_training(const std::string& sentence)
{
    std::cerr << "dahut train: " << sentence << "\n";
    return ExitStatus::wrong_usage;
}

std::vector<int> players_of(const TrainArguments& arguments, const HostedGame& game)
{
    if (!arguments.players.empty()) {
        return arguments.players;
    }
    std::vector<int> all;
    for (int players = game.seats_fewest(); players <= game.seats_most(); ++players) {
        all.push_back(players);
    }
    return all;
}

// The command that gives this file once more.
std::string origin_of(const TrainArguments& arguments, const std::vector<int>& numbers)
{
    std::string line = "dahut train " + arguments.game;
    for (const int players : numbers) {
        line += " --players " + std::to_string(players);
    }
    return "Weights of the learned forecast (docs/bots.md), written by this command at commit " + std::string(commit())
           + ":\n" + line + " --games " + std::to_string(arguments.games) + " --seed " + std::to_string(arguments.seed)
           + " --player " + arguments.player + " --share " + std::to_string(arguments.share);
}

void print_training(int players, const Training& training)
{
    constexpr std::array forecasts{"points now", "forecast by hand", "forecast learned"};
    std::cout << "players  " << players << ": learned from " << training.lessons[0] << " positions, "
              << training.lessons[1] << " held out\n"
              << std::fixed << std::setprecision(2);
    for (std::size_t place = 0; place < forecasts.size(); ++place) {
        const ForecastError& error = training.errors[place];
        std::cout << "  " << std::left << std::setw(18) << forecasts[place] << std::right << "wrong by " << std::setw(6)
                  << error.points << " points, the lead by " << std::setw(6) << error.lead << "\n";
    }
    std::cout << std::flush;
}

ExitStatus train_on(const TrainArguments& arguments, const HostedGame& game)
{
    const auto bot = named_bot(arguments.player);
    if (const std::string* const refusal = std::get_if<std::string>(&bot)) {
        return refuse_training(*refusal);
    }
    const std::vector<int> numbers = players_of(arguments, game);
    for (const int players : numbers) {
        if (players < game.seats_fewest() || players > game.seats_most()) {
            return refuse_training("the game is not for so many players");
        }
    }
    if (const auto fault = arguments.output.empty() ? std::nullopt : fault_of_weights_file(arguments.output)) {
        throw std::runtime_error(*fault);
    }
    Weights weights;
    for (const int players : numbers) {
        const TrainingPlan plan{
            players, arguments.games, arguments.seed, std::get<BotKind>(bot), {.share = arguments.share}};
        const std::optional<Training> training = game.train(plan);
        if (!training) {
            return refuse_training("the bot of this game does not learn");
        }
        print_training(players, *training);
        weights.models[static_cast<std::size_t>(players)] = training->model;
    }
    if (!arguments.output.empty()) {
        const std::vector<std::string> names = game.feature_names();
        write_weights_file(arguments.output, weights_text(weights, game.name(), names, origin_of(arguments, numbers)));
    }
    return ExitStatus::success;
}

ExitStatus train_or_say_why(const TrainArguments& arguments)
{
    const auto named = named_game(arguments.game);
    if (const std::string* const refusal = std::get_if<std::string>(&named)) {
        return refuse_training(*refusal);
    }
    try {
        return train_on(arguments, *std::get<const HostedGame*>(named));
    } catch (const std::exception& error) {
        std::cerr << "dahut train: " << arguments.output << ": " << error.what() << "\n";
        return ExitStatus::failure;
    }
}

} // namespace

void add_train(CLI::App& application, Command& chosen)
{
    CLI::App* const command = application.add_subcommand("train", "Let a bot learn how positions end");
    const auto arguments = std::make_shared<TrainArguments>();
    command->add_option("game", arguments->game, "The game to learn")->required();
    command->add_option("--players", arguments->players, "How many play; may be repeated, otherwise every number")
        ->check(CLI::Range(2, seats_max));
    command->add_option("--games", arguments->games, "How many games, every fifth of which is held out")
        ->check(CLI::Range(5, 1'000'000));
    command->add_option("--seed", arguments->seed, "From which all games follow")->check(refuse_no_seed);
    command->add_option("--player", arguments->player, "The bot that plays all seats");
    command->add_option("--share", arguments->share, "Its playouts, in hundredths of its level's")
        ->check(CLI::Range(1, 1000));
    command->add_option("--output", arguments->output, "Write the weights to this file");
    command->callback([arguments, &chosen] { chosen = [arguments] { return train_or_say_why(*arguments); }; });
}

} // namespace dahut
