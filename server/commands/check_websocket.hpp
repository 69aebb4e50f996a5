// Looks at a WebSocket as a browser would, from outside: whether it can be had, and whether it stays open while nobody
// says anything.
#pragma once

#include "server/commands/outside.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace dahut {

// A fault of the WebSocket of any process, or of this one, in a sentence; nothing if all is well. If `quiet` is not 0,
// nobody says anything for so long; the server's own questions whether anybody is there are answered, as browsers do.
[[nodiscard]] std::optional<std::string>
fault_of_websocket(const Parts& parts, const std::optional<std::string>& process, std::chrono::seconds quiet);

} // namespace dahut
