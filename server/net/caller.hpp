// Whoever is counted as one when connections, requests and messages are limited.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/address_v6.hpp>

#include <string>

namespace dahut {

// An IPv4 address, or the 64 bits that begin an IPv6 address: so much at least is given to one household, which may use
// any of the addresses behind them.
class Caller {
public:
    explicit Caller(const boost::asio::ip::address& address);

    auto operator<=>(const Caller&) const = default;
    // As an address of IPv6.
    [[nodiscard]] std::string text() const { return boost::asio::ip::address_v6(bytes_).to_string(); }

private:
    // An IPv4 address as IPv6 writes it (::ffff:192.0.2.1).
    boost::asio::ip::address_v6::bytes_type bytes_;
};

// The address itself, also where a socket for both kinds writes an IPv4 address as IPv6.
[[nodiscard]] boost::asio::ip::address plain_address(const boost::asio::ip::address& address);

} // namespace dahut
