// The proof that nothing hidden leaves the server: along random matches, at every state and for every viewer, all
// that the server would send is made twice, from the true state and from another one that the viewer cannot tell
// from it. Every byte must be the same, also along several actions.
#include "tests/secrecy/magna_carta_twin.hpp"
#include "tests/secrecy/magna_carta_worlds.hpp"
#include "tests/secrecy/paired_match.hpp"
#include "tests/secrecy/possible_worlds.hpp"
#include "tests/secrecy/twin.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/game_checks.hpp"

#include <cstdio>

namespace dahut {
namespace {

template <Game G>
struct Setting {
    typename G::Options options;
    int seats = 4;
};
template <Game G>
using Settings = std::vector<Setting<G>>;

using magna_carta::MagnaCarta;
using namespace ys;

const Settings<Ys> four_seats{
    {{}},
    {{.queen = QueenRule::quarter, .mercenary = MercenaryRule::any_own, .blind_own = Switch::on}},
    {{.captain = CaptainRule::placing, .kings_favour = Switch::on}},
    {{.ships = ShipDeck::all_pairs, .blind_own = Switch::on, .kings_favour = Switch::on, .express = Switch::on}},
    {{.open_placing = Switch::on}},
};

const Settings<Ys> fewer_seats{
    {{.kings_favour = Switch::on, .quarters = QuartersRule::three}, 3},
    {{}, 3},
    {{}, 2},
    {{.blind_own = Switch::on, .open_placing = Switch::on, .neutral = NeutralBrokers::with_three}, 2},
};

const Settings<MagnaCarta> magna_carta_settings{
    {{}, 2},
    {{}, 3},
    {{.lawyer_on_worker = magna_carta::LawyerOnWorker::forbid}, 4},
    {{.game = magna_carta::GameKind::basic}, 3},
};

template <Game G>
PairFigures play(const Settings<G>& settings, int games)
{
    PairFigures figures;
    std::uint64_t seed = 1;
    for (const Setting<G>& setting : settings) {
        for (int game = 0; game < games; ++game) {
            PairedMatch<G>(setting.options, setting.seats, seed++).play(figures);
        }
    }
    return figures;
}

unsigned long long shown(std::uint64_t number) { return number; }

void report(const PairFigures& figures)
{
    std::printf("paired worlds: %llu pairs compared, %llu of them different, %llu with more than one world\n",
                shown(figures.pairs), shown(figures.different), shown(figures.several_worlds));
    std::printf("secrets: %llu that the viewer cannot know were resampled, %llu that it can know stayed\n",
                shown(figures.secrets_open), shown(figures.secrets_known));
}

} // namespace

TEST_CASE("Every byte of Ys for four is the same in every world that the viewer cannot tell from the true one")
{
    const PairFigures figures = play(four_seats, games_to_play(17));
    report(figures);
    CHECK(figures.pairs >= 130'000);
    CHECK(figures.different * 2 > figures.pairs);
    CHECK(figures.several_worlds > figures.different);
}

TEST_CASE("Every byte of Ys for two and three is the same in every world that the viewer cannot tell from the true one")
{
    const PairFigures figures = play(fewer_seats, games_to_play(23));
    report(figures);
    CHECK(figures.pairs >= 70'000);
    CHECK(figures.different * 2 > figures.pairs);
    CHECK(figures.several_worlds > figures.different);
}

TEST_CASE("Every byte of Caylus Magna Carta is the same in every world that the viewer cannot tell from the true one")
{
    const PairFigures figures = play(magna_carta_settings, games_to_play(30));
    report(figures);
    CHECK(figures.pairs >= 100'000);
    CHECK(figures.different * 2 > figures.pairs);
    CHECK(figures.several_worlds > figures.different);
}

// For tests/secrecy/mutation_test.py, which runs it against a server that tells secrets.
TEST_CASE("A short proof", "[.short]")
{
    report(play(four_seats, 3));
    report(play(fewer_seats, 3));
    report(play(magna_carta_settings, 3));
}

} // namespace dahut
