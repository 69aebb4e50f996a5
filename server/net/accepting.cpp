#include "server/net/accepting.hpp"

#include "server/limits.hpp"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <spdlog/spdlog.h>

namespace dahut {

namespace asio = boost::asio;

namespace {

template <typename Acceptor>
asio::awaitable<std::optional<typename Acceptor::protocol_type::socket>> next_of(Acceptor& acceptor)
{
    while (acceptor.is_open()) {
        boost::system::error_code error;
        typename Acceptor::protocol_type::socket socket =
            co_await acceptor.async_accept(asio::redirect_error(asio::use_awaitable, error));
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

} // namespace

asio::awaitable<std::optional<asio::ip::tcp::socket>> accepted(asio::ip::tcp::acceptor& acceptor)
{
    return next_of(acceptor);
}

asio::awaitable<std::optional<asio::local::stream_protocol::socket>>
accepted(asio::local::stream_protocol::acceptor& acceptor)
{
    return next_of(acceptor);
}

} // namespace dahut
