#include "server/net/origin.hpp"

#include <algorithm>
#include <cctype>

namespace dahut {

bool same_text(std::string_view left, std::string_view right)
{
    return std::ranges::equal(
        left, right, [](unsigned char one, unsigned char other) { return std::tolower(one) == std::tolower(other); });
}

std::string_view host_of(std::string_view origin)
{
    for (const std::string_view scheme : {"http://", "https://"}) {
        if (origin.starts_with(scheme)) {
            return origin.substr(scheme.size());
        }
    }
    return {};
}

bool may_connect(std::string_view origin, std::string_view host, const std::vector<std::string>& allowed)
{
    if (origin.empty()) {
        return true;
    }
    const std::string_view origin_host = host_of(origin);
    const bool own = !origin_host.empty() && same_text(origin_host, host);
    return own || std::ranges::any_of(allowed, [&](const std::string& one) { return same_text(one, origin); });
}

} // namespace dahut
