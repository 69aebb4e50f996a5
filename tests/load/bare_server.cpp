// The partner in every comparison: a WebSocket server as one writes it with Beast, which does nothing but receive and
// send. Connections to the same path are a group. A message begins with as many sizes as its group has connections,
// each followed by a space; every connection is sent a message of its size. It knows no JSON and stores nothing.
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket.hpp>

#include <charconv>
#include <deque>
#include <exception>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

using Message = std::shared_ptr<const std::string>;

class Session;
using Group = std::vector<std::shared_ptr<Session>>;
using Groups = std::map<std::string, Group, std::less<>>;

class Session : public std::enable_shared_from_this<Session> {
public:
    Session(tcp::socket socket, Groups& groups) : socket_(std::move(socket)), groups_(groups) {}

    asio::awaitable<void> run()
    {
        const std::string path = co_await shake_hands();
        Group& group = groups_[path];
        group.push_back(shared_from_this());
        try {
            while (true) {
                beast::flat_buffer buffer;
                co_await socket_.async_read(buffer, asio::use_awaitable);
                tell(group, {static_cast<const char*>(buffer.data().data()), buffer.size()});
            }
        } catch (const boost::system::system_error&) {
            std::erase(group, shared_from_this());
        }
    }

    void send(Message message)
    {
        queue_.push_back(std::move(message));
        if (queue_.size() == 1) {
            write_first();
        }
    }

private:
    // The path that was asked for.
    asio::awaitable<std::string> shake_hands()
    {
        beast::flat_buffer buffer;
        beast::http::request<beast::http::string_body> request;
        co_await beast::http::async_read(socket_.next_layer(), buffer, request, asio::use_awaitable);
        socket_.set_option(beast::websocket::stream_base::timeout::suggested(beast::role_type::server));
        co_await socket_.async_accept(request, asio::use_awaitable);
        co_return std::string(request.target());
    }

    static void tell(const Group& group, std::string_view text)
    {
        for (const std::shared_ptr<Session>& session : group) {
            std::size_t bytes = 0;
            const char* const end = std::from_chars(text.data(), text.data() + text.size(), bytes).ptr;
            text.remove_prefix(static_cast<std::size_t>(end - text.data()) + 1);
            session->send(std::make_shared<const std::string>(bytes, 'x'));
        }
    }

    void write_first()
    {
        socket_.async_write(asio::buffer(*queue_.front()),
                            [self = shared_from_this()](boost::system::error_code error, std::size_t) {
                                self->queue_.pop_front();
                                if (!error && !self->queue_.empty()) {
                                    self->write_first();
                                }
                            });
    }

    beast::websocket::stream<beast::tcp_stream> socket_;
    Groups& groups_;
    std::deque<Message> queue_;
};

asio::awaitable<void> accept_all(tcp::acceptor& acceptor, Groups& groups)
{
    while (true) {
        tcp::socket socket = co_await acceptor.async_accept(asio::use_awaitable);
        socket.set_option(tcp::no_delay(true));
        const auto session = std::make_shared<Session>(std::move(socket), groups);
        asio::co_spawn(acceptor.get_executor(), [session] { return session->run(); }, asio::detached);
    }
}

} // namespace

int main()
{
    try {
        asio::io_context context{1};
        Groups groups;
        tcp::acceptor acceptor(context, {asio::ip::address_v4::loopback(), 0});
        asio::co_spawn(context, accept_all(acceptor, groups), asio::detached);
        std::cout << "The bare server is ready: http://localhost:" << acceptor.local_endpoint().port() << '\n'
                  << std::flush;
        context.run();
        return 0;
    } catch (const std::exception& error) {
        std::cerr << "dahut_bare_server: " << error.what() << '\n';
        return 1;
    }
}
