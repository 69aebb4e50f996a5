// The reverse proxies that the operator trusts to name the client they ask for.
#pragma once

#include <boost/asio/ip/address.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// A range of addresses that begin with the same bits.
class Network {
public:
    // Reads "192.0.2.1", "10.0.0.0/8" or "fd00::/8"; nothing for any other text.
    [[nodiscard]] static std::optional<Network> parse(std::string_view text);

    [[nodiscard]] bool holds(const boost::asio::ip::address& address) const;
    // The least network that holds it and of which limits count each part as one caller: of IPv6 a /64 at the least.
    [[nodiscard]] Network counted_together() const;
    [[nodiscard]] bool holds(const Network& other) const { return bits_ <= other.bits_ && holds(other.address_); }
    // "192.0.2.1/32", or "192.0.2.0/24": the rest of the address is nothing.
    [[nodiscard]] std::string text() const;

private:
    Network(const boost::asio::ip::address& address, unsigned bits) : address_(address), bits_(bits) {}

    boost::asio::ip::address address_;
    unsigned bits_;
};

class TrustedProxies {
public:
    // Each text is one that `Network` can read.
    explicit TrustedProxies(const std::vector<std::string>& networks);

    [[nodiscard]] bool trusts(const boost::asio::ip::address& address) const;
    // The client for which a trusted proxy asks: the right-most X-Forwarded-For entry that is not a trusted proxy. That
    // client may have written the entries before it, so they are ignored.
    [[nodiscard]] boost::asio::ip::address asking(const boost::asio::ip::address& proxy,
                                                  std::string_view forwarded_for) const;

private:
    std::vector<Network> networks_;
};

} // namespace dahut
