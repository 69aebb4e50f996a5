#include "server/store/sqlite_schema.hpp"

#include "protocol/software.hpp"
#include "server/store/journal.hpp"
#include "server/store/newer_database.hpp"
#include "server/store/sqlite_ages.hpp"
#include "server/store/sqlite_entries.hpp"
#include "server/store/sqlite_finished.hpp"
#include "server/store/sqlite_forgetting.hpp"
#include "server/store/sqlite_identity.hpp"
#include "server/store/sqlite_keyrings.hpp"
#include "server/store/sqlite_packing.hpp"
#include "server/store/sqlite_replays.hpp"

#include <string>

namespace dahut {

namespace {

constexpr int schema_version = 6;
constexpr int application_mark = 0x44414855; // "DAHU"

// The column `wakes` is unused; an old version loaded tables by it at its start.
constexpr const char* schema = R"(
    CREATE TABLE tables (
        sequence INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        stage INTEGER NOT NULL DEFAULT 0,
        listed INTEGER NOT NULL DEFAULT 0,
        wakes INTEGER NOT NULL DEFAULT 0,
        changed_ms INTEGER NOT NULL DEFAULT 0,
        summary TEXT
    ) STRICT;
    CREATE INDEX tables_by_stage ON tables (stage, listed, sequence);
    CREATE INDEX tables_by_change ON tables (stage, listed, changed_ms);
    CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        at_ms INTEGER NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE keys (
        hash TEXT NOT NULL PRIMARY KEY,
        table_id TEXT NOT NULL REFERENCES tables (id)
    ) STRICT, WITHOUT ROWID;
)";

// Upgrades the first schema. There `place` was 0 for live tables, 1 for listed ones that were over, and 2 for others.
// The rows of live tables are worked out from their entries when the server starts.
constexpr const char* second_schema = R"(
    DROP INDEX tables_by_place;
    ALTER TABLE tables ADD COLUMN stage INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN wakes INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN changed_ms INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET stage = iif(place = 0, 0, iif(place = 1, 2, 3)), listed = (place = 1),
                      changed_ms = coalesce(shelved_ms, 0);
    ALTER TABLE tables DROP COLUMN place;
    ALTER TABLE tables DROP COLUMN shelved_ms;
    CREATE INDEX tables_by_stage ON tables (stage, listed, sequence);
    CREATE INDEX tables_by_change ON tables (stage, listed, changed_ms);
)";

// Empty if the database does not say it.
std::string changed_by(SQLite::Database& database)
{
    if (!database.tableExists("changed_by")) {
        return "";
    }
    SQLite::Statement query(database, "SELECT software FROM changed_by");
    return query.executeStep() ? query.getColumn(0).getString() : "";
}

void say_who_changes(SQLite::Database& database)
{
    database.exec(changed_by_schema);
    database.exec("DELETE FROM changed_by");
    SQLite::Statement insert(database, "INSERT INTO changed_by (software) VALUES (?)");
    insert.bind(1, std::string(software_version));
    insert.exec();
}

[[noreturn]] void refuse(SQLite::Database& database, int version, int mark)
{
    throw StoreError(StoreFault::corrupt, mark == application_mark && version > schema_version
                                              ? newer_database(changed_by(database), version, schema_version)
                                              : "this is no Dahut database");
}

void bring_tables_up_to_date(SQLite::Database& database)
{
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    const int mark = database.execAndGet("PRAGMA application_id").getInt();
    const int tables = database.execAndGet("SELECT count(*) FROM sqlite_master").getInt();
    if (version == schema_version && mark == application_mark) {
        return;
    }
    const bool former = former_schema(database).has_value();
    if (!former && (version != 0 || mark != 0 || tables != 0)) {
        refuse(database, version, mark);
    }
    SQLite::Transaction transaction(database);
    // The third schema allows other content in a row of `entries`. The fourth allows an entry to be in `recent` as
    // well. The fifth allows a mark in a row of `entries` (packed_entries.hpp). The sixth allows other bytes in
    // `replays` (kept_text.hpp).
    if (version < 2) {
        database.exec(former ? second_schema : schema);
        database.exec(SqliteEntries::schema);
    }
    sqlite_packing::pack_anew(database);
    say_who_changes(database);
    database.exec("PRAGMA user_version = " + std::to_string(schema_version));
    database.exec("PRAGMA application_id = " + std::to_string(application_mark));
    transaction.commit();
}

} // namespace

std::optional<int> former_schema(SQLite::Database& database)
{
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    const int mark = database.execAndGet("PRAGMA application_id").getInt();
    const bool is_former = mark == application_mark && version >= 1 && version < schema_version;
    return is_former ? std::optional(version) : std::nullopt;
}

void store_version_again(SQLite::Database& database)
{
    const std::string version = database.execAndGet("PRAGMA user_version").getString();
    database.exec("PRAGMA user_version = " + version);
}

void refuse_foreign(SQLite::Database& database)
{
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    const int mark = database.execAndGet("PRAGMA application_id").getInt();
    if (mark != application_mark || version < 1 || version > schema_version) {
        refuse(database, version, mark);
    }
}

void bring_up_to_date(SQLite::Database& database)
{
    bring_tables_up_to_date(database);
    database.exec(SqliteAges::schema);
    database.exec(SqliteKeyrings::schema);
    SqliteForgetting::bring_up_to_date(database);
    SqliteFinished::bring_up_to_date(database);
    sqlite_replays::bring_up_to_date(database);
    sqlite_packing::bring_up_to_date(database);
    database.exec(sqlite_identity::schema);
}

} // namespace dahut
