#include "server/net/host_names.hpp"

#include "server/net/origin.hpp"

#include <boost/asio/ip/address.hpp>

#include <algorithm>
#include <array>

namespace dahut {

namespace {

constexpr std::array<std::string_view, 5> ends_at_home{".localhost", ".local", ".lan", ".home.arpa", ".internal"};

bool is_known_at_home_only(std::string_view name)
{
    return !name.empty()
           && (name.find('.') == std::string_view::npos || std::ranges::any_of(ends_at_home, [&](std::string_view end) {
                   return name.size() > end.size() && same_text(name.substr(name.size() - end.size()), end);
               }));
}

} // namespace

bool is_address(std::string_view name)
{
    boost::system::error_code error;
    static_cast<void>(boost::asio::ip::make_address(name, error));
    return !error;
}

std::string_view name_of_host(std::string_view host)
{
    if (host.starts_with('[')) {
        return host.substr(1, host.find(']') - 1);
    }
    return host.substr(0, host.rfind(':'));
}

bool may_be_called(std::string_view host, const std::vector<std::string>& allowed)
{
    const std::string_view name = name_of_host(host);
    return is_address(name) || is_known_at_home_only(name)
           || std::ranges::any_of(allowed, [&](const std::string& one) { return same_text(one, name); });
}

} // namespace dahut
