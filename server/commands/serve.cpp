// The options of `dahut serve`, and one line for whatever keeps it from starting.
#include "server/commands/serve.hpp"

#include "server/commands/host.hpp"

#include <chrono>
#include <cstdint>
#include <iostream>
#include <map>
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
    }
}

// CLI::Range lets through what is no number at all.
std::string refuse_not_a_number(const std::string& text)
{
    const bool number = !text.empty() && text.find_first_not_of("0123456789.") == std::string::npos;
    return number ? "" : "needs a number, not " + text;
}

// These names mean a database that is gone when the server stops.
std::string refuse_passing_database(const std::string& name)
{
    return name.empty() || name.starts_with(':') ? "needs the name of a file" : "";
}

// A time with its unit; the time that is there already is the default.
void add_age(CLI::App& command, const std::string& name, std::chrono::seconds& age, const std::string& says)
{
    using std::chrono::days;
    const std::map<std::string, std::int64_t> units{{"s", 1}, {"min", 60}, {"h", 3600}, {"d", 86'400}};
    constexpr std::int64_t longest = std::chrono::seconds(days(10'000)).count();
    command
        .add_option_function<std::int64_t>(
            name, [&age](const std::int64_t& seconds) { age = std::chrono::seconds(seconds); }, says)
        ->check(CLI::Range(std::int64_t{1}, longest))
        ->transform(CLI::AsNumberWithUnit(units, CLI::AsNumberWithUnit::UNIT_REQUIRED, "s|min|h|d"))
        ->default_str(std::to_string(std::chrono::duration_cast<days>(age).count()) + "d");
}

void add_ages(CLI::App& command, TableAges& ages)
{
    add_age(command, "--open-goes-after", ages.open,
            "After this long without anybody, a table that has not started goes");
    add_age(command, "--running-goes-after", ages.running, "The same for one whose match has started");
    add_age(command, "--finished-listed-for", ages.listed,
            "How long finished matches are listed; their links work for ever");
}

void add_limits(CLI::App& command, HostSettings& settings)
{
    command.add_option("--max-database-mib", settings.database_mib_most, "Size of the database, in MiB")
        ->check(CLI::Range(1, 1024 * 1024))
        ->capture_default_str();
    command.add_option("--max-tables", settings.lobby.tables_most, "Open and running tables together")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command
        .add_option("--max-tables-per-address", settings.lobby.tables_per_address_most,
                    "Those of them made from one address; raise it behind a reverse proxy")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command.add_option("--max-connections", settings.net.connections_most, "Connections together")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command
        .add_option("--max-connections-per-address", settings.net.connections_per_address_most,
                    "Connections from one address; raise it behind a reverse proxy")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command
        .add_option("--messages-per-second", settings.net.messages_per_second, "Messages of one connection, lasting")
        ->check(refuse_not_a_number)
        ->check(CLI::Range(0.1, 100'000.0))
        ->capture_default_str();
    command.add_option("--messages-at-once", settings.net.messages_at_once, "Messages of one connection, at once")
        ->check(refuse_not_a_number)
        ->check(CLI::Range(1.0, 100'000.0))
        ->capture_default_str();
    command.add_option("--queue-bytes", settings.net.queue_bytes_most, "What may wait for one slow reader")
        ->check(CLI::Range(64 * 1024, 1024 * 1024 * 1024))
        ->capture_default_str();
    command.add_option("--allow-origin", settings.net.allowed_origins,
                       "Another origin whose web pages may connect, as https://example.org; can be repeated");
}

} // namespace

void add_serve(CLI::App& application, Command& chosen, std::span<const HostedGame* const> games)
{
    CLI::App* command = application.add_subcommand("serve", "Serve tables until stopped");
    const auto settings = std::make_shared<HostSettings>();
    command->add_option("--address", settings->net.address, "Address to listen at")
        ->check(CLI::ValidIPV4 | CLI::IsMember({"::", "::1"}))
        ->capture_default_str();
    command->add_option("--port", settings->net.port, "Port to listen at; 0 for any free one")->capture_default_str();
    command->add_option("--database", settings->database, "The file that keeps every table")
        ->check(refuse_passing_database)
        ->capture_default_str();
    command->add_option("--web", settings->web, "Folder of the web client, read once at the start")
        ->capture_default_str();
    command->add_option("--log-level", settings->log_level, "How much to log")
        ->check(CLI::IsMember({"debug", "info", "warning", "error", "off"}))
        ->capture_default_str();
    const auto bot_delay_ms = std::make_shared<int>(static_cast<int>(settings->lobby.bot_delay.count()));
    command->add_option("--bot-delay-ms", *bot_delay_ms, "How long bots wait, so that people can follow")
        ->check(CLI::Range(0, 60'000))
        ->capture_default_str();
    add_ages(*command, settings->lobby.ages);
    add_limits(*command, *settings);
    command->callback([&chosen, settings, bot_delay_ms, games] {
        settings->lobby.bot_delay = std::chrono::milliseconds(*bot_delay_ms);
        chosen = [settings, games] { return serve(*settings, games); };
    });
}

} // namespace dahut
