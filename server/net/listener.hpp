// Waits for connections at one address and lets in as many as the settings allow.
#pragma once

#include "server/net/http_session.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <cstdint>

namespace dahut {

class Listener {
public:
    // Takes the address at once; throws boost::system::system_error if it cannot, as when the port is in use.
    Listener(const boost::asio::any_io_executor& executor, NetServices services);

    // The port, also where the system chose it.
    [[nodiscard]] std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
    // Lets people in until `stop`.
    void start();
    // Lets nobody in any more and ends every connection politely.
    void stop();

private:
    [[nodiscard]] boost::asio::awaitable<void> accept_all();
    void receive(boost::asio::ip::tcp::socket socket);
    void serve(Arrival arrival);
    [[nodiscard]] bool is_out_of_credit(const Caller& caller);

    boost::asio::ip::tcp::acceptor acceptor_;
    NetServices services_;
};

} // namespace dahut
