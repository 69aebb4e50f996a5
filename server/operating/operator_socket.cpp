#include "server/operating/operator_socket.hpp"

#include "protocol/operating.hpp"
#include "server/limits.hpp"
#include "server/net/accepting.hpp"
#include "server/store/database_files.hpp"
#include "server/waiting/unattended.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace dahut {

namespace asio = boost::asio;
using asio::local::stream_protocol;

namespace {

constexpr mode_t owner_only = 0600;

// Whatever else has this name is not ours to remove.
void remove_former(const std::filesystem::path& file)
{
    std::error_code error;
    const std::filesystem::file_status found = std::filesystem::symlink_status(file, error);
    if (found.type() == std::filesystem::file_type::socket) {
        std::filesystem::remove(file, error);
    } else if (std::filesystem::exists(found)) {
        throw std::runtime_error("there is a file of that name which is no socket");
    }
}

// A file system may not heed the modes of sockets, so whoever connects is looked at as well.
bool is_trusted(stream_protocol::socket& socket)
{
    ucred peer{};
    socklen_t size = sizeof peer;
    return getsockopt(socket.native_handle(), SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0
           && (peer.uid == geteuid() || peer.uid == 0);
}

// One of the streams that `stop` ends.
class RegisteredStream {
public:
    RegisteredStream(std::shared_ptr<std::set<OperatorSocket::Stream*>> streams, OperatorSocket::Stream& stream)
        : streams_(std::move(streams)), stream_(&stream)
    {
        streams_->insert(stream_);
    }
    RegisteredStream(const RegisteredStream&) = delete;
    RegisteredStream& operator=(const RegisteredStream&) = delete;
    RegisteredStream(RegisteredStream&&) = delete;
    RegisteredStream& operator=(RegisteredStream&&) = delete;
    ~RegisteredStream() { streams_->erase(stream_); }

private:
    std::shared_ptr<std::set<OperatorSocket::Stream*>> streams_;
    OperatorSocket::Stream* stream_;
};

asio::awaitable<boost::system::error_code> write_line(OperatorSocket::Stream& stream, std::string text)
{
    text += '\n';
    boost::system::error_code error;
    stream.expires_after(limits::operator_time);
    co_await asio::async_write(stream, asio::buffer(text), asio::redirect_error(asio::use_awaitable, error));
    co_return error;
}

} // namespace

std::filesystem::path operator_socket_of(const std::filesystem::path& database)
{
    return file_beside(database, socket_ending);
}

// Whoever made the process has seen to it that what it makes is private, so nobody else gets in before the mode is set.
OperatorSocket::OperatorSocket(const asio::any_io_executor& executor, std::filesystem::path file, Answering answering)
    : file_(std::move(file)), acceptor_(executor), answering_(std::move(answering))
{
    const stream_protocol::endpoint endpoint(file_.string());
    remove_former(file_);
    acceptor_.open(endpoint.protocol());
    acceptor_.bind(endpoint);
    if (chmod(file_.c_str(), owner_only) != 0) {
        throw std::system_error(errno, std::system_category());
    }
    acceptor_.listen();
}

OperatorSocket::~OperatorSocket()
{
    std::error_code ignored;
    std::filesystem::remove(file_, ignored);
}

void OperatorSocket::start() { asio::co_spawn(acceptor_.get_executor(), accept_all(), Unattended()); }

void OperatorSocket::stop()
{
    boost::system::error_code ignored;
    acceptor_.close(ignored);
    for (Stream* const stream : *open_) {
        stream->cancel();
    }
}

asio::awaitable<void> OperatorSocket::accept_all()
{
    while (std::optional<stream_protocol::socket> socket = co_await accepted(acceptor_)) {
        if (open_->size() < limits::operator_connections && is_trusted(*socket)) {
            asio::co_spawn(acceptor_.get_executor(), serve(*std::move(socket)), Unattended());
        }
    }
}

// A line is answered before the next one is read. Whoever is being answered when the server stops is asked no more.
asio::awaitable<void> OperatorSocket::serve(stream_protocol::socket socket)
{
    Stream stream(std::move(socket));
    const RegisteredStream registered(open_, stream);
    std::string read;
    boost::system::error_code error;
    while (!error && acceptor_.is_open()) {
        stream.expires_after(limits::operator_time);
        const std::size_t size =
            co_await asio::async_read_until(stream, asio::dynamic_buffer(read, limits::message_bytes), '\n',
                                            asio::redirect_error(asio::use_awaitable, error));
        if (error == asio::error::not_found) {
            std::string refusal = operating_text(operating::Refused{"too_large", "A line may have 8 KiB at most."});
            co_await write_line(stream, std::move(refusal));
        }
        if (error) {
            break;
        }
        std::string line = read.substr(0, size - 1);
        read.erase(0, size);
        stream.expires_never();
        std::string answer = co_await answering_(std::move(line));
        error = co_await write_line(stream, std::move(answer));
    }
}

} // namespace dahut
