#include "server/net/http_session.hpp"

#include "server/net/http_answers.hpp"
#include "server/net/origin.hpp"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <spdlog/spdlog.h>

#include <optional>
#include <utility>

namespace dahut {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

namespace {

constexpr std::uint32_t header_bytes_most = 8 * 1024;
constexpr std::uint64_t body_bytes_most = 1024;

std::string_view field_of(const HttpRequest& request, http::field field)
{
    const auto value = request[field];
    return {value.data(), value.size()};
}

// What is wrong with a request to become a WebSocket; nothing if it may.
std::optional<HttpResponse> refuse_upgrade(const HttpRequest& request, const NetSettings& settings)
{
    if (request.target() != "/ws") {
        return http_error(request, 404, "not_found", "WebSockets are at /ws.");
    }
    const std::string_view origin = field_of(request, http::field::origin);
    if (!may_connect(origin, field_of(request, http::field::host), settings.allowed_origins)) {
        spdlog::warn("a web page of another origin tried to connect");
        return http_error(request, 403, "wrong_origin", "Web pages of other origins may not connect.");
    }
    http::token_list offered(request[http::field::sec_websocket_protocol]);
    if (!offered.exists(protocol_version)) {
        return http_error(request, 400, "wrong_protocol", "The subprotocol must be dahut.1.");
    }
    return std::nullopt;
}

// So that a server that stops can end connections that are waiting for their next request.
class OpenStream final : public Connection {
public:
    OpenStream(beast::tcp_stream& stream, Connections& connections) : stream_(stream), connections_(connections)
    {
        connections_.add(*this);
    }
    OpenStream(const OpenStream&) = delete;
    OpenStream& operator=(const OpenStream&) = delete;
    OpenStream(OpenStream&&) = delete;
    OpenStream& operator=(OpenStream&&) = delete;
    ~OpenStream() override { connections_.remove(*this); }

    void shut_down() override { stream_.cancel(); }

private:
    beast::tcp_stream& stream_;
    Connections& connections_;
};

enum class Next { another_request, websocket, end };

// Reads one request and answers it, unless it is one to become a WebSocket.
asio::awaitable<Next> serve_request(beast::tcp_stream& stream, beast::flat_buffer& buffer, HttpRequest& request,
                                    NetServices services)
{
    http::request_parser<http::string_body> parser;
    parser.header_limit(header_bytes_most);
    parser.body_limit(body_bytes_most);
    stream.expires_after(services.settings.handshake_time);
    boost::system::error_code error;
    co_await http::async_read(stream, buffer, parser, asio::redirect_error(asio::use_awaitable, error));
    request = parser.release();
    std::optional<HttpResponse> response;
    if (error.category() == make_error_code(http::error::bad_method).category()
        && error != http::error::end_of_stream) {
        request.keep_alive(false);
        response = http_error(request, 400, "bad_request", "This is not a proper HTTP request.");
    } else if (error) {
        co_return Next::end;
    } else if (beast::websocket::is_upgrade(request)) {
        response = refuse_upgrade(request, services.settings);
        if (!response) {
            co_return Next::websocket;
        }
    } else {
        response = co_await answer_http(request, services.lobby, services.files);
    }
    stream.expires_after(services.settings.idle_time);
    boost::system::error_code write_error;
    co_await http::async_write(stream, *response, asio::redirect_error(asio::use_awaitable, write_error));
    co_return !write_error && response->keep_alive() ? Next::another_request : Next::end;
}

} // namespace

asio::awaitable<std::optional<Upgrade>> serve_http(asio::ip::tcp::socket socket, NetServices services,
                                                   Connections::Ticket ticket)
{
    beast::tcp_stream stream(std::move(socket));
    beast::flat_buffer buffer;
    HttpRequest request;
    Next next = Next::another_request;
    {
        const OpenStream open(stream, services.connections);
        while (next == Next::another_request) {
            next = co_await serve_request(stream, buffer, request, services);
        }
    }
    if (next == Next::websocket) {
        stream.expires_never();
        co_return Upgrade{stream.release_socket(), std::move(request), std::move(ticket)};
    }
    boost::system::error_code ignored;
    stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
    co_return std::nullopt;
}

asio::awaitable<void> turn_away(asio::ip::tcp::socket socket)
{
    beast::tcp_stream stream(std::move(socket));
    stream.expires_after(std::chrono::seconds(2));
    static constexpr std::string_view answer =
        "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 10\r\n\r\n";
    boost::system::error_code ignored;
    co_await asio::async_write(stream, asio::buffer(answer), asio::redirect_error(asio::use_awaitable, ignored));
    stream.socket().shutdown(asio::ip::tcp::socket::shutdown_both, ignored);
}

} // namespace dahut
