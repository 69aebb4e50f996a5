// What a finished match takes in the database, and how long it takes to read one: as it was played, with its replay,
// and packed (docs/decisions/0078).
#pragma once

#include "protocol/hosted.hpp"
#include "tests/load/findings.hpp"

#include <cstdint>

namespace dahut {

// Of matches of this game between greedy bots, with every number of seats, that are stored as people's.
[[nodiscard]] load::Findings measure_stored_matches(const HostedGame& game, int matches, std::uint64_t seed);

} // namespace dahut
