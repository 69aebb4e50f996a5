// Pips as the server hosts it, for the tests of everything above the engine.
#pragma once

#include "protocol/hosted.hpp"

namespace dahut {

// One object that lives as long as the program.
[[nodiscard]] const HostedGame& hosted_pips();

} // namespace dahut
