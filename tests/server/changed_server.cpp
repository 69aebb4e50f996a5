// The server with all its games, in each of which one rule is another one, as a later version of Dahut might have it:
// every match is dealt alike. What was played before is in the database that a test names.
#include "engine/bots/training.hpp"
#include "protocol/games.hpp"
#include "server/commands/command_line.hpp"
#include "server/commands/serve.hpp"

#include <array>
#include <memory>
#include <vector>

namespace dahut {
namespace {

class ChangedGame final : public HostedGame {
public:
    // Keeps a reference to `game`.
    explicit ChangedGame(const HostedGame& game)
        : game_(game), rules_version_(std::string(game.rules_version()) + " changed")
    {}

    [[nodiscard]] std::string_view rules_version() const override { return rules_version_; }
    [[nodiscard]] std::unique_ptr<HostedMatch> start(const Json& options, int seats, const ChanceKey&,
                                                     EventTexts& told) const override
    {
        return game_.start(options, seats, ChanceKey(std::uint64_t{1}), told);
    }

    [[nodiscard]] std::string_view name() const override { return game_.name(); }
    [[nodiscard]] std::string_view title() const override { return game_.title(); }
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
    std::string rules_version_;
};

std::span<const HostedGame* const> changed_games()
{
    static const std::vector<std::unique_ptr<HostedGame>> changed = [] {
        std::vector<std::unique_ptr<HostedGame>> games;
        for (const HostedGame* game : all_games()) {
            games.push_back(std::make_unique<ChangedGame>(*game));
        }
        return games;
    }();
    static const std::vector<const HostedGame*> shown = [] {
        std::vector<const HostedGame*> games;
        for (const std::unique_ptr<HostedGame>& game : changed) {
            games.push_back(game.get());
        }
        return games;
    }();
    return shown;
}

} // namespace
} // namespace dahut

int main(int argc, char** argv)
{
    using namespace dahut;
    const std::array<AddCommand, 1> commands{
        [](CLI::App& application, Command& chosen) { add_serve(application, chosen, changed_games()); }};
    return run_command_line(argc, argv, commands);
}
