#include "server/store/sqlite_finished.hpp"

#include "server/limits.hpp"
#include "server/store/sqlite_statements.hpp"

#include <algorithm>

namespace dahut {

namespace {

// The stages are those of TableStage; 3 is that of an old version.
constexpr const char* finished_schema = R"(
    CREATE TABLE finished_tables (
        place INTEGER PRIMARY KEY AUTOINCREMENT,
        table_id TEXT NOT NULL UNIQUE,
        since_ms INTEGER NOT NULL,
        bytes INTEGER
    ) STRICT;
    INSERT INTO finished_tables (table_id, since_ms)
        SELECT id, (SELECT ran_ms FROM running_time) FROM tables WHERE stage IN (2, 3) ORDER BY changed_ms, sequence;
    CREATE TRIGGER table_is_finished AFTER UPDATE OF stage ON tables
        WHEN NEW.stage IN (2, 3) AND OLD.stage NOT IN (2, 3)
        BEGIN
            INSERT OR IGNORE INTO finished_tables (table_id, since_ms)
                VALUES (NEW.id, (SELECT ran_ms FROM running_time));
        END;
    CREATE TRIGGER table_is_not_finished AFTER UPDATE OF stage ON tables
        WHEN OLD.stage IN (2, 3) AND NEW.stage NOT IN (2, 3)
        BEGIN
            DELETE FROM finished_tables WHERE table_id = NEW.id;
        END;
)";

constexpr const char* names_schema = R"(
    ALTER TABLE finished_tables ADD COLUMN nameless INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX finished_with_names ON finished_tables (place) WHERE nameless = 0;
)";

constexpr const char* bytes_of_table =
    "SELECT (SELECT coalesce(sum(length(CAST(entry AS BLOB))), 0) FROM entries WHERE table_id = ?1)"
    " + (SELECT coalesce(sum(length(CAST(entry AS BLOB))), 0) FROM recent WHERE table_id = ?1)"
    " + (SELECT coalesce(sum(length(replay) + coalesce(length(entries), 0)), 0) FROM replays WHERE table_id = ?1)";

} // namespace

void SqliteFinished::bring_up_to_date(SQLite::Database& database)
{
    SQLite::Transaction transaction(database);
    if (!database.tableExists("finished_tables")) {
        database.exec(finished_schema);
    }
    constexpr const char* notes_names =
        "SELECT count(*) FROM pragma_table_info('finished_tables') WHERE name = 'nameless'";
    if (database.execAndGet(notes_names).getInt() == 0) {
        database.exec(names_schema);
    }
    transaction.commit();
}

std::vector<std::string> SqliteFinished::outlived(const Survey& survey)
{
    if (survey.extent == Survey::Extent::counts) {
        return {};
    }
    std::int64_t count = 0;
    if (survey.finished_age) {
        SQLite::Statement old(database_,
                              "SELECT count(*) FROM finished_tables, running_time WHERE since_ms <= ran_ms - ?");
        old.bind(1, std::int64_t{survey.finished_age->count()});
        old.executeStep();
        count = old.getColumn(0).getInt64();
    }
    if (survey.finished_bytes) {
        measure();
        count = std::max(count, beyond(*survey.finished_bytes));
    }
    return texts_of(database_, "SELECT table_id FROM finished_tables ORDER BY place LIMIT ?",
                    std::min(count, std::int64_t{limits::finished_going_at_once}));
}

std::vector<ListedTable> SqliteFinished::named(const Survey& survey)
{
    std::vector<ListedTable> found;
    if (survey.extent == Survey::Extent::all && survey.names_age) {
        SQLite::Statement old(database_, "SELECT table_id, coalesce(summary, '') FROM finished_tables"
                                         " JOIN tables ON tables.id = table_id, running_time"
                                         " WHERE nameless = 0 AND since_ms <= ran_ms - ? ORDER BY place LIMIT ?");
        SQLite::bind(old, std::int64_t{survey.names_age->count()}, limits::finished_going_at_once);
        while (old.executeStep()) {
            found.push_back({old.getColumn(0).getString(), old.getColumn(1).getString()});
        }
    }
    return found;
}

bool SqliteFinished::names_went(const std::string& table)
{
    return execute(database_, "UPDATE finished_tables SET nameless = 1 WHERE table_id = ?", table) > 0;
}

void SqliteFinished::names_came(const std::string& table)
{
    execute(database_, "UPDATE finished_tables SET nameless = 0 WHERE table_id = ?", table);
}

void SqliteFinished::measure()
{
    const std::vector<std::string> tables =
        texts_of(database_, "SELECT table_id FROM finished_tables WHERE bytes IS NULL ORDER BY place LIMIT ?",
                 limits::finished_measured_at_once);
    for (const std::string& table : tables) {
        SQLite::Statement query(database_, bytes_of_table);
        query.bind(1, table);
        query.executeStep();
        execute(database_, "UPDATE finished_tables SET bytes = ? WHERE table_id = ?", query.getColumn(0).getInt64(),
                table);
    }
}

std::int64_t SqliteFinished::beyond(std::int64_t bytes_most)
{
    std::int64_t left = database_.execAndGet("SELECT coalesce(sum(bytes), 0) FROM finished_tables").getInt64();
    SQLite::Statement oldest(database_, "SELECT coalesce(bytes, 0) FROM finished_tables ORDER BY place LIMIT ?");
    oldest.bind(1, limits::finished_going_at_once);
    std::int64_t count = 0;
    while (left > bytes_most && oldest.executeStep()) {
        left -= oldest.getColumn(0).getInt64();
        ++count;
    }
    return count;
}

} // namespace dahut
