// Looks at an address as a browser would, from outside: `dahut check --url`. Says what keeps people from playing there,
// and which line of the proxy's configuration, or which option, mends it.
#pragma once

#include "server/commands/outside.hpp"

#include <optional>
#include <string>

namespace dahut {

// The first fault that is seen at once, in a sentence; nothing if all is well. Where several processes share a
// database, the address has to lead to each by its name as well: to this one is looked at.
[[nodiscard]] std::optional<std::string> fault_at(const Parts& parts, const std::optional<std::string>& process);

} // namespace dahut
