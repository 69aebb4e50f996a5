"""Faults of a server on PostgreSQL, planted on purpose: the campaign must find each. A fault takes away what guards,
and says which faults of the surroundings bring it to light.
"""
from dataclasses import dataclass

ENTRIES = "server/store/postgres_entries.cpp"
PROCESSES = "server/store/postgres_processes.cpp"
SCHEMA = "server/store/postgres_schema.cpp"
SESSION = "server/store/postgres_session.cpp"
TAKING = "server/store/postgres_taking.cpp"

# Without it two entries can have one number.
_NO_KEY = ("""        entry text NOT NULL,
        PRIMARY KEY (table_id, number)
""", """        entry text NOT NULL
""")
_AT_THE_END = [("SELECT $1::text, $2::bigint + 1, $3::bigint, $4::text\"",
                "SELECT $1::text, max(number) + 1, $3::bigint, $4::text FROM entries\""),
               (" WHERE (SELECT max(number) FROM entries WHERE table_id = $1::text) = $2::bigint\"",
                " WHERE table_id = $1::text AND $2::bigint > 0\""),
               (" ON CONFLICT DO NOTHING RETURNING 1\"", " HAVING max(number) > 0 RETURNING 1\"")]
_ANY_OWNER = (" AND owner = $5::bigint AND term = $6::bigint))\"", " AND $5::bigint > 0 AND $6::bigint >= 0))\"")


@dataclass(frozen=True)
class Planted:
    kind: str
    changes: dict
    # Kinds of faults of tests/cluster/faults.mjs.
    surroundings: tuple


PLANTED = (
    Planted("told before it is written",
            {SESSION: [("SELECT set_config('synchronous_commit', 'on', false)\"",
                        "SELECT set_config('synchronous_commit', 'off', false)\""),
                       (" WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')\"", "\"")]},
            ("primary killed and restarted",)),
    Planted("appended without the expected number",
            {ENTRIES: _AT_THE_END, SCHEMA: [_NO_KEY]},
            ("commits held back, and a process killed",)),
    Planted("read without a commit of its own",
            {SESSION: [("(PostgresConnection& connection) { connection.commit_own(commit_something); }",
                        "(PostgresConnection&) {}"),
                       ("""    postgres_processes::sign_on(connection_, process);
""", """    connection_.run("SET synchronous_commit = off");
    postgres_processes::sign_on(connection_, process);
    connection_.run("SET synchronous_commit = on");
""")]},
            ("primary restarted without its standby, standby promoted",)),
    Planted("a stale room goes on telling",
            {ENTRIES: [("is_added ? std::nullopt :", "is_added || additions[index].term ? std::nullopt :")]},
            ("process stopped for a while", "process stopped for 10 s", "commits held back, and a process killed")),
    Planted("two owners of one term",
            {ENTRIES: [*_AT_THE_END, _ANY_OWNER], SCHEMA: [_NO_KEY],
             TAKING: [("SET owner = $2::bigint, term = tables.term + 1 FROM", "SET owner = $2::bigint FROM"),
                      ("former <> $2::bigint AND NOT is_served AND", "former <> $2::bigint AND")]},
            ("process killed",)),
    # That another process has taken a table is told by a row alone. It may be gone with the primary that had it.
    Planted("a lost hint never made good",
            {PROCESSES: [(" WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = served_id",
                          " WHERE $1::bigint < 0 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = served_id")]},
            ("hints lost", "primary killed and restarted", "cut off from the database")),
)
