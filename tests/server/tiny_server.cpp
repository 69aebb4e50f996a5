// The server as it is, hosting the tiny game: what the tests over real sockets talk to.
#include "server/commands/command_line.hpp"
#include "server/commands/serve.hpp"
#include "tests/tiny/hosted_pips.hpp"

#include <array>

int main(int argc, char** argv)
{
    using namespace dahut;
    static const std::array<const HostedGame*, 1> games{&hosted_pips()};
    const std::array<AddCommand, 1> commands{
        [](CLI::App& application, Command& chosen) { add_serve(application, chosen, games); }};
    return run_command_line(argc, argv, commands);
}
