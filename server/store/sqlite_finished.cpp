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

constexpr const char* bytes_of_table =
    "SELECT (SELECT coalesce(sum(length(CAST(entry AS BLOB))), 0) FROM entries WHERE table_id = ?1)"
    " + (SELECT coalesce(sum(length(CAST(entry AS BLOB))), 0) FROM recent WHERE table_id = ?1)"
    " + (SELECT coalesce(sum(length(replay) + coalesce(length(entries), 0)), 0) FROM replays WHERE table_id = ?1)";

} // namespace

void SqliteFinished::bring_up_to_date(SQLite::Database& database)
{
    if (database.tableExists("finished_tables")) {
        return;
    }
    SQLite::Transaction transaction(database);
    database.exec(finished_schema);
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

void SqliteFinished::measure()
{
    const std::vector<std::string> tables =
        texts_of(database_, "SELECT table_id FROM finished_tables WHERE bytes IS NULL ORDER BY place LIMIT ?",
                 limits::finished_measured_at_once);
    for (const std::string& table : tables) {
        SQLite::Statement query(database_, bytes_of_table);
        query.bind(1, table);
        query.executeStep();
        carry_out(database_, "UPDATE finished_tables SET bytes = ? WHERE table_id = ?", query.getColumn(0).getInt64(),
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
