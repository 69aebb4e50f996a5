#include "server/store/sqlite_ages.hpp"

#include <SQLiteCpp/VariadicBind.h>

namespace dahut {

Surveyed SqliteAges::survey(const Survey& survey)
{
    note(survey);
    remove(ids_of("SELECT id FROM tables WHERE stage = 4"), survey.now_ms);
    forget_gone(survey.gone_most);
    Surveyed surveyed;
    surveyed.unlisted = unlist(survey.finished_before_ms);
    surveyed.deserted = deserted(survey);
    return surveyed;
}

void SqliteAges::remove(std::span<const std::string> tables, std::int64_t now_ms)
{
    for (const std::string& table : tables) {
        entries_.remove(table);
        carry_out("DELETE FROM visits WHERE table_id = ?", table);
        carry_out("UPDATE tables SET stage = 5, listed = 0, changed_ms = ?, summary = NULL WHERE id = ?", now_ms,
                  table);
    }
}

void SqliteAges::note(const Survey& survey)
{
    carry_out("DELETE FROM visits WHERE table_id IN (SELECT id FROM tables WHERE stage >= 2)");
    carry_out("INSERT OR IGNORE INTO visits (table_id, seen_ms) SELECT id, ? FROM tables WHERE stage < 2",
              survey.now_ms);
    for (const Visit& visit : survey.visits) {
        carry_out("UPDATE visits SET seen_ms = max(seen_ms, ?) WHERE table_id = ?", visit.seen_ms, visit.table);
    }
}

int SqliteAges::unlist(std::int64_t before_ms)
{
    return carry_out("UPDATE tables SET listed = 0 WHERE stage = 2 AND listed = 1 AND changed_ms <= ?", before_ms);
}

void SqliteAges::forget_gone(std::int64_t most)
{
    const std::vector<std::string> oldest =
        ids_of("SELECT id FROM tables WHERE stage = 5 AND listed = 0 ORDER BY changed_ms DESC LIMIT -1 OFFSET ?", most);
    for (const std::string& table : oldest) {
        carry_out("DELETE FROM keys WHERE table_id = ?", table);
        carry_out("DELETE FROM tables WHERE id = ?", table);
    }
}

std::vector<std::string> SqliteAges::deserted(const Survey& survey)
{
    return ids_of("SELECT id FROM visits JOIN tables ON id = table_id"
                  " WHERE stage = 0 AND seen_ms <= ? OR stage = 1 AND seen_ms <= ? ORDER BY seen_ms, sequence",
                  survey.open_before_ms, survey.running_before_ms);
}

template <typename... Values>
std::vector<std::string> SqliteAges::ids_of(const char* query, const Values&... values)
{
    SQLite::Statement statement(database_, query);
    SQLite::bind(statement, values...);
    std::vector<std::string> ids;
    while (statement.executeStep()) {
        ids.push_back(statement.getColumn(0).getString());
    }
    return ids;
}

template <typename... Values>
int SqliteAges::carry_out(const char* statement, const Values&... values)
{
    SQLite::Statement one(database_, statement);
    SQLite::bind(one, values...);
    return one.exec();
}

} // namespace dahut
