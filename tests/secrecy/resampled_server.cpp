// The server as it is, with all its games, but after so many actions every match goes on in another world, which the
// given viewer could not tell from the true one:
//     resampled_server VIEWER ACTIONS SEED serve …
// VIEWER is a seat's number, or -1 for the public. A database that holds so many actions continues in that world.
#include "protocol/games.hpp"
#include "server/commands/command_line.hpp"
#include "server/commands/serve.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <iostream>
#include <iterator>
#include <memory>
#include <span>
#include <vector>

namespace dahut {
namespace {

struct OtherWorld {
    int viewer = 0;
    int actions = 0;
    int seed = 0;
};

class MatchInOtherWorld final : public HostedMatch {
public:
    MatchInOtherWorld(std::unique_ptr<HostedMatch> match, const OtherWorld& world, int carried_out)
        : match_(std::move(match)), world_(world), carried_out_(carried_out)
    {}

    [[nodiscard]] std::unique_ptr<HostedMatch> clone() const override
    {
        return std::make_unique<MatchInOtherWorld>(match_->clone(), world_, carried_out_);
    }

    [[nodiscard]] std::optional<Refusal> submit(Seat seat, const Json& action, EventTexts& told) override
    {
        std::optional<Refusal> refusal = match_->submit(seat, action, told);
        if (!refusal && ++carried_out_ == world_.actions) {
            FastRandom random(static_cast<std::uint64_t>(world_.seed));
            match_ = match_->resampled(world_.viewer < 0 ? the_public : Viewer(Seat(world_.viewer)), random);
        }
        return refusal;
    }

    [[nodiscard]] std::unique_ptr<HostedMatch> resampled(Viewer viewer, Random& random) const override
    {
        return std::make_unique<MatchInOtherWorld>(match_->resampled(viewer, random), world_, carried_out_);
    }

    [[nodiscard]] Asked asked() const override { return match_->asked(); }
    void write_rows(std::string& text, Seat seat, Style style) const override { match_->write_rows(text, seat, style); }
    [[nodiscard]] RequestSince request_since(const HostedMatch& before, Seat seat) const override
    {
        return match_->request_since(inside(before), seat);
    }
    void write_view(std::string& text, const Perspective& eyes) const override { match_->write_view(text, eyes); }
    [[nodiscard]] bool write_changes(std::string& text, const HostedMatch& before, const Perspective& eyes,
                                     Style style) const override
    {
        return match_->write_changes(text, inside(before), eyes, style);
    }
    [[nodiscard]] std::optional<Json> outcome() const override { return match_->outcome(); }
    [[nodiscard]] std::string digest() const override { return match_->digest(); }
    [[nodiscard]] Json choose(BotKind bot, Seat seat, Random& random) const override
    {
        return match_->choose(bot, seat, random);
    }

private:
    [[nodiscard]] static const HostedMatch& inside(const HostedMatch& other)
    {
        return *dynamic_cast<const MatchInOtherWorld&>(other).match_;
    }

    std::unique_ptr<HostedMatch> match_;
    OtherWorld world_;
    int carried_out_;
};

class GameInOtherWorld final : public HostedGame {
public:
    GameInOtherWorld(const HostedGame& game, const OtherWorld& world) : game_(game), world_(world) {}

    [[nodiscard]] std::unique_ptr<HostedMatch> start(const Json& options, int seats, const ChanceKey& key,
                                                     EventTexts& told) const override
    {
        return std::make_unique<MatchInOtherWorld>(game_.start(options, seats, key, told), world_, 0);
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

private:
    const HostedGame& game_;
    OtherWorld world_;
};

std::optional<int> number_in(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

std::optional<OtherWorld> world_in(std::span<char* const> words)
{
    if (words.size() < 3) {
        return std::nullopt;
    }
    const std::optional<int> viewer = number_in(words[0]);
    const std::optional<int> actions = number_in(words[1]);
    const std::optional<int> seed = number_in(words[2]);
    const bool good = viewer && actions && seed && *viewer < seats_max;
    return good ? std::optional(OtherWorld{*viewer, *actions, *seed}) : std::nullopt;
}

std::vector<std::unique_ptr<HostedGame>> games_in(const OtherWorld& world)
{
    std::vector<std::unique_ptr<HostedGame>> games;
    for (const HostedGame* const game : all_games()) {
        games.push_back(std::make_unique<GameInOtherWorld>(*game, world));
    }
    return games;
}

int serve_in_other_world(std::span<char*> words)
{
    const std::optional<OtherWorld> world = world_in(words.subspan(1));
    if (!world) {
        std::cerr << "resampled_server VIEWER ACTIONS SEED serve …\n";
        return 2;
    }
    const std::vector<std::unique_ptr<HostedGame>> in_other_world = games_in(*world);
    std::vector<const HostedGame*> games;
    std::ranges::transform(in_other_world, std::back_inserter(games), &std::unique_ptr<HostedGame>::get);
    const std::array<AddCommand, 1> commands{
        [&games](CLI::App& application, Command& chosen) { add_serve(application, chosen, games); }};
    words[3] = words[0];
    return run_command_line(static_cast<int>(words.size()) - 3, words.data() + 3, commands);
}

} // namespace
} // namespace dahut

int main(int argc, char** argv) { return dahut::serve_in_other_world({argv, static_cast<std::size_t>(argc)}); }
