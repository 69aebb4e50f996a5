#include "server/store/sqlite_ages.hpp"

#include "server/store/sqlite_statements.hpp"

namespace dahut {

Surveyed SqliteAges::survey(const Survey& survey)
{
    note(survey);
    remove(texts_of(database_, "SELECT id FROM tables WHERE stage = 4"), survey.now_ms);
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
        keyrings_.table_gone(table);
        carry_out(database_, "DELETE FROM visits WHERE table_id = ?", table);
        carry_out(database_, "UPDATE tables SET stage = 5, listed = 0, changed_ms = ?, summary = NULL WHERE id = ?",
                  now_ms, table);
    }
}

void SqliteAges::note(const Survey& survey)
{
    carry_out(database_, "DELETE FROM visits WHERE table_id IN (SELECT id FROM tables WHERE stage >= 2)");
    carry_out(database_, "INSERT OR IGNORE INTO visits (table_id, seen_ms) SELECT id, ? FROM tables WHERE stage < 2",
              survey.now_ms);
    for (const Visit& visit : survey.visits) {
        carry_out(database_, "UPDATE visits SET seen_ms = max(seen_ms, ?) WHERE table_id = ?", visit.seen_ms,
                  visit.table);
    }
}

int SqliteAges::unlist(std::int64_t before_ms)
{
    return carry_out(database_, "UPDATE tables SET listed = 0 WHERE stage = 2 AND listed = 1 AND changed_ms <= ?",
                     before_ms);
}

void SqliteAges::forget_gone(std::int64_t most)
{
    const std::vector<std::string> oldest = texts_of(
        database_, "SELECT id FROM tables WHERE stage = 5 AND listed = 0 ORDER BY changed_ms DESC LIMIT -1 OFFSET ?",
        most);
    for (const std::string& table : oldest) {
        carry_out(database_, "DELETE FROM keys WHERE table_id = ?", table);
        carry_out(database_, "DELETE FROM tables WHERE id = ?", table);
    }
}

std::vector<std::string> SqliteAges::deserted(const Survey& survey)
{
    return texts_of(database_,
                    "SELECT id FROM visits JOIN tables ON id = table_id"
                    " WHERE stage = 0 AND seen_ms <= ? OR stage = 1 AND seen_ms <= ? ORDER BY seen_ms, sequence",
                    survey.open_before_ms, survey.running_before_ms);
}

} // namespace dahut
