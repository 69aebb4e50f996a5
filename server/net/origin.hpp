// Whether a web page may connect: browsers say which page it is, and only our own and those that the host has
// named may. Programs that are no browsers say nothing, and may.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// `origin` and `host` are the headers' values, empty where there is none.
[[nodiscard]] bool may_connect(std::string_view origin, std::string_view host, const std::vector<std::string>& allowed);

// "example.org:8080" of "https://example.org:8080"; empty for "null" and whatever else is no address.
[[nodiscard]] std::string_view host_of(std::string_view origin);

// Names of hosts are the same in capitals.
[[nodiscard]] bool same_text(std::string_view left, std::string_view right);

} // namespace dahut
