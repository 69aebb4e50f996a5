// The server with all its games, whose time a test lets pass.
#include "protocol/games.hpp"
#include "server/commands/command_line.hpp"
#include "server/commands/serve.hpp"
#include "tests/support/held_clock.hpp"

#include <array>

int main(int argc, char** argv)
{
    using namespace dahut;
    const std::array<AddCommand, 1> commands{[](CLI::App& application, Command& chosen) {
        add_serve(application, chosen, all_games(), test::held_clock());
    }};
    return run_command_line(argc, argv, commands);
}
