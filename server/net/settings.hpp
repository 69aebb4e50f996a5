// The operator's settings for the network. The defaults (server/limits.hpp) suit a small machine.
#pragma once

#include "server/credits.hpp"
#include "server/limits.hpp"
#include "server/room/log_addresses.hpp"

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
    // What this process is called among those that share a database.
    std::string process_name = "dahut";
    std::size_t connections_most = limits::connections.usual;
    std::size_t connections_per_address_most = limits::connections_per_address.usual;

    // For HTTP requests from one address.
    Rate requests{limits::requests_at_once.usual, limits::requests_per_second.usual};
    // For the messages of one connection, and for those of all connections from one address.
    Rate messages{limits::messages_at_once.usual, limits::messages_per_second.usual};
    Rate messages_per_address{limits::messages_at_once_per_address.usual,
                              limits::messages_per_second_per_address.usual};
    // How long a connection that never stops sending may be delayed in all before it is closed.
    std::chrono::seconds patience{limits::patience_seconds.usual};

    // The most bytes that may wait for one slow reader.
    std::size_t queue_bytes_most = limits::queue_bytes.usual;

    // How long a request may take to arrive.
    std::chrono::seconds handshake_time{limits::handshake_seconds.usual};
    // A connection without a sign of life for this long, pings included, is closed.
    std::chrono::seconds idle_time{limits::idle_seconds.usual};

    // Reverse proxies that may name their clients, as addresses or networks ("10.0.0.0/8").
    std::vector<std::string> trusted_proxies;
    // Host names of this server, besides addresses and names of home networks.
    std::vector<std::string> allowed_hosts;
    // Other origins whose pages may connect, such as "https://example.org". Our own pages always may.
    std::vector<std::string> allowed_origins;

    LogAddresses log_addresses = LogAddresses::no;
};

} // namespace dahut
