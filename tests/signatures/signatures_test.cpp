// One signature for each game and combination of options: a hash over all events of a few matches between bots. A
// change of the rules, of the bots or of what they are asked changes it; nothing else does. Bots that think ahead have
// signatures of their own, one for each number of players. Written anew with DAHUT_UPDATE_GOLDENS=1.
#include "engine/bots/simulate.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/option_sets.hpp"
#include "tests/tiny/greedy.hpp"

#include <cstdio>
#include <set>

using namespace dahut;

namespace {

constexpr int games_with_greedy_bots = 2;
constexpr int random_games = 4;

// Every other seat is greedy, or none is.
template <Game G, Bot<G> Greedy>
Hash played_by(BotKind even_seats, const OptionSet<G>& set, int games)
{
    SimulationPlan plan{.games = games, .seed = 1, .bots = {}};
    for (int seat = 0; seat < set.seats; ++seat) {
        plan.bots.push_back(seat % 2 == 0 ? even_seats : BotKind::random);
    }
    return simulate_games<G, Greedy>(set.options, plan, [](const PlayedGame<G>&) {}).signature;
}

template <Game G, Bot<G> Greedy>
std::string signatures()
{
    std::string lines;
    for (const OptionSet<G>& set : legal_option_sets<G>()) {
        Hash signature = played_by<G, Greedy>(BotKind::greedy, set, games_with_greedy_bots);
        signature.add_hash(played_by<G, Greedy>(BotKind::random, set, random_games));
        lines += signature.text() + "  " + text_of(set) + "\n";
    }
    return lines;
}

// How many lines are not among the kept ones, and the first of them.
std::string changed_lines(const std::string& kept, const std::string& now)
{
    constexpr int named = 10;
    const std::vector<std::string_view> kept_lines = lines_of(kept);
    const std::set<std::string_view> known(kept_lines.begin(), kept_lines.end());
    int changed = 0;
    std::string text;
    for (const std::string_view line : lines_of(now)) {
        if (!known.contains(line) && ++changed <= named) {
            text += "\n  " + std::string(line);
        }
    }
    return std::to_string(changed) + " signatures are new:" + text;
}

template <Game G, Bot<G> Greedy>
void check_signatures()
{
    const std::string path = "tests/signatures/" + std::string(G::name) + ".txt";
    const std::string now = signatures<G, Greedy>();
    std::printf("signatures: %zu combinations of options of %s\n", lines_of(now).size(), std::string(G::name).c_str());
    INFO(changed_lines(project_file(path), now));
    check_golden(path, now);
    CHECK(lines_of(project_file(path)).size() == legal_option_sets<G>().size());
}

// Enough playouts for several moves to be compared, of so many hundredths of each level's.
constexpr int share_of_thinkers = 3;

// One match by the usual options. Every other seat is hard, all others are medium.
template <Game G, Bot<G> Greedy>
Hash thought_by(int seats)
{
    SimulationPlan plan{.games = 1, .seed = 1, .bots = {}};
    for (int seat = 0; seat < seats; ++seat) {
        plan.bots.push_back(seat % 2 == 0 ? BotKind::hard : BotKind::medium);
        plan.allowances.push_back({.share = share_of_thinkers});
    }
    return simulate_games<G, Greedy>({}, plan, [](const PlayedGame<G>&) {}).signature;
}

template <Game G, Bot<G> Greedy>
void check_thinkers()
{
    const std::string path = "tests/signatures/" + std::string(G::name) + "_thinking.txt";
    std::string lines;
    for (int seats = G::seats_fewest; seats <= G::seats_most; ++seats) {
        lines += thought_by<G, Greedy>(seats).text() + "  " + std::to_string(seats) + " players\n";
    }
    check_golden(path, lines);
}

const EveryGame thinkers("the signatures that are kept of bots that think ahead in {} are those of the bots",
                         []<Game G, Bot<G> Greedy>() { check_thinkers<G, Greedy>(); });

const EveryGame kept("the signatures that are kept of {} are those of its rules, one for each combination of options",
                     []<Game G, Bot<G> Greedy>() { check_signatures<G, Greedy>(); });

} // namespace

TEST_CASE("the signatures that are kept of the tiny game are those of its rules")
{
    check_signatures<pips::Pips, pips::GreedyBot>();
}

TEST_CASE("options that change nothing but the view change no signature, all others do")
{
    const auto signature = [](const ys::Options& options) {
        return played_by<ys::Ys, ys::GreedyBot>(BotKind::random, {4, options}, 20).text();
    };
    const std::string usual = signature({});
    CHECK(signature({}) == usual);
    CHECK(signature({.ships = ys::ShipDeck::all_pairs}) != usual);
    CHECK(signature({.queen = ys::QueenRule::quarter}) != usual);
    CHECK(signature({.mercenary = ys::MercenaryRule::any_own}) != usual);
    CHECK(signature({.captain = ys::CaptainRule::placing}) != usual);
    CHECK(signature({.kings_favour = ys::Switch::on}) != usual);
    CHECK(signature({.express = ys::Switch::on}) != usual);
    CHECK(signature({.open_placing = ys::Switch::on}) != usual);
    CHECK(signature({.blind_own = ys::Switch::on}) == usual);
}

TEST_CASE("what changed is named")
{
    CHECK(changed_lines("1  a\n2  b\n", "1  a\n2  b\n") == "0 signatures are new:");
    CHECK(changed_lines("1  a\n2  b\n", "1  a\n3  b\n4  c\n") == "2 signatures are new:\n  3  b\n  4  c");
}
