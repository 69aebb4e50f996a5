// Whose connections, requests and messages are counted together for the limits.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/address_v6.hpp>

#include <string>

namespace dahut {

// An IPv4 address, or the first 64 bits of an IPv6 address. One household gets at least a /64 and may use any address
// in it.
class ClientAddress {
public:
    explicit ClientAddress(const boost::asio::ip::address& address);

    auto operator<=>(const ClientAddress&) const = default;
    // In the notation of IPv6.
    [[nodiscard]] std::string text() const { return boost::asio::ip::address_v6(bytes_).to_string(); }

private:
    // IPv4 addresses are stored in their IPv6 form (::ffff:192.0.2.1).
    boost::asio::ip::address_v6::bytes_type bytes_;
};

// Turns an IPv4 address in IPv6 form, as dual-stack sockets report it, into a plain IPv4 address.
[[nodiscard]] boost::asio::ip::address plain_address(const boost::asio::ip::address& address);

} // namespace dahut
