// Reverse proxies that the host trusts to say for whom they ask.
#pragma once

#include <boost/asio/ip/address.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// Addresses that begin with the same bits.
class Network {
public:
    // Reads "192.0.2.1", "10.0.0.0/8" or "fd00::/8"; nothing if it is something else.
    [[nodiscard]] static std::optional<Network> parse(std::string_view text);

    [[nodiscard]] bool holds(const boost::asio::ip::address& address) const;

private:
    Network(const boost::asio::ip::address& address, unsigned bits) : address_(address), bits_(bits) {}

    boost::asio::ip::address address_;
    unsigned bits_;
};

class TrustedProxies {
public:
    // Each as `Network` reads it.
    explicit TrustedProxies(const std::vector<std::string>& networks);

    [[nodiscard]] bool trusts(const boost::asio::ip::address& address) const;
    // For whom a trusted proxy asks, by the header X-Forwarded-For, to whose end each proxy adds whom it heard from:
    // the last one there that is no trusted proxy. Whatever stands before was said by that one, and is believed by
    // nobody.
    [[nodiscard]] boost::asio::ip::address asking(const boost::asio::ip::address& proxy,
                                                  std::string_view forwarded_for) const;

private:
    std::vector<Network> networks_;
};

} // namespace dahut
