// The greedy bot beats the random one, uses all parts of the game, and plays matches of plausible length.
#include "engine/bots/magna_carta_greedy.hpp"
#include "engine/bots/simulate.hpp"
#include "tests/magna_carta/position.hpp"
#include "tests/support/game_checks.hpp"
#include "tests/support/option_sets.hpp"

#include <algorithm>

namespace dahut::magna_carta {
namespace {

using Played = PlayedGame<MagnaCarta>;

Played play(const OptionSet<MagnaCarta>& set, std::uint64_t seed, const std::vector<BotKind>& bots)
{
    const SimulationPlan plan{.games = 1, .seed = seed, .bots = bots, .checks = Checks::every_state};
    return Simulator<MagnaCarta, GreedyBot>(set.options, plan).play(0);
}

Played play_greedily(const OptionSet<MagnaCarta>& set, std::uint64_t seed)
{
    return play(set, seed, std::vector(static_cast<std::size_t>(set.seats), BotKind::greedy));
}

int rounds_of(const OptionSet<MagnaCarta>& set, const Played& played)
{
    Log told;
    State state = MagnaCarta::start(set.options, set.seats, ChanceKey(played.seed), told);
    for (const auto& [seat, action] : played.actions) {
        MagnaCarta::apply(state, seat, action, told);
    }
    return state.round.number();
}

TEST_CASE("the greedy bot beats the random one in at least 95 of 100 games of two")
{
    for (const GameKind game : all_of<GameKind>()) {
        int won = 0;
        for (int number = 0; number < 100; ++number) {
            std::vector<BotKind> bots{BotKind::random, BotKind::random};
            const int greedy = number % 2;
            bots[static_cast<std::size_t>(greedy)] = BotKind::greedy;
            const Outcome outcome = play({2, {game, {}}}, static_cast<std::uint64_t>(number), bots).outcome;
            won += outcome.points[greedy] > outcome.points[1 - greedy] ? 1 : 0;
        }
        CHECK(won >= 95);
    }
}

TEST_CASE("matches between greedy bots have a plausible length and plausible scores, with all options")
{
    for (const OptionSet<MagnaCarta>& set : legal_option_sets<MagnaCarta>()) {
        INFO(text_of(set));
        int rounds = 0;
        int points = 0;
        const int games = games_to_play(30);
        for (int number = 0; number < games; ++number) {
            const Played played = play_greedily(set, static_cast<std::uint64_t>(number));
            rounds += rounds_of(set, played);
            points += std::ranges::max(played.outcome.points).number();
        }
        CHECK(rounds >= 7 * games);
        CHECK(rounds <= 18 * games);
        CHECK(points >= 45 * games);
        CHECK(points <= 90 * games);
    }
}

TEST_CASE("no match takes more rounds than there are tokens, whoever plays (magna-carta 8)")
{
    for (const OptionSet<MagnaCarta>& set : legal_option_sets<MagnaCarta>()) {
        for (const BotKind bot : {BotKind::random, BotKind::greedy}) {
            const std::vector bots(static_cast<std::size_t>(set.seats), bot);
            for (int number = 0; number < games_to_play(50); ++number) {
                const Played played = play(set, static_cast<std::uint64_t>(number), bots);
                CHECK(rounds_of(set, played) <= count_of(castle_of(set.seats)));
            }
        }
    }
}

TEST_CASE("the greedy bot builds, uses buildings, turns some over and delivers to the castle")
{
    std::array<int, std::variant_size_v<Action>> kinds{};
    for (const OptionSet<MagnaCarta>& set : legal_option_sets<MagnaCarta>()) {
        for (std::uint64_t number = 0; number < 10; ++number) {
            for (const auto& [seat, action] : play_greedily(set, number).actions) {
                ++kinds[action.index()];
            }
        }
    }
    const auto played = [&kinds](const Action& action) { return kinds[action.index()]; };
    constexpr int seats_that_played = 9 * 10 * 3;
    CHECK(played(Build{}) > 3 * seats_that_played);
    CHECK(played(PlaceWorker{}) > 10 * seats_that_played);
    CHECK(played(DeliverBatch{}) > 3 * seats_that_played);
    for (const Action& action : {Action(ChooseHand{}), Action(DrawCard{}), Action(MoveProvost{}), Action(BuyCubes{}),
                                 Action(SellCube{}), Action(TurnOver{}), Action(BuyGold{}), Action(BuyTokens{}),
                                 Action(BuildPrestige{}), Action(CoverResidence{})}) {
        CHECK(played(action) > 0);
    }
}

} // namespace
} // namespace dahut::magna_carta
