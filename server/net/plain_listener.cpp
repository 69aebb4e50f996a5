#include "server/net/plain_listener.hpp"

#include "protocol/whole_number.hpp"
#include "server/limits.hpp"
#include "server/net/accepting.hpp"
#include "server/waiting/unattended.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>

#include <memory>
#include <utility>

namespace dahut {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;

namespace {

// One of the streams that `stop` ends. What holds them lives as long as the last of them.
class Registered {
public:
    Registered(std::shared_ptr<std::set<beast::tcp_stream*>> streams, beast::tcp_stream& stream)
        : streams_(std::move(streams)), stream_(&stream)
    {
        streams_->insert(stream_);
    }
    Registered(const Registered&) = delete;
    Registered& operator=(const Registered&) = delete;
    Registered(Registered&&) = delete;
    Registered& operator=(Registered&&) = delete;
    ~Registered() { streams_->erase(stream_); }

private:
    std::shared_ptr<std::set<beast::tcp_stream*>> streams_;
    beast::tcp_stream* stream_;
};

} // namespace

std::optional<tcp::endpoint> endpoint_of(std::string_view text)
{
    const std::size_t colon = text.rfind(':');
    if (colon == std::string_view::npos) {
        return std::nullopt;
    }
    std::string_view address = text.substr(0, colon);
    const std::string_view digits = text.substr(colon + 1);
    const bool bracketed = address.size() > 2 && address.front() == '[' && address.back() == ']';
    if (bracketed) {
        address = address.substr(1, address.size() - 2);
    }
    const std::optional<std::uint16_t> port = whole_number<std::uint16_t>(digits);
    boost::system::error_code error;
    const asio::ip::address parsed = asio::ip::make_address(std::string(address), error);
    const bool is_whole = port && !error;
    return is_whole && parsed.is_v6() == bracketed ? std::optional(tcp::endpoint(parsed, *port)) : std::nullopt;
}

PlainListener::PlainListener(const asio::any_io_executor& executor, const tcp::endpoint& address,
                             std::size_t connections_most, Answer answer)
    : acceptor_(executor, address), connections_most_(connections_most), answer_(std::move(answer))
{}

void PlainListener::start() { asio::co_spawn(acceptor_.get_executor(), accept_all(), Unattended()); }

void PlainListener::stop()
{
    boost::system::error_code ignored;
    acceptor_.close(ignored);
    for (beast::tcp_stream* const stream : *open_) {
        stream->cancel();
    }
}

asio::awaitable<void> PlainListener::accept_all()
{
    while (std::optional<tcp::socket> socket = co_await accepted(acceptor_)) {
        if (open_->size() < connections_most_) {
            asio::co_spawn(acceptor_.get_executor(), serve(*std::move(socket)), Unattended());
        }
    }
}

asio::awaitable<void> PlainListener::serve(tcp::socket socket)
{
    beast::tcp_stream stream(std::move(socket));
    const Registered registered(open_, stream);
    stream.expires_after(limits::plain_time);
    beast::flat_buffer buffer;
    http::request_parser<http::string_body> parser;
    parser.header_limit(limits::header_bytes);
    parser.body_limit(limits::body_bytes);
    boost::system::error_code error;
    co_await http::async_read(stream, buffer, parser, asio::redirect_error(asio::use_awaitable, error));
    if (!error) {
        const Response response = response_to(parser.get());
        co_await http::async_write(stream, response, asio::redirect_error(asio::use_awaitable, error));
    }
    stream.socket().shutdown(tcp::socket::shutdown_send, error);
}

PlainListener::Response PlainListener::response_to(const Request& request) const
{
    Response response(http::status::ok, request.version());
    answer_(request, response);
    response.keep_alive(false);
    response.prepare_payload();
    if (request.method() == http::verb::head) {
        response.body().clear();
    }
    return response;
}

} // namespace dahut
