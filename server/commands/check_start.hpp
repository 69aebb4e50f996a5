// What would keep `dahut serve` from starting with these settings, or from being of use once it has: `dahut check`.
// Nothing is changed, and nothing is served.
#pragma once

#include "server/commands/host.hpp"

#include <string>
#include <vector>

namespace dahut {

struct BeforeStart {
    // A sentence for each fault, with what mends it where that is an option; none if all is well.
    std::vector<std::string> faults;
    // What keeps no server from starting, and is worth knowing.
    std::vector<std::string> notes;
};

[[nodiscard]] BeforeStart looked_before_start(const HostSettings& settings);

} // namespace dahut
