// The server with all its games, in each of which one rule is another one, as a later version of Dahut might have it:
// every match is dealt alike. What was played before is in the database that a test names.
//     changed_server VERSION serve … --database FILE
// VERSION stands behind the name of the rules. With none, nobody has thought of giving the changed rules a name.
#include "protocol/games.hpp"
#include "server/commands/command_line.hpp"
#include "server/commands/serve.hpp"
#include "tests/support/wrapped_game.hpp"

#include <algorithm>
#include <array>
#include <iostream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

namespace dahut {
namespace {

class ChangedGame final : public WrappedGame {
public:
    ChangedGame(const HostedGame& game, const std::string& version)
        : WrappedGame(game), rules_version_(std::string(game.rules_version()) + version)
    {}

    [[nodiscard]] std::string_view rules_version() const override { return rules_version_; }
    [[nodiscard]] std::unique_ptr<HostedMatch> start(const Json& options, int seats, const ChanceKey&,
                                                     EventTexts& told) const override
    {
        return WrappedGame::start(options, seats, ChanceKey(std::uint64_t{1}), told);
    }

private:
    std::string rules_version_;
};

std::vector<std::unique_ptr<HostedGame>> changed_games(const std::string& version)
{
    std::vector<std::unique_ptr<HostedGame>> games;
    for (const HostedGame* game : all_games()) {
        games.push_back(std::make_unique<ChangedGame>(*game, version));
    }
    return games;
}

} // namespace
} // namespace dahut

int main(int argc, char** argv)
{
    using namespace dahut;
    if (argc < 2) {
        std::cerr << "changed_server VERSION serve …\n";
        return 2;
    }
    const std::vector<std::unique_ptr<HostedGame>> changed = changed_games(argv[1]);
    std::vector<const HostedGame*> games;
    std::ranges::transform(changed, std::back_inserter(games), [](const auto& game) { return game.get(); });
    const std::array<AddCommand, 1> commands{
        [&games](CLI::App& application, Command& chosen) { add_serve(application, chosen, games); }};
    return run_command_line(argc - 1, argv + 1, commands);
}
