// Runs the proof of proof.hpp on Caylus Magna Carta, with every combination of its options.
#include "tests/secrecy/magna_carta_twin.hpp"
#include "tests/secrecy/magna_carta_worlds.hpp"
#include "tests/secrecy/proof.hpp"
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
    prove(every_setting(), games_to_play(25), 200'000);
}

// tests/secrecy/mutation_test.py runs this against a server with a planted leak.
TEST_CASE("A short proof of Caylus Magna Carta", "[.short]") { play_pairs(every_setting(), 2); }

} // namespace dahut::magna_carta
