#include "server/commands/refuse.hpp"

#include "server/clock.hpp"
#include "server/commands/attempted.hpp"
#include "server/commands/host.hpp"
#include "server/commands/times.hpp"
#include "server/limits.hpp"
#include "server/net/refused_addresses.hpp"
#include "server/operating/asking.hpp"
#include "server/store/journal.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace dahut {

namespace {

constexpr std::chrono::milliseconds between_attempts{10};

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

ExitStatus list(const std::vector<RefusedAddress>& refused)
{
    for (const RefusedAddress& one : refused) {
        std::cout << told_of(one) << "\n";
    }
    return ExitStatus::success;
}

// With which it is let in again.
Network counted_with(const RefusedAddress& one) { return network_of(one).counted_together(); }

std::optional<Network> shut_out_with(const Network& network, const std::vector<RefusedAddress>& refused)
{
    const auto other =
        std::ranges::find_if(refused, [&](const RefusedAddress& one) { return counted_with(one).holds(network); });
    return other == refused.end() ? std::nullopt : std::optional(counted_with(*other));
}

std::string why_not_let_in(const Network& network, const std::vector<RefusedAddress>& refused)
{
    const std::optional<Network> whole = shut_out_with(network, refused);
    return network.text()
           + (whole ? " is shut out with " + whole->text() + ", which can be let in again"
                    : " is not shut out (dahut refuse --list)");
}

std::string let_in(const Network& network, const std::vector<RefusedAddress>& refused)
{
    const std::optional<Network> whole = shut_out_with(network, refused);
    return network.text() + (whole ? ": still shut out with " + whole->text() : ": let in again");
}

// Health checks ask from this machine.
std::string warning_of(const Network& network)
{
    using boost::asio::ip::address_v4;
    using boost::asio::ip::address_v6;
    const bool is_here = network.holds(address_v4::loopback()) || network.holds(address_v6::loopback());
    return is_here ? "; health checks of this machine are refused as well" : "";
}

// Several changes at once, as by a program that looks for abusers, are made one after the other. Each takes a few
// milliseconds.
std::unique_ptr<const RefusedChange> change_of(const std::filesystem::path& database)
{
    for (const auto until = std::chrono::steady_clock::now() + limits::operator_time;;) {
        try {
            return std::make_unique<const RefusedChange>(database);
        } catch (const StoreError& error) {
            if (error.fault() != StoreFault::locked || std::chrono::steady_clock::now() > until) {
                throw;
            }
        }
        std::this_thread::sleep_for(between_attempts);
    }
}

// Returns what is said of it.
std::string changed(const RefusalWanted& wanted)
{
    const std::unique_ptr<const RefusedChange> change = change_of(wanted.database);
    std::vector<RefusedAddress> refused = change->former();
    const Network network = Network::parse(wanted.network).value().counted_together();
    RefusedAddress one{network.text()};
    const std::size_t former =
        std::erase_if(refused, [&](const RefusedAddress& other) { return counted_with(other).text() == one.network; });
    if (wanted.again && former == 0) {
        throw std::runtime_error(why_not_let_in(network, refused));
    }
    if (wanted.time) {
        one.until_s = now_ms() / 1000 + wanted.time->count();
    }
    std::string done = wanted.again ? let_in(network, refused) : told_of(one) + warning_of(network);
    if (!wanted.again) {
        refused.push_back(std::move(one));
    }
    change->write(refused);
    return done;
}

ExitStatus list_or_change(const RefusalWanted& wanted)
{
    if (wanted.list) {
        return list(read_refused(refused_file_of(wanted.database)));
    }
    const std::string done = changed(wanted);
    const bool heeded = is_heeded(wanted.database);
    std::cout << done << (heeded ? "\n" : "; no server runs here, so this counts from the next start\n");
    return ExitStatus::success;
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
        chosen = [wanted] { return attempted_on("refuse", wanted->database, [&] { return list_or_change(*wanted); }); };
    });
}

} // namespace dahut
