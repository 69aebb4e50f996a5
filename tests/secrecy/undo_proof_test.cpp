// Runs the proof of undo_proof.hpp on each game, with options in which every pair of values occurs at every number of
// players. For the tiny game it tries every possible world.
#include "tests/secrecy/undo_proof.hpp"

#include "tests/secrecy/magna_carta_twin.hpp"
#include "tests/secrecy/magna_carta_worlds.hpp"
#include "tests/secrecy/ys_twin.hpp"
#include "tests/secrecy/ys_worlds.hpp"
#include "tests/secrecy/yspahan_twin.hpp"
#include "tests/secrecy/yspahan_worlds.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/game_checks.hpp"
#include "tests/support/option_sets.hpp"
#include "tests/tiny/pips.hpp"

#include <cstdio>
#include <iterator>
#include <set>

namespace dahut {
namespace {

constexpr std::uint64_t seed_of_options = 9;

// Plays this many matches with the sets of options in turn: each set once before any is repeated.
template <Game G>
UndoFigures prove_undoing(const std::vector<OptionSet<G>>& sets, int rounds)
{
    UndoFigures figures;
    std::uint64_t seed = 1;
    for (int round = 0; round < rounds; ++round) {
        for (const OptionSet<G>& set : sets) {
            UndoneMatch<G>(set.options, set.seats, seed++).play(figures);
        }
    }
    const auto shown = [](std::uint64_t number) { return static_cast<unsigned long long>(number); };
    std::printf("undone in many worlds: %llu actions of %s, %llu of them after which others acted, and %llu refused;"
                " %llu worlds and %llu secrets on both sides of them\n",
                shown(figures.allowed), std::string(G::title).c_str(), shown(figures.others_acted),
                shown(figures.refused), shown(figures.worlds), shown(figures.secrets));
    CHECK(figures.allowed > 0);
    CHECK(figures.refused > 0);
    return figures;
}

// All sets of options; if there are too many, a selection in which every pair of values of two options occurs.
template <Game G>
std::vector<OptionSet<G>> some_option_sets()
{
    constexpr std::size_t few = 60;
    const std::vector<OptionSet<G>> all = legal_option_sets<G>();
    return all.size() <= few ? all : covering_option_sets<G>(seed_of_options);
}

template <Game G>
UndoFigures prove_undoing()
{
    return prove_undoing(some_option_sets<G>(), games_to_play(1));
}

template <Game G>
void prove_undoing_shortly()
{
    std::vector<OptionSet<G>> sets = some_option_sets<G>();
    constexpr std::size_t few = 6;
    sets.resize(std::min(sets.size(), few));
    prove_undoing(sets, 1);
}

} // namespace

TEST_CASE("Nobody knows more of Ys after an undoing than before the action")
{
    CHECK(prove_undoing<ys::Ys>().others_acted > 0);
}

TEST_CASE("Nobody knows more of Yspahan after an undoing than before the action") { prove_undoing<yspahan::Yspahan>(); }

TEST_CASE("Nobody knows more of Caylus Magna Carta after an undoing than before the action")
{
    CHECK(prove_undoing<magna_carta::MagnaCarta>().others_acted > 0);
}

// tests/secrecy/mutation_test.py runs these against a server that undoes too much.
TEST_CASE("A short proof of undoing in Ys", "[.short]") { prove_undoing_shortly<ys::Ys>(); }
TEST_CASE("A short proof of undoing in Yspahan", "[.short]") { prove_undoing_shortly<yspahan::Yspahan>(); }
TEST_CASE("A short proof of undoing in Caylus Magna Carta", "[.short]")
{
    prove_undoing_shortly<magna_carta::MagnaCarta>();
}

namespace {

using pips::Card;
using pips::Hand;
using pips::Pips;

// The number of cards of each value.
using Pile = std::array<int, Card::size>;

// Adds every hand of `size` cards from the pile, each once, with its cards in order.
void add_hands(const Pile& pile, Hand begun, int value, int size, std::vector<Hand>& hands)
{
    if (begun.size() == size) {
        hands.push_back(begun);
        return;
    }
    for (; value < Card::size; ++value) {
        if (std::ranges::count(begun, Card::at_index(value)) < pile[static_cast<std::size_t>(value)]) {
            Hand longer = begun;
            longer.push_back(Card::at_index(value));
            add_hands(pile, longer, value, size, hands);
        }
    }
}

// What the second seat may hold: its hand, in order, and the card it has chosen.
using Holding = std::pair<std::vector<Card>, std::optional<Card>>;

Holding holding_in(const pips::State& state)
{
    std::vector<Card> hand(state.hands[1].begin(), state.hands[1].end());
    std::ranges::sort(hand);
    return {hand, state.chosen[1]};
}

Pile unseen_by_first(const pips::State& truth)
{
    Pile unseen{};
    const auto count = [&unseen](Card card) { ++unseen[static_cast<std::size_t>(card.index())]; };
    std::ranges::for_each(truth.deck, count);
    std::ranges::for_each(truth.hands[1], count);
    if (truth.chosen[1]) {
        count(*truth.chosen[1]);
    }
    return unseen;
}

// Every world that is possible for the first seat in Pips for two. The second seat holds any of the cards that the
// first has not seen, and may have chosen any of them. The deck's order does not count, because nobody draws after the
// start.
std::vector<pips::State> all_worlds(const pips::State& truth)
{
    std::vector<Hand> hands;
    add_hands(unseen_by_first(truth), {}, 0, truth.hands[1].size() + (truth.chosen[1] ? 1 : 0), hands);
    std::vector<pips::State> worlds;
    for (const Hand& hand : hands) {
        pips::State world = truth;
        world.hands[1] = hand;
        if (!truth.chosen[1]) {
            worlds.push_back(world);
            continue;
        }
        for (const Card card : std::set<Card>(hand.begin(), hand.end())) {
            world.hands[1] = hand;
            world.hands[1].remove(card);
            world.chosen[1] = card;
            worlds.push_back(world);
        }
    }
    return worlds;
}

std::set<Holding> holdings_in(const std::vector<pips::State>& worlds)
{
    std::set<Holding> holdings;
    std::ranges::transform(worlds, std::inserter(holdings, holdings.end()), holding_in);
    return holdings;
}

// Of the worlds possible before the first seat's action, those still possible after it.
std::set<Holding> left_by(const pips::State& before, const pips::Action& action)
{
    const Seat first(0);
    pips::State truth = before;
    const std::string heard = heard_by<Pips>(first, truth, first, action);
    std::vector<pips::State> left = all_worlds(before);
    std::erase_if(left, [&](pips::State world) {
        return heard_by<Pips>(first, world, first, action) != heard
               || shown_to<Pips>(first, world) != shown_to<Pips>(first, truth);
    });
    return holdings_in(left);
}

struct PipsMatch {
    explicit PipsMatch(std::uint64_t seed) : random(seed)
    {
        Events<pips::Event> events;
        state = Pips::start({}, 2, ChanceKey(seed), events);
        EventTexts told;
        seedling = game.start(to_json(pips::Options{}), 2, ChanceKey(seed), told);
    }

    // An asked seat acts at random. The first seat's actions are compared with all worlds.
    void act()
    {
        const Seat actor(static_cast<int>(pick_below(random.stream("actor"), 2)));
        const Rows<pips::Action> legal = legal_rows<Pips>(state, actor);
        const pips::Action action = legal.nth(pick_below(random.stream("action"), legal.size()));
        const pips::State before = state;
        past.add({0, planted_in(*seedling, before), actor, to_json(action)});
        Events<pips::Event> events;
        Pips::apply(state, actor, action, events);
        if (actor == Seat(0)) {
            check(before, action);
        }
    }

    void check(const pips::State& before, const pips::Action& action)
    {
        const std::set<Holding> possible = holdings_in(all_worlds(before));
        const bool allowed = !refuse_undo(past, Seat(0), random);
        CHECK(allowed == (left_by(before, action) == possible));
        CHECK((!allowed || holdings_in(all_worlds(state)) == possible));
        ++(allowed ? undone : refused);
    }

    FastRandom random;
    HostedPlanted<Pips> game;
    std::unique_ptr<HostedMatch> seedling;
    pips::State state;
    Past past;
    int undone = 0;
    int refused = 0;
};

} // namespace

TEST_CASE("What may be undone in the tiny game is exactly what rules out none of all its worlds")
{
    int undone = 0;
    int refused = 0;
    for (int seed = 1; seed <= games_to_play(30); ++seed) {
        PipsMatch match(static_cast<std::uint64_t>(seed));
        while (!Pips::to_act(match.state).must.empty()) {
            match.act();
        }
        undone += match.undone;
        refused += match.refused;
    }
    CHECK(undone > refused);
    CHECK(refused > 0);
}

} // namespace dahut
