// Whether a commit waits until the data is on the disk. Entries that clients are told of must be on the disk first.
// Moving entries within the database need not wait, and nobody is told of it. The log is read in order, up to the first
// incomplete part. So after a loss of power a move is there whenever any later commit is.
// Everything here throws SQLite::Exception.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

namespace dahut {

class SqliteFlushing {
public:
    explicit SqliteFlushing(SQLite::Database& database) : database_(database) { demand(); }

    // Call this before every transaction whose result clients are told of, outside any transaction.
    void demand()
    {
        if (!is_demanded_) {
            database_.exec("PRAGMA synchronous = FULL");
            is_demanded_ = true;
        }
    }

    // Commits from now on are flushed together with the next commit that demands it. Call this outside any transaction.
    void leave_to_the_next()
    {
        // Set first: if the statement throws, nobody knows which mode holds.
        is_demanded_ = false;
        database_.exec("PRAGMA synchronous = NORMAL");
    }

private:
    SQLite::Database& database_;
    bool is_demanded_ = false;
};

} // namespace dahut
