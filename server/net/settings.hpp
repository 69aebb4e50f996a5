// What a host can set about the network. The usual values (server/limits.hpp) suit a small machine.
#pragma once

#include "server/limits.hpp"
#include "server/net/credits.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace dahut {

struct NetSettings {
    std::string address = "0.0.0.0";
    // 0 lets the system choose one.
    std::uint16_t port = 8080;
    std::size_t connections_most = limits::connections.usual;
    std::size_t connections_per_address_most = limits::connections_per_address.usual;

    // HTTP requests from one address.
    Rate requests{limits::requests_at_once.usual, limits::requests_per_second.usual};
    // Messages of one connection, and of all connections from one address together.
    Rate messages{limits::messages_at_once.usual, limits::messages_per_second.usual};
    Rate messages_per_address{limits::messages_at_once_per_address.usual,
                              limits::messages_per_second_per_address.usual};
    // How long a connection that goes on sending without ever pausing may be made to wait, in all, before it is let go.
    std::chrono::seconds patience{limits::patience_seconds.usual};

    // What may wait for one slow reader, in bytes.
    std::size_t queue_bytes_most = limits::queue_bytes.usual;

    // How long a request may take to arrive.
    std::chrono::seconds handshake_time{limits::handshake_seconds.usual};
    // Without a sign of life for this long, pings included, a connection is given up.
    std::chrono::seconds idle_time{limits::idle_seconds.usual};

    // Reverse proxies that say for whom they ask, as addresses or the bits that those begin with ("10.0.0.0/8").
    std::vector<std::string> trusted_proxies;
    // Names by which we are called, besides addresses and names that are known at home only.
    std::vector<std::string> allowed_hosts;
    // Web pages of other origins that may connect, as "https://example.org"; our own always may.
    std::vector<std::string> allowed_origins;
};

} // namespace dahut
