#include "server/store/postgres_timeline.hpp"

#include <algorithm>
#include <string>

namespace dahut::postgres_timeline {

namespace {

// That of the log which is written now. The latest checkpoint still has the former one for a while after a promotion.
constexpr const char* timeline_written =
    "SELECT CASE WHEN pg_is_in_recovery() THEN 0"
    " ELSE ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::bigint END";
// Whoever does not sign any more may have come here with a copy of another database.
constexpr const char* highest_told = "SELECT coalesce(max(timeline), 0) FROM processes JOIN living USING (incarnation)";
constexpr const char* tell_all = "UPDATE processes SET timeline = $1::bigint WHERE timeline < $1::bigint";

} // namespace

void refuse_former_server(PostgresConnection& connection, postgres_processes::Process& process)
{
    const std::int64_t written = connection.ask(timeline_written).number(0, 0);
    process.timeline = std::max(process.timeline, connection.ask(highest_told).number(0, 0));
    if (written >= process.timeline) {
        process.timeline = written;
        return;
    }
    // Their signatures are hints as well, which need no standby.
    const std::vector<PostgresQuestion> telling{{"SET LOCAL synchronous_commit = off", {}},
                                                {tell_all, {process.timeline}}};
    (void)connection.commit_together(telling);
    throw FormerServer(StoreFault::failed, "this server was replaced: it writes timeline " + std::to_string(written)
                                               + ", and " + std::to_string(process.timeline) + " has been seen");
}

} // namespace dahut::postgres_timeline
