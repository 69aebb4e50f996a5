// One WebSocket. Its reader hands each message to the lobby and waits for the answer. Its writer sends the queued
// messages. The queue is bounded; a client that reads too slowly is disconnected. Most connections are idle most of the
// time, so an idle one holds only its socket and one small buffer.
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

// A connection that asked to become a WebSocket and was allowed to.
struct Upgrade {
    boost::asio::ip::tcp::socket socket;
    HttpRequest request;
    Connections::Ticket ticket;
};

// Serves it until it ends.
[[nodiscard]] boost::asio::awaitable<void> serve_websocket(Upgrade upgrade, Lobby& lobby, Connections& connections,
                                                           const NetSettings& settings);

} // namespace dahut
