// `dahut tournament GAME`: one bot of a kind plays against others of another kind. Each deal is played once from every
// seat, so that neither the seat nor the deal favours anybody. It prints first places and points with intervals that
// hold the true value in 95 of 100 tournaments.
#include "server/commands/tournament.hpp"

#include "server/commands/played_game.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <exception>
#include <iomanip>
#include <iostream>
#include <memory>

namespace dahut {

namespace {

struct TournamentArguments {
    std::string game;
    int players = 2;
    std::string first = "hard";
    std::string others = "medium";
    int games = 100;
    std::uint64_t seed = 1;
    std::vector<std::string> options;
};

// The mean of one figure over the deals, and half the width of its interval. Games of one deal are alike, so a deal
// counts once.
class Figure {
public:
    void add(double of_deal)
    {
        ++deals_;
        sum_ += of_deal;
        squares_ += of_deal * of_deal;
    }
    [[nodiscard]] double mean() const { return sum_ / deals_; }
    [[nodiscard]] double half_width() const
    {
        constexpr double deviations = 1.96;
        const double spread = deals_ > 1 ? (squares_ - sum_ * sum_ / deals_) / (deals_ - 1) : 0;
        return deviations * std::sqrt(std::max(spread, 0.0) / deals_);
    }

private:
    int deals_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

// How the first bot did in one game. `lead` is over the best of the others; whoever shares a place has a part of it.
struct Result {
    double first_places = 0;
    double lead = 0;
    double points = 0;
    double winner = 0;
};

// `outcome` is that of a match: {"points": […], "places": […]}.
Result result_of(const Json& outcome, std::size_t seat)
{
    int best_other = Points::lowest;
    int most = Points::lowest;
    int winners = 0;
    const Json& points = outcome["points"];
    for (std::size_t one = 0; one < points.size(); ++one) {
        const int some = points[one];
        best_other = one == seat ? best_other : std::max(best_other, some);
        most = std::max(most, some);
        winners += outcome["places"][one] == 1 ? 1 : 0;
    }
    const int own = points[seat];
    return {outcome["places"][seat] == 1 ? 1.0 / winners : 0.0, static_cast<double>(own - best_other),
            static_cast<double>(own), static_cast<double>(most)};
}

class Tournament {
public:
    Tournament(const HostedGame& game, Json options, int players, BotKind first, BotKind others)
        : game_(game), options_(std::move(options)), players_(players), first_(first), others_(others)
    {}

    void play(int deals, std::uint64_t seed)
    {
        const auto begin = std::chrono::steady_clock::now();
        for (int deal = 0; deal < deals; ++deal) {
            play_deal(seed_of_game(seed, deal));
        }
        const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
        print(deals * players_, elapsed.count());
    }

private:
    void play_deal(std::uint64_t seed)
    {
        Result sum;
        for (int seat = 0; seat < players_; ++seat) {
            const Result result = play_game(seed, seat);
            sum.first_places += result.first_places / players_;
            sum.lead += result.lead / players_;
            sum.points += result.points / players_;
            sum.winner += result.winner / players_;
        }
        first_places_.add(100 * sum.first_places);
        lead_.add(sum.lead);
        points_.add(sum.points);
        winner_.add(sum.winner);
    }

    Result play_game(std::uint64_t seed, int seat)
    {
        SimulationPlan plan;
        plan.seed = seed;
        plan.bots.assign(static_cast<std::size_t>(players_), others_);
        plan.bots[static_cast<std::size_t>(seat)] = first_;
        Json outcome;
        const SimulationResult result =
            game_.simulate(options_, plan, [&outcome](const PlayedMatch& played) { outcome = played.outcome; });
        signature_.add_hash(result.signature);
        return result_of(outcome, static_cast<std::size_t>(seat));
    }

    void print(int games, double seconds) const
    {
        std::cout << std::fixed << std::setprecision(1);
        std::cout << "games         " << games << " of " << players_ << " players: one " << word(first_) << " against "
                  << word(others_) << "  (" << seconds / games << " s each)\n";
        print("first places  ", first_places_, " %");
        print("lead          ", lead_, " points over the best of the others");
        print("points        ", points_, "");
        print("winners have  ", winner_, "");
        std::cout << "signature     " << signature_.text() << "\n";
    }
    static void print(const char* name, const Figure& figure, const char* unit)
    {
        std::cout << name << std::setw(6) << figure.mean() << " ± " << figure.half_width() << unit << "\n";
    }

    const HostedGame& game_;
    Json options_;
    int players_;
    BotKind first_;
    BotKind others_;
    Figure first_places_;
    Figure lead_;
    Figure points_;
    Figure winner_;
    Hash signature_;
};

ExitStatus cannot_hold(const std::string& sentence)
{
    std::cerr << "dahut tournament: " << sentence << "\n";
    return ExitStatus::wrong_usage;
}

ExitStatus hold(const TournamentArguments& arguments)
{
    const auto named = named_game(arguments.game);
    if (const std::string* const refusal = std::get_if<std::string>(&named)) {
        return cannot_hold(*refusal);
    }
    const HostedGame& game = *std::get<const HostedGame*>(named);
    if (arguments.players < game.seats_fewest() || arguments.players > game.seats_most()) {
        return cannot_hold("the game is not for so many players");
    }
    const auto options = options_of(game, arguments.options, arguments.players);
    if (const std::string* const refusal = std::get_if<std::string>(&options)) {
        return cannot_hold(*refusal);
    }
    const auto first = named_bot(arguments.first);
    const auto others = named_bot(arguments.others);
    for (const auto& bot : {first, others}) {
        if (const std::string* const refusal = std::get_if<std::string>(&bot)) {
            return cannot_hold(*refusal);
        }
    }
    const int deals = (arguments.games + arguments.players - 1) / arguments.players;
    Tournament(game, std::get<Json>(options), arguments.players, std::get<BotKind>(first), std::get<BotKind>(others))
        .play(deals, arguments.seed);
    return ExitStatus::success;
}

} // namespace

void add_tournament(CLI::App& application, Command& chosen)
{
    CLI::App* const command = application.add_subcommand("tournament", "Measure how strong a bot is against others");
    const auto arguments = std::make_shared<TournamentArguments>();
    command->add_option("game", arguments->game, "The game to play")->required();
    command->add_option("--players", arguments->players, "How many play")->check(CLI::Range(2, seats_max));
    command->add_option("--first", arguments->first, "The bot that is measured");
    command->add_option("--others", arguments->others, "The bot that all others are");
    command->add_option("--games", arguments->games, "How many games, rounded up to whole deals")
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--seed", arguments->seed, "From which all games follow")->check(refuse_no_seed);
    command->add_option("--option", arguments->options, "A rule option, NAME=VALUE; may be repeated")
        ->take_all()
        ->allow_extra_args(false);
    command->callback([arguments, &chosen] { chosen = [arguments] { return hold(*arguments); }; });
}

} // namespace dahut
