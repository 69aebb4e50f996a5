#include "server/store/postgres_schema.hpp"

#include "server/store/newer_database.hpp"

#include <optional>
#include <string>

namespace dahut {

namespace {

constexpr std::int64_t postgres_schema_version = 7;

// Nothing refers to `tables` by a foreign key: the server would write to a row of it with each entry.
// The only key of an entry is its table and its number, so nobody can add a second one with that number.
constexpr const char* first_schema = R"(
    CREATE TABLE dahut (version bigint NOT NULL, openings bigint NOT NULL);
    INSERT INTO dahut (version, openings) VALUES (1, 0);
    CREATE TABLE tables (
        sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id text COLLATE "C" NOT NULL UNIQUE,
        stage integer NOT NULL DEFAULT 0,
        listed boolean NOT NULL DEFAULT false,
        changed_ms bigint NOT NULL DEFAULT 0,
        summary text
    );
    CREATE INDEX tables_by_stage ON tables (stage, listed, sequence);
    CREATE INDEX tables_by_change ON tables (stage, listed, changed_ms);
    CREATE TABLE entries (
        table_id text COLLATE "C" NOT NULL,
        number bigint NOT NULL,
        at_ms bigint NOT NULL,
        entry text NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE TABLE keys (
        hash text COLLATE "C" PRIMARY KEY,
        table_id text COLLATE "C" NOT NULL
    );
    CREATE INDEX keys_by_table ON keys (table_id);
    CREATE TABLE lent_seats (
        hash text COLLATE "C" PRIMARY KEY,
        keyring text COLLATE "C" NOT NULL,
        table_id text COLLATE "C" NOT NULL,
        seat integer NOT NULL,
        seat_key text COLLATE "C" NOT NULL
    );
    CREATE INDEX lent_seats_by_keyring ON lent_seats (keyring);
    CREATE INDEX lent_seats_by_key ON lent_seats (seat_key);
    CREATE INDEX lent_seats_by_table ON lent_seats (table_id);
    CREATE TABLE running_time (ran_ms bigint NOT NULL);
    INSERT INTO running_time (ran_ms) VALUES (0);
    CREATE TABLE ages (
        table_id text COLLATE "C" PRIMARY KEY,
        stage integer NOT NULL,
        since_ms bigint NOT NULL,
        former_stage integer
    );
    CREATE TABLE finished_tables (
        place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        table_id text COLLATE "C" NOT NULL UNIQUE,
        since_ms bigint NOT NULL,
        bytes bigint,
        replay_sought boolean NOT NULL DEFAULT false
    );
    CREATE INDEX finished_without_replay ON finished_tables (place) WHERE NOT replay_sought;
    CREATE TABLE replays (
        table_id text COLLATE "C" PRIMARY KEY,
        replay bytea NOT NULL
    );
    CREATE TABLE forgetting (
        place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        table_id text COLLATE "C" NOT NULL
    );
)";

// What several processes on one database need (docs/decisions/0071). `owner` and `keeper` are incarnations of
// processes. A process that has not signed for three seconds is none of the living.
// Some databases of the first schema lack what keeps replays.
constexpr const char* for_several_processes = R"(
    ALTER TABLE finished_tables ADD COLUMN IF NOT EXISTS replay_sought boolean NOT NULL DEFAULT false;
    CREATE INDEX IF NOT EXISTS finished_without_replay ON finished_tables (place) WHERE NOT replay_sought;
    CREATE TABLE IF NOT EXISTS replays (
        table_id text COLLATE "C" PRIMARY KEY,
        replay bytea NOT NULL
    );
    CREATE TABLE processes (
        incarnation bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text COLLATE "C" NOT NULL UNIQUE,
        signed timestamptz NOT NULL
    );
    CREATE VIEW living AS
        SELECT incarnation, name FROM processes WHERE signed > clock_timestamp() - interval '3 seconds';
    ALTER TABLE tables ADD COLUMN owner bigint, ADD COLUMN term bigint NOT NULL DEFAULT 0;
    ALTER TABLE running_time ADD COLUMN keeper bigint;
    CREATE TABLE revoked_keyrings (keyring text COLLATE "C" NOT NULL, at timestamptz NOT NULL);
    CREATE INDEX revoked_keyrings_by_time ON revoked_keyrings (at);
    UPDATE dahut SET version = 2;
)";

// Entries in fewer bytes stand beside the replay (docs/decisions/0078).
constexpr const char* for_packing = R"(
    ALTER TABLE replays ADD COLUMN entries bytea;
    ALTER TABLE finished_tables ADD COLUMN packed boolean NOT NULL DEFAULT false;
    CREATE INDEX finished_to_pack ON finished_tables (place) WHERE NOT packed;
    UPDATE dahut SET version = 3;
)";

// What processes tell each other of their end and of the server (docs/decisions/0080).
constexpr const char* for_handing_over = R"(
    ALTER TABLE processes ADD COLUMN leaving boolean NOT NULL DEFAULT false, ADD COLUMN timeline bigint;
    UPDATE dahut SET version = 4;
)";

// Which rules each process has (docs/decisions/0084). A table's rules stand in its first entry. What
// is quoted within a text there has its quotes escaped, so it is not taken for them. None if the entry is packed.
constexpr const char* for_two_versions = R"sql(
    ALTER TABLE processes ADD COLUMN rules text[] NOT NULL DEFAULT '{}';
    CREATE VIEW going_on AS
        SELECT incarnation, name, rules FROM living JOIN processes USING (incarnation, name) WHERE NOT leaving;
    CREATE VIEW rules_of_tables AS
        SELECT table_id, substring(entry FROM '"game":"([^"]*)"') || ' ' ||
            substring(entry FROM '"rules_version":"([^"]*)"') AS rules
        FROM entries WHERE number = 1;
    UPDATE dahut SET version = 5;
)sql";

// Which finished matches say no names any more (docs/decisions/0087).
constexpr const char* for_names = R"(
    ALTER TABLE finished_tables ADD COLUMN nameless boolean NOT NULL DEFAULT false;
    CREATE INDEX finished_with_names ON finished_tables (place) WHERE NOT nameless;
    UPDATE dahut SET version = 6;
)";

// What is packed has fewer bytes, of another kind (docs/decisions/0092). What was packed before is packed again.
constexpr const char* for_fewer_bytes = R"(
    UPDATE finished_tables SET packed = false WHERE packed;
    UPDATE dahut SET version = 7;
)";

constexpr const char* others_living = "SELECT name FROM living WHERE name <> $1::text ORDER BY name LIMIT 1";

// The lock is "DAHUT" in letters. A server of the first schema has it as long as it runs.
constexpr const char* lock_schema = "SELECT pg_advisory_xact_lock(293153035604)";

// Nothing in an empty database.
std::optional<std::int64_t> version_of(PostgresConnection& connection)
{
    const PostgresRows tables = connection.ask("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
                                               " ORDER BY tablename <> 'dahut', tablename LIMIT 1");
    if (tables.count() == 0) {
        return std::nullopt;
    }
    if (tables.text(0, 0) != "dahut") {
        throw StoreError(StoreFault::corrupt,
                         "the database holds something else: a table " + tables.text(0, 0) + "; make one for Dahut");
    }
    return connection.ask("SELECT version FROM dahut").number(0, 0);
}

// Empty if the database does not say it.
std::string changed_by(PostgresConnection& connection)
{
    if (connection.ask("SELECT 1 WHERE to_regclass('changed_by') IS NOT NULL").count() == 0) {
        return "";
    }
    const PostgresRows rows = connection.ask("SELECT software FROM changed_by LIMIT 1");
    return rows.count() == 0 ? "" : rows.text(0, 0);
}

void say_who_changes(PostgresConnection& connection)
{
    connection.run_to_the_end(changed_by_schema);
    connection.run_to_the_end("DELETE FROM changed_by");
    (void)connection.ask("INSERT INTO changed_by (software) VALUES ($1)", {std::string(software_version)});
}

void refuse_newer(PostgresConnection& connection, std::int64_t version)
{
    if (version > postgres_schema_version) {
        throw StoreError(StoreFault::corrupt, newer_database(changed_by(connection), version, postgres_schema_version));
    }
}

// Whoever knew the present schema would have made it before it signed, so whoever lives knows a former one. The caller
// has the lock of this process's name: a row of that name is one of a process that has ended.
void wait_for_former(PostgresConnection& connection, std::int64_t version, const std::string& process)
{
    constexpr std::int64_t first_with_processes = 2;
    if (version < first_with_processes || version == postgres_schema_version) {
        return;
    }
    if (const PostgresRows others = connection.ask(others_living, {process}); others.count() > 0) {
        throw FormerVersionRuns(StoreFault::failed,
                                "process " + others.text(0, 0)
                                    + " is of a former version, which could not go on if the database were brought up"
                                      " to date; stop it");
    }
}

void change(PostgresConnection& connection, std::optional<std::int64_t> version)
{
    if (!version) {
        connection.run_to_the_end(first_schema);
    }
    if (version.value_or(0) < 2) {
        connection.run_to_the_end(for_several_processes);
    }
    if (version.value_or(0) < 3) {
        connection.run_to_the_end(for_packing);
    }
    if (version.value_or(0) < 4) {
        connection.run_to_the_end(for_handing_over);
    }
    if (version.value_or(0) < 5) {
        connection.run_to_the_end(for_two_versions);
    }
    if (version.value_or(0) < 6) {
        connection.run_to_the_end(for_names);
    }
    if (version.value_or(0) < 7) {
        connection.run_to_the_end(for_fewer_bytes);
    }
    if (version.value_or(0) < postgres_schema_version) {
        say_who_changes(connection);
    }
}

// Processes that start together look one after the other.
void bring_up(PostgresConnection& connection, const std::string* process)
{
    connection.in_transaction([&] {
        (void)connection.ask(lock_schema);
        const std::optional<std::int64_t> version = version_of(connection);
        refuse_newer(connection, version.value_or(0));
        if (process != nullptr) {
            wait_for_former(connection, version.value_or(0), *process);
        }
        change(connection, version);
    });
}

} // namespace

void refuse_foreign(PostgresConnection& connection)
{
    if (const std::optional<std::int64_t> version = version_of(connection)) {
        refuse_newer(connection, *version);
    }
}

void bring_up_to_date(PostgresConnection& connection) { bring_up(connection, nullptr); }

void bring_up_to_date(PostgresConnection& connection, const std::string& process) { bring_up(connection, &process); }

} // namespace dahut
