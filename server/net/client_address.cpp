#include "server/net/client_address.hpp"

#include <algorithm>

namespace dahut {

namespace ip = boost::asio::ip;

namespace {

constexpr std::ptrdiff_t network_bytes = 8;

ip::address_v6::bytes_type counted_bytes(const ip::address& address)
{
    if (address.is_v4()) {
        return ip::make_address_v6(ip::v4_mapped, address.to_v4()).to_bytes();
    }
    ip::address_v6::bytes_type bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + network_bytes, bytes.end(), static_cast<unsigned char>(0));
    return bytes;
}

} // namespace

ip::address plain_address(const ip::address& address)
{
    const bool mapped = address.is_v6() && address.to_v6().is_v4_mapped();
    return mapped ? ip::address(ip::make_address_v4(ip::v4_mapped, address.to_v6())) : address;
}

ClientAddress::ClientAddress(const ip::address& address) : bytes_(counted_bytes(plain_address(address))) {}

} // namespace dahut
