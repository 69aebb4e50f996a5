// `dahut serve`: one process that is the whole server, from the journal to the sockets.
#pragma once

#include "protocol/hosted.hpp"
#include "server/commands/command.hpp"

#include <span>

namespace dahut {

// Serves these games, which must outlive the command. Success is a polite stop after SIGTERM or SIGINT.
void add_serve(CLI::App& application, Command& chosen, std::span<const HostedGame* const> games);

} // namespace dahut
