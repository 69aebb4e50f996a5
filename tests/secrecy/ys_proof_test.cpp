// Runs the proof of proof.hpp on Ys: many games with the settings that hide most, and some games with all. Options
// change what is hidden, and two together may change more. So every pair of their values is played at every number of
// players, and the nightly run plays every combination.
#include "tests/secrecy/proof.hpp"
#include "tests/secrecy/undo_proof.hpp"
#include "tests/secrecy/ways_out.hpp"
#include "tests/secrecy/ys_twin.hpp"
#include "tests/secrecy/ys_worlds.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/option_sets.hpp"

namespace dahut::ys {
namespace {

const std::vector<Setting<Ys>> four_seats{
    {{}},
    {{.queen = QueenRule::quarter, .mercenary = MercenaryRule::any_own, .blind_own = Switch::on}},
    {{.captain = CaptainRule::placing, .kings_favour = Switch::on}},
    {{.ships = ShipDeck::all_pairs, .blind_own = Switch::on, .kings_favour = Switch::on, .express = Switch::on}},
    {{.open_placing = Switch::on}},
};

const std::vector<Setting<Ys>> fewer_seats{
    {{.kings_favour = Switch::on, .quarters = QuartersRule::three}, 3},
    {{}, 3},
    {{}, 2},
    {{.blind_own = Switch::on, .open_placing = Switch::on, .neutral = NeutralBrokers::with_three}, 2},
};

// With King's Favour a bid does not say what is left behind the screen. Ships and characters of the last turns are
// hidden when the bids of the first one are shown.
const std::vector<MustDiffer> things_of_ys{
    {"bids", "behind a screen", {0, 1, 2, 3, 4}},
    {"bids", "character", {1, 2, 4, 5, 7, 8}},
    {"bids", "ship", {5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}},
    {"screens", "character", {1, 2, 4, 5, 7, 8}},
    {"screens", "ship", {5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}},
};

constexpr std::uint64_t seed_of_options = 9;

std::vector<Setting<Ys>> settings(int seats_fewest, int seats_most)
{
    std::vector<Setting<Ys>> some;
    for (const OptionSet<Ys>& set :
         is_nightly() ? legal_option_sets<Ys>() : covering_option_sets<Ys>(seed_of_options)) {
        if (set.seats >= seats_fewest && set.seats <= seats_most) {
            some.push_back({set.options, set.seats});
        }
    }
    return some;
}

std::set<OptionPair> pairs_in(const std::vector<OptionSet<Ys>>& sets)
{
    std::set<OptionPair> pairs;
    for (const OptionSet<Ys>& set : sets) {
        pairs.merge(pairs_of(set));
    }
    return pairs;
}

} // namespace

TEST_CASE("Every byte of Ys for four is the same in every world that the viewer cannot tell from the true one")
{
    prove(four_seats, 17, 130'000, things_of_ys);
}

TEST_CASE("Every byte of Ys for two and three is the same in every world that the viewer cannot tell from the true one")
{
    prove(fewer_seats, 23, 70'000, things_of_ys);
}

TEST_CASE("Every byte of Ys is the same in those worlds whatever options are chosen together")
{
    prove(settings(2, 4), games_to_play(4, 3), 80'000, things_of_ys);
}

TEST_CASE("Every pair of two options' values is proved at every number of players of Ys")
{
    const std::vector<OptionSet<Ys>> all = legal_option_sets<Ys>();
    const std::vector<OptionSet<Ys>> some = covering_option_sets<Ys>(seed_of_options);
    CHECK(pairs_in(some) == pairs_in(all));
    CHECK(some.size() * 10 < all.size());
}

TEST_CASE("Nobody knows more of Ys after an undoing than before the action")
{
    CHECK(prove_undoing<Ys>().others_acted > 0);
}

TEST_CASE("Whatever leaves a server of Ys by any way is the same in every world")
{
    test::prove_ways_out(Ys::name, {{"kings_favour", "on"}});
}

// tests/secrecy/mutation_test.py runs these against a server with a planted leak.
TEST_CASE("A short proof of Ys", "[.short]")
{
    play_pairs(four_seats, 3);
    play_pairs(fewer_seats, 3);
    play_pairs(settings(2, 4), 1);
}

TEST_CASE("A short proof of undoing in Ys", "[.short]") { prove_undoing_shortly<Ys>(); }

} // namespace dahut::ys
