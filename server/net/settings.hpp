// What a host can set about the network, with values that suit a small machine.
#pragma once

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
    std::size_t connections_most = 2000;
    std::size_t connections_per_address_most = 200;

    // Message credits of one connection: so many at once, and so many more each second.
    double messages_at_once = 60;
    double messages_per_second = 20;

    // What may wait for one slow reader, in bytes.
    std::size_t queue_bytes_most = std::size_t{1024} * 1024;

    std::chrono::seconds handshake_time{10};
    // Without a sign of life for this long, pings included, a connection is given up.
    std::chrono::seconds idle_time{60};
    // How long a polite end may take.
    std::chrono::seconds closing_time{3};

    // Web pages of other origins that may connect, as "https://example.org"; our own always may.
    std::vector<std::string> allowed_origins;
};

} // namespace dahut
