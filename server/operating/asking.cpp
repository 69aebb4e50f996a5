#include "server/operating/asking.hpp"

#include "server/limits.hpp"
#include "server/operating/operator_socket.hpp"

#include <istream>
#include <stdexcept>
#include <string>

namespace dahut {

namespace asio = boost::asio;

std::optional<operating::Answer> asked_of_server(const std::filesystem::path& database,
                                                 const operating::Request& request)
{
    asio::local::stream_protocol::iostream stream;
    stream.expires_after(limits::operator_time);
    stream.connect(asio::local::stream_protocol::endpoint(operator_socket_of(database).string()));
    if (!stream) {
        return std::nullopt;
    }
    stream << operating_text(request) << '\n' << std::flush;
    std::string line;
    if (!std::getline(stream, line)) {
        throw std::runtime_error("the server does not answer");
    }
    return read_operating_answer(line);
}

} // namespace dahut
