// Answers plain HTTP at an address of its own, every request by one function that knows no tables. A connection asks
// once. What is answered is left to others.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string_view>

namespace dahut {

// "127.0.0.1:9100" or "[::1]:9100"; nothing for any other text.
[[nodiscard]] std::optional<boost::asio::ip::tcp::endpoint> endpoint_of(std::string_view text);

class PlainListener {
public:
    using Request = boost::beast::http::request<boost::beast::http::string_body>;
    using Response = boost::beast::http::response<boost::beast::http::string_body>;
    // Fills in status, body and what else is to be said. The length is not its concern, nor that HEAD gets no body.
    using Answer = std::function<void(const Request&, Response&)>;

    // Binds the address at once. So many may be connected at a time. Throws boost::system::system_error on failure,
    // such as a port in use.
    PlainListener(const boost::asio::any_io_executor& executor, const boost::asio::ip::tcp::endpoint& address,
                  std::size_t connections_most, Answer answer);
    PlainListener(const PlainListener&) = delete;
    PlainListener& operator=(const PlainListener&) = delete;
    PlainListener(PlainListener&&) = delete;
    PlainListener& operator=(PlainListener&&) = delete;
    ~PlainListener() = default;

    // The port that is used, which matters if the system chose it.
    [[nodiscard]] std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
    void start();
    // Stops accepting, and ends every connection.
    void stop();

private:
    [[nodiscard]] boost::asio::awaitable<void> accept_all();
    [[nodiscard]] boost::asio::awaitable<void> serve(boost::asio::ip::tcp::socket socket);
    [[nodiscard]] Response response_to(const Request& request) const;

    boost::asio::ip::tcp::acceptor acceptor_;
    std::size_t connections_most_;
    Answer answer_;
    std::shared_ptr<std::set<boost::beast::tcp_stream*>> open_ =
        std::make_shared<std::set<boost::beast::tcp_stream*>>();
};

} // namespace dahut
