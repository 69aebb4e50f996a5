// Looks at an address as a browser would, from outside: `dahut check --url`. Says what keeps people from playing there,
// and which line of the proxy's configuration, or which option, mends it.
#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace dahut {

// The first fault, in a sentence; nothing if all is well. Where several processes share a database, the address has to
// lead to each by its name as well: to this one is looked at. At the end a connection is quiet for so long.
[[nodiscard]] std::optional<std::string> fault_at(const std::string& address, const std::optional<std::string>& process,
                                                  std::chrono::seconds quiet);

} // namespace dahut
