// A game as the server hosts it, but its matches can be put into any state: asked to resample by a state that the test
// hands it in the place of chance, a match takes that one. All else, from checking an action to resampling by chance,
// is the game itself.
#pragma once

#include "protocol/hosted_game.hpp"

#include <memory>

namespace dahut {

// A state, handed to HostedMatch::resampled in the place of chance.
template <typename State>
class PlantedState final : public Random {
public:
    explicit PlantedState(const State& state) : state_(state) {}
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] Stream& stream(std::string_view purpose) override { return none_.stream(purpose); }

private:
    State state_;
    FastRandom none_{0};
};

template <Game G>
struct Planted : G {
    [[nodiscard]] static typename G::State resample(const typename G::State& truth, Viewer viewer, Random& random)
    {
        const auto* const planted = dynamic_cast<const PlantedState<typename G::State>*>(&random);
        return planted != nullptr ? planted->state() : G::resample(truth, viewer, random);
    }
};

template <Game G>
using HostedPlanted = HostedGameOf<Planted<G>, RandomBot<Planted<G>>>;

// The same match of a planted game, in this state.
template <typename State>
[[nodiscard]] std::unique_ptr<HostedMatch> planted_in(const HostedMatch& match, const State& state)
{
    PlantedState<State> planted(state);
    return match.resampled(the_public, planted);
}

} // namespace dahut
