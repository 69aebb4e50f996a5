#include "server/store/postgres_session.hpp"

#include "server/limits.hpp"
#include "server/store/postgres_schema.hpp"

#include <unistd.h>

#include <array>

namespace dahut {

namespace {

constexpr int version_least = 150000;

// The lock of a name is "DAHU" in letters, and the name as a number. PostgreSQL shows both halves.
constexpr const char* take_lock = "SELECT pg_advisory_lock(1145128021, hashtext($1::text))";
constexpr const char* holder_of_lock =
    "SELECT coalesce(activity.application_name, ''), coalesce(activity.client_addr::text, 'its own machine'),"
    " date_trunc('second', activity.backend_start)::text"
    " FROM pg_locks JOIN pg_stat_activity AS activity USING (pid)"
    " WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid::bigint = 1145128021"
    " AND objid::bigint = (hashtext($1::text)::bigint & 4294967295)"
    " AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())";
constexpr const char* end_holder =
    "SELECT pg_terminate_backend(pid, $2::bigint) FROM pg_locks"
    " WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid::bigint = 1145128021"
    " AND objid::bigint = (hashtext($1::text)::bigint & 4294967295)"
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
std::string holder_in(PostgresConnection& connection, const std::string& process)
{
    const PostgresRows found = connection.ask(holder_of_lock, {process});
    return found.count() == 0 ? "" : found.text(0, 0) + " at " + found.text(0, 1) + ", since " + found.text(0, 2);
}

std::string in_use_by(const std::string& process, const std::string& holder)
{
    return "another server is using it under the name " + process + (holder.empty() ? "" : ": " + holder)
           + " (--process-name gives this one its own)";
}

// Whether the lock could be had.
bool has_taken(PostgresConnection& connection, const std::string& process)
{
    try {
        (void)connection.ask(take_lock, {process});
        return true;
    } catch (const StoreError& error) {
        if (error.fault() != StoreFault::locked) {
            throw;
        }
        return false;
    }
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

PostgresSession::PostgresSession(const std::string& address, postgres_processes::Process& process,
                                 const std::optional<FormerSession>& former)
    : name_(session_name()), connection_(address, name_)
{
    require_usable(connection_);
    connection_.run(session_settings);
    hold(process.name, former);
    bring_up_to_date(connection_);
    // What a server shows after a crash or a lost connection may not be on its standby yet.
    connection_.commit_own("UPDATE dahut SET openings = openings + 1");
    postgres_processes::sign_on(connection_, process);
}

void PostgresSession::hold(const std::string& process, const std::optional<FormerSession>& former)
{
    const std::int64_t patience_ms = limits::database_waiting_time.count();
    if (former) {
        (void)connection_.ask(end_former, {former->process, former->name, patience_ms});
    }
    connection_.run(("SET lock_timeout = " + std::to_string(patience_ms)).c_str());
    if (has_taken(connection_, process)) {
        return;
    }
    if (!postgres_processes::is_living(connection_, process)) {
        (void)connection_.ask(end_holder, {process, patience_ms});
        if (has_taken(connection_, process)) {
            return;
        }
    }
    throw StoreError(StoreFault::locked, in_use_by(process, holder_in(connection_, process)));
}

void look_at_postgres(const std::string& address, const std::string& process)
{
    PostgresConnection connection(address, session_name());
    require_usable(connection);
    refuse_foreign(connection);
    if (const std::string holder = holder_in(connection, process); !holder.empty()) {
        throw StoreError(StoreFault::locked, in_use_by(process, holder));
    }
}

} // namespace dahut
