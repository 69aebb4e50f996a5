// Many matches under every legal combination of the options, with everything counted after every action: 10,000 for
// each in the nightly run (`./test --nightly`), a few otherwise. In parts, so that they run on all cores.
#include "engine/bots/simulate.hpp"
#include "engine/bots/ys_greedy.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/game_checks.hpp"
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

void play(const OptionSet<ys::Ys>& set, BotKind even_seats, int games, Figures& figures)
{
    SimulationPlan plan{.games = games, .seed = 2, .bots = {}, .checks = Checks::every_state};
    for (int seat = 0; seat < set.seats; ++seat) {
        plan.bots.push_back(seat % 2 == 0 ? even_seats : BotKind::random);
    }
    int finished = 0;
    const auto count = [&figures, &finished](const PlayedGame<ys::Ys>& played) {
        ++finished;
        figures.actions += played.actions.size();
    };
    try {
        (void)simulate_games<ys::Ys, ys::GreedyBot>(set.options, plan, count);
    } catch (const std::exception& fault) {
        FAIL_CHECK(text_of(set) << ", even seats " << word(even_seats) << ", game with seed "
                                << seed_of_game(plan.seed, finished) << ": " << fault.what());
    }
    figures.games += static_cast<std::uint64_t>(finished);
}

} // namespace

TEMPLATE_TEST_CASE_SIG("everything adds up in many games under every combination of the options", "",
                       ((std::size_t Part), Part), 0, 1, 2, 3, 4, 5, 6, 7)
{
    static_assert(Part < parts);
    const int games = games_to_play(4, 10'000);
    const int greedy = std::max(games / games_for_a_greedy_one, 1);
    const std::vector<OptionSet<ys::Ys>> sets = legal_option_sets<ys::Ys>();
    Figures figures;
    for (std::size_t number = Part; number < sets.size(); number += parts) {
        play(sets[number], BotKind::random, games - greedy, figures);
        play(sets[number], BotKind::greedy, greedy, figures);
        ++figures.option_sets;
    }
    std::printf("many games: %llu option sets, %llu games, %llu actions\n",
                static_cast<unsigned long long>(figures.option_sets), static_cast<unsigned long long>(figures.games),
                static_cast<unsigned long long>(figures.actions));
    CHECK(figures.games == figures.option_sets * static_cast<std::uint64_t>(games));
}
