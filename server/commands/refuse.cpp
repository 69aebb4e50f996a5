#include "server/commands/refuse.hpp"

#include "server/clock.hpp"
#include "server/commands/attempted.hpp"
#include "server/commands/host.hpp"
#include "server/commands/times.hpp"
#include "server/net/refused_addresses.hpp"
#include "server/operating/asking.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace dahut {

namespace {

struct RefusalWanted {
    std::string network;
    std::optional<std::chrono::seconds> time;
    bool again = false;
    bool list = false;
    std::filesystem::path database = HostSettings().database;
};

std::string no_network(const std::string& text)
{
    return Network::parse(text) ? "" : "needs an address or a network, as 203.0.113.7 or 203.0.113.0/24, not " + text;
}

// Former versions wrote whatever address of a network was given.
Network network_of(const RefusedAddress& one) { return Network::parse(one.network).value(); }

std::string told_of(const RefusedAddress& refused)
{
    const std::string network = network_of(refused).text();
    if (!refused.until_s) {
        return network + "  until it is let in again";
    }
    const std::time_t until = *refused.until_s;
    std::tm utc{};
    gmtime_r(&until, &utc);
    std::string text(sizeof "2026-01-01 00:00 UTC", '\0');
    text.resize(std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M UTC", &utc));
    return network + "  until " + text;
}

// Whether a server that runs on the database has read the file.
bool is_heeded(const std::filesystem::path& database)
{
    const std::optional<operating::AnswerToCommand> answer = asked_of_server(database, operating::HeedRefused());
    if (const auto* const refused = answer ? std::get_if<operating::Refused>(&*answer) : nullptr) {
        throw std::runtime_error("it is noted, but the server that runs has not heeded it: " + refused->sentence);
    }
    return answer.has_value();
}

ExitStatus store(const RefusalWanted& wanted, const std::vector<RefusedAddress>& refused, const std::string& done)
{
    write_refused(wanted.database, refused);
    const bool heeded = is_heeded(wanted.database);
    std::cout << done << (heeded ? "\n" : "; no server runs here, so this counts from the next start\n");
    return ExitStatus::success;
}

ExitStatus list(const std::vector<RefusedAddress>& refused)
{
    for (const RefusedAddress& one : refused) {
        std::cout << told_of(one) << "\n";
    }
    return ExitStatus::success;
}

// With which it is let in again.
Network counted_with(const RefusedAddress& one) { return network_of(one).counted_together(); }

std::string why_not_let_in(const Network& network, const std::vector<RefusedAddress>& refused)
{
    for (const RefusedAddress& other : refused) {
        if (counted_with(other).holds(network)) {
            return network.text() + " is shut out with " + counted_with(other).text() + ", which can be let in again";
        }
    }
    return network.text() + " is not shut out (dahut refuse --list)";
}

// Health checks ask from this machine.
std::string warning_of(const Network& network)
{
    using boost::asio::ip::address_v4;
    using boost::asio::ip::address_v6;
    const bool is_here = network.holds(address_v4::loopback()) || network.holds(address_v6::loopback());
    return is_here ? "; health checks of this machine are refused as well" : "";
}

ExitStatus change_refused(const RefusalWanted& wanted)
{
    std::vector<RefusedAddress> refused = read_refused(refused_file_of(wanted.database));
    if (wanted.list) {
        return list(refused);
    }
    const Network network = Network::parse(wanted.network).value().counted_together();
    RefusedAddress one{network.text()};
    const std::size_t former =
        std::erase_if(refused, [&](const RefusedAddress& other) { return counted_with(other).text() == one.network; });
    if (wanted.again && former == 0) {
        throw std::runtime_error(why_not_let_in(network, refused));
    }
    if (wanted.again) {
        return store(wanted, refused, one.network + ": let in again");
    }
    if (wanted.time) {
        one.until_s = now_ms() / 1000 + wanted.time->count();
    }
    refused.push_back(one);
    return store(wanted, refused, told_of(one) + warning_of(network));
}

} // namespace

void add_refuse(CLI::App& application, Command& chosen)
{
    const auto wanted = std::make_shared<RefusalWanted>();
    CLI::App* const command = application.add_subcommand(
        "refuse", "Shut an address or a network out, while the server runs or not; of IPv6 a whole /64 at least");
    CLI::Option_group* const what = command->add_option_group("what");
    CLI::Option* const network =
        what->add_option("address", wanted->network, "As 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32")
            ->check(no_network);
    what->add_flag("--list", wanted->list, "Show which are shut out");
    what->require_option(1);
    CLI::Option* const again = command->add_flag("--again", wanted->again, "Let it in again")->needs(network);
    add_time_without_default(*command, "--for", wanted->time, "How long; until it is let in again if not given")
        ->needs(network)
        ->excludes(again);
    add_database(*command, wanted->database);
    command->callback([wanted, &chosen] {
        chosen = [wanted] { return attempted_on("refuse", wanted->database, [&] { return change_refused(*wanted); }); };
    });
}

} // namespace dahut
