// `dahut serve`: runs the whole server in one process, from the journal to the sockets.
#pragma once

#include "protocol/hosted.hpp"
#include "server/clock.hpp"
#include "server/commands/command.hpp"
#include "server/commands/host.hpp"

#include <span>

namespace dahut {

// The options of a server, for whatever needs the same settings.
void add_serving_options(CLI::App& command, HostSettings& settings);

// The games must outlive the command. The command succeeds if the server stops politely after a signal.
void add_serve(CLI::App& application, Command& chosen, std::span<const HostedGame* const> games,
               Clock clock = system_clock());

} // namespace dahut
