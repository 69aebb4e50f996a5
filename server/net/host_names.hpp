// Checks the Host header, against DNS rebinding. An attacker's page can make its own name resolve to our address; the
// browser would then treat us as part of that page. But the browser sends that name as the host, and we refuse names
// that are not ours.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// Accepts every address, and every name that nobody can register: names without a dot, and names of home networks such
// as "dahut.local". `host` is the header's value, with or without port. `allowed` lists further names.
[[nodiscard]] bool may_be_called(std::string_view host, const std::vector<std::string>& allowed);

// Whether this is an IP address, without brackets and port.
[[nodiscard]] bool is_address(std::string_view name);

// Takes "example.org" from "example.org:8080". An IPv6 address comes without its brackets.
[[nodiscard]] std::string_view name_of_host(std::string_view host);

} // namespace dahut
