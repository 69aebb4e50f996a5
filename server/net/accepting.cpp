#include "server/net/accepting.hpp"

#include "server/limits.hpp"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <spdlog/spdlog.h>

namespace dahut {

namespace asio = boost::asio;
using asio::ip::tcp;

asio::awaitable<std::optional<tcp::socket>> accepted(tcp::acceptor& acceptor)
{
    while (acceptor.is_open()) {
        boost::system::error_code error;
        tcp::socket socket = co_await acceptor.async_accept(asio::redirect_error(asio::use_awaitable, error));
        if (!acceptor.is_open()) {
            break;
        }
        if (!error) {
            co_return socket;
        }
        spdlog::error("a connection could not be accepted: {}", error.message());
        asio::steady_timer pause(acceptor.get_executor(), limits::accepting_pause);
        co_await pause.async_wait(asio::use_awaitable);
    }
    co_return std::nullopt;
}

} // namespace dahut
