#include "server/store/postgres_copy_mark.hpp"

namespace dahut::postgres_copy_mark {

std::optional<CopyMark> read(PostgresConnection& connection)
{
    if (connection.ask("SELECT to_regclass('copy_mark')").is_null(0, 0)) {
        return std::nullopt;
    }
    const PostgresRows found = connection.ask("SELECT stage, token, elsewhere FROM copy_mark");
    if (found.count() == 0) {
        return std::nullopt;
    }
    return CopyMark{static_cast<CopyStage>(found.number(0, 0)), found.text(0, 1), found.text(0, 2)};
}

void write(PostgresConnection& connection, const std::optional<CopyMark>& mark)
{
    connection.in_transaction([&] {
        connection.run("CREATE TABLE IF NOT EXISTS copy_mark"
                       " (stage integer NOT NULL, token text NOT NULL, elsewhere text NOT NULL)");
        (void)connection.ask("DELETE FROM copy_mark");
        if (mark) {
            (void)connection.ask("INSERT INTO copy_mark (stage, token, elsewhere)"
                                 " VALUES ($1::integer, $2::text, $3::text)",
                                 {static_cast<int>(mark->stage), mark->token, mark->elsewhere});
        }
    });
}

void come_back(PostgresConnection& connection)
{
    if (const std::optional<CopyMark> mark = read(connection); mark && mark->stage != CopyStage::arriving) {
        write(connection, std::nullopt);
    }
}

} // namespace dahut::postgres_copy_mark
