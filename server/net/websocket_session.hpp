// One WebSocket: a reader that hands every message to the lobby and waits until it is answered, and a writer
// that sends what is queued. The queue is bounded; who reads too slowly is let go. An idle connection holds no more
// than its socket and one small buffer: most connections are idle at most times.
#pragma once

#include "server/lobby/lobby.hpp"
#include "server/net/connections.hpp"
#include "server/net/settings.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

namespace dahut {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

// A connection that asked to become a WebSocket, and may.
struct Upgrade {
    boost::asio::ip::tcp::socket socket;
    HttpRequest request;
    Connections::Ticket ticket;
};

// Serves it until it ends.
[[nodiscard]] boost::asio::awaitable<void> serve_websocket(Upgrade upgrade, Lobby& lobby, Connections& connections,
                                                           const NetSettings& settings);

} // namespace dahut
