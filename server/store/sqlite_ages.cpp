#include "server/store/sqlite_ages.hpp"

#include "server/store/sqlite_statements.hpp"

#include <algorithm>

namespace dahut {

Surveyed SqliteAges::survey(const Survey& survey)
{
    execute(database_, "UPDATE running_time SET ran_ms = ran_ms + ?", survey.ran.count());
    note(survey);
    remove(texts_of(database_, "SELECT id FROM tables WHERE stage = 4"), survey.now_ms);
    forget_gone(survey.gone_most);
    Surveyed surveyed;
    if (survey.extent == Survey::Extent::all) {
        remove(aged(TableStage::set_aside, survey.aside_age), survey.now_ms);
        surveyed.unlisted = unlist(survey.listed_age);
        surveyed.deserted = deserted(survey);
    }
    return surveyed;
}

void SqliteAges::remove(std::span<const std::string> tables, std::int64_t now_ms)
{
    for (const std::string& table : tables) {
        entries_.remove(table);
        keyrings_.table_gone(table);
        execute(database_, "DELETE FROM ages WHERE table_id = ?", table);
        execute(database_, "UPDATE tables SET stage = 5, listed = 0, changed_ms = ?, summary = NULL WHERE id = ?",
                now_ms, table);
    }
}

std::vector<SetAside> SqliteAges::set_aside(std::span<const std::string> tables, TableStage before)
{
    std::vector<SetAside> aside;
    for (const std::string& table : tables) {
        SQLite::Statement query(database_, "SELECT stage FROM tables WHERE id = ? AND stage < ?");
        SQLite::bind(query, table, static_cast<int>(before));
        if (query.executeStep()) {
            aside.push_back({table, static_cast<TableStage>(query.getColumn(0).getInt())});
        }
    }
    std::ranges::for_each(aside, [this](const SetAside& table) { keep(table); });
    return aside;
}

void SqliteAges::keep(const SetAside& table)
{
    execute(database_, "DELETE FROM ages WHERE table_id = ?", table.table);
    execute(database_, "INSERT INTO ages (table_id, stage, since_ms, former_stage) VALUES (?, 6, ?, ?)", table.table,
            ran_ms(), static_cast<int>(table.former));
    execute(database_, "UPDATE tables SET stage = 6 WHERE id = ?", table.table);
}

bool SqliteAges::bring_back(const std::string& table)
{
    const int back = execute(database_,
                             "UPDATE tables SET stage = (SELECT former_stage FROM ages WHERE table_id = id)"
                             " WHERE stage = 6 AND id IN (SELECT table_id FROM ages WHERE table_id = ?)",
                             table);
    execute(database_, "DELETE FROM ages WHERE table_id = ?", table);
    return back > 0;
}

bool SqliteAges::is_aside(const std::string& table)
{
    return !texts_of(database_, "SELECT id FROM tables WHERE id = ? AND stage = 6", table).empty();
}

std::int64_t SqliteAges::ran_ms() { return database_.execAndGet("SELECT ran_ms FROM running_time").getInt64(); }

// A table ages anew in each stage. What is not listed any more does not age.
void SqliteAges::note(const Survey& survey)
{
    execute(database_,
            "DELETE FROM ages WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id AND tables.stage = ages.stage"
            " AND (tables.stage IN (0, 1, 6) OR tables.stage = 2 AND listed = 1))");
    const std::int64_t now = ran_ms();
    execute(database_,
            "INSERT OR IGNORE INTO ages (table_id, stage, since_ms) SELECT id, stage, ? FROM tables"
            " WHERE stage IN (0, 1, 6) OR stage = 2 AND listed = 1",
            now);
    for (const Visit& visit : survey.visits) {
        execute(database_, "UPDATE ages SET since_ms = max(since_ms, ?) WHERE table_id = ? AND stage < 2",
                now - visit.ago.count(), visit.table);
    }
}

int SqliteAges::unlist(std::chrono::milliseconds age)
{
    const std::vector<std::string> old = aged(TableStage::finished, age);
    for (const std::string& table : old) {
        execute(database_, "UPDATE tables SET listed = 0 WHERE id = ?", table);
    }
    return static_cast<int>(old.size());
}

void SqliteAges::forget_gone(std::int64_t most)
{
    const std::vector<std::string> oldest = texts_of(
        database_, "SELECT id FROM tables WHERE stage = 5 AND listed = 0 ORDER BY changed_ms DESC LIMIT -1 OFFSET ?",
        most);
    for (const std::string& table : oldest) {
        execute(database_, "DELETE FROM keys WHERE table_id = ?", table);
        execute(database_, "DELETE FROM tables WHERE id = ?", table);
    }
}

std::vector<std::string> SqliteAges::deserted(const Survey& survey)
{
    std::vector<std::string> deserted = aged(TableStage::open, survey.open_age);
    std::ranges::move(aged(TableStage::running, survey.running_age), std::back_inserter(deserted));
    return deserted;
}

std::vector<std::string> SqliteAges::aged(TableStage stage, std::chrono::milliseconds age)
{
    return texts_of(database_,
                    "SELECT id FROM ages JOIN tables ON id = table_id"
                    " WHERE ages.stage = ? AND since_ms <= ? ORDER BY since_ms, sequence",
                    static_cast<int>(stage), ran_ms() - age.count());
}

} // namespace dahut
