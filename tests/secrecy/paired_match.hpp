// A random match, and beside it, for every viewer, a twin that this viewer must not be able to tell from it. In every
// state, everything that the server would send is compared. What each viewer cannot know is counted and resampled.
//
// The game's own account says who may know what (as in ys_account.hpp). It follows the rules, independently of the
// engine. Only the account decides two things: where the twin must agree with the match (the game's `reveals`,
// `twin_before` and `twin_action`, as in ys_twin.hpp), and what resampling must change and what it must keep (its
// `open_questions`, as in ys_worlds.hpp).
#pragma once

#include "tests/secrecy/accounted_match.hpp"
#include "tests/secrecy/hidden_item.hpp"
#include "tests/secrecy/paired_tables.hpp"
#include "tests/secrecy/steered_chance.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/planted.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// What was compared. A pair is a state and a viewer, with a world that this viewer cannot tell from it. Every state is
// compared at least once for every viewer.
struct PairFigures {
    std::uint64_t pairs = 0;
    // Pairs whose twin had different hands, choices or other secrets, seen by all seats together.
    std::uint64_t different = 0;
    // Pairs in which more than one world was possible for the viewer.
    std::uint64_t several_worlds = 0;
    // Secrets that the viewer could not know, all found to be resampled; and secrets that it could know, all found to
    // stay.
    std::uint64_t secrets_open = 0;
    std::uint64_t secrets_known = 0;
    // In all pairs right after an action for which a new twin was made.
    Differences differences;
};

template <Game G>
class PairedMatch {
public:
    using State = typename G::State;
    using Action = typename G::Action;
    using Account = typename AccountedMatch<G>::Account;
    using Played = typename AccountedMatch<G>::Played;

    PairedMatch(const typename G::Options& options, int seats, std::uint64_t seed);

    // Plays to the end. Throws Leak if anything hidden is told.
    void play(PairFigures& figures);

private:
    // The two tables of one viewer, and the state at the second one.
    struct Pair {
        Viewer viewer;
        PairedTables tables;
        std::optional<State> twin;
    };
    // Long enough to see streams count on, and short enough to see many worlds.
    static constexpr std::uint32_t steps_of_a_twin = 12;

    // What the match begins with.
    struct Setup {
        typename G::Options options;
        int seats;
        std::uint64_t seed;
    };

    // The twin is dealt by other chance.
    void start(Pair& pair, const Setup& setup);
    [[nodiscard]] BegunMatch dealt(const Setup& setup, const ChanceKey& key) const;
    [[nodiscard]] static bool is_refused(const State& state, Seat seat, const Action& action);
    void follow(Pair& pair, const Played& played, PairFigures& figures);
    [[nodiscard]] std::optional<Action> action_in_twin(Pair& pair, const Played& played);
    void plant(Pair& pair, const Played& played, PairFigures& figures);
    // A state of the match, and the account at that moment.
    struct Known {
        const State& truth;
        const Account& account;
    };
    void compare(const Pair& pair, const Known& known, PairFigures& figures);
    void resample(const Known& known, Viewer viewer, PairFigures& figures);
    void compare_undoing(const Pair& pair, Seat asker);

    FastRandom random_;
    // Chance for judging an undo.
    FastRandom undoing_;
    HostedPlanted<G> game_;
    std::unique_ptr<HostedMatch> seedling_;
    AccountedMatch<G> match_;
    // Actions that are usually wrong.
    std::vector<Action> wrong_;
    std::vector<Pair> pairs_;
};

template <Game G>
PairedMatch<G>::PairedMatch(const typename G::Options& options, int seats, std::uint64_t seed)
    : random_(seed), undoing_(seed), match_(options, seats, seed)
{
    for (const std::string_view text : wrong_actions(G{})) {
        REQUIRE(from_json(Json::parse(text), wrong_.emplace_back()));
    }
    const Json json = to_json(options);
    EventTexts told;
    seedling_ = game_.start(json, seats, ChanceKey(seed), told);
    pairs_.push_back({the_public, PairedTables(game_, seats, json, the_public), std::nullopt});
    for (const Seat seat : SeatSet::first(seats)) {
        pairs_.push_back({seat, PairedTables(game_, seats, json, seat), std::nullopt});
    }
    // Where cards lie open that are hidden in the game itself, no other start looks the same.
    if constexpr (!requires { G::deals_openly; }) {
        for (Pair& pair : pairs_) {
            start(pair, {options, seats, seed});
        }
    }
}

template <Game G>
BegunMatch PairedMatch<G>::dealt(const Setup& setup, const ChanceKey& key) const
{
    BegunMatch begun;
    begun.match = game_.start(to_json(setup.options), setup.seats, key, begun.told);
    return begun;
}

template <Game G>
void PairedMatch<G>::start(Pair& pair, const Setup& setup)
{
    const ChanceKey key(setup.seed);
    Events<typename G::Event> events;
    (void)G::start(setup.options, setup.seats, key, events);
    const Draws truly = events.draws();
    const ChanceKey other = steered_key(other_start(setup.options, setup.seats, truly, pair.viewer, random_));
    pair.twin = G::start(setup.options, setup.seats, other, events);
    pair.tables.begin(dealt(setup, key), dealt(setup, other));
}

template <Game G>
bool PairedMatch<G>::is_refused(const State& state, Seat seat, const Action& action)
{
    return check_action<G>(state, seat, action).has_value();
}

template <Game G>
void PairedMatch<G>::play(PairFigures& figures)
{
    for (Pair& pair : pairs_) {
        if (pair.twin) {
            compare(pair, {match_.state(), match_.account()}, figures);
        }
    }
    while (!match_.is_over()) {
        const Played played = match_.some_action(random_);
        for (Pair& pair : pairs_) {
            follow(pair, played, figures);
        }
        match_.carry_out(played);
    }
}

template <Game G>
void PairedMatch<G>::follow(Pair& pair, const Played& played, PairFigures& figures)
{
    std::optional<Action> action = action_in_twin(pair, played);
    const bool is_new = !action;
    while (!action) {
        plant(pair, played, figures);
        action = twin_action(*pair.twin, played, pair.viewer, random_);
    }
    pair.tables.act({played.actor, to_json(played.action), to_json(*action)});
    Events<typename G::Event> events;
    G::apply(*pair.twin, played.actor, *action, events);
    if (is_new) {
        figures.differences.add(moment_of(played.known_after), hidden_items(played.after), hidden_items(*pair.twin));
    }
    compare(pair, {played.after, played.known_after}, figures);
    compare_undoing(pair, played.actor);
}

// What the twin of the last steps can do now; nothing if it cannot go on.
template <Game G>
std::optional<typename G::Action> PairedMatch<G>::action_in_twin(Pair& pair, const Played& played)
{
    const bool anew = !pair.twin || pick_below(random_.stream("anew"), steps_of_a_twin) == 0;
    if (anew || reveals(played, pair.viewer)) {
        return std::nullopt;
    }
    return twin_action(*pair.twin, played, pair.viewer, random_);
}

template <Game G>
void PairedMatch<G>::plant(Pair& pair, const Played& played, PairFigures& figures)
{
    pair.twin = twin_before(played, pair.viewer, random_);
    pair.tables.begin({planted_in(*seedling_, played.before)}, {planted_in(*seedling_, *pair.twin)});
    compare(pair, {played.before, played.known_before}, figures);
}

// The decision holds everything that is legal in both worlds.
template <Game G>
void PairedMatch<G>::compare(const Pair& pair, const Known& known, PairFigures& figures)
{
    const State& truth = known.truth;
    ++figures.pairs;
    figures.different += G::all_seeing(*pair.twin) != G::all_seeing(truth) ? 1U : 0U;
    std::vector<Json> wrong;
    for (const Action& action : wrong_) {
        if (pair.viewer && (is_refused(truth, *pair.viewer, action) || is_refused(*pair.twin, *pair.viewer, action))) {
            wrong.push_back(to_json(action));
        }
    }
    pair.tables.compare(wrong);
    resample(known, pair.viewer, figures);
}

// Judging an undo takes many times as long as all other comparisons, so it is done only now and then.
template <Game G>
void PairedMatch<G>::compare_undoing(const Pair& pair, Seat asker)
{
    constexpr std::uint32_t rarely = 20;
    if (pick_below(undoing_.stream("undoing"), rarely) == 0) {
        pair.tables.compare_undoing(asker, undoing_);
    }
}

// What the viewer cannot know must differ in some resampled state. What it can know must differ in none. The number of
// draws needed varies; the chance that none of so many differs is negligible.
template <Game G>
void PairedMatch<G>::resample(const Known& known, Viewer viewer, PairFigures& figures)
{
    constexpr int draws_most = 64;
    const State& truth = known.truth;
    const typename G::View seen = G::view(truth, viewer);
    if (const std::optional<std::string> what = contradiction(known.account, seen)) {
        throw Leak("a view says of " + *what + " what by the rules its viewer does not know, or not what it knows");
    }
    auto open = open_questions(truth, known.account, viewer);
    const auto settled = std::ranges::partition(open, [](const auto& question) { return question.more_than_one; });
    const std::vector answered(settled.begin(), settled.end());
    open.erase(settled.begin(), settled.end());
    figures.secrets_open += open.size();
    figures.secrets_known += answered.size();
    figures.several_worlds += open.empty() ? 0U : 1U;
    for (int draw = 0; draw == 0 || !open.empty(); ++draw) {
        const State world = G::resample(truth, viewer, random_);
        const auto differs = [&](const auto& question) { return differ(truth, world, question); };
        if (G::view(world, viewer) != seen) {
            throw Leak("a view differs between the true state and a resampled one");
        }
        if (std::ranges::any_of(answered, differs)) {
            throw Leak("resampling changes a secret that the viewer knows");
        }
        std::erase_if(open, differs);
        if (draw > draws_most) {
            throw Leak("resampling never changes a secret that the viewer cannot know");
        }
    }
}

} // namespace dahut
