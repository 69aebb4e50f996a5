#include "server/store/sqlite_log.hpp"

#include "server/limits.hpp"
#include "server/store/sqlite_identity.hpp"
#include "server/store/sqlite_schema.hpp"

#include <sqlite3.h>

#include <chrono>
#include <filesystem>
#include <system_error>

namespace dahut {

namespace {

// Copies as much of the log into the database as other writers permit; all of it, if nobody else writes. What is left
// is copied another time.
enum class Checkpointed { in_part, as_a_whole };

Checkpointed checkpoint(sqlite3* database)
{
    int in_log = -1;
    int copied = -1;
    const int result = sqlite3_wal_checkpoint_v2(database, nullptr, SQLITE_CHECKPOINT_PASSIVE, &in_log, &copied);
    return result == SQLITE_OK && in_log == copied ? Checkpointed::as_a_whole : Checkpointed::in_part;
}

// A new log says that it is one. Whether it could be written, the next entry says.
void begin_log_after(Checkpointed checkpointed, SQLite::Database& database)
{
    try {
        if (checkpointed == Checkpointed::as_a_whole) {
            sqlite_identity::begin_log(database);
        }
    } catch (const SQLite::Exception&) {
        return;
    }
}

// Copies once. When all is copied a writer may begin the log anew, and SQLite before 3.51.3 can lose what it then
// writes if another checkpoint has just begun (docs/decisions/0044).
void checkpoint_beside(const std::string& file)
{
    try {
        SQLite::Database database(file, SQLite::OPEN_READWRITE);
        // A connection that has read nothing does not know that there is a log.
        database.exec("PRAGMA schema_version");
        checkpoint(database.getHandle());
    } catch (const SQLite::Exception&) {
        // The log stays as it is.
        return;
    }
}

// Makes the log as long as it will become. Overwriting a file is several times cheaper to flush than extending it, and
// never waits for the file system's own journal. The transaction is larger than the cache, so SQLite writes its pages
// to the log although it never commits. Then a commit that changes nothing flushes the log, so that the first player
// does not wait for that. If the disk is full, or nearly, the log simply grows when needed: what little room there is
// belongs to what is stored.
void make_room(SQLite::Database& database)
{
    std::error_code error;
    const std::filesystem::path folder = std::filesystem::absolute(database.getFilename(), error).parent_path();
    const std::filesystem::space_info space = std::filesystem::space(folder, error);
    if (!error && space.available < limits::room_for_log) {
        return;
    }
    constexpr int pages = limits::log_pages + limits::log_pages / 8;
    try {
        const std::string page_bytes = database.execAndGet("PRAGMA page_size").getString();
        {
            const SQLite::Transaction never_committed(database, SQLite::TransactionBehavior::IMMEDIATE);
            database.exec("CREATE TABLE room AS SELECT zeroblob(" + page_bytes + " * " + std::to_string(pages) + ")");
        }
        store_version_again(database);
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
    // Empties the log of what the last server left there. That the database is in use stands in its file, too.
    begin_log_after(checkpoint(database_.getHandle()), database_);
    const Checkpointed checkpointed = checkpoint(database_.getHandle());
    make_room(database_);
    begin_log_after(checkpointed, database_);
    sqlite3_wal_hook(database_.getHandle(), note_pages, &pages_);
}

SqliteLog::~SqliteLog()
{
    if (checkpointing_.valid()) {
        checkpointing_.wait();
    }
    sqlite3_wal_hook(database_.getHandle(), nullptr, nullptr);
    try {
        if (!is_left_alone_) {
            sqlite_identity::end_use(database_);
        }
    } catch (const SQLite::Exception&) {
        // The next start takes the log as it is.
        return;
    }
}

// `deferred` is for a system that cannot start a thread: then get() does the work on this thread.
void SqliteLog::begin_checkpointing()
{
    checkpointing_ =
        std::async(std::launch::async | std::launch::deferred, checkpoint_beside, std::string(database_.getFilename()));
}

// The long part is left to the thread beside the writer, and nobody is waited for.
bool SqliteLog::empty()
{
    if (!checkpointing_.valid() && pages_ > limits::log_pages_emptied) {
        begin_checkpointing();
    }
    tidy();
    if (checkpointing_.valid()) {
        return false;
    }
    database_.setBusyTimeout(0);
    const int result =
        sqlite3_wal_checkpoint_v2(database_.getHandle(), nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    database_.setBusyTimeout(static_cast<int>(limits::database_waiting_time.count()));
    if (result != SQLITE_OK) {
        return false;
    }
    pages_ = 0;
    sqlite_identity::begin_log(database_);
    return true;
}

void SqliteLog::tidy()
{
    if (!checkpointing_.valid()) {
        if (pages_ >= limits::log_pages) {
            begin_checkpointing();
        }
        return;
    }
    if (checkpointing_.wait_for(std::chrono::seconds(0)) != std::future_status::timeout) {
        checkpointing_.get();
        const Checkpointed checkpointed = checkpoint(database_.getHandle());
        pages_ = 0;
        begin_log_after(checkpointed, database_);
    }
}

} // namespace dahut
