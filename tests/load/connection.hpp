// One WebSocket of a client: first a conversation, message by message; from then on everything is handed on as it
// comes. What messages mean is the business of whoever holds the connection.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace dahut::load {

using Endpoint = boost::asio::ip::tcp::endpoint;
using Home = boost::asio::ip::address_v4;

class Connection : public std::enable_shared_from_this<Connection> {
public:
    using Heard = std::function<void(std::string_view message)>;

    // Comes from this address of the machine. The server counts what each address asks for.
    explicit Connection(boost::asio::io_context& context, Home home = Home::loopback())
        : socket_(context), home_(std::move(home))
    {}

    // `target` is a path; without a subprotocol none is asked for.
    [[nodiscard]] boost::asio::awaitable<void> open(Endpoint server, std::string target, std::string subprotocol);
    void send(std::string message);
    // The next message, as long as nobody listens.
    [[nodiscard]] boost::asio::awaitable<std::string> next();
    // From now on every message goes to `heard`, until `close`. That the server ends the connection is a failure.
    void listen(Heard heard);
    void close();

private:
    [[nodiscard]] boost::asio::awaitable<void> read_all();
    void write_first();

    boost::beast::websocket::stream<boost::asio::ip::tcp::socket> socket_;
    Home home_;
    boost::beast::flat_buffer buffer_;
    std::deque<std::string> queue_;
    Heard heard_;
};

} // namespace dahut::load
