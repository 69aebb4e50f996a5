#include "tests/load/servers.hpp"

#include <boost/asio/ip/address_v4.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace dahut::load {

namespace asio = boost::asio;

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 10> no_limits{
    {{"--max-tables", "1000000"},
     {"--max-tables-per-address", "1000000"},
     {"--max-connections", "1000000"},
     {"--max-connections-per-address", "1000000"},
     {"--messages-per-second", "100000"},
     {"--messages-at-once", "100000"},
     {"--messages-per-second-per-address", "1000000"},
     {"--messages-at-once-per-address", "1000000"},
     {"--requests-per-second", "100000"},
     {"--requests-at-once", "100000"}}};

// The port at the end of "... is ready: http://localhost:PORT".
std::uint16_t port_in(std::string_view line)
{
    const std::string_view digits = line.substr(line.rfind(':') + 1);
    std::uint16_t port = 0;
    if (std::from_chars(digits.data(), digits.data() + digits.size(), port).ec != std::errc()) {
        throw std::runtime_error("a server said: " + std::string(line));
    }
    return port;
}

asio::awaitable<void> wait_until_ready(ChildProcess& process, Endpoint& endpoint)
{
    const std::string line = co_await process.first_line();
    endpoint = endpoint_at(port_in(line));
}

} // namespace

CommandLine limited_command(const std::filesystem::path& program, const std::filesystem::path& folder,
                            std::uint16_t port)
{
    const std::filesystem::path web = folder / "web";
    std::filesystem::create_directories(web);
    std::ofstream(web / "index.html") << "<!doctype html><title>Dahut under load</title>";
    return {program.string(), "serve",
            "--address",      "127.0.0.1",
            "--port",         std::to_string(port),
            "--database",     database_in(folder).string(),
            "--web",          web.string(),
            "--log-level",    "error"};
}

CommandLine dahut_command(const std::filesystem::path& program, const std::filesystem::path& folder, std::uint16_t port)
{
    CommandLine command = limited_command(program, folder, port);
    for (const auto& [option, value] : no_limits) {
        command.emplace_back(option);
        command.emplace_back(value);
    }
    return command;
}

CommandLine on_database(CommandLine command, const std::string& address, const std::string& name)
{
    const auto option = std::ranges::find(command, "--database");
    *std::next(option) = address;
    command.insert(command.end(), {"--process-name", name});
    return command;
}

CommandLine on_cores(CommandLine command, std::size_t cores)
{
    if (cores > 0) {
        command.insert(command.begin(), {"/usr/bin/taskset", "--cpu-list", "0-" + std::to_string(cores - 1)});
    }
    return command;
}

std::filesystem::path database_in(const std::filesystem::path& folder) { return folder / "dahut.db"; }

Endpoint endpoint_at(std::uint16_t port) { return {asio::ip::address_v4::loopback(), port}; }

Endpoint free_endpoint(Loop& loop) { return asio::ip::tcp::acceptor(loop.context(), endpoint_at(0)).local_endpoint(); }

Server::Server(Loop& loop, CommandLine command) : process_(loop.context(), std::move(command))
{
    loop.finish("a server to be ready", wait_until_ready(process_, endpoint_));
}

} // namespace dahut::load
