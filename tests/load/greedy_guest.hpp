// Somebody who asks for the same again and again, as fast as the server answers. Says nothing of what is asked or of
// how many do it.
#pragma once

#include "protocol/json.hpp"
#include "tests/load/connection.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>

#include <cstddef>
#include <memory>
#include <string>

namespace dahut::load {

class GreedyGuest {
public:
    // Enters the seat of this token first.
    GreedyGuest(boost::asio::io_context& context, Home home, std::string token, Json request);

    // Until `stop`. Whoever is let go comes back at once.
    [[nodiscard]] boost::asio::awaitable<void> ask_on(Endpoint server);
    void stop();
    [[nodiscard]] std::size_t answers() const { return answers_; }

private:
    [[nodiscard]] boost::asio::awaitable<void> ask_until_let_go(Endpoint server);
    [[nodiscard]] boost::asio::awaitable<void> ask(Json request);

    boost::asio::io_context& context_;
    Home home_;
    std::string token_;
    Json request_;
    std::shared_ptr<Connection> connection_;
    std::size_t answers_ = 0;
    bool stopped_ = false;
};

} // namespace dahut::load
