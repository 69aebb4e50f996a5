#include "server/store/sqlite_replays.hpp"

#include "server/store/sqlite_statements.hpp"

namespace dahut::sqlite_replays {

namespace {

// A table whose stage is 5 is gone.
constexpr const char* replays_schema = R"(
    CREATE TABLE replays (
        table_id TEXT NOT NULL PRIMARY KEY,
        replay BLOB NOT NULL
    ) STRICT;
    ALTER TABLE finished_tables ADD COLUMN replay_sought INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX finished_without_replay ON finished_tables (place) WHERE replay_sought = 0;
    CREATE TRIGGER replay_is_gone AFTER UPDATE OF stage ON tables
        WHEN NEW.stage = 5 AND OLD.stage <> 5
        BEGIN
            DELETE FROM replays WHERE table_id = NEW.id;
        END;
)";

} // namespace

void bring_up_to_date(SQLite::Database& database)
{
    if (database.tableExists("replays")) {
        return;
    }
    SQLite::Transaction transaction(database);
    database.exec(replays_schema);
    transaction.commit();
}

std::vector<std::string> without_replay(SQLite::Database& database, int most)
{
    return texts_of(database,
                    "SELECT table_id FROM finished_tables WHERE replay_sought = 0 ORDER BY place DESC LIMIT ?", most);
}

// Its bytes count with those of its table, which are therefore measured again. A table may have gone meanwhile.
void keep(SQLite::Database& database, const KeptReplay& replay)
{
    const int found = execute(database, "UPDATE finished_tables SET replay_sought = 1, bytes = NULL WHERE table_id = ?",
                              replay.table);
    if (found > 0 && replay.replay) {
        SQLite::Statement keeping(database, "INSERT INTO replays (table_id, replay) VALUES (?, ?)"
                                            " ON CONFLICT (table_id) DO UPDATE SET replay = excluded.replay");
        keeping.bind(1, replay.table);
        keeping.bind(2, replay.replay->data(), static_cast<int>(replay.replay->size()));
        keeping.exec();
    }
}

std::optional<std::string> kept(SQLite::Database& database, std::string_view table)
{
    SQLite::Statement query(database, "SELECT replay FROM replays WHERE table_id = ? AND length(replay) > 0");
    query.bind(1, std::string(table));
    return query.executeStep() ? std::optional(query.getColumn(0).getString()) : std::nullopt;
}

} // namespace dahut::sqlite_replays
