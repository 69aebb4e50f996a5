#include "server/commands/check_start.hpp"

#include "server/clock.hpp"
#include "server/commands/check_growth.hpp"
#include "server/commands/served_database.hpp"
#include "server/limits.hpp"
#include "server/net/administration.hpp"
#include "server/net/plain_listener.hpp"
#include "server/net/refused_addresses.hpp"
#include "server/net/request_checks.hpp"
#include "server/net/static_files.hpp"
#include "server/notices/addresses.hpp"
#include "server/store/database_lock.hpp"
#include "server/store/fullness.hpp"
#include "server/store/growth.hpp"
#include "server/store/postgres_address.hpp"
#include "server/store/postgres_session.hpp"
#include "server/store/sqlite_identity.hpp"
#include "server/store/table_search.hpp"
#include "server/store/upkeep.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

namespace dahut {

namespace {

namespace asio = boost::asio;
namespace files = std::filesystem;
using asio::ip::tcp;

using Faults = std::vector<std::string>;

// The end of 2025. No machine that runs this Dahut has an earlier time of day.
constexpr std::int64_t earliest_ms = 1'767'225'599'000;

void check_pages(const HostSettings& settings, Faults& faults)
{
    try {
        const StaticFiles pages = StaticFiles::read(settings.web);
    } catch (const std::exception& error) {
        faults.push_back("cannot serve the pages: " + std::string(error.what()) + " (--web names their folder)");
    }
}

void check_administrators_token(const HostSettings& settings, BeforeStart& before)
{
    const files::path& file = settings.admin_token_file;
    if (file.empty()) {
        return;
    }
    try {
        (void)administrators_token(file);
        if (is_open_to_others(file)) {
            before.notes.push_back("Others on this machine can read the administrator's secret; chmod 600 "
                                   + file.string() + " (--admin-token-file)");
        }
    } catch (const std::exception& error) {
        before.faults.push_back("cannot let an administrator in: " + std::string(error.what())
                                + " (--admin-token-file)");
    }
}

// Held until this goes. Nothing, and a fault, if nobody can listen there.
std::optional<tcp::acceptor> held(asio::io_context& context, const tcp::endpoint& place, const std::string& what,
                                  const std::string& options, Faults& faults)
{
    try {
        return tcp::acceptor(context, place);
    } catch (const boost::system::system_error& error) {
        faults.push_back("cannot " + what + ": " + error.code().message() + " (" + options + ")");
        return std::nullopt;
    }
}

// Both at the same time, as a server has them.
void check_ports(const HostSettings& settings, Faults& faults)
{
    const NetSettings& net = settings.net;
    asio::io_context context;
    const std::optional<tcp::acceptor> port =
        held(context, {asio::ip::make_address(net.address), net.port},
             "listen at " + net.address + " port " + std::to_string(net.port), "--address, --port", faults);
    if (const std::optional<tcp::endpoint> metrics = endpoint_of(settings.metrics_address)) {
        (void)held(context, *metrics, "serve metrics at " + settings.metrics_address, "--metrics-address", faults);
    }
}

// The folder that is there already, in which others are made.
files::path existing_folder_of(const files::path& file)
{
    std::error_code error;
    files::path folder = files::absolute(file, error).parent_path();
    while (!files::is_directory(folder, error) && folder.has_relative_path()) {
        folder = folder.parent_path();
    }
    return folder;
}

void check_postgres(const HostSettings& settings, Faults& faults)
{
    const std::string address = settings.database.string();
    try {
        look_at_postgres(address, settings.net.process_name, after_copy_of(settings));
    } catch (const StoreError& failure) {
        faults.push_back("cannot use the database " + address + ": " + failure.what());
    }
}

void check_file(const HostSettings& settings, Faults& faults)
{
    const std::string name = settings.database.string();
    const files::path folder = existing_folder_of(settings.database);
    if (access(folder.c_str(), W_OK) != 0) {
        faults.push_back("cannot write into the folder " + folder.string() + " of the database (--database)");
    }
    std::error_code error;
    if (!files::exists(settings.database, error)) {
        return;
    }
    try {
        const DatabaseLock lock(settings.database);
        sqlite_identity::refuse_wrong_log(settings.database);
        // An empty file becomes a database.
        if (has_content(settings.database)) {
            (void)tables_in(settings.database, {.stages = {}, .id = std::nullopt});
            refuse_copied(settings.database, after_copy_of(settings));
        }
    } catch (const std::exception& failure) {
        faults.push_back("cannot use the database " + name + ": " + failure.what());
    }
}

void check_refused(const HostSettings& settings, Faults& faults)
{
    try {
        (void)read_refused(refused_file_of(settings.database));
    } catch (const std::exception& error) {
        faults.push_back("cannot read which addresses are refused: " + std::string(error.what()));
    }
}

void check_room(const HostSettings& settings, Faults& faults)
{
    std::error_code error;
    const files::space_info space = files::space(existing_folder_of(settings.database), error);
    const auto kept = static_cast<std::uintmax_t>(room_kept_from_tables(static_cast<std::int64_t>(space.capacity)));
    const std::uintmax_t least = kept + limits::room_for_log;
    if (!error && space.available < least) {
        faults.push_back("the disk of the database has only " + std::to_string(space.available / (1024 * 1024))
                         + " MiB left; new tables need " + std::to_string(least / (1024 * 1024)));
    }
}

void check_size(const HostSettings& settings, Faults& faults)
{
    constexpr std::int64_t mib = 1024 * 1024;
    const std::int64_t most = settings.database_mib_most * mib;
    try {
        const std::int64_t used = has_content(settings.database) ? bytes_used_in(settings.database) : 0;
        if (fullness_of(most - used, most) != Fullness::roomy) {
            faults.push_back("the database has " + std::to_string(used / mib) + " MiB of "
                             + std::to_string(settings.database_mib_most)
                             + ", which leaves no room for new tables (--max-database-mib)");
        }
    } catch (const StoreError&) {
        return;
    }
}

// Whether the database can be read at all is checked before.
void check_growth(const HostSettings& settings, BeforeStart& before)
{
    try {
        if (std::optional<RoomForYear> room = room_for_year(settings)) {
            (room->lasts == RoomForYear::Lasts::yes ? before.notes : before.faults)
                .push_back(std::move(room->sentence));
        } else if (has_content(settings.database)) {
            before.notes.emplace_back("The database is too young to say whether there is room for a year.");
        }
    } catch (const StoreError&) {
        return;
    }
}

void check_clock(Faults& faults)
{
    if (now_ms() < earliest_ms) {
        faults.emplace_back("the system's clock is wrong: it says a time before this Dahut was made");
    }
}

// Dahut itself speaks plain HTTP, so there is a proxy wherever browsers use HTTPS.
void check_proxies(const HostSettings& settings, Faults& faults)
{
    const NetSettings& net = settings.net;
    const bool is_proxied =
        std::ranges::any_of(net.allowed_origins, [](const std::string& one) { return one.starts_with("https://"); });
    if (is_proxied && net.trusted_proxies.empty()) {
        faults.emplace_back("pages come by HTTPS, so by a proxy, and none is trusted: all players would count as one"
                            " address (--trusted-proxy)");
    }
    if (!net.trusted_proxies.empty() && net.allowed_origins.empty() && net.allowed_hosts.empty()) {
        faults.emplace_back("a proxy is trusted, and no name of it is allowed: browsers would be refused"
                            " (--allow-origin)");
    }
}

// Requests for any other name are refused, and so would be whoever follows the link of a notice.
void check_public_address(const HostSettings& settings, Faults& faults)
{
    const std::string& written = settings.lobby.notices.public_address;
    const std::optional<WebAddress> address = WebAddress::of_webhook(written);
    if (address && !goes_by(address->host(), settings.net)) {
        faults.push_back("links of notices begin with " + written
                         + ", and this server does not go by that name: whoever follows one would be refused"
                           " (--public-address, --allow-origin)");
    }
}

} // namespace

BeforeStart looked_before_start(const HostSettings& settings)
{
    BeforeStart before;
    Faults& faults = before.faults;
    check_pages(settings, faults);
    check_administrators_token(settings, before);
    check_ports(settings, faults);
    if (is_postgres_address(settings.database.string())) {
        check_postgres(settings, faults);
    } else {
        check_file(settings, faults);
        check_refused(settings, faults);
        check_room(settings, faults);
        check_size(settings, faults);
        check_growth(settings, before);
    }
    check_clock(faults);
    check_proxies(settings, faults);
    check_public_address(settings, faults);
    return before;
}

} // namespace dahut
