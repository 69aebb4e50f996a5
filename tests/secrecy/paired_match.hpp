// A random match of Ys, and beside it, for every viewer, a twin that the viewer must not be able to tell from it. All
// that the server would send is compared in every state, and what each viewer cannot know is counted and resampled.
#pragma once

#include "tests/secrecy/paired_tables.hpp"
#include "tests/secrecy/twin.hpp"
#include "tests/support/planted.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dahut::ys {

// What was compared. A pair is a state and a viewer, beside a world that this viewer cannot tell from it; every state
// is compared at least once for every viewer.
struct PairFigures {
    std::uint64_t pairs = 0;
    // Pairs whose twin had different brokers, hands or choices, as all seats together see them.
    std::uint64_t different = 0;
    // Pairs in which the viewer had to reckon with more than one world.
    std::uint64_t several_worlds = 0;
    // Secrets that the viewer could not know, each found to be resampled; and those that it could, found to stay.
    std::uint64_t secrets_open = 0;
    std::uint64_t secrets_known = 0;
};

class PairedMatch {
public:
    PairedMatch(const Options& options, int seats, std::uint64_t seed);

    // Plays to the end. Throws Leak if anything hidden is told.
    void play(PairFigures& figures);

private:
    // The two tables of one viewer, and the state at the second.
    struct Pair {
        Viewer viewer;
        PairedTables tables;
        std::optional<State> twin;
    };

    [[nodiscard]] PlayedAction random_action();
    void follow(Pair& pair, const PlayedAction& played, PairFigures& figures);
    [[nodiscard]] std::optional<Action> action_in_twin(Pair& pair, const PlayedAction& played);
    void plant(Pair& pair, const PlayedAction& played, PairFigures& figures);
    void compare(const Pair& pair, const State& truth, PairFigures& figures);
    void resample(const State& truth, Viewer viewer, PairFigures& figures);

    FastRandom random_;
    HostedPlanted<Ys> game_;
    std::unique_ptr<HostedMatch> seedling_;
    State state_;
    // Actions that are wrong at most times.
    std::vector<Action> wrong_;
    std::vector<Pair> pairs_;
};

} // namespace dahut::ys
