#include "server/net/proxies.hpp"

#include "protocol/whole_number.hpp"
#include "server/net/client_address.hpp"

#include <algorithm>
#include <span>

namespace dahut {

namespace ip = boost::asio::ip;

namespace {

std::optional<ip::address> parsed_address(std::string_view text)
{
    boost::system::error_code error;
    const ip::address address = ip::make_address(text, error);
    return error ? std::nullopt : std::optional(plain_address(address));
}

unsigned bits_of(const ip::address& address) { return address.is_v4() ? 32 : 128; }

bool begin_alike(std::span<const unsigned char> left, std::span<const unsigned char> right, unsigned bits)
{
    const std::size_t whole = bits / 8;
    const unsigned rest = bits % 8;
    const bool whole_alike = std::ranges::equal(left.first(whole), right.first(whole));
    return whole_alike && (rest == 0 || (unsigned{left[whole]} ^ unsigned{right[whole]}) >> (8 - rest) == 0);
}

template <typename Bytes>
Bytes first_bits_of(Bytes bytes, unsigned bits)
{
    for (unsigned bit = bits; bit < 8 * bytes.size(); ++bit) {
        bytes[bit / 8] = static_cast<unsigned char>(bytes[bit / 8] & ~(0x80U >> (bit % 8)));
    }
    return bytes;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
    text.remove_prefix(begin);
    return text.substr(0, text.find_last_not_of(" \t") + 1);
}

// Some proxies append a port: "192.0.2.1:4000", "[2001:db8::1]:4000".
std::string_view without_port(std::string_view text)
{
    if (text.starts_with('[')) {
        return text.substr(1, text.find(']') - 1);
    }
    return std::ranges::count(text, ':') == 1 ? text.substr(0, text.find(':')) : text;
}

} // namespace

std::optional<Network> Network::parse(std::string_view text)
{
    const std::size_t slash = text.find('/');
    const std::optional<ip::address> address = parsed_address(text.substr(0, slash));
    if (!address) {
        return std::nullopt;
    }
    const std::optional<unsigned> bits =
        slash == std::string_view::npos ? bits_of(*address) : whole_number<unsigned>(text.substr(slash + 1));
    return bits && *bits <= bits_of(*address) ? std::optional(Network(*address, *bits)) : std::nullopt;
}

bool Network::holds(const ip::address& address) const
{
    if (address.is_v4() != address_.is_v4()) {
        return false;
    }
    return address.is_v4() ? begin_alike(address.to_v4().to_bytes(), address_.to_v4().to_bytes(), bits_)
                           : begin_alike(address.to_v6().to_bytes(), address_.to_v6().to_bytes(), bits_);
}

Network Network::counted_together() const
{
    constexpr unsigned household_bits = 64;
    return {address_, address_.is_v6() ? std::min(bits_, household_bits) : bits_};
}

std::string Network::text() const
{
    const ip::address first = address_.is_v4()
                                  ? ip::address(ip::address_v4(first_bits_of(address_.to_v4().to_bytes(), bits_)))
                                  : ip::address(ip::address_v6(first_bits_of(address_.to_v6().to_bytes(), bits_)));
    return first.to_string() + '/' + std::to_string(bits_);
}

TrustedProxies::TrustedProxies(const std::vector<std::string>& networks)
{
    for (const std::string& text : networks) {
        if (const std::optional<Network> network = Network::parse(text)) {
            networks_.push_back(*network);
        }
    }
}

bool TrustedProxies::trusts(const ip::address& address) const
{
    return std::ranges::any_of(networks_, [&](const Network& network) { return network.holds(address); });
}

ip::address TrustedProxies::asking(const ip::address& proxy, std::string_view forwarded_for) const
{
    ip::address latest = proxy;
    while (!forwarded_for.empty() && trusts(latest)) {
        const std::size_t comma = forwarded_for.rfind(',');
        const std::string_view last = comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1);
        const std::optional<ip::address> address = parsed_address(without_port(trimmed(last)));
        if (!address) {
            break;
        }
        latest = *address;
        forwarded_for = forwarded_for.substr(0, comma == std::string_view::npos ? 0 : comma);
    }
    return latest;
}

} // namespace dahut
