// A whole game for each number of players of each game, told decision by decision and compared with the text that is
// kept of it. Written anew with DAHUT_UPDATE_GOLDENS=1.
#include "engine/magna_carta/magna_carta.hpp"
#include "engine/ys/ys.hpp"
#include "engine/yspahan/yspahan.hpp"
#include "protocol/codec.hpp"
#include "protocol/games.hpp"
#include "tests/playthroughs/narrator.hpp"
#include "tests/support/bot_match.hpp"
#include "tests/support/golden.hpp"

#include <cstdio>

using namespace dahut;

namespace {

using magna_carta::MagnaCarta;
using ys::Ys;
using yspahan::Yspahan;

template <Game G>
struct Performance {
    std::string_view file;
    int seats = 0;
    typename G::Options options;
    // One in which much of what there is happens.
    std::uint64_t seed = 0;
};

// Every other seat plays greedily.
template <Game G>
Record performed(const Performance<G>& performance)
{
    const HostedGame& game = *find_game(all_games(), G::name);
    BotMatch plan{std::string(performance.file),
                  to_json(performance.options),
                  {},
                  FastDealing{performance.seed},
                  performance.seed};
    for (int seat = 0; seat < performance.seats; ++seat) {
        plan.bots.push_back(seat % 2 == 0 ? BotKind::greedy : BotKind::random);
    }
    return play_to_record(game, plan);
}

// Views are written whole whenever an event of the type `chapter` is told.
template <Game G>
void check(const Performance<G>& performance, std::string_view chapter)
{
    const Record record = performed(performance);
    std::printf("playthroughs: 1 whole games, %zu decisions\n", record.actions.size());
    check_golden("tests/playthroughs/" + std::string(performance.file) + ".txt",
                 Narrator(record, chapter).tell(all_games()));
}

void check(const Performance<Ys>& performance) { check(performance, ys::TurnBegan::name); }

void check(const Performance<Yspahan>& performance) { check(performance, yspahan::DayBegan::name); }

void check(const Performance<MagnaCarta>& performance) { check(performance, magna_carta::RoundBegan::name); }

} // namespace

TEST_CASE("a whole game of Ys for two goes as in the text that is kept of it")
{
    check(Performance<Ys>{"ys_2_players", 2, {}, 152});
}

TEST_CASE("a whole game of Ys for three with King's Favour goes as in the text that is kept of it")
{
    check(Performance<Ys>{"ys_3_players", 3, {.kings_favour = ys::Switch::on}, 5});
}

TEST_CASE("a whole game of Ys for four goes as in the text that is kept of it")
{
    check(Performance<Ys>{"ys_4_players", 4, {}, 11});
}

TEST_CASE("a whole game of Yspahan for two goes as in the text that is kept of it")
{
    check(Performance<Yspahan>{"yspahan_2_players", 2, {}, 1});
}

TEST_CASE("a whole game of Yspahan for three with cards that pay goes as in the text that is kept of it")
{
    check(Performance<Yspahan>{"yspahan_3_players", 3, {.build_cards = yspahan::BuildCards::payment}, 1});
}

TEST_CASE("a whole game of Yspahan for four goes as in the text that is kept of it")
{
    check(Performance<Yspahan>{"yspahan_4_players", 4, {}, 1});
}

TEST_CASE("a whole game of Caylus Magna Carta for two goes as in the text that is kept of it")
{
    check(Performance<MagnaCarta>{"magna_carta_2_players", 2, {}, 52});
}

TEST_CASE("a whole basic game of Caylus Magna Carta for three goes as in the text that is kept of it")
{
    check(Performance<MagnaCarta>{"magna_carta_3_players", 3, {.game = magna_carta::GameKind::basic}, 29});
}

TEST_CASE("a whole game of Caylus Magna Carta for four goes as in the text that is kept of it")
{
    check(Performance<MagnaCarta>{"magna_carta_4_players", 4, {}, 25});
}

TEST_CASE("the first line in which two texts differ is shown, and a few before it")
{
    const std::string kept = "one\ntwo\nthree\nfour\nfive\nsix\nseven\n";
    CHECK(first_difference(kept, kept).empty());
    CHECK(first_difference(kept, "one\ntwo\nthree\nfour\nfive\nsix\nseven and more\n")
          == "line 7, letter 6\n       two\n       three\n       four\n       five\n       six\n"
             "kept:  seven\nnow:   seven and more");
    CHECK(first_difference("one\n", "one\ntwo\n") == "line 2, letter 1\n       one\nkept:  (the end)\nnow:   two");
    CHECK(first_difference("", "one\n") == "line 1, letter 1\nkept:  (the end)\nnow:   one");
    CHECK(first_difference("one\ntwo\n", "one\n") == "line 2, letter 1\n       one\nkept:  two\nnow:   (the end)");
    const std::string long_line(1000, 'x');
    CHECK(first_difference(long_line + "a", long_line + "b")
          == "line 1, letter 1001\nkept:  " + std::string(100, 'x') + "a\nnow:   " + std::string(100, 'x') + "b");
}
