// A database of this Dahut, made into one of the first.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

namespace dahut::test {

// As a former Dahut left its databases: of live tables nothing was kept beside their entries.
inline void make_former(const std::filesystem::path& file)
{
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(R"(
        DROP INDEX tables_by_stage;
        DROP INDEX tables_by_change;
        ALTER TABLE tables ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE tables ADD COLUMN shelved_ms INTEGER;
        UPDATE tables SET place = iif(stage < 2, 0, iif(listed = 1, 1, 2)),
                          shelved_ms = iif(stage < 2, NULL, changed_ms),
                          summary = iif(stage < 2, NULL, summary);
        DROP TRIGGER table_is_finished;
        DROP TRIGGER table_is_not_finished;
        DROP TRIGGER replay_is_gone;
        DROP TABLE replays;
        DROP TABLE finished_tables;
        DROP TABLE forgetting;
        DROP TABLE changed_by;
        ALTER TABLE tables DROP COLUMN stage;
        ALTER TABLE tables DROP COLUMN listed;
        ALTER TABLE tables DROP COLUMN wakes;
        ALTER TABLE tables DROP COLUMN changed_ms;
        CREATE INDEX tables_by_place ON tables (place, shelved_ms);
        INSERT INTO entries (table_id, number, at_ms, entry) SELECT table_id, number, at_ms, entry FROM recent;
        DROP TABLE recent;
        PRAGMA user_version = 1;
    )");
}

} // namespace dahut::test
