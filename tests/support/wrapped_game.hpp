// A hosted game that does all as another one. Tests derive games from it that differ in something.
#pragma once

#include "engine/bots/training.hpp"
#include "protocol/hosted.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace dahut {

class WrappedGame : public HostedGame {
public:
    // Keeps a reference to `game`.
    explicit WrappedGame(const HostedGame& game) : game_(game) {}

    [[nodiscard]] std::unique_ptr<HostedMatch> start(const Json& options, int seats, const ChanceKey& key,
                                                     EventTexts& told) const override
    {
        return game_.start(options, seats, key, told);
    }
    [[nodiscard]] std::string_view name() const override { return game_.name(); }
    [[nodiscard]] std::string_view title() const override { return game_.title(); }
    [[nodiscard]] std::string_view rules_version() const override { return game_.rules_version(); }
    [[nodiscard]] int seats_fewest() const override { return game_.seats_fewest(); }
    [[nodiscard]] int seats_most() const override { return game_.seats_most(); }
    [[nodiscard]] Json option_list() const override { return game_.option_list(); }
    [[nodiscard]] Json forms() const override { return game_.forms(); }
    [[nodiscard]] std::variant<Json, Refusal> complete_options(const Json& options, int seats) const override
    {
        return game_.complete_options(options, seats);
    }
    [[nodiscard]] SimulationResult simulate(const Json& options, const SimulationPlan& plan,
                                            const WatchMatch& watch) const override
    {
        return game_.simulate(options, plan, watch);
    }
    [[nodiscard]] std::optional<Training> train(const TrainingPlan& plan) const override { return game_.train(plan); }
    [[nodiscard]] std::vector<std::string> feature_names() const override { return game_.feature_names(); }

private:
    const HostedGame& game_;
};

} // namespace dahut
