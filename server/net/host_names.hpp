// By which names this server may be called. A page of somebody else can have its own name lead to our address
// (DNS rebinding) and would then be one of our pages as far as the browser knows; but the browser says by which name it
// calls, and such a name is none of ours.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// Every address is ours, and so is every name that nobody can have registered: those without a dot and those that
// only home networks know, as "dahut.local". `host` is the header's value, with or without port; `allowed` are names.
[[nodiscard]] bool may_be_called(std::string_view host, const std::vector<std::string>& allowed);

// "example.org" of "example.org:8080"; an IPv6 address is without its brackets.
[[nodiscard]] std::string_view name_of_host(std::string_view host);

} // namespace dahut
