// Pips as the server hosts it, for the tests of all layers above the engine.
#pragma once

#include "protocol/hosted.hpp"

namespace dahut {

// The object lives as long as the program.
[[nodiscard]] const HostedGame& hosted_pips();

} // namespace dahut
