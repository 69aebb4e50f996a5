#include "server/net/http_session.hpp"

#include "server/limits.hpp"
#include "server/net/http_answers.hpp"
#include "server/net/request_checks.hpp"

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

#include <chrono>
#include <memory>
#include <optional>
#include <utility>

namespace dahut {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

namespace {

// Registers the connection, so that a stopping server can end it while it waits for its next request.
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
    void tell(const Message&) override {}

private:
    beast::tcp_stream& stream_;
    Connections& connections_;
};

enum class Next { another_request, websocket, end };

class HttpSession {
public:
    HttpSession(Arrival arrival, NetServices services)
        : stream_(std::move(arrival.socket)), peer_(std::move(arrival.peer)), ticket_(std::move(arrival.ticket)),
          services_(services)
    {}

    asio::awaitable<std::optional<Upgrade>> serve();

private:
    asio::awaitable<Next> serve_request();
    asio::awaitable<boost::system::error_code> read();
    asio::awaitable<Next> write(HttpAnswer answer);
    // The answer to the request; nothing if the connection becomes a WebSocket.
    asio::awaitable<std::optional<HttpAnswer>> answer();
    std::optional<HttpAnswer> refuse_to_become_websocket();
    // Sets the flag if the client ends the connection before it is answered.
    void watch(std::weak_ptr<Cancelled> waiting);
    bool has_ended();
    std::chrono::milliseconds charge(const ClientAddress& address, double cost);
    [[nodiscard]] asio::ip::address asking_address() const;
    // Whether somebody who is not trusted says for whom it asks.
    [[nodiscard]] bool is_named_by_stranger() const
    {
        return request_.count("X-Forwarded-For") > 0 && !services_.proxies.trusts(peer_);
    }
    [[nodiscard]] ClientAddress client_address() const { return ClientAddress(asking_address()); }

    beast::tcp_stream stream_;
    asio::ip::address peer_;
    Connections::Ticket ticket_;
    NetServices services_;
    beast::flat_buffer buffer_;
    HttpRequest request_;
    bool has_asked_ = false;
};

asio::awaitable<std::optional<Upgrade>> HttpSession::serve()
{
    Next next = Next::another_request;
    {
        const OpenStream open(stream_, services_.connections);
        while (next == Next::another_request) {
            next = co_await serve_request();
        }
    }
    if (!has_asked_) {
        // A connection without any proper request costs one credit as well. It was admitted already, so the account
        // may go into debt.
        services_.connections.account(client_address()).requests.take(1, Credits::Clock::now());
    }
    if (next == Next::websocket) {
        stream_.expires_never();
        co_return Upgrade{stream_.release_socket(), std::move(request_), std::move(ticket_)};
    }
    boost::system::error_code ignored;
    stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
    co_return std::nullopt;
}

asio::awaitable<Next> HttpSession::serve_request()
{
    const boost::system::error_code error = co_await read();
    if (error.category() == make_error_code(http::error::bad_method).category()
        && error != http::error::end_of_stream) {
        request_.keep_alive(false);
        HttpAnswer refused = http_error(request_, 400, "bad_request", "This is not a proper HTTP request.");
        co_return co_await write(std::move(refused));
    }
    if (error) {
        co_return Next::end;
    }
    std::optional<HttpAnswer> answered = co_await answer();
    if (!answered) {
        co_return Next::websocket;
    }
    co_return co_await write(*std::move(answered));
}

asio::awaitable<boost::system::error_code> HttpSession::read()
{
    http::request_parser<http::string_body> parser;
    parser.header_limit(limits::header_bytes);
    parser.body_limit(limits::body_bytes);
    stream_.expires_after(services_.settings.handshake_time);
    boost::system::error_code error;
    co_await http::async_read(stream_, buffer_, parser, asio::redirect_error(asio::use_awaitable, error));
    request_ = parser.release();
    co_return error;
}

asio::awaitable<Next> HttpSession::write(HttpAnswer answer)
{
    stream_.expires_after(services_.settings.idle_time);
    boost::system::error_code error;
    co_await http::async_write(stream_, answer.response, asio::redirect_error(asio::use_awaitable, error));
    co_return !error && answer.response.keep_alive() ? Next::another_request : Next::end;
}

asio::awaitable<std::optional<HttpAnswer>> HttpSession::answer()
{
    const asio::ip::address asking = asking_address();
    const ClientAddress address(asking);
    if (is_named_by_stranger()) {
        services_.refusals.tell_of_proxy(peer_.to_string(), services_.settings);
    }
    if (const auto wait = charge(address, price_of(request_)); wait.count() > 0) {
        co_return http_too_fast(request_, wait);
    }
    if (services_.refused.hold(asking)) {
        co_return http_error(request_, 403, "address_refused", "This server does not serve your address.");
    }
    if (std::optional<HttpAnswer> refused = refuse_request(request_, services_.settings, services_.refusals)) {
        co_return refused;
    }
    if (beast::websocket::is_upgrade(request_)) {
        co_return refuse_to_become_websocket();
    }
    if (std::optional<HttpAnswer> refused = refuse_plain_socket(request_, services_.refusals)) {
        co_return refused;
    }
    if (asks_to_administer(request_)) {
        co_return co_await services_.administration.answer(request_);
    }
    const auto cancelled = std::make_shared<Cancelled>();
    if (asks_for_match(request_)) {
        watch(cancelled);
    }
    HttpClient client{services_.connections.account(address).origin, asking.to_string(), cancelled,
                      services_.connections.announcement().if_any(Announcement::Moment::clock::now())};
    HttpAnswer answered = co_await answer_http(request_, services_.lobby, services_.files, std::move(client));
    boost::system::error_code ignored;
    stream_.socket().cancel(ignored);
    co_return answered;
}

// Takes the credits of the address, or returns how long to wait for them.
std::chrono::milliseconds HttpSession::charge(const ClientAddress& address, double cost)
{
    has_asked_ = true;
    Credits& credits = services_.connections.account(address).requests;
    const Credits::Clock::time_point now = Credits::Clock::now();
    const std::chrono::milliseconds wait = credits.wait_for(cost, now);
    if (wait.count() == 0) {
        credits.take(cost, now);
    }
    return wait;
}

// The weak pointer expires as soon as this session has its answer, so `this` is valid when it locks.
void HttpSession::watch(std::weak_ptr<Cancelled> waiting)
{
    stream_.socket().async_wait(asio::ip::tcp::socket::wait_read,
                                [this, waiting = std::move(waiting)](boost::system::error_code error) {
                                    const std::shared_ptr<Cancelled> cancelled = waiting.lock();
                                    if (!error && cancelled && has_ended()) {
                                        cancelled->set();
                                    }
                                });
}

// Call this only when the socket is readable: that means the end or another request.
bool HttpSession::has_ended()
{
    char next = 0;
    boost::system::error_code error;
    stream_.socket().receive(asio::buffer(&next, 1), asio::ip::tcp::socket::message_peek, error);
    return error.failed();
}

// A WebSocket through a proxy counts for the client at its other end, not for the proxy.
std::optional<HttpAnswer> HttpSession::refuse_to_become_websocket()
{
    std::optional<HttpAnswer> refused = refuse_upgrade(request_, services_.settings, services_.refusals);
    if (!refused && ticket_.account() == nullptr) {
        if (std::optional<Connections::Ticket> own = services_.connections.admit(client_address())) {
            ticket_ = *std::move(own);
        } else {
            refused = http_error(request_, 503, "too_many_connections", "Too many connections from this address.");
        }
    }
    return refused;
}

asio::ip::address HttpSession::asking_address() const
{
    std::string forwarded_for;
    for (auto [field, end] = request_.equal_range("X-Forwarded-For"); field != end; ++field) {
        forwarded_for.append(forwarded_for.empty() ? "" : ",").append(field->value());
    }
    return services_.proxies.asking(peer_, forwarded_for);
}

} // namespace

asio::awaitable<std::optional<Upgrade>> serve_http(Arrival arrival, NetServices services)
{
    HttpSession session(std::move(arrival), services);
    co_return co_await session.serve();
}

asio::awaitable<void> turn_away(asio::ip::tcp::socket socket, std::string_view status)
{
    beast::tcp_stream stream(std::move(socket));
    stream.expires_after(limits::turning_away_time);
    const std::string answer =
        "HTTP/1.1 " + std::string(status) + "\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 10\r\n\r\n";
    boost::system::error_code ignored;
    co_await asio::async_write(stream, asio::buffer(answer), asio::redirect_error(asio::use_awaitable, ignored));
    stream.socket().shutdown(asio::ip::tcp::socket::shutdown_both, ignored);
}

} // namespace dahut
