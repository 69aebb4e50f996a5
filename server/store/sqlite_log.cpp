#include "server/store/sqlite_log.hpp"

#include "server/limits.hpp"

#include <sqlite3.h>

#include <chrono>

namespace dahut {

namespace {

// As much as can be carried over while others write: all, if they do not. Gives no result, since what was not done now
// is done another time.
void carry_over(sqlite3* database)
{
    sqlite3_wal_checkpoint_v2(database, nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

// Twice, so that what others have written while the many pages were carried over is not left to them either.
void carry_over_beside(const std::string& file)
{
    try {
        SQLite::Database database(file, SQLite::OPEN_READWRITE);
        // Whoever has read nothing does not know yet that there is a log.
        database.exec("PRAGMA schema_version");
        carry_over(database.getHandle());
        carry_over(database.getHandle());
    } catch (const SQLite::Exception&) {
        // The log stays as it is.
        return;
    }
}

int note_pages(void* pages, sqlite3* /*database*/, const char* /*name*/, int count)
{
    *static_cast<int*>(pages) = count;
    return SQLITE_OK;
}

} // namespace

SqliteLog::SqliteLog(SQLite::Database& database) : database_(database)
{
    sqlite3_wal_hook(database_.getHandle(), note_pages, &pages_);
}

SqliteLog::~SqliteLog() { sqlite3_wal_hook(database_.getHandle(), nullptr, nullptr); }

void SqliteLog::tidy()
{
    if (!carrying_.valid()) {
        if (pages_ >= limits::log_pages) {
            // Where no thread is to be had, it is done here and now.
            carrying_ = std::async(std::launch::async | std::launch::deferred, carry_over_beside,
                                   std::string(database_.getFilename()));
        }
        return;
    }
    if (carrying_.wait_for(std::chrono::seconds(0)) != std::future_status::timeout) {
        carrying_.get();
        carry_over(database_.getHandle());
        pages_ = 0;
    }
}

} // namespace dahut
