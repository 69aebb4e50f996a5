#include "server/store/sqlite_copy_mark.hpp"

#include "server/store/sqlite_statements.hpp"

namespace dahut::sqlite_copy_mark {

std::optional<CopyMark> read(SQLite::Database& database)
{
    if (!database.tableExists("copy_mark")) {
        return std::nullopt;
    }
    SQLite::Statement query(database, "SELECT stage, token, elsewhere FROM copy_mark");
    if (!query.executeStep()) {
        return std::nullopt;
    }
    return CopyMark{static_cast<CopyStage>(query.getColumn(0).getInt()), query.getColumn(1).getString(),
                    query.getColumn(2).getString()};
}

void write(SQLite::Database& database, const std::optional<CopyMark>& mark)
{
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    database.exec("CREATE TABLE IF NOT EXISTS copy_mark"
                  " (stage INTEGER NOT NULL, token TEXT NOT NULL, elsewhere TEXT NOT NULL) STRICT");
    database.exec("DELETE FROM copy_mark");
    if (mark) {
        execute(database, "INSERT INTO copy_mark (stage, token, elsewhere) VALUES (?, ?, ?)",
                static_cast<int>(mark->stage), mark->token, mark->elsewhere);
    }
    transaction.commit();
}

void come_back(SQLite::Database& database)
{
    if (const std::optional<CopyMark> mark = read(database); mark && mark->stage != CopyStage::arriving) {
        write(database, std::nullopt);
    }
}

} // namespace dahut::sqlite_copy_mark
