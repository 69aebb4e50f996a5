// One HTTP connection: handles its requests one after the other, until it ends or becomes a WebSocket.
#pragma once

#include "server/net/administration.hpp"
#include "server/net/connections.hpp"
#include "server/net/proxies.hpp"
#include "server/net/refusals.hpp"
#include "server/net/settings.hpp"
#include "server/net/static_files.hpp"
#include "server/net/websocket_session.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <optional>
#include <string_view>

namespace dahut {

// What every connection needs. All members outlive the connections.
struct NetServices {
    Lobby& lobby;
    const StaticFiles& files;
    Connections& connections;
    const NetSettings& settings;
    const TrustedProxies& proxies;
    Refusals& refusals;
    const RefusedAddresses& refused;
    const Administration& administration;
};

// An admitted connection: the client's address, and its place among the connections.
struct Arrival {
    boost::asio::ip::tcp::socket socket;
    boost::asio::ip::address peer;
    Connections::Ticket ticket;
};

// Serves a connection until it ends, or until it is to become a WebSocket.
[[nodiscard]] boost::asio::awaitable<std::optional<Upgrade>> serve_http(Arrival arrival, NetServices services);

// Turns a connection away without reading anything. `status` gives the reason, such as "503 Service Unavailable".
[[nodiscard]] boost::asio::awaitable<void> turn_away(boost::asio::ip::tcp::socket socket, std::string_view status);

} // namespace dahut
