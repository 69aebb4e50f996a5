// Checkpoints the write-ahead log of a SQLite database when it has grown. The long part runs on a thread and a
// connection of its own, while the writer goes on. The writer itself copies what it wrote meanwhile. After that the log
// starts from its beginning. Two checkpoints never follow each other beside the writer.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <future>
#include <string>

namespace dahut {

class SqliteLog {
public:
    // From now on, only this object checkpoints this connection's log. The database must outlive it.
    explicit SqliteLog(SQLite::Database& database);
    SqliteLog(const SqliteLog&) = delete;
    SqliteLog& operator=(const SqliteLog&) = delete;
    SqliteLog(SqliteLog&&) = delete;
    SqliteLog& operator=(SqliteLog&&) = delete;
    // Waits for a running checkpoint.
    ~SqliteLog();

    // A change has failed: it may be in the log or not, and nothing more is written that could take its place there.
    void leave_alone() { is_left_alone_ = true; }

    // Call this outside any transaction. What cannot be copied now stays in the log, where it is just as safe.
    void tidy();
    // Carries all of the log over and makes its file empty, so that nothing is read there any more that has been
    // overwritten in the database. False if that cannot be done now. The log then grows anew, which makes commits
    // dearer until it is as long as it was. Call this outside any transaction. Throws SQLite::Exception.
    [[nodiscard]] bool empty();

private:
    void begin_checkpointing();

    SQLite::Database& database_;
    // The length of the log after the latest commit.
    int pages_ = 0;
    std::future<void> checkpointing_;
    bool is_left_alone_ = false;
};

} // namespace dahut
