// Many matches under every legal combination of the options, with everything counted after every action: 10,000 for
// each in the nightly run (`./test --nightly`), a few otherwise. In parts, so that they run on all cores.
#include "engine/bots/simulate.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/game_checks.hpp"
#include "tests/support/games.hpp"
#include "tests/support/option_sets.hpp"

#include <algorithm>
#include <cstdio>
#include <exception>

using namespace dahut;

namespace {

constexpr std::size_t parts = 8;

// Greedy bots play otherwise than random ones, but take twenty times as long: one match in so many is partly theirs.
constexpr int games_for_a_greedy_one = 100;

struct Figures {
    std::uint64_t option_sets = 0;
    std::uint64_t games = 0;
    std::uint64_t actions = 0;
};

template <Game G, Bot<G> Greedy>
void play(const OptionSet<G>& set, BotKind even_seats, int games, Figures& figures)
{
    SimulationPlan plan{.games = games, .seed = 2, .bots = {}, .checks = Checks::every_state};
    for (int seat = 0; seat < set.seats; ++seat) {
        plan.bots.push_back(seat % 2 == 0 ? even_seats : BotKind::random);
    }
    int finished = 0;
    const auto count = [&figures, &finished](const PlayedGame<G>& played) {
        ++finished;
        figures.actions += played.actions.size();
    };
    try {
        (void)simulate_games<G, Greedy>(set.options, plan, count);
    } catch (const std::exception& fault) {
        FAIL_CHECK(G::name << " for " << text_of(set) << ", even seats " << word(even_seats) << ", game with seed "
                           << seed_of_game(plan.seed, finished) << ": " << fault.what());
    }
    figures.games += static_cast<std::uint64_t>(finished);
}

// Every so-manieth combination of the options, beginning with the one that has this number.
template <Game G, Bot<G> Greedy>
Figures play_part(std::size_t part)
{
    const int games = games_to_play(4, 10'000);
    const int greedy = std::max(games / games_for_a_greedy_one, 1);
    const std::vector<OptionSet<G>> sets = legal_option_sets<G>();
    Figures figures;
    for (std::size_t number = part; number < sets.size(); number += parts) {
        play<G, Greedy>(sets[number], BotKind::random, games - greedy, figures);
        play<G, Greedy>(sets[number], BotKind::greedy, greedy, figures);
        ++figures.option_sets;
    }
    CHECK(figures.games == figures.option_sets * static_cast<std::uint64_t>(games));
    return figures;
}

void report(const std::vector<Figures>& games)
{
    Figures sum;
    for (const Figures& figures : games) {
        sum.option_sets += figures.option_sets;
        sum.games += figures.games;
        sum.actions += figures.actions;
    }
    std::printf("many games: %llu option sets, %llu games, %llu actions\n",
                static_cast<unsigned long long>(sum.option_sets), static_cast<unsigned long long>(sum.games),
                static_cast<unsigned long long>(sum.actions));
}

} // namespace

TEMPLATE_TEST_CASE_SIG("everything adds up in many games under every combination of the options", "",
                       ((std::size_t Part), Part), 0, 1, 2, 3, 4, 5, 6, 7)
{
    static_assert(Part < parts);
    std::vector<Figures> figures;
    Games::for_each([&figures]<Game G, Bot<G> Greedy>() { figures.push_back(play_part<G, Greedy>(Part)); });
    report(figures);
}
