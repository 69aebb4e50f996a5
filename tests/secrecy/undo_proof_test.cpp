// Runs the proof of undo_proof.hpp on the tiny game. It tries every possible world.
#include "tests/secrecy/undo_proof.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/game_checks.hpp"
#include "tests/tiny/pips.hpp"

#include <iterator>
#include <set>

namespace dahut {
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
