#include "server/commands/service_manager.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/local/datagram_protocol.hpp>

#include <cstdlib>
#include <string>

namespace dahut {

namespace asio = boost::asio;

namespace {

// A name that begins with @ is no file: the system wants a zero there.
asio::local::datagram_protocol::endpoint receiver_called(std::string name)
{
    if (name.starts_with('@')) {
        name[0] = '\0';
    }
    return {name};
}

} // namespace

void tell_service_manager(std::string_view state)
{
    // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing changes the environment any more
    const char* const name = std::getenv("NOTIFY_SOCKET");
    if (name == nullptr) {
        return;
    }
    try {
        asio::io_context context;
        asio::local::datagram_protocol::socket socket(context);
        socket.open();
        socket.non_blocking(true);
        socket.send_to(asio::buffer(state.data(), state.size()), receiver_called(name));
    } catch (const boost::system::system_error&) {
        // Whoever does not listen has nothing to be told.
        return;
    }
}

} // namespace dahut
