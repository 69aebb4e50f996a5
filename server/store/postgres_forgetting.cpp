#include "server/store/postgres_forgetting.hpp"

#include "server/store/postgres_entries.hpp"
#include "server/store/postgres_finished.hpp"
#include "server/store/postgres_packing.hpp"

namespace dahut::postgres_forgetting {

ToForget to_forget(PostgresConnection& connection, int most)
{
    const PostgresRows marks =
        connection.ask("SELECT place, table_id FROM forgetting ORDER BY place LIMIT $1::bigint", {most});
    ToForget found;
    for (int row = 0; row < marks.count(); ++row) {
        found.mark = marks.number(row, 0);
        const std::string table = marks.text(row, 1);
        found.tables.push_back({table, postgres_entries::read(connection, table, postgres_entries::Aside::as_well)});
    }
    return found;
}

void unmark(PostgresConnection& connection, std::int64_t until)
{
    (void)connection.ask("DELETE FROM forgetting WHERE place <= $1::bigint", {until});
}

bool forget(PostgresConnection& connection, std::span<const Forgotten> tables)
{
    postgres_packing::hold_still(connection);
    bool is_done = true;
    for (const Forgotten& forgotten : tables) {
        if (forgotten.named && !postgres_finished::is_still(connection, forgotten.table, *forgotten.named)) {
            is_done = false;
            continue;
        }
        for (const Replacement& one : forgotten.entries) {
            (void)connection.ask("UPDATE entries SET entry = $3::text WHERE table_id = $1::text AND number = $2::bigint"
                                 " AND right(entry, 7) <> ' packed'",
                                 {forgotten.table, one.number, one.text});
        }
        postgres_packing::replace(connection, forgotten);
        if (forgotten.summary) {
            (void)connection.ask("UPDATE tables SET summary = $2::text WHERE id = $1::text AND summary IS NOT NULL",
                                 {forgotten.table, *forgotten.summary});
        }
        if (forgotten.named) {
            postgres_finished::names_went(connection, forgotten.table);
        }
    }
    return is_done;
}

} // namespace dahut::postgres_forgetting
