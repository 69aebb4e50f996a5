// The real server with all its games, except that after a given number of actions every match continues in another
// world (other_world.hpp):
//     resampled_server VIEWER ACTIONS SEED serve … --database FILE
// VIEWER is a seat's number, or -1 for the public. The digests of the other world are others from the start on, so the
// journal in FILE, if there is one, is made one of that world. With -1 ACTIONS it is the real server.
#include "protocol/games.hpp"
#include "server/commands/command_line.hpp"
#include "server/commands/serve.hpp"
#include "tests/secrecy/journal_in_other_world.hpp"
#include "tests/secrecy/other_world.hpp"
#include "tests/support/held_clock.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <memory>
#include <span>
#include <vector>

namespace dahut {
namespace {

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
    if (!good || *actions < 0) {
        return good ? std::optional(true_world(Failing::never, 0)) : std::nullopt;
    }
    const Viewer eyes = *viewer >= 0 ? Viewer(Seat(*viewer)) : the_public;
    return OtherWorld{
        .viewer = eyes, .actions = *actions, .seed = static_cast<std::uint64_t>(*seed), .digests_from = 0};
}

void move_journal(std::span<char* const> words)
{
    const auto option = std::ranges::find(words, std::string_view("--database"));
    if (option != words.end() && option + 1 != words.end() && std::filesystem::exists(*(option + 1))) {
        move_to_other_world(*(option + 1));
    }
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
    if (world->actions >= 0) {
        move_journal(words);
    }
    const std::vector<std::unique_ptr<HostedGame>> in_other_world = games_in(*world);
    std::vector<const HostedGame*> games;
    std::ranges::transform(in_other_world, std::back_inserter(games), &std::unique_ptr<HostedGame>::get);
    const std::array<AddCommand, 1> commands{[&games](CLI::App& application, Command& chosen) {
        add_serve(application, chosen, games, test::held_clock());
    }};
    words[3] = words[0];
    return run_command_line(static_cast<int>(words.size()) - 3, words.data() + 3, commands);
}

} // namespace
} // namespace dahut

int main(int argc, char** argv) { return dahut::serve_in_other_world({argv, static_cast<std::size_t>(argc)}); }
