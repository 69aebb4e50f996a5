// A random match, and beside it, for every viewer, a twin that the viewer must not be able to tell from it. All that
// the server would send is compared in every state, and what each viewer cannot know is counted and resampled.
//
// What is secret in a game says its own `reveals`, `twin_before`, `twin_action` and `wrong_actions` (as in
// ys_twin.hpp), and its own `open_questions` and `differ` (as in ys_worlds.hpp).
#pragma once

#include "tests/secrecy/paired_tables.hpp"
#include "tests/secrecy/played_action.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/planted.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// What was compared. A pair is a state and a viewer, beside a world that this viewer cannot tell from it; every state
// is compared at least once for every viewer.
struct PairFigures {
    std::uint64_t pairs = 0;
    // Pairs whose twin had different hands, choices or other secrets, as all seats together see them.
    std::uint64_t different = 0;
    // Pairs in which the viewer had to reckon with more than one world.
    std::uint64_t several_worlds = 0;
    // Secrets that the viewer could not know, each found to be resampled; and those that it could, found to stay.
    std::uint64_t secrets_open = 0;
    std::uint64_t secrets_known = 0;
};

template <Game G>
class PairedMatch {
public:
    using State = typename G::State;
    using Action = typename G::Action;
    using Played = PlayedAction<G>;

    PairedMatch(const typename G::Options& options, int seats, std::uint64_t seed);

    // Plays to the end. Throws Leak if anything hidden is told.
    void play(PairFigures& figures);

private:
    // The two tables of one viewer, and the state at the second.
    struct Pair {
        Viewer viewer;
        PairedTables tables;
        std::optional<State> twin;
    };
    // Followed long enough to see streams count, and begun anew often enough to see many worlds.
    static constexpr std::uint32_t steps_of_a_twin = 12;

    [[nodiscard]] static State first_state(const typename G::Options& options, int seats, std::uint64_t seed);
    [[nodiscard]] static bool is_refused(const State& state, Seat seat, const Action& action);
    [[nodiscard]] Played random_action();
    void follow(Pair& pair, const Played& played, PairFigures& figures);
    [[nodiscard]] std::optional<Action> action_in_twin(Pair& pair, const Played& played);
    void plant(Pair& pair, const Played& played, PairFigures& figures);
    void compare(const Pair& pair, const State& truth, PairFigures& figures);
    void resample(const State& truth, Viewer viewer, PairFigures& figures);

    FastRandom random_;
    HostedPlanted<G> game_;
    std::unique_ptr<HostedMatch> seedling_;
    State state_;
    // Actions that are wrong at most times.
    std::vector<Action> wrong_;
    std::vector<Pair> pairs_;
};

template <Game G>
PairedMatch<G>::PairedMatch(const typename G::Options& options, int seats, std::uint64_t seed)
    : random_(seed), state_(first_state(options, seats, seed))
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
}

template <Game G>
typename G::State PairedMatch<G>::first_state(const typename G::Options& options, int seats, std::uint64_t seed)
{
    Events<typename G::Event> events;
    return G::start(options, seats, ChanceKey(seed), events);
}

template <Game G>
bool PairedMatch<G>::is_refused(const State& state, Seat seat, const Action& action)
{
    return check_action<G>(state, seat, action).has_value();
}

template <Game G>
void PairedMatch<G>::play(PairFigures& figures)
{
    while (!G::to_act(state_).must.empty()) {
        const Played played = random_action();
        for (Pair& pair : pairs_) {
            follow(pair, played, figures);
        }
        state_ = played.after;
    }
}

template <Game G>
PlayedAction<G> PairedMatch<G>::random_action()
{
    const Asked asked = G::to_act(state_);
    const bool free_will = !asked.may.empty() && pick_below(random_.stream("free will"), 3) == 0;
    SmallList<Seat, seats_max> actors;
    for (const Seat seat : free_will ? asked.may : asked.must) {
        actors.push_back(seat);
    }
    const Seat actor = pick(random_.stream("actor"), actors);
    const Rows<Action> legal = legal_rows<G>(state_, actor);
    const Action action = legal.nth(pick_below(random_.stream("action"), legal.size()));
    Played played{state_, actor, action, state_};
    Events<typename G::Event> events;
    G::apply(played.after, played.actor, played.action, events);
    return played;
}

template <Game G>
void PairedMatch<G>::follow(Pair& pair, const Played& played, PairFigures& figures)
{
    std::optional<Action> action = action_in_twin(pair, played);
    while (!action) {
        plant(pair, played, figures);
        action = twin_action(*pair.twin, played, pair.viewer, random_);
    }
    pair.tables.act({played.actor, to_json(played.action), to_json(*action)});
    Events<typename G::Event> events;
    G::apply(*pair.twin, played.actor, *action, events);
    compare(pair, played.after, figures);
}

// What the twin of the last steps can do now, if it can go on.
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
    pair.tables.begin(planted_in(*seedling_, played.before), planted_in(*seedling_, *pair.twin));
    compare(pair, played.before, figures);
}

// Whatever is legal in both worlds stands in the decision.
template <Game G>
void PairedMatch<G>::compare(const Pair& pair, const State& truth, PairFigures& figures)
{
    ++figures.pairs;
    figures.different += G::all_seeing(*pair.twin) != G::all_seeing(truth) ? 1U : 0U;
    std::vector<Json> wrong;
    for (const Action& action : wrong_) {
        if (pair.viewer && (is_refused(truth, *pair.viewer, action) || is_refused(*pair.twin, *pair.viewer, action))) {
            wrong.push_back(to_json(action));
        }
    }
    pair.tables.compare(wrong);
    resample(truth, pair.viewer, figures);
}

// Whatever the viewer cannot know is different in some resampled state, and whatever it can know in none. How many
// draws it takes depends on the case; that none of so many would do is as good as impossible.
template <Game G>
void PairedMatch<G>::resample(const State& truth, Viewer viewer, PairFigures& figures)
{
    constexpr int draws_most = 64;
    const typename G::View seen = G::view(truth, viewer);
    auto open = open_questions(truth, seen);
    const auto known = std::ranges::partition(open, [](const auto& question) { return question.more_than_one; });
    const std::vector answered(known.begin(), known.end());
    open.erase(known.begin(), known.end());
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
            throw std::logic_error("resampling changes a secret that the viewer knows");
        }
        std::erase_if(open, differs);
        if (draw > draws_most) {
            throw std::logic_error("resampling never changes a secret that the viewer cannot know");
        }
    }
}

} // namespace dahut
