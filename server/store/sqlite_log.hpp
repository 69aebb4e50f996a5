// Carries the write-ahead log of a SQLite database over into the database when it has grown, on a thread and a
// connection of its own: whoever writes goes on meanwhile, and waits only while the last few pages are carried over,
// after which the log begins anew.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <future>
#include <string>

namespace dahut {

class SqliteLog {
public:
    // Nobody else carries this connection's log over from now on. The database outlives this.
    explicit SqliteLog(SQLite::Database& database);
    SqliteLog(const SqliteLog&) = delete;
    SqliteLog& operator=(const SqliteLog&) = delete;
    SqliteLog(SqliteLog&&) = delete;
    SqliteLog& operator=(SqliteLog&&) = delete;
    // Waits for what is being carried over.
    ~SqliteLog();

    // To be called outside any transaction. What cannot be carried over now stays in the log, where it is as safe.
    void tidy();

private:
    SQLite::Database& database_;
    // As of the latest commit.
    int pages_ = 0;
    std::future<void> carrying_;
};

} // namespace dahut
