// The socket beside the database over which an operator's commands talk to the running server (docs/decisions/0061):
// lines of bounded length, each answered by one. Only the account that runs the server, and root, can connect. What the
// lines say is left to the desk.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/beast/core/basic_stream.hpp>

#include <filesystem>
#include <functional>
#include <memory>
#include <set>
#include <string>

namespace dahut {

// Where the server that has this database listens.
[[nodiscard]] std::filesystem::path operator_socket_of(const std::filesystem::path& database);

class OperatorSocket {
public:
    using Answering = std::function<boost::asio::awaitable<std::string>(std::string)>;
    using Stream = boost::beast::basic_stream<boost::asio::local::stream_protocol>;

    // Takes the place of a socket that an earlier server has left. Nobody else may be using the database. Throws
    // boost::system::system_error or std::runtime_error.
    OperatorSocket(const boost::asio::any_io_executor& executor, std::filesystem::path file, Answering answering);
    OperatorSocket(const OperatorSocket&) = delete;
    OperatorSocket& operator=(const OperatorSocket&) = delete;
    OperatorSocket(OperatorSocket&&) = delete;
    OperatorSocket& operator=(OperatorSocket&&) = delete;
    // Removes the socket.
    ~OperatorSocket();

    void start();
    // Ends every connection, and lets nobody connect any more.
    void stop();

private:
    [[nodiscard]] boost::asio::awaitable<void> accept_all();
    [[nodiscard]] boost::asio::awaitable<void> serve(boost::asio::local::stream_protocol::socket socket);

    std::filesystem::path file_;
    boost::asio::local::stream_protocol::acceptor acceptor_;
    Answering answering_;
    std::shared_ptr<std::set<Stream*>> open_ = std::make_shared<std::set<Stream*>>();
};

} // namespace dahut
