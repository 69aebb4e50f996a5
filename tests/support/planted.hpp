// A hosted game whose matches can be put into any state. When a test resamples a match and passes a state instead of
// chance, the match takes that state. Everything else is the game itself, including resampling by chance.
#pragma once

#include "protocol/hosted_game.hpp"

#include <memory>

namespace dahut {

// Passes a state to HostedMatch::resampled instead of chance.
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

// The same match of a planted game, put into this state.
template <typename State>
[[nodiscard]] std::unique_ptr<HostedMatch> planted_in(const HostedMatch& match, const State& state)
{
    PlantedState<State> planted(state);
    return match.resampled(the_public, planted);
}

} // namespace dahut
