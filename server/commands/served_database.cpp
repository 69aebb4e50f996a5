#include "server/commands/served_database.hpp"

#include "server/limits.hpp"
#include "server/net/waiting_page.hpp"
#include "server/store/database_files.hpp"
#include "server/store/postgres_address.hpp"
#include "server/store/postgres_connection.hpp"
#include "server/store/postgres_journal.hpp"
#include "server/store/postgres_schema.hpp"
#include "server/store/reopening_journal.hpp"
#include "server/store/sqlite_identity.hpp"
#include "server/store/sqlite_journal.hpp"
#include "server/store/upkeep.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <exception>
#include <spdlog/spdlog.h>

#include <chrono>
#include <optional>
#include <system_error>

namespace dahut {

namespace {

// 0 if the system does not say.
std::uint64_t bytes_of(const std::filesystem::path& file)
{
    std::error_code error;
    const std::uintmax_t bytes = std::filesystem::file_size(file, error);
    return error ? 0 : bytes;
}

std::uint64_t free_beside(const std::filesystem::path& file)
{
    std::error_code error;
    const std::filesystem::path folder = std::filesystem::absolute(file, error).parent_path();
    const std::filesystem::space_info space = std::filesystem::space(folder, error);
    return error ? 0 : space.available;
}

void say_open(const std::string& name, StandbyKind standby)
{
    spdlog::info("the database {} is open", name);
    if (standby == StandbyKind::none) {
        spdlog::warn("the database {} has no standby for which commits wait: a failover may lose what people were told",
                     name);
    }
}

// Says that a database does not answer: in the log at first and then now and then, and to whoever comes.
class Waiting {
public:
    explicit Waiting(const NetSettings& settings) : settings_(settings) {}

    void say(const std::string& name, const std::string& why)
    {
        const auto now = std::chrono::steady_clock::now();
        if (now >= said_again_) {
            spdlog::warn("waiting for the database {}: {}", name, why);
            said_again_ = now + limits::postgres_saying_pause;
        }
        show_page();
        boost::asio::io_context context;
        boost::asio::steady_timer pause(context);
        pause.expires_after(limits::postgres_start_pause);
        pause.wait();
    }

private:
    // Nobody could know of a port that the system chose. Whoever has the port may be about to end; if not, the server
    // says so once it listens itself.
    void show_page()
    {
        if (page_ || settings_.port == 0) {
            return;
        }
        try {
            page_ = std::make_unique<WaitingPage>(settings_);
        } catch (const std::exception&) {
            // The address is in use, or there is no thread to be had.
            return;
        }
    }

    const NetSettings& settings_;
    std::chrono::steady_clock::time_point said_again_;
    std::unique_ptr<WaitingPage> page_;
};

std::vector<std::string> rules_of(std::span<const HostedGame* const> games)
{
    std::vector<std::string> rules;
    for (const HostedGame* const game : games) {
        rules.push_back(std::string(game->name()) + " " + std::string(game->rules_version()));
    }
    return rules;
}

} // namespace

// With some names SQLite makes a database that is gone when the server stops.
std::string fault_of_database_name(const std::string& name)
{
    if (is_postgres_address(name)) {
        return fault_of_postgres_address(name);
    }
    // Whatever is misspelt may say a password, and the name of a file is repeated.
    if (name.find("://") != std::string::npos) {
        return "names no file, and no database as postgresql://dahut@localhost/dahut does";
    }
    return name.empty() || name.starts_with(':') ? "needs the name of a file" : "";
}

AfterCopy after_copy_of(const HostSettings& settings)
{
    return settings.serves_again ? AfterCopy::serve_again : AfterCopy::refuse;
}

ServedDatabase::ServedDatabase(const HostSettings& settings, std::span<const HostedGame* const> games)
    : settings_(settings), name_(settings.database.string()), rules_(rules_of(games))
{
    if (!is_postgres_address(name_)) {
        lock_ = or_cannot_start("cannot use the database " + name_,
                                [&] { return std::make_unique<DatabaseLock>(settings.database); });
    }
}

std::filesystem::path ServedDatabase::file() const { return lock_ ? settings_.database : std::filesystem::path(); }

std::unique_ptr<Journal> ServedDatabase::open() const
{
    return or_cannot_start("cannot open the database " + name_, [this] {
        // Only at the start: nobody copies from here while it is served.
        if (lock_ && settings_.serves_again && has_content(settings_.database)) {
            serve_again(settings_.database);
        }
        return lock_ ? reopening_journal([this] { return opened_file(); }) : opened_postgres();
    });
}

std::unique_ptr<Journal> ServedDatabase::opened_file() const
{
    lock_->require_in_place();
    if (sqlite_identity::misses_log(settings_.database)) {
        spdlog::warn("the database {} was in use, and its log is missing: if it was copied from a running server, what"
                     " was newest is not in it",
                     name_);
    }
    std::unique_ptr<Journal> journal =
        open_sqlite_journal(settings_.database, settings_.database_mib_most * 1024 * 1024, [this](const auto& copy) {
            spdlog::info("the database {} is brought up to date; as it was, it is in {}", name_, copy.string());
        });
    spdlog::info("the database {} is open", name_);
    return journal;
}

std::unique_ptr<Journal> ServedDatabase::opened_postgres() const
{
    const PostgresSettings settings{.address = name_,
                                    .process = settings_.net.process_name,
                                    .rules = rules_,
                                    .bytes_most = settings_.database_mib_most * 1024 * 1024,
                                    .after_copy = after_copy_of(settings_),
                                    .commit_time = settings_.commit_time,
                                    .opened = [name = name_](StandbyKind standby) { say_open(name, standby); }};
    for (Waiting waiting(settings_.net);;) {
        try {
            return open_postgres_journal(settings);
        } catch (const PostgresConnection::CannotConnect& error) {
            if (error.refusal() == PostgresConnection::Refusal::no) {
                throw;
            }
            waiting.say(name_, error.what());
        } catch (const FormerVersionRuns& error) {
            waiting.say(name_, error.what());
        } catch (const StoreError& error) {
            // It may be able to commit later.
            if (error.fault() != StoreFault::unknown) {
                throw;
            }
            waiting.say(name_, error.what());
        }
    }
}

void ServedDatabase::say_if_moved()
{
    const bool is_moved = lock_ && !lock_->is_in_place();
    if (is_moved && !is_moved_) {
        spdlog::warn("the database {} was removed or replaced: nothing is stored until it is back", name_);
    } else if (!is_moved && is_moved_) {
        spdlog::info("the database {} is where it was again", name_);
    }
    is_moved_ = is_moved;
}

void ServedDatabase::measure(Figures& figures) const
{
    if (lock_) {
        figures.files = {.database_bytes = bytes_of(settings_.database),
                         .log_bytes = bytes_of(name_ + "-wal"),
                         .disk_free_bytes = free_beside(settings_.database),
                         .limit_bytes = static_cast<std::uint64_t>(settings_.database_mib_most) * 1024 * 1024};
    }
}

} // namespace dahut
