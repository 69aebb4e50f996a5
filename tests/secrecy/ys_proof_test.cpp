// The proof of proof.hpp for Ys.
#include "tests/secrecy/proof.hpp"
#include "tests/secrecy/ys_twin.hpp"
#include "tests/secrecy/ys_worlds.hpp"
#include "tests/support/catch.hpp"

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

} // namespace

TEST_CASE("Every byte of Ys for four is the same in every world that the viewer cannot tell from the true one")
{
    prove(four_seats, 17, 130'000);
}

TEST_CASE("Every byte of Ys for two and three is the same in every world that the viewer cannot tell from the true one")
{
    prove(fewer_seats, 23, 70'000);
}

// For tests/secrecy/mutation_test.py, which runs it against a server that tells secrets.
TEST_CASE("A short proof of Ys", "[.short]")
{
    play_pairs(four_seats, 3);
    play_pairs(fewer_seats, 3);
}

} // namespace dahut::ys
