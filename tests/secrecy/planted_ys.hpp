// Ys as the server hosts it, but its matches can be put into any state: asked to resample, a match takes the
// state that the test hands it instead. All else, from checking an action to writing a view, is Ys itself.
#pragma once

#include "engine/ys/ys.hpp"
#include "protocol/hosted_game.hpp"

namespace dahut::ys {

// A state, handed to HostedMatch::resampled in the place of chance.
class PlantedState final : public Random {
public:
    explicit PlantedState(const State& state) : state_(state) {}
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] Stream& stream(std::string_view purpose) override { return none_.stream(purpose); }

private:
    State state_;
    FastRandom none_{0};
};

struct PlantedYs : Ys {
    [[nodiscard]] static State resample(const State&, Viewer, Random& planted)
    {
        return dynamic_cast<const PlantedState&>(planted).state();
    }
};

using HostedPlantedYs = HostedGameOf<PlantedYs, RandomBot<PlantedYs>>;

} // namespace dahut::ys
