// One HTTP connection: its requests one after the other, until it ends or becomes a WebSocket.
#pragma once

#include "server/net/connections.hpp"
#include "server/net/settings.hpp"
#include "server/net/static_files.hpp"
#include "server/net/websocket_session.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <optional>

namespace dahut {

// What every connection needs. All outlive them.
struct NetServices {
    Lobby& lobby;
    const StaticFiles& files;
    Connections& connections;
    const NetSettings& settings;
};

// Serves a connection until it ends, or until it is to become a WebSocket. The ticket is its place among the
// connections.
[[nodiscard]] boost::asio::awaitable<std::optional<Upgrade>>
serve_http(boost::asio::ip::tcp::socket socket, NetServices services, Connections::Ticket ticket);

// Says that there are too many connections, and ends.
[[nodiscard]] boost::asio::awaitable<void> turn_away(boost::asio::ip::tcp::socket socket);

} // namespace dahut
