#include "server/commands/check.hpp"

#include "server/commands/check_start.hpp"
#include "server/commands/check_url.hpp"
#include "server/commands/check_websocket.hpp"
#include "server/commands/outside.hpp"
#include "server/commands/serve.hpp"
#include "server/commands/text_checks.hpp"
#include "server/commands/times.hpp"

#include <boost/asio/ip/address.hpp>

#include <chrono>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace dahut {

namespace {

ExitStatus unready(const std::string& why)
{
    std::cerr << "dahut check: " << why << "\n";
    return ExitStatus::failure;
}

// Where a server that listens there can be asked from this machine. Every server goes by the names of addresses.
std::string host_of(const NetSettings& settings)
{
    using boost::asio::ip::address_v4;
    using boost::asio::ip::address_v6;
    const boost::asio::ip::address address = boost::asio::ip::make_address(settings.address);
    if (address.is_v4()) {
        return (address.is_unspecified() ? address_v4::loopback() : address.to_v4()).to_string();
    }
    return '[' + (address.is_unspecified() ? address_v6::loopback() : address.to_v6()).to_string() + ']';
}

// Whether matches go on at a server that is not ready for these reasons: nobody should end it before they are over.
// What makes copies of a database waits until its server is well, and copies are wanted most before a disk is full.
bool matches_go_on(const std::string& why)
{
    return why.find(R"("code":"draining")") != std::string::npos
           || why.find(R"("code":"storage_nearly_full")") != std::string::npos;
}

ExitStatus check_running(const NetSettings& settings)
{
    const Fetched answer = fetched("http://" + host_of(settings) + ':' + std::to_string(settings.port) + "/readyz");
    if (!answer.failure.empty()) {
        return unready(answer.failure);
    }
    constexpr long well = 200;
    if (answer.status == well) {
        return ExitStatus::success;
    }
    if (matches_go_on(answer.body)) {
        std::cout << "Matches go on, but no tables are made: " << answer.body << '\n';
        return ExitStatus::success;
    }
    // Whoever is shut out gets no text.
    return unready(answer.body.empty() ? "the server answers with status " + std::to_string(answer.status)
                                       : answer.body);
}

ExitStatus check_start(const HostSettings& settings)
{
    const auto [faults, notes] = looked_before_start(settings);
    for (const std::string& fault : faults) {
        (void)unready(fault);
    }
    if (faults.empty()) {
        std::cout << "A server with these settings can start.\n";
    }
    for (const std::string& note : notes) {
        std::cout << note << '\n';
    }
    return faults.empty() ? ExitStatus::success : ExitStatus::failure;
}

ExitStatus check_url(const std::string& address, const std::string& process, std::chrono::seconds quiet)
{
    const std::optional<Parts> parts = parts_of(address);
    if (!parts) {
        return unready(address + " is no address of a page, as https://games.example.org");
    }
    const bool is_one_of_several = process != NetSettings{}.process_name;
    const std::optional<std::string> one = is_one_of_several ? std::optional(process) : std::nullopt;
    if (const std::optional<std::string> fault = fault_at(*parts, one)) {
        return unready(*fault);
    }
    if (quiet > std::chrono::seconds(0)) {
        std::cout << "This takes " << quiet.count()
                  << " s, for which a connection is quiet; --quiet-for 0s leaves it out.\n"
                  << std::flush;
        if (const std::optional<std::string> fault = fault_of_websocket(*parts, one, quiet)) {
            return unready(*fault);
        }
    }
    std::cout << "People can play at " << address << ".\n";
    return ExitStatus::success;
}

} // namespace

void add_check(CLI::App& application, Command& chosen)
{
    CLI::App* const command = application.add_subcommand(
        "check",
        "Say what keeps a server with these settings from starting, whether the one that runs is ready, or what"
        " keeps people from playing at an address; status 1 if something is wrong");
    const auto settings = std::make_shared<HostSettings>();
    const auto running = std::make_shared<bool>(false);
    command->add_flag("--running", *running, "Ask the server that runs on this machine at that address and port");
    const auto address = std::make_shared<std::string>();
    command
        ->add_option("--url", *address,
                     "Look at this address as a browser would, through the proxy: https://games.example.org; with"
                     " --process-name also at where pages find that process")
        ->check(refuse_empty);
    const auto quiet = std::make_shared<std::chrono::seconds>(60);
    add_time(*command, "--quiet-for", *quiet,
             "With --url: keep a connection quiet for so long, to find a proxy that cuts such ones; 0s to leave it out",
             longest_time, std::chrono::seconds(0));
    command->get_option("--quiet-for")->needs("--url");
    add_serving_options(*command, *settings);
    command->callback([&chosen, settings, running, address, quiet] {
        chosen = [settings, running, address, quiet] {
            if (!address->empty()) {
                return check_url(*address, settings->net.process_name, *quiet);
            }
            return *running ? check_running(settings->net) : check_start(*settings);
        };
    });
}

} // namespace dahut
