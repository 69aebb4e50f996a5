// Accepts connections at one address, as many as the settings allow.
#pragma once

#include "server/net/http_session.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <cstdint>

namespace dahut {

class Listener {
public:
    // Binds the address at once. Throws boost::system::system_error on failure, such as a port in use.
    Listener(const boost::asio::any_io_executor& executor, NetServices services);

    // The port that is used, which matters if the system chose it.
    [[nodiscard]] std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
    // Accepts connections until `stop`.
    void start();
    // Stops accepting and ends every connection politely.
    void stop();

private:
    [[nodiscard]] boost::asio::awaitable<void> accept_all();
    void receive(boost::asio::ip::tcp::socket socket);
    void serve(Arrival arrival);
    [[nodiscard]] bool is_out_of_credit(const ClientAddress& address);

    boost::asio::ip::tcp::acceptor acceptor_;
    NetServices services_;
};

} // namespace dahut
