// `dahut tournament GAME`: one bot of a kind plays against others of another kind. Each deal is played once from every
// seat, so that neither the seat nor the deal favours anybody. It prints first places and points with intervals that
// hold the true value in 95 of 100 tournaments. It can also stop as soon as a change is accepted, and print the tables
// of docs/bots.md.
#include "server/commands/tournament.hpp"

#include "engine/bots/acceptance.hpp"
#include "protocol/games.hpp"
#include "server/commands/played_game.hpp"
#include "server/commands/tournament_table.hpp"
#include "server/commands/weights_file.hpp"

#include <chrono>
#include <iomanip>
#include <iostream>
#include <memory>
#include <optional>

namespace dahut {

namespace {

enum class Mode : std::uint8_t { contest, accept, table, ablations };

struct TournamentArguments {
    std::string game;
    std::vector<int> players;
    std::string first = "hard";
    std::string others = "medium";
    std::vector<std::string> first_budget;
    std::vector<std::string> others_budget;
    std::string first_without = "nothing";
    std::string first_weights;
    int first_share = 100;
    int games = 100;
    int games_of_hard = 20;
    Mode mode = Mode::contest;
    std::uint64_t seed = 1;
    std::vector<std::string> options;
};

// How much more than its equal share of first places a change must bring to be accepted.
constexpr double gain_of_change = 0.05;

void print(const char* name, const Figure& figure, double unit, const char* words)
{
    std::cout << name << std::setw(6) << unit * figure.mean();
    if (const std::optional<double> half_width = figure.half_width()) {
        std::cout << " ± " << unit * *half_width;
    }
    std::cout << words << "\n";
}

void print(const ContestPlan& plan, const ContestFigures& figures, double seconds)
{
    std::cout << std::fixed << std::setprecision(1);
    std::cout << "games         " << figures.games << " of " << plan.players << " players: one "
              << word(plan.first.kind) << " against " << word(plan.others.kind) << "  (" << seconds / figures.games
              << " s each)\n";
    print("first places  ", figures.first_places, 100, " %");
    print("lead          ", figures.lead, 1, " points over the best of the others");
    print("points        ", figures.points, 1, "");
    print("winners have  ", figures.winner, 1, "");
    std::cout << "decisions     " << figures.times[0].within(50) << " ms, the slowest hundredth "
              << figures.times[0].within(99) << " ms or more; the others' " << figures.times[1].within(50) << " and "
              << figures.times[1].within(99) << "\n";
    std::cout << "signature     " << figures.signature.text() << "\n";
}

void play(const ContestPlan& plan, const std::function<bool(double share)>& goes_on = {})
{
    const auto begin = std::chrono::steady_clock::now();
    const ContestFigures figures = hold_contest(plan, goes_on);
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
    print(plan, figures, elapsed.count());
}

// Plays until it is clear whether the first bot is better than the others.
void play_to_accept(const ContestPlan& plan)
{
    Acceptance acceptance(1.0 / plan.players, gain_of_change);
    play(plan, [&acceptance](double share) {
        acceptance.add(share);
        return acceptance.verdict() == Verdict::undecided;
    });
    std::cout << "verdict       "
              << (acceptance.verdict() == Verdict::accepted  ? "accepted"
                  : acceptance.verdict() == Verdict::refused ? "refused"
                                                             : "undecided")
              << ", log ratio " << std::setprecision(2) << acceptance.log_ratio() << " of ±" << Acceptance::bound
              << "\n";
}

ExitStatus cannot_hold(const std::string& sentence)
{
    std::cerr << "dahut tournament: " << sentence << "\n";
    return ExitStatus::wrong_usage;
}

// A bot of this name with these changes of its budget, or the sentence that refuses it.
std::variant<Contestant, std::string> contestant_of(const std::string& name, const std::vector<std::string>& budget)
{
    const auto kind = named_bot(name);
    if (const std::string* const refusal = std::get_if<std::string>(&kind)) {
        return *refusal;
    }
    auto changes = budget_changes(budget);
    if (const std::string* const refusal = std::get_if<std::string>(&changes)) {
        return *refusal;
    }
    return Contestant{std::get<BotKind>(kind), {.changes = std::get<std::vector<BudgetChange>>(std::move(changes))}};
}

// The bot that is measured. The weights are where what it has learned goes, unless that is compiled in.
std::variant<Contestant, std::string> measured_one(const TournamentArguments& arguments, const HostedGame& game,
                                                   Weights& weights)
{
    auto made = contestant_of(arguments.first, arguments.first_budget);
    const std::optional<Without> without = from_word<Without>(arguments.first_without);
    if (!without) {
        return "a search can do without nothing, estimates, forecast, tree or learning";
    }
    Contestant* const first = std::get_if<Contestant>(&made);
    if (first == nullptr) {
        return made;
    }
    if (!arguments.first_weights.empty()) {
        auto read = read_weights_file(arguments.first_weights, game);
        if (std::string* const refusal = std::get_if<std::string>(&read)) {
            return std::move(*refusal);
        }
        weights = std::get<Weights>(std::move(read));
        first->allowance.weights = &weights;
    }
    first->allowance.share = arguments.first_share;
    first->allowance.without = *without;
    return made;
}

void hold(const ContestPlan& contest, const TablePlan& table, Mode mode)
{
    switch (mode) {
    case Mode::contest:
        play(contest);
        break;
    case Mode::accept:
        play_to_accept(contest);
        break;
    case Mode::table:
        print_levels(table);
        break;
    case Mode::ablations:
        print_ablations(table, contest.first);
        break;
    }
}

ExitStatus hold(const TournamentArguments& arguments, const HostedGame& game, int players)
{
    if (players < game.seats_fewest() || players > game.seats_most()) {
        return cannot_hold("the game is not for so many players");
    }
    const auto options = options_of(game, arguments.options, players);
    if (const std::string* const refusal = std::get_if<std::string>(&options)) {
        return cannot_hold(*refusal);
    }
    Weights weights;
    auto first = measured_one(arguments, game, weights);
    auto others = contestant_of(arguments.others, arguments.others_budget);
    for (const auto* const contestant : {&first, &others}) {
        if (const std::string* const refusal = std::get_if<std::string>(contestant)) {
            return cannot_hold(*refusal);
        }
    }
    const Json& chosen = std::get<Json>(options);
    const ContestPlan contest{game,
                              chosen,
                              players,
                              std::get<Contestant>(std::move(first)),
                              std::get<Contestant>(std::move(others)),
                              arguments.games,
                              arguments.seed};
    hold(contest, {game, chosen, players, arguments.games, arguments.games_of_hard, arguments.seed}, arguments.mode);
    return ExitStatus::success;
}

// Tables are of two and four players, unless others are wanted.
std::vector<int> players_of(const TournamentArguments& arguments)
{
    if (!arguments.players.empty()) {
        return arguments.players;
    }
    const bool is_table = arguments.mode == Mode::table || arguments.mode == Mode::ablations;
    return is_table ? std::vector{2, 4} : std::vector{2};
}

ExitStatus hold_all(const TournamentArguments& arguments)
{
    std::vector<const HostedGame*> games(all_games().begin(), all_games().end());
    if (arguments.game != "all") {
        const auto named = named_game(arguments.game);
        if (const std::string* const refusal = std::get_if<std::string>(&named)) {
            return cannot_hold(*refusal);
        }
        games = {std::get<const HostedGame*>(named)};
    }
    for (const HostedGame* const game : games) {
        for (const int players : players_of(arguments)) {
            if (const ExitStatus status = hold(arguments, *game, players); status != ExitStatus::success) {
                return status;
            }
        }
    }
    return ExitStatus::success;
}

void add_modes(CLI::App& command, TournamentArguments& arguments)
{
    const auto mode = [&](const char* name, Mode chosen, const char* words) {
        return command.add_flag_callback(name, [&arguments, chosen] { arguments.mode = chosen; }, words);
    };
    CLI::Option* const accept = mode("--accept", Mode::accept, "Stop when the first bot is clearly better, or not");
    CLI::Option* const table = mode("--table", Mode::table, "Measure all levels against each other");
    CLI::Option* const parts =
        mode("--ablations", Mode::ablations, "Measure the first bot without parts of its search");
    accept->excludes(table)->excludes(parts);
    table->excludes(parts);
}

} // namespace

void add_tournament(CLI::App& application, Command& chosen)
{
    CLI::App* const command = application.add_subcommand("tournament", "Measure how strong a bot is against others");
    const auto arguments = std::make_shared<TournamentArguments>();
    command->add_option("game", arguments->game, "The game to play, or all")->required();
    command->add_option("--players", arguments->players, "How many play; may be repeated")
        ->check(CLI::Range(2, seats_max));
    command->add_option("--first", arguments->first, "The bot that is measured");
    command->add_option("--others", arguments->others, "The bot that all others are");
    command->add_option("--first-budget", arguments->first_budget, "A part of its budget, NAME=NUMBER; may be repeated")
        ->take_all()
        ->allow_extra_args(false);
    command->add_option("--others-budget", arguments->others_budget, "The same of the others")
        ->take_all()
        ->allow_extra_args(false);
    command->add_option("--first-share", arguments->first_share, "Its playouts, in hundredths of its level's")
        ->check(CLI::Range(1, 1000));
    command->add_option("--first-without", arguments->first_without,
                        "What it lacks: estimates, forecast, tree or learning");
    command->add_option("--first-weights", arguments->first_weights,
                        "A file of dahut train, instead of what it learned");
    command->add_option("--games", arguments->games, "How many games, rounded up to whole deals")
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--games-of-hard", arguments->games_of_hard, "The same for tables, where a hard bot plays")
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--seed", arguments->seed, "From which all games follow")->check(refuse_no_seed);
    command->add_option("--option", arguments->options, "A rule option, NAME=VALUE; may be repeated")
        ->take_all()
        ->allow_extra_args(false);
    add_modes(*command, *arguments);
    command->callback([arguments, &chosen] { chosen = [arguments] { return hold_all(*arguments); }; });
}

} // namespace dahut
