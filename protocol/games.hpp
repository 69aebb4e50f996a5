// The games that this build of Dahut hosts. Adding a game adds a line to games.cpp (docs/HACKING.md).
#pragma once

#include "protocol/hosted.hpp"

#include <span>

namespace dahut {

[[nodiscard]] std::span<const HostedGame* const> all_games();

} // namespace dahut
