#include "server/store/postgres_session.hpp"

#include "server/limits.hpp"
#include "server/store/postgres_copy_mark.hpp"
#include "server/store/postgres_schema.hpp"
#include "server/store/postgres_timeline.hpp"

#include <unistd.h>

#include <array>
#include <utility>
#include <vector>

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
// The lock of the house, the number behind that of the schema's. Who serves shares it, and who copies has it alone.
constexpr const char* share_house = "SELECT pg_advisory_lock_shared(293153035605)";
constexpr const char* have_house = "SELECT pg_advisory_lock(293153035605)";
constexpr const char* holder_of_house =
    "SELECT coalesce(activity.application_name, ''), coalesce(activity.client_addr::text, 'its own machine'),"
    " date_trunc('second', activity.backend_start)::text"
    " FROM pg_locks JOIN pg_stat_activity AS activity USING (pid)"
    " WHERE locktype = 'advisory' AND granted AND objsubid = 1"
    " AND (classid::bigint << 32 | objid::bigint) = 293153035605"
    " AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1";
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

// What a server shows after a crash or a lost connection may not be on its standby yet.
constexpr const char* commit_something = "UPDATE dahut SET openings = openings + 1";

// At most as long as the server keeps such a name.
std::string session_name()
{
    constexpr std::size_t host_most = 40;
    std::array<char, host_most + 1> host{};
    gethostname(host.data(), host_most);
    return "dahut " + std::string(host.data()) + " " + std::to_string(getpid());
}

// Empty if nobody has the lock that the question is about.
std::string holder_in(const PostgresRows& found)
{
    return found.count() == 0 ? "" : found.text(0, 0) + " at " + found.text(0, 1) + ", since " + found.text(0, 2);
}

std::string in_use_by(const std::string& process, const std::string& holder)
{
    return "another server is using it under the name " + process + (holder.empty() ? "" : ": " + holder)
           + " (--process-name gives this one its own)";
}

// Whether the lock could be had.
bool has_taken(PostgresConnection& connection, const char* lock, std::vector<PostgresValue> values = {})
{
    try {
        (void)connection.ask(lock, std::move(values));
        return true;
    } catch (const StoreError& error) {
        if (error.fault() != StoreFault::locked) {
            throw;
        }
        return false;
    }
}

// A session's lock, its prepared statements and its end would all be those of others behind a pooler.
void require_usable(PostgresConnection& connection)
{
    const std::string fault = fault_of_postgres_server(connection.server_version(), connection.encoding());
    if (!fault.empty()) {
        throw StoreError(StoreFault::failed, fault);
    }
    if (connection.is_read_only()) {
        throw PostgresConnection::CannotConnect(PostgresConnection::Refusal::nobody,
                                                "the server takes no writes: it is a standby, or its setting"
                                                " default_transaction_read_only is on");
    }
    if (connection.process_now() != connection.process()) {
        throw StoreError(StoreFault::failed, "a pooler stands before PostgreSQL, and shares its sessions out among"
                                             " others; name PostgreSQL itself");
    }
}

// What every session begins with: it waits for no lock for long.
void begin_session(PostgresConnection& connection)
{
    require_usable(connection);
    connection.run(session_settings);
    connection.run(("SET lock_timeout = " + std::to_string(limits::database_waiting_time.count())).c_str());
}

} // namespace

void make_all_durable(PostgresConnection& connection) { connection.commit_own(commit_something); }

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
                                 std::optional<FormerSession>& former, const SessionTerms& terms)
    : name_(session_name()), connection_(address, name_, terms.servers_skipped, terms.inquiry)
{
    connection_.limit_answers(limits::postgres_answer_time);
    if (terms.commit_time) {
        connection_.limit_commits(*terms.commit_time);
    }
    begin_session(connection_);
    hold(process.name, former);
    former = FormerSession{name_, connection_.process()};
    bring_up_to_date(connection_, process.name);
    postgres_timeline::refuse_former_server(connection_, process);
    if (terms.after_copy == AfterCopy::serve_again) {
        postgres_copy_mark::come_back(connection_);
    }
    refuse_marked(postgres_copy_mark::read(connection_));
    make_all_durable(connection_);
    postgres_processes::sign_on(connection_, process);
}

StandbyKind PostgresSession::standby()
{
    const PostgresRows named = connection_.ask("SELECT current_setting('synchronous_standby_names')");
    return postgres_processes::standby_named(named.text(0, 0));
}

void PostgresSession::hold(const std::string& process, const std::optional<FormerSession>& former)
{
    const std::int64_t patience_ms = limits::database_waiting_time.count();
    if (former) {
        (void)connection_.ask(end_former, {former->process, former->name, patience_ms});
    }
    if (!has_taken(connection_, share_house)) {
        throw StoreError(StoreFault::locked,
                         "`dahut copy` is using it: " + holder_in(connection_.ask(holder_of_house)));
    }
    if (has_taken(connection_, take_lock, {process})) {
        return;
    }
    if (!postgres_processes::is_living(connection_, process)) {
        (void)connection_.ask(end_holder, {process, patience_ms});
        if (has_taken(connection_, take_lock, {process})) {
            return;
        }
    }
    throw StoreError(StoreFault::locked, in_use_by(process, holder_in(connection_.ask(holder_of_lock, {process}))));
}

std::unique_ptr<PostgresConnection> connection_alone(const std::string& address)
{
    auto connection = std::make_unique<PostgresConnection>(address, session_name());
    begin_session(*connection);
    if (!has_taken(*connection, have_house)) {
        throw StoreError(StoreFault::locked, "somebody is using it: " + holder_in(connection->ask(holder_of_house)));
    }
    // Nobody waits for a copy, so it waits for whoever else uses a table, as a backup.
    connection->run("SET lock_timeout = 0");
    bring_up_to_date(*connection);
    make_all_durable(*connection);
    return connection;
}

void look_at_postgres(const std::string& address, const std::string& process, AfterCopy after_copy)
{
    PostgresConnection connection(address, session_name());
    require_usable(connection);
    refuse_foreign(connection);
    refuse_marked(postgres_copy_mark::read(connection), after_copy);
    if (const std::string holder = holder_in(connection.ask(holder_of_lock, {process})); !holder.empty()) {
        throw StoreError(StoreFault::locked, in_use_by(process, holder));
    }
}

} // namespace dahut
