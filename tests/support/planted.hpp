// A game as the server hosts it, but its matches can be put into any state: asked to resample, a match takes the
// state that the test hands it instead. All else, from checking an action to writing a view, is the game itself.
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
    [[nodiscard]] static typename G::State resample(const typename G::State&, Viewer, Random& planted)
    {
        return dynamic_cast<const PlantedState<typename G::State>&>(planted).state();
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
