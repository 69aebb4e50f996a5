// Runs the proof of proof.hpp on Caylus Magna Carta, with every combination of its options.
#include "tests/secrecy/magna_carta_twin.hpp"
#include "tests/secrecy/magna_carta_worlds.hpp"
#include "tests/secrecy/proof.hpp"
#include "tests/secrecy/undo_proof.hpp"
#include "tests/secrecy/ways_out.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/option_sets.hpp"

namespace dahut::magna_carta {
namespace {

std::vector<Setting<MagnaCarta>> every_setting()
{
    std::vector<Setting<MagnaCarta>> settings;
    for (const OptionSet<MagnaCarta>& set : legal_option_sets<MagnaCarta>()) {
        settings.push_back({set.options, set.seats});
    }
    return settings;
}

} // namespace

TEST_CASE("Every byte of Caylus Magna Carta is the same in every world that the viewer cannot tell from the true one")
{
    prove(every_setting(), games_to_play(25), 200'000,
          {{"hands", "next card", {0, 1, 2, 3}}, {"", "next card", {0, 1, 2, 3}}});
}

TEST_CASE("Nobody knows more of Caylus Magna Carta after an undoing than before the action")
{
    CHECK(prove_undoing<MagnaCarta>().others_acted > 0);
}

TEST_CASE("Whatever leaves a server of Caylus Magna Carta by any way is the same in every world")
{
    test::prove_ways_out(MagnaCarta::name, Json::object());
}

// tests/secrecy/mutation_test.py runs these against a server with a planted leak.
TEST_CASE("A short proof of Caylus Magna Carta", "[.short]") { play_pairs(every_setting(), 2); }

TEST_CASE("A short proof of undoing in Caylus Magna Carta", "[.short]") { prove_undoing_shortly<MagnaCarta>(); }

} // namespace dahut::magna_carta
