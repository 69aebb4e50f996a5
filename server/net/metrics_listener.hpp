// Answers GET /metrics at an address of its own, which nobody but the operator needs to reach. A connection asks once.
// What the text says is left to server/metrics.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/tcp_stream.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace dahut {

// "127.0.0.1:9100" or "[::1]:9100"; nothing for any other text.
[[nodiscard]] std::optional<boost::asio::ip::tcp::endpoint> endpoint_of(std::string_view text);

class MetricsListener {
public:
    using Text = std::function<std::string()>;

    // Binds the address at once. Throws boost::system::system_error on failure, such as a port in use.
    MetricsListener(const boost::asio::any_io_executor& executor, const boost::asio::ip::tcp::endpoint& address,
                    Text text);
    MetricsListener(const MetricsListener&) = delete;
    MetricsListener& operator=(const MetricsListener&) = delete;
    MetricsListener(MetricsListener&&) = delete;
    MetricsListener& operator=(MetricsListener&&) = delete;
    ~MetricsListener() = default;

    // The port that is used, which matters if the system chose it.
    [[nodiscard]] std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
    void start();
    // Stops accepting, and ends every connection.
    void stop();

private:
    [[nodiscard]] boost::asio::awaitable<void> accept_all();
    [[nodiscard]] boost::asio::awaitable<void> answer(boost::asio::ip::tcp::socket socket);

    boost::asio::ip::tcp::acceptor acceptor_;
    Text text_;
    std::shared_ptr<std::set<boost::beast::tcp_stream*>> open_ =
        std::make_shared<std::set<boost::beast::tcp_stream*>>();
};

} // namespace dahut
