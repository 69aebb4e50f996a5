// Plays whole matches at random with all options. Every promise of a game holds in every state, and every kind of
// action occurs in some match.
#include "tests/support/catch.hpp"
#include "tests/support/game_checks.hpp"
#include "tests/support/option_sets.hpp"

#include "engine/magna_carta/magna_carta.hpp"

namespace dahut::magna_carta {
namespace {

constexpr int games_for_each = 300;
constexpr int games_for_each_nightly = 10'000;

using Figures = PlayFigures<MagnaCarta>;

void add(Figures& sum, const Figures& figures)
{
    sum.games += figures.games;
    sum.listed += figures.listed;
    sum.unlisted += figures.unlisted;
    for (std::size_t kind = 0; kind < sum.kinds.size(); ++kind) {
        sum.kinds[kind] += figures.kinds[kind];
    }
}

TEST_CASE("random matches of Caylus Magna Carta keep every promise of a game, with all options and all kinds of action")
{
    Figures sum;
    for (const OptionSet<MagnaCarta>& set : legal_option_sets<MagnaCarta>()) {
        GameChecks<MagnaCarta> checks(set.options, set.seats, 1'000'000U * sum.games);
        add(sum, checks.play(games_to_play(games_for_each, games_for_each_nightly)));
    }
    CHECK(sum.games >= std::uint64_t{9} * games_for_each);
    CHECK(sum.unlisted > sum.games * 100);
    for (const std::uint64_t played : sum.kinds) {
        CHECK(played > 50);
    }
}

} // namespace
} // namespace dahut::magna_carta
