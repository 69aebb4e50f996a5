#include "server/operating/asking.hpp"

#include "server/limits.hpp"
#include "server/operating/operator_socket.hpp"

#include <istream>
#include <stdexcept>
#include <string>

namespace dahut {

namespace asio = boost::asio;

namespace {

// Nothing if no socket can be called so, as its name is too long.
std::optional<asio::local::stream_protocol::endpoint> endpoint_beside(const std::filesystem::path& database)
{
    try {
        return asio::local::stream_protocol::endpoint(operator_socket_of(database).string());
    } catch (const boost::system::system_error&) {
        return std::nullopt;
    }
}

} // namespace

std::optional<operating::AnswerToCommand> asked_of_server(const std::filesystem::path& database,
                                                          const operating::Request& request)
{
    const std::optional<asio::local::stream_protocol::endpoint> server = endpoint_beside(database);
    if (!server) {
        return std::nullopt;
    }
    asio::local::stream_protocol::iostream stream;
    stream.expires_after(limits::operator_time);
    stream.connect(*server);
    if (stream.error() == asio::error::access_denied) {
        throw std::runtime_error("only the account that runs the server, or root, may ask at its socket");
    }
    if (!stream) {
        return std::nullopt;
    }
    stream << operating_text(request) << '\n' << std::flush;
    std::string line;
    if (!std::getline(stream, line)) {
        throw std::runtime_error("the server has not answered; it may still do it");
    }
    return read_operating_answer(line);
}

} // namespace dahut
