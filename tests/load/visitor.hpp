// Somebody who comes back to a table with the token of a seat.
#pragma once

#include "tests/load/connection.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>

#include <memory>
#include <string>
#include <utility>

namespace dahut::load {

class Visitor {
public:
    explicit Visitor(boost::asio::io_context& context, Home home = Home::loopback())
        : connection_(std::make_shared<Connection>(context, std::move(home)))
    {}
    Visitor(const Visitor&) = delete;
    Visitor& operator=(const Visitor&) = delete;
    Visitor(Visitor&&) = delete;
    Visitor& operator=(Visitor&&) = delete;
    ~Visitor() { connection_->close(); }

    [[nodiscard]] boost::asio::awaitable<void> connect(Endpoint server);
    // Ends when the whole match so far has been told.
    [[nodiscard]] boost::asio::awaitable<void> enter(std::string token);

private:
    std::shared_ptr<Connection> connection_;
};

} // namespace dahut::load
