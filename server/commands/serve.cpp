// The options of `dahut serve`. Whatever keeps the server from starting is reported in one line.
#include "server/commands/serve.hpp"

#include "server/commands/host.hpp"
#include "server/commands/notice_options.hpp"
#include "server/commands/served_database.hpp"
#include "server/commands/settings.hpp"
#include "server/commands/times.hpp"
#include "server/limits.hpp"
#include "server/net/host_names.hpp"
#include "server/net/own_names.hpp"
#include "server/net/plain_listener.hpp"
#include "server/net/proxies.hpp"
#include "server/net/proxy_lines.hpp"

#include <chrono>
#include <cstdint>
#include <exception>
#include <iostream>
#include <memory>
#include <string>

namespace dahut {

namespace {

ExitStatus serve(const HostSettings& settings, std::span<const HostedGame* const> games)
{
    try {
        host_tables(settings, games);
        return ExitStatus::success;
    } catch (const CannotStart& problem) {
        std::cerr << "dahut: " << problem.what() << '\n';
        return ExitStatus::failure;
    } catch (const std::exception&) {
        return ExitStatus::failure;
    }
}

// CLI::Range accepts "nan", which is not a number.
std::string refuse_not_a_number(const std::string& text)
{
    const bool number = !text.empty() && text.find_first_not_of("0123456789.") == std::string::npos;
    return number ? "" : text.empty() ? "needs a number" : "needs a number, not " + text;
}

std::string refuse_not_a_network(const std::string& text)
{
    return Network::parse(text) ? "" : "needs an address or a network, as 10.0.0.0/8, not " + text;
}

std::string refuse_no_address(const std::string& text)
{
    return is_address(text) ? "" : "needs an IPv4 or an IPv6 address, as 127.0.0.1 or ::1, not " + text;
}

std::string refuse_no_endpoint(const std::string& text)
{
    return endpoint_of(text) ? "" : "needs an address and a port, as 127.0.0.1:9100 or [::1]:9100, not " + text;
}

std::string refuse_no_process_name(const std::string& text)
{
    return is_process_name(text) ? "" : "needs letters, digits and -, as one or server-2, not " + text;
}

// Keeps the text as browsers send it, or says why none sends it.
CLI::Validator as_sent_by_browsers(Settled (*settle)(std::string_view))
{
    const auto replace = [settle](std::string& text) {
        const Settled settled = settle(text);
        if (settled.problem.empty()) {
            text = settled.text;
        }
        return settled.problem;
    };
    return {replace, ""};
}

void add_ages(CLI::App& command, TableAges& ages)
{
    add_time(command, "--open-goes-after", ages.open,
             "After this long without anybody, a table that has not started goes");
    add_time(command, "--running-goes-after", ages.running, "The same for one whose match has started");
    add_time(command, "--finished-listed-for", ages.listed,
             "How long finished matches are listed; their links go on working");
    add_time_without_default(
        command, "--finished-go-after", ages.finished,
        "After this long a finished match goes as well, and its links with it; never if not given");
    command
        .add_option_function<std::int64_t>(
            "--finished-kept-mib", [&ages](const std::int64_t& mib) { ages.finished_bytes = mib * 1024 * 1024; },
            "How much finished matches take together, in MiB, until the oldest go; any size if not given")
        ->check(refuse_not_a_number)
        ->check(CLI::Range(std::int64_t{1}, limits::finished_mib_most));
    add_time_without_default(command, "--finished-keep-names-for", ages.names,
                             "After this long a finished match says no names any more, nor what was said; its record"
                             " stays genuine; never if not given");
    add_time(command, "--set-aside-for", ages.aside,
             "How long a table that went can be brought back by `dahut bring-back`, until it is removed");
    add_time(command, "--nothing-goes-for", ages.quiet,
             "How long no table goes after a start, and after the system's clock was set");
}

template <typename Value, typename Setting>
void add_limit(CLI::App& command, const limits::Limit<Value>& limit, Setting& setting)
{
    const auto set = [&setting](const Value& value) { setting = Setting(value); };
    command.add_option_function<Value>(std::string(limit.option), set, std::string(limit.explanation))
        ->check(refuse_not_a_number)
        ->check(CLI::Range(limit.lowest, limit.highest))
        ->default_str(CLI::detail::to_string(limit.usual));
}

void add_rate(CLI::App& command, const limits::PerSecond& at_once, const limits::PerSecond& per_second, Rate& rate)
{
    add_limit(command, at_once, rate.at_once);
    add_limit(command, per_second, rate.per_second);
}

// Adds an option for every limit of server/limits.hpp that has one.
void add_limits(CLI::App& command, HostSettings& settings)
{
    add_limit(command, limits::tables, settings.lobby.tables_most);
    add_limit(command, limits::tables_per_address, settings.lobby.tables_per_address_most);
    add_limit(command, limits::mib_a_day_per_address, settings.lobby.mib_a_day_per_address);
    add_limit(command, limits::database_mib, settings.database_mib_most);
    add_limit(command, limits::commit_seconds, settings.commit_time);
    add_limit(command, limits::drain_seconds, settings.drain_time);
    add_limit(command, limits::lost_seat_after_seconds, settings.lobby.lost_seat_after);
    add_limit(command, limits::bot_delay_ms, settings.lobby.bot_delay);
    add_limit(command, limits::bot_share, settings.lobby.bot_share);
    add_limit(command, limits::rest_after_seconds, settings.lobby.rest_after);
    add_limit(command, limits::lists_pause_ms, settings.lobby.lists_pause);
    add_limit(command, limits::connections, settings.net.connections_most);
    add_limit(command, limits::connections_per_address, settings.net.connections_per_address_most);
    add_limit(command, limits::queue_bytes, settings.net.queue_bytes_most);
    add_limit(command, limits::handshake_seconds, settings.net.handshake_time);
    add_limit(command, limits::idle_seconds, settings.net.idle_time);
    add_rate(command, limits::requests_at_once, limits::requests_per_second, settings.net.requests);
    add_rate(command, limits::messages_at_once, limits::messages_per_second, settings.net.messages);
    add_rate(command, limits::messages_at_once_per_address, limits::messages_per_second_per_address,
             settings.net.messages_per_address);
    add_limit(command, limits::patience_seconds, settings.net.patience);
    add_limit(command, limits::notice_after_seconds, settings.lobby.notices.after);
    add_limit(command, limits::notice_retry_seconds, settings.notice_retry);
}

void add_trust(CLI::App& command, NetSettings& settings)
{
    command
        .add_option("--trusted-proxy", settings.trusted_proxies,
                    "A reverse proxy, as ADDRESS or ADDRESS/BITS, that says in X-Forwarded-For for whom it asks;"
                    " can be repeated")
        ->check(refuse_not_a_network);
    command
        .add_option("--allow-host", settings.allowed_hosts,
                    "Another name by which browsers may call this server, as example.org; can be repeated."
                    " Addresses, localhost and names that only home networks know are always allowed")
        ->transform(as_sent_by_browsers(settled_host));
    command
        .add_option("--allow-origin", settings.allowed_origins,
                    "Another origin whose web pages may connect, as https://example.org; can be repeated."
                    " Its name is allowed as well")
        ->transform(as_sent_by_browsers(settled_origin));
}

// Where to listen, what to keep and show, and how much to log.
void add_places(CLI::App& command, HostSettings& settings)
{
    command.add_option("--address", settings.net.address, "Address to listen at")
        ->check(refuse_no_address)
        ->capture_default_str();
    command.add_option("--port", settings.net.port, "Port to listen at; 0 for any free one")
        ->check(refuse_not_a_number)
        ->capture_default_str();
    command
        .add_option("--database", settings.database,
                    "The file that keeps every table, or a database of PostgreSQL, as postgresql://dahut@host/dahut")
        ->check(fault_of_database_name)
        ->capture_default_str();
    command.add_flag("--again", settings.serves_again,
                     "Serve a database from which `dahut copy` has copied everything, as it was then");
    command
        .add_option("--process-name", settings.net.process_name,
                    "What this process is called among those that share a database of PostgreSQL: letters, digits, -")
        ->check(refuse_no_process_name)
        ->capture_default_str();
    command.add_option("--web", settings.web, "Folder of the web client, read once at the start")
        ->capture_default_str();
    command.add_option("--log-level", settings.log_level, "How much to log")
        ->check(CLI::IsMember({"debug", "info", "warning", "error", "off"}))
        ->capture_default_str();
    const auto set_format = [&settings](const std::string& format) {
        settings.log_format = format == "json" ? LogFormat::json : LogFormat::words;
    };
    command
        .add_option_function<std::string>("--log-format", set_format, "The log in words, or as a JSON object a line")
        ->check(CLI::IsMember({"words", "json"}))
        ->default_str("words");
    command.add_flag_callback(
        "--log-addresses",
        [&settings] { settings.net.log_addresses = settings.lobby.log_addresses = LogAddresses::yes; },
        "Name the network addresses of callers in the log where somebody floods the server or makes a table");
    command
        .add_option("--metrics-address", settings.metrics_address,
                    "Where to answer GET /metrics for Prometheus, as 127.0.0.1:9100; nowhere if not given")
        ->check(refuse_no_endpoint);
    command.add_option("--admin-token-file", settings.admin_token_file,
                       "A file with a secret of 32 to 256 letters, which opens the administrator's page; no page if not"
                       " given");
}

} // namespace

void add_serving_options(CLI::App& command, HostSettings& settings)
{
    // Of an option that is given twice the later one counts.
    command.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    add_places(command, settings);
    add_ages(command, settings.lobby.ages);
    add_limits(command, settings);
    add_trust(command, settings.net);
    add_notices(command, settings);
    add_settings(command);
}

void add_serve(CLI::App& application, Command& chosen, std::span<const HostedGame* const> games, Clock clock)
{
    CLI::App* const command = application.add_subcommand("serve", "Serve tables until stopped");
    const auto settings = std::make_shared<HostSettings>();
    settings->lobby.clock = std::move(clock);
    add_serving_options(*command, *settings);
    command->callback([&chosen, settings, games] { chosen = [settings, games] { return serve(*settings, games); }; });
}

} // namespace dahut
