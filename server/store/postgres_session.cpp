#include "server/store/postgres_session.hpp"

#include "server/limits.hpp"
#include "server/store/postgres_schema.hpp"

#include <unistd.h>

#include <array>

namespace dahut {

namespace {

constexpr int version_least = 150000;

// The lock is "DAHUT" in letters. PostgreSQL shows its halves.
constexpr const char* take_lock = "SELECT pg_advisory_lock(293153035604)";
constexpr const char* holder_of_lock =
    "SELECT coalesce(activity.application_name, ''), coalesce(activity.client_addr::text, 'its own machine'),"
    " date_trunc('second', activity.backend_start)::text"
    " FROM pg_locks JOIN pg_stat_activity AS activity USING (pid)"
    " WHERE locktype = 'advisory' AND granted AND objsubid = 1"
    " AND (classid::bigint << 32) + objid::bigint = 293153035604"
    " AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())";
// Waits until it has ended.
constexpr const char* end_former =
    "SELECT pg_terminate_backend(pid, $3::bigint) FROM pg_stat_activity"
    " WHERE pid = $1::integer AND application_name = $2::text AND pid <> pg_backend_pid()";
// What an operator has set for this database must not make commits less than durable, or let others' changes be missed.
constexpr const char* session_settings =
    "SET client_min_messages = warning;"
    "SET default_transaction_isolation = 'read committed';"
    "SET idle_in_transaction_session_timeout = 0;"
    "SET statement_timeout = 0;"
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')";

// At most as long as the server keeps such a name.
std::string session_name()
{
    constexpr std::size_t host_most = 40;
    std::array<char, host_most + 1> host{};
    gethostname(host.data(), host_most);
    return "dahut " + std::string(host.data()) + " " + std::to_string(getpid());
}

// Empty if nobody has the lock.
std::string holder_in(PostgresConnection& connection)
{
    const PostgresRows found = connection.ask(holder_of_lock);
    return found.count() == 0 ? "" : found.text(0, 0) + " at " + found.text(0, 1) + ", since " + found.text(0, 2);
}

std::string in_use_by(const std::string& holder)
{
    return "another server is using it" + (holder.empty() ? "" : ": " + holder);
}

void require_usable(const PostgresConnection& connection)
{
    const std::string fault = fault_of_postgres_server(connection.server_version(), connection.encoding());
    if (!fault.empty()) {
        throw StoreError(StoreFault::failed, fault);
    }
}

} // namespace

std::string fault_of_postgres_server(int version, const std::string& encoding)
{
    if (version < version_least) {
        return "the server is PostgreSQL " + std::to_string(version / 10'000) + "; Dahut needs 15 or newer";
    }
    return encoding == "UTF8" ? ""
                              : "the database has the encoding " + encoding
                                    + "; make it anew with UTF8 (createdb --encoding UTF8 --template template0)";
}

PostgresSession::PostgresSession(const std::string& address, const std::optional<FormerSession>& former)
    : name_(session_name()), connection_(address, name_)
{
    require_usable(connection_);
    connection_.run(session_settings);
    hold(former);
    bring_up_to_date(connection_);
    // What a server shows after a crash or a lost connection may not be on its standby yet.
    connection_.commit_own("UPDATE dahut SET openings = openings + 1");
}

void PostgresSession::hold(const std::optional<FormerSession>& former)
{
    if (former) {
        (void)connection_.ask(end_former, {former->process, former->name, limits::database_waiting_time.count()});
    }
    connection_.run(("SET lock_timeout = " + std::to_string(limits::database_waiting_time.count())).c_str());
    try {
        (void)connection_.ask(take_lock);
    } catch (const StoreError& error) {
        if (error.fault() != StoreFault::locked) {
            throw;
        }
        throw StoreError(StoreFault::locked, in_use_by(holder_in(connection_)));
    }
}

void look_at_postgres(const std::string& address)
{
    PostgresConnection connection(address, session_name());
    require_usable(connection);
    refuse_foreign(connection);
    if (const std::string holder = holder_in(connection); !holder.empty()) {
        throw StoreError(StoreFault::locked, in_use_by(holder));
    }
}

} // namespace dahut
