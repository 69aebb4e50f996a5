#include "tests/load/http_get.hpp"

#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include <stdexcept>

namespace dahut::load {

namespace asio = boost::asio;
namespace http = boost::beast::http;

asio::awaitable<std::string> http_get(Endpoint server, std::string target)
{
    asio::ip::tcp::socket socket(co_await asio::this_coro::executor);
    co_await socket.async_connect(server, asio::use_awaitable);
    http::request<http::empty_body> request(http::verb::get, target, 11);
    request.set(http::field::host, server.address().to_string());
    request.keep_alive(false);
    co_await http::async_write(socket, request, asio::use_awaitable);
    boost::beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.body_limit(boost::none);
    co_await http::async_read(socket, buffer, parser, asio::use_awaitable);
    if (parser.get().result() != http::status::ok) {
        throw std::runtime_error(target + " is answered: " + parser.get().body());
    }
    co_return parser.release().body();
}

} // namespace dahut::load
