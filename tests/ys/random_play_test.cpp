// Plays whole matches at random with every combination of the options. Every promise of a game holds in every state,
// and every kind of action occurs in some match.
#include "tests/support/arbitrary.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/game_checks.hpp"

#include "engine/ys/ys.hpp"

namespace dahut::ys {
namespace {

// All combinations of the ten options. Every eleventh is tried with every number of players that it fits.
constexpr std::uint64_t option_combinations = 1024;
constexpr std::uint64_t stride = 11;
constexpr int games_for_each = 26;

void add(PlayFigures<Ys>& sum, const PlayFigures<Ys>& figures)
{
    sum.games += figures.games;
    sum.listed += figures.listed;
    sum.unlisted += figures.unlisted;
    for (std::size_t kind = 0; kind < sum.kinds.size(); ++kind) {
        sum.kinds[kind] += figures.kinds[kind];
    }
}

TEST_CASE("random matches keep every promise of a game, with all options, all kinds of action and at least 2,000 games")
{
    PlayFigures<Ys> sum;
    for (std::uint64_t number = 0; number < option_combinations; number += stride) {
        const auto options = nth_value<Options>(number);
        for (int seats = Ys::seats_fewest; seats <= Ys::seats_most; ++seats) {
            if (!Ys::refuse_options(options, seats)) {
                add(sum, GameChecks<Ys>(options, seats, 1'000'000U * number).play(games_to_play(games_for_each)));
            }
        }
    }
    CHECK(sum.games >= 2000);
    CHECK(sum.unlisted > sum.games * 1000);
    for (const std::uint64_t played : sum.kinds) {
        CHECK(played > 50);
    }
}

TEST_CASE("the combinations of options are all different")
{
    for (std::uint64_t one = 0; one < option_combinations; ++one) {
        CHECK(nth_value<Options>(one) != nth_value<Options>(one + 1));
        CHECK(nth_value<Options>(one) == nth_value<Options>(one + option_combinations));
    }
}

} // namespace
} // namespace dahut::ys
