// Looks at a WebSocket as a browser would, from outside: whether it can be had, and whether it stays open while nobody
// says anything.
#pragma once

#include "server/commands/outside.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace dahut {

// A fault of the WebSocket of any process, or of this one, in a sentence; nothing if all is well.
[[nodiscard]] std::optional<std::string> fault_of_upgrade(const Parts& parts,
                                                          const std::optional<std::string>& process);
// The same of one that is quiet for so long. The server's own questions whether anybody is there are answered, as
// browsers do.
[[nodiscard]] std::optional<std::string> fault_of_quiet(const Parts& parts, std::chrono::seconds time);

} // namespace dahut
