#include "server/net/listener.hpp"

#include "server/net/accepting.hpp"
#include "server/waiting/fault.hpp"
#include "server/waiting/unattended.hpp"

#include <boost/asio/co_spawn.hpp>
#include <spdlog/spdlog.h>

#include <exception>
#include <optional>
#include <utility>

namespace dahut {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

void report_end(const std::exception_ptr& failure)
{
    if (!failure) {
        return;
    }
    try {
        std::rethrow_exception(failure);
    } catch (const boost::system::system_error& error) {
        spdlog::error("a connection ended by a fault: {}", error.code().message());
    } catch (const std::exception& error) {
        spdlog::error("a connection ended by a fault: {}", fault_text(error));
    }
}

tcp::endpoint endpoint_of(const NetSettings& settings)
{
    return {asio::ip::make_address(settings.address), settings.port};
}

} // namespace

Listener::Listener(const asio::any_io_executor& executor, NetServices services)
    : acceptor_(executor, endpoint_of(services.settings)), services_(services)
{}

void Listener::start() { asio::co_spawn(acceptor_.get_executor(), accept_all(), Unattended()); }

void Listener::stop()
{
    boost::system::error_code ignored;
    acceptor_.close(ignored);
    services_.connections.shut_down_all();
}

asio::awaitable<void> Listener::accept_all()
{
    while (std::optional<tcp::socket> socket = co_await accepted(acceptor_)) {
        receive(*std::move(socket));
    }
}

// Admits a connection or turns it away before it costs anything.
void Listener::receive(tcp::socket socket)
{
    boost::system::error_code gone;
    const asio::ip::address peer = plain_address(socket.remote_endpoint(gone).address());
    socket.set_option(tcp::no_delay(true), gone);
    if (gone) {
        return;
    }
    const bool shared = services_.proxies.trusts(peer);
    if (!shared && services_.refused.hold(peer)) {
        asio::co_spawn(acceptor_.get_executor(), turn_away(std::move(socket), "403 Forbidden"), report_end);
        return;
    }
    if (!shared && is_out_of_credit(ClientAddress(peer))) {
        services_.refusals.tell_of_flood(peer.to_string(), services_.settings);
        asio::co_spawn(acceptor_.get_executor(), turn_away(std::move(socket), "429 Too Many Requests"), report_end);
        return;
    }
    std::optional<Connections::Ticket> ticket =
        shared ? services_.connections.admit_shared() : services_.connections.admit(ClientAddress(peer));
    if (ticket) {
        serve({std::move(socket), peer, *std::move(ticket)});
    } else {
        services_.refusals.tell_of_crowd(peer.to_string(), services_.settings);
        asio::co_spawn(acceptor_.get_executor(), turn_away(std::move(socket), "503 Service Unavailable"), report_end);
    }
}

bool Listener::is_out_of_credit(const ClientAddress& address)
{
    return services_.connections.account(address).requests.wait_for(1, Credits::Clock::now()).count() > 0;
}

// When a connection becomes a WebSocket, everything that HTTP needed is freed.
void Listener::serve(Arrival arrival)
{
    const asio::any_io_executor executor = acceptor_.get_executor();
    const auto end = [executor, services = services_](const std::exception_ptr& failure,
                                                      std::optional<Upgrade> upgrade) {
        report_end(failure);
        if (upgrade) {
            asio::co_spawn(
                executor, serve_websocket(*std::move(upgrade), services.lobby, services.connections, services.settings),
                report_end);
        }
    };
    asio::co_spawn(executor, serve_http(std::move(arrival), services_), end);
}

} // namespace dahut
