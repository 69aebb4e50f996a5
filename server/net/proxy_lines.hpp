// Lines of a reverse proxy's configuration without which Dahut cannot be reached as it has to be. The log and
// `dahut check --url` name the same ones.
#pragma once

#include <string>
#include <string_view>

namespace dahut {

// What passes WebSockets on.
inline constexpr std::string_view lines_for_upgrades =
    "the proxy must pass upgrades on: proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade;"
    " proxy_set_header Connection \"upgrade\"; (nginx), or ProxyPass /ws ws://127.0.0.1:8080/ws (Apache)";

// Whether a process may be called so: letters, digits and hyphens, not too many.
[[nodiscard]] bool is_process_name(std::string_view text);

// What hands the connections for one process on to it, where several share a database. A location of nginx has no lines
// of the location beside it.
[[nodiscard]] std::string lines_for(const std::string& process);

} // namespace dahut
