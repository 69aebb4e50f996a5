#include "tests/load/connection.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <exception>
#include <stdexcept>
#include <utility>

namespace dahut::load {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;

namespace {

std::string_view text_of(const boost::beast::flat_buffer& buffer)
{
    return {static_cast<const char*>(buffer.data().data()), buffer.size()};
}

} // namespace

asio::awaitable<void> Connection::open(Endpoint server, std::string target, std::string subprotocol)
{
    socket_.next_layer().open(asio::ip::tcp::v4());
    socket_.next_layer().bind({home_, 0});
    co_await socket_.next_layer().async_connect(server, asio::use_awaitable);
    socket_.next_layer().set_option(asio::ip::tcp::no_delay(true));
    socket_.set_option(websocket::stream_base::decorator([subprotocol](websocket::request_type& request) {
        if (!subprotocol.empty()) {
            request.set(boost::beast::http::field::sec_websocket_protocol, subprotocol);
        }
    }));
    co_await socket_.async_handshake(server.address().to_string(), target, asio::use_awaitable);
}

void Connection::send(std::string message)
{
    queue_.push_back(std::move(message));
    if (queue_.size() == 1) {
        write_first();
    }
}

void Connection::write_first()
{
    socket_.async_write(asio::buffer(queue_.front()),
                        [self = shared_from_this()](boost::system::error_code error, std::size_t) {
                            self->queue_.pop_front();
                            if (!error && !self->queue_.empty()) {
                                self->write_first();
                            }
                        });
}

asio::awaitable<std::string> Connection::next()
{
    buffer_.clear();
    co_await socket_.async_read(buffer_, asio::use_awaitable);
    co_return std::string(text_of(buffer_));
}

void Connection::listen(Heard heard)
{
    heard_ = std::move(heard);
    asio::co_spawn(
        socket_.get_executor(), [self = shared_from_this()] { return self->read_all(); },
        [](const std::exception_ptr& failure) {
            if (failure) {
                std::rethrow_exception(failure);
            }
        });
}

asio::awaitable<void> Connection::read_all()
{
    while (heard_) {
        buffer_.clear();
        boost::system::error_code error;
        co_await socket_.async_read(buffer_, asio::redirect_error(asio::use_awaitable, error));
        if (error && heard_) {
            throw std::runtime_error("the server has ended a connection: " + error.message());
        }
        if (heard_) {
            heard_(text_of(buffer_));
        }
    }
}

void Connection::close()
{
    heard_ = nullptr;
    boost::system::error_code ignored;
    socket_.next_layer().close(ignored);
}

} // namespace dahut::load
