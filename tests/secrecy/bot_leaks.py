"""Planted leaks to bots: the true state as a world, choices and values that come from it, and thinking that takes
longer by what is hidden. The proof of tests/bots/worlds_test.cpp finds them. They are planted in templates that all
games share. Worlds that keep what is hidden are planted for each game, where the proof of secrecy looks for them.
"""
from leaks import Leak

BOT, SEARCH = "engine/bots/bot.hpp", "engine/bots/search.hpp"
WORLDS = "a seat's worlds are the same for two states*"
CHOICES = "a search chooses the same in two states*"

ANOTHER_WORLD, OTHERWISE = "a bot gets another world", "a bot chooses otherwise"
MORE = "a bot looks at more worlds"


def _by_all_games(kind, found, changes, proof):
    """A leak in templates: the proof itself is compiled with them."""
    return Leak(kind, found, changes, proof, "tests/bots/bots_tests", "tests/bots/worlds_test.cpp")


# Lets a search see the true state, and what makes a number of it.
TRUTH = ("    [[nodiscard]] Seat seat() const { return seat_; }\n", """\
    [[nodiscard]] Seat seat() const { return seat_; }
    [[nodiscard]] const typename G::State& truth() const { return state_; }
    [[nodiscard]] std::uint64_t hidden_number() const
    {
        Hash hash;
        hash.add(G::all_seeing(state_));
        return hash.value();
    }
""")
HASHES = ('#include "engine/core/game.hpp"\n', '#include "engine/core/game.hpp"\n#include "engine/core/hash.hpp"\n')

# Planted for every game.
FOR_EACH = (
    _by_all_games("the true state, as a bot's world", ANOTHER_WORLD, {BOT: [(
        "return G::resample(state_, seat_, random);", "(void)random; return state_;")]}, WORLDS),
    _by_all_games("the true state, in one playout of three", OTHERWISE, {BOT: [TRUTH, HASHES], SEARCH: [(
        "        typename G::State world = knowledge_.world(random);\n        const int last_round =", """\
        typename G::State world = worlds_ % 3 == 0 ? knowledge_.truth() : knowledge_.world(random);
        const int last_round =""")]}, CHOICES),
    _by_all_games("a value of actions, by how they end in the true state", OTHERWISE, {BOT: [TRUTH, HASHES], SEARCH: [(
        "        B::weigh(knowledge_, mood, worths_);\n        if (budget_", """\
        B::weigh(knowledge_, mood, worths_);
        for (std::size_t place = 0; place < std::min<std::size_t>(worths_.size(), 4); ++place) {
            typename G::State there = knowledge_.truth();
            carry_out(there, knowledge_.seat(), knowledge_.rows().nth(static_cast<std::uint32_t>(place)));
            for (Asked asked = G::to_act(there); !asked.must.empty(); asked = G::to_act(there)) {
                const Seat seat = *asked.must.begin();
                G::legal(there, seat, rows_);
                carry_out(there, seat, B::choose(Knowledge<G>(there, seat, rows_), mood));
            }
            worths_[place] += static_cast<int>(worth_of(there));
        }
        if (budget_""")]}, CHOICES),
    _by_all_games("more playouts, by what is hidden", MORE, {BOT: [TRUTH, HASHES], SEARCH: [(
        "        FastStream mood(seed_of_purpose(seed_, \"first look\"));\n", """\
        FastStream mood(seed_of_purpose(seed_, "first look"));
        budget_.playouts *= 1 + static_cast<int>(knowledge_.hidden_number() % 2);
""")]}, CHOICES),
)
