// Whether a commit waits until the disk has it. What somebody is told has to be there before. What only changes its
// place in the database need not: the log is read in order and up to what is not whole, so after a loss of power it is
// there whenever anything is that was committed later, and nothing was told of it.
// Everything here throws SQLite::Exception.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

namespace dahut {

class SqliteFlushing {
public:
    explicit SqliteFlushing(SQLite::Database& database) : database_(database) { demand(); }

    // Called before every transaction that somebody is told of. Outside any transaction.
    void demand()
    {
        if (!is_demanded_) {
            database_.exec("PRAGMA synchronous = FULL");
            is_demanded_ = true;
        }
    }

    // What is committed from now on is flushed with the first commit for which it is demanded. Outside any transaction.
    void leave_to_the_next()
    {
        // First, as nobody knows what holds after a fault.
        is_demanded_ = false;
        database_.exec("PRAGMA synchronous = NORMAL");
    }

private:
    SQLite::Database& database_;
    bool is_demanded_ = false;
};

} // namespace dahut
