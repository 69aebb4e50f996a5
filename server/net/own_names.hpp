// Reads what an operator wrote after `--allow-origin` and `--allow-host`. Text that no browser sends could never match,
// so it is refused, with what is wrong and what would be right. Comparing with requests is left to origin.hpp and
// host_names.hpp.
#pragma once

#include <string>
#include <string_view>

namespace dahut {

// Exactly one of the two is not empty.
struct Settled {
    // As browsers send it. An international name is in its ASCII form.
    std::string text;
    // Why it can never match.
    std::string problem;
};

// Accepts "https://example.org" and "http://example.org:8080".
[[nodiscard]] Settled settled_origin(std::string_view written);

// Accepts "example.org", and addresses.
[[nodiscard]] Settled settled_host(std::string_view written);

} // namespace dahut
