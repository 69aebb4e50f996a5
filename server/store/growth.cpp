#include "server/store/growth.hpp"

#include "server/store/sqlite_reading.hpp"
#include "server/store/sqlite_schema.hpp"

#include <algorithm>

namespace dahut {

namespace {

constexpr std::int64_t day_ms = 24 * 60 * 60 * 1000;
// Over whole weeks no evening counts more often than another one.
constexpr std::int64_t days_most = 28;
constexpr std::int64_t days_least = 7;

constexpr const char* finished_since = "SELECT count(*) FROM tables WHERE stage = 2 AND changed_ms > ?";
constexpr const char* finished_at_all = "SELECT count(*), coalesce(min(changed_ms), 0) FROM tables WHERE stage = 2";
// The latest are enough for an average.
constexpr const char* average = R"(
    SELECT coalesce(avg(
        (SELECT coalesce(sum(length(CAST(entry AS BLOB))), 0) FROM entries WHERE table_id = id)
        + (SELECT coalesce(sum(length(CAST(entry AS BLOB))), 0) FROM recent WHERE table_id = id)
        + (SELECT coalesce(sum(length(replay) + coalesce(length(entries), 0)), 0) FROM replays WHERE table_id = id)), 0)
    FROM (SELECT id FROM tables WHERE stage = 2 ORDER BY changed_ms DESC LIMIT 200)
)";
constexpr const char* used_pages = "SELECT (SELECT page_count FROM pragma_page_count)"
                                   " - (SELECT freelist_count FROM pragma_freelist_count)";

std::int64_t bytes_used(SQLite::Database& database)
{
    return database.execAndGet(used_pages).getInt64() * database.execAndGet("PRAGMA page_size").getInt64();
}

std::optional<Growth> growth_in(SQLite::Database& database, std::int64_t now_ms)
{
    SQLite::Statement all(database, finished_at_all);
    all.executeStep();
    const std::int64_t days = std::min((now_ms - all.getColumn(1).getInt64()) / day_ms, days_most);
    if (all.getColumn(0).getInt64() == 0 || days < days_least) {
        return std::nullopt;
    }
    SQLite::Statement latest(database, finished_since);
    latest.bind(1, now_ms - days * day_ms);
    latest.executeStep();
    Growth growth{.matches = latest.getColumn(0).getInt64(), .days = days};
    growth.bytes_of_match = static_cast<std::int64_t>(database.execAndGet(average).getDouble());
    growth.bytes_of_finished = all.getColumn(0).getInt64() * growth.bytes_of_match;
    growth.bytes_used = bytes_used(database);
    return growth;
}

} // namespace

std::int64_t bytes_used_in(const std::filesystem::path& database)
{
    return reading([&] {
        SQLite::Database opened = opened_to_read(database);
        return bytes_used(opened);
    });
}

std::optional<Growth> growth_of(const std::filesystem::path& database, std::int64_t now_ms)
{
    return reading([&] {
        SQLite::Database opened = opened_to_read(database);
        const SQLite::Transaction snapshot(opened);
        return former_schema(opened) ? std::nullopt : growth_in(opened, now_ms);
    });
}

} // namespace dahut
