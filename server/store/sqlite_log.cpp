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

// Writing into what a file already has is several times cheaper to flush than making it longer, and never waits for the
// file system's own journal. So the log is made as long as it is going to be: what is too much to be kept in memory is
// written to it even if it is never committed. A commit that changes nothing then flushes it, so that the first to act
// does not wait for that. Where there is no room, the log grows as it is needed.
void make_room(SQLite::Database& database)
{
    constexpr int pages = limits::log_pages + limits::log_pages / 8;
    try {
        const std::string page_bytes = database.execAndGet("PRAGMA page_size").getString();
        {
            const SQLite::Transaction never_committed(database, SQLite::TransactionBehavior::IMMEDIATE);
            database.exec("CREATE TABLE room AS SELECT zeroblob(" + page_bytes + " * " + std::to_string(pages) + ")");
        }
        const std::string version = database.execAndGet("PRAGMA user_version").getString();
        database.exec("PRAGMA user_version = " + version);
    } catch (const SQLite::Exception&) {
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
    // What the last server left in it is in the way of what is to come.
    carry_over(database_.getHandle());
    make_room(database_);
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
