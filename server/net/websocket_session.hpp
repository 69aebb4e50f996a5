// One WebSocket: a reader that hands every message to the lobby and waits until it is answered, and a writer
// that sends what is queued. The queue is bounded; who reads too slowly is let go.
#pragma once

#include "server/net/connections.hpp"
#include "server/net/settings.hpp"
#include "server/tables/lobby.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

namespace dahut {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

// Takes over a connection that asked to become a WebSocket, until it ends.
[[nodiscard]] boost::asio::awaitable<void> serve_websocket(boost::beast::tcp_stream stream, HttpRequest request,
                                                           Lobby& lobby, Connections& connections,
                                                           const NetSettings& settings);

} // namespace dahut
