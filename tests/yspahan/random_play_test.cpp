// Plays whole matches at random with every option and every number of players. Every promise of a game holds in every
// state, and every kind of action occurs in some match.
#include "engine/yspahan/yspahan.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/game_checks.hpp"
#include "tests/support/option_sets.hpp"

namespace dahut::yspahan {
namespace {

constexpr int games_for_each = 500;
constexpr int nightly_games_for_each = 10'000;

TEST_CASE("random matches of Yspahan keep every promise of a game, with all options and all kinds of action")
{
    std::array<std::uint64_t, std::variant_size_v<Action>> kinds{};
    std::uint64_t seed = 0;
    for (const OptionSet<Yspahan>& set : legal_option_sets<Yspahan>()) {
        GameChecks<Yspahan> checks(set.options, set.seats, seed += 1'000'000);
        const PlayFigures<Yspahan>& figures = checks.play(games_to_play(games_for_each, nightly_games_for_each));
        CHECK(figures.unlisted > figures.games * 1000);
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            kinds[kind] += figures.kinds[kind];
        }
    }
    for (const std::uint64_t played : kinds) {
        CHECK(played > 10);
    }
}

} // namespace
} // namespace dahut::yspahan
