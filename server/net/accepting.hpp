// Waits for connections. What becomes of one is left to the listeners.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>

#include <optional>

namespace dahut {

// The next connection; nothing once the acceptor is closed. A connection that could not be accepted is logged, and the
// next one is waited for after a pause.
[[nodiscard]] boost::asio::awaitable<std::optional<boost::asio::ip::tcp::socket>>
accepted(boost::asio::ip::tcp::acceptor& acceptor);
[[nodiscard]] boost::asio::awaitable<std::optional<boost::asio::local::stream_protocol::socket>>
accepted(boost::asio::local::stream_protocol::acceptor& acceptor);

} // namespace dahut
