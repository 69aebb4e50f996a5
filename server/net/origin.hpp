// Whether a web page may connect. Browsers say which page asks; only our own pages and those that the operator has
// named may. Programs other than browsers send no origin and may connect.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// `origin` and `host` are the values of the headers, empty if missing.
[[nodiscard]] bool may_connect(std::string_view origin, std::string_view host, const std::vector<std::string>& allowed);

// Takes "example.org:8080" from "https://example.org:8080". Empty for "null" and for anything else that is not an
// address.
[[nodiscard]] std::string_view host_of(std::string_view origin);

// Compares names of hosts, which ignore case.
[[nodiscard]] bool same_text(std::string_view left, std::string_view right);

} // namespace dahut
