// The games that this build of Dahut hosts, in the order of the list DAHUT_GAMES in the topmost CMakeLists.txt. A game
// is added there (docs/HACKING.md).
#pragma once

#include "protocol/hosted.hpp"

#include <span>

namespace dahut {

[[nodiscard]] std::span<const HostedGame* const> all_games();

} // namespace dahut
